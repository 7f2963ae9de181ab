/** Requests to the server; what it refuses is an error with a sentence. */
import type { Course, GameInfo, LinkCode, Me, NewTable, Problem, TableRow } from "./bodies";
import { href } from "./prefix";
import type { TableView } from "./wire";

export class Refused extends Error {
  constructor(
    readonly rule: string,
    message: string,
    readonly status: number,
    /** Of a record, from 1. */
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const json = { "content-type": "application/json" };
  const answer = await fetch(href(`api/${path}`), {
    method,
    ...(body === undefined ? {} : { headers: json, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const said: unknown = text ? JSON.parse(text) : null;
  if (answer.ok) return said as T;
  const problem = said as Problem | null;
  throw new Refused(problem?.rule ?? "", problem?.message ?? answer.statusText, answer.status, problem?.line ?? null);
}

export const games = (): Promise<GameInfo[]> => ask("GET", "games");
export const me = (): Promise<Me> => ask("GET", "me");
export const rename = (name: string): Promise<Me> => ask("PUT", "me", { name });
export const makeLink = (): Promise<LinkCode> => ask("POST", "me/link");
export const useLink = (code: string): Promise<Me> => ask("POST", "link", { code });
export const login = (password: string): Promise<Me> => ask("POST", "login", { password });
export const tables = (): Promise<TableRow[]> => ask("GET", "tables");
export const ownTables = (): Promise<TableRow[]> => ask("GET", "tables?mine=true");
export const table = (id: string): Promise<TableView> => ask("GET", `tables/${id}`);
export const open = (table: NewTable): Promise<TableView> => ask("POST", "tables", table);

/** Do something at a table: sit, leave, start, rematch, replace, reclaim, remove, pace. */
export const at = (id: string, verb: string, body?: unknown): Promise<TableView> =>
  ask("POST", `tables/${id}/${verb}`, body ?? {});

export const course = (id: string): Promise<Course> => ask("GET", `tables/${id}/course`);

export const recordAddress = (id: string): string => href(`api/tables/${id}/record`);
