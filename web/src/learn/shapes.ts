/* Written by tools/generate_types.py from pyramidion.server.learn.shapes: do not edit. */

/** One rule. */
export interface ClauseText {
  id: string;
  text: string;
}

/** Rules that belong together; without a number it only explains. */
export interface ChapterText {
  number: string;
  title: string;
  text: string;
  clauses: ClauseText[];
}

/** All rules of a game in one language. */
export interface RulesText {
  game: string;
  title: string;
  about: string;
  chapters: ChapterText[];
}

/** A lesson that can be played along. */
export interface LessonRow {
  game: string;
  name: string;
  steps: number;
}

/** One step: what is said, what is seen, and what the learner is to do, if anything. */
export interface Step {
  say: string;
  ply: number;
  line: string | null;
  action: number | null;
  view: unknown;
  offers: unknown;
}

/** A record to play along, as seat 0. */
export interface Lesson {
  game: string;
  name: string;
  players: string[];
  record: string;
  steps: Step[];
}

/** A record as text. */
export interface AskRecord {
  record: string;
}

/** The positions of a record after `start` lines and so on, up to `stop` lines, seen by a seat. */
export interface AskFrames {
  record: string;
  seat: number;
  start: number;
  stop: number;
}

/** Why a seat cannot do a line after so many lines of a record. */
export interface AskWhy {
  record: string;
  seat: number;
  ply: number;
  line: string;
}

/** Go on from where a record is after `ply` lines, in a seat, against such bots or those of the record. */
export interface AskAgain {
  record: string;
  ply: number;
  seat: number;
  bot: string | null;
  pace: number | null;
}

/** Somewhere worth jumping to: a round, a level, many points at once, the end. */
export interface Moment {
  ply: number;
  kind: string;
  number: number;
  seat: number;
}

/** A record without its positions. */
export interface Outline {
  game: string;
  title: string;
  players: string[];
  options: Record<string, string>;
  over: boolean;
  until: number;
  lines: string[];
  moments: Moment[];
}

/** A position of a record. */
export interface Frame {
  ply: number;
  view: unknown;
}

/** A choice, what the master would have done, and what the difference cost in points. */
export interface Judged {
  ply: number;
  seat: number;
  line: string;
  value: number;
  best: string;
  cost: number;
  sure: boolean;
}

/** The points that each seat could expect after so many lines. */
export interface CoursePoint {
  ply: number;
  worth: number[];
}

/** An analysis as far as it is: all choices are judged when `done` is `total`. */
export interface Report {
  key: string;
  done: number;
  total: number;
  course: CoursePoint[];
  choices: Judged[];
}

/** What a seat scored, could have scored by a line that was found, and never more than what is proven. */
export interface Possible {
  seat: number;
  scored: number;
  found: number;
  bound: number;
  exact: boolean;
}

/** A finished game of a guest: who played, points and places, and what the own points were for. */
export interface PastGame {
  table: string;
  game: string;
  at: number;
  seat: number;
  players: string[];
  scores: number[];
  places: number[];
  parts: Record<string, number>;
  sheet: Record<string, number>;
  stage: string;
  stages: number[];
  began: boolean | null;
  seconds: number | null;
  again: boolean;
}
