/** The little Markdown that rules have, as pieces of text: bold, italic, code. */
export interface Piece {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}

const SIGNS = { "**": "strong", "*": "em", "`": "code" } as const;

export function pieces(text: string): Piece[] {
  const found = text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`)/).filter(Boolean);
  return found.map((part) => {
    const sign = (["**", "*", "`"] as const).find((one) => part.startsWith(one) && part.endsWith(one) && part.length > 2 * one.length);
    return sign ? { kind: SIGNS[sign], text: part.slice(sign.length, -sign.length) } : { kind: "plain", text: part };
  });
}
