/** What is kept in this browser, so that it outlives a reload and needs no server. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`pyramidion.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  localStorage.setItem(`pyramidion.${key}`, JSON.stringify(value));
}
