"""Who asks: guests by a cookie, programs by a token, and whether they know the server's password."""

from hashlib import scrypt, sha256
from hmac import compare_digest
from secrets import token_hex

from pyramidion.server.store import Guest, Store, Token
from pyramidion.server.visit import Visit

GUEST = "pyramidion_guest"
PASS = "pyramidion_pass"
LINK_SECONDS = 600
NAMELESS = "Guest"


def key_of(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def cookies(header: str) -> dict[str, str]:
    """The cookies of a request, whatever else on this host has set beside them; of equals the first counts.

    Browsers name those of the longest path first. Python's own reader drops all for one that is malformed.
    """
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.partition("=")
        found.setdefault(name.strip(), value.strip())
    return found


class Identity:
    """Finds and makes guests. Secrets are 128 random bits, known to their owner alone."""

    def __init__(self, store: Store, password: str | None) -> None:
        self._store = store
        # What a browser shows instead of the password: slow to compute, the same in every process.
        self._pass = (
            scrypt(password.encode(), salt=b"pyramidion", n=2**14, r=8, p=1).hex() if password else None
        )

    def admitted(self, visit: Visit) -> bool:
        """Whether a visitor has given the password, or needs none."""
        shown = cookies(visit.cookie).get(PASS, "")
        return self._pass is None or compare_digest(shown.encode(), self._pass.encode())

    def log_in(self, visit: Visit, password: str) -> bool:
        """Admit a visitor who knows the password."""
        known = self._pass is None or compare_digest(Identity(self._store, password)._pass or "", self._pass)
        if known and self._pass is not None:
            visit.set_cookie(PASS, self._pass)
        return known

    async def program(self, visit: Visit) -> Guest | None:
        """The program whose token a request shows."""
        if not visit.bearer:
            return None
        token = await self._store.token(key_of(visit.bearer))
        return await self._store.guest(token.guest) if token else None

    async def guest(self, visit: Visit) -> Guest | None:
        """Who asks, if they have been here before."""
        if visit.bearer:
            return await self.program(visit)
        secret = cookies(visit.cookie).get(GUEST)
        return await self._store.guest(key_of(secret)) if secret else None

    async def made(self, visit: Visit, name: str = NAMELESS) -> Guest:
        """Who asks; a new guest if they have not been here before."""
        found = await self.guest(visit)
        if found is None:
            secret = token_hex(16)
            found = Guest(key_of(secret), name)
            await self._store.keep_guest(found)
            visit.set_cookie(GUEST, secret)
        return found

    async def linked(self, guest: Guest) -> str:
        """A code that makes another device this guest's."""
        code = token_hex(16)
        await self._store.keep_link(key_of(code), guest.id, LINK_SECONDS)
        return code

    async def link(self, visit: Visit, code: str) -> Guest | None:
        """Make this device the guest's whose code it is."""
        secret = token_hex(16)
        found = await self._store.take_link(key_of(code), key_of(secret))
        if found:
            visit.set_cookie(GUEST, secret)
        return found

    async def token(self, name: str) -> str:
        """A new program's token; the program is a guest of its own."""
        secret = token_hex(16)
        program = Guest(key_of(token_hex(16)), name)
        await self._store.keep_guest(program)
        await self._store.keep_token(Token(key_of(secret), program.id, name))
        return secret

    async def drop_token(self, visit: Visit, guest: Guest) -> None:
        """End a token, by whoever shows it."""
        await self._store.drop_token(key_of(visit.bearer), guest.id)
