/** Numbers as the reader writes them, with true minus signs. */
import { language } from "./language.svelte";

/** A text with true minus signs before its numbers, where programs write hyphens. */
export const minus = (text: string | number): string => `${text}`.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");

const written = (number: number, digits: number): string =>
  minus(
    new Intl.NumberFormat(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      Math.abs(number) < 0.5 / 10 ** digits ? 0 : number,
    ),
  );

export const whole = (number: number): string => written(number, 0);
export const decimal = (number: number): string => written(number, 1);
/** With its sign, unless it is nothing. */
export const signed = (number: number): string => (number > 0 ? `+${whole(number)}` : whole(number));
