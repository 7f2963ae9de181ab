/** Who sits before this browser. */
import * as api from "./api";

class Guest {
  name = $state("");
  known = $state(false);
  locked = $state(false);

  #take({ name, known, locked }: { name: string; known: boolean; locked: boolean }): void {
    Object.assign(this, { name, known, locked });
  }

  async arrive(): Promise<void> {
    this.#take(await api.me());
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) this.#take(await api.rename(wanted));
  }

  async enter(password: string): Promise<void> {
    this.#take(await api.login(password));
  }

  async link(code: string): Promise<void> {
    this.#take(await api.useLink(code));
  }
}

export const guest = new Guest();
