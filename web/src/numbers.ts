/** Numbers as they are printed. */

/** A text with true minus signs before its numbers, where programs write hyphens. */
export const minus = (text: string | number): string => `${text}`.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
