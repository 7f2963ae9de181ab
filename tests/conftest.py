"""What all tests share: hypothesis tries the same examples every time, however slow the machine is."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=150)
settings.load_profile("steady")
