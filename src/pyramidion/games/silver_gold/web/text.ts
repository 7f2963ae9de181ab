/** The game in words: lines of the log, what to do, how far it is. */
import type { GameText, Translate } from "$web/board";
import type { Offer, View } from "./types";
import { colourName, markName } from "./words";

type Teller = (args: string[], who: (seat: string | undefined) => string, t: Translate) => string | null;

/** How the lines of each verb are told; `args` are the words behind the verb, `who` names seats. */
const TELLERS: Record<string, Teller> = {
  deal: ([seat, card = "?"], who, t) => (card === "?" ? null : t("silver-gold-log-deal", { who: who(seat), card })),
  show: ([card = ""], _, t) => t("silver-gold-log-show", { card }),
  round: ([round = ""], _, t) => t("silver-gold-log-round", { round }),
  reveal: ([pattern = ""], _, t) => t("silver-gold-log-reveal", { pattern }),
  winner: (seats, who, t) => t("silver-gold-log-winner", { who: seats.map(who).join(", "), count: seats.length }),
};

/** The same for lines of a seat. */
const SEATS: Record<string, (args: string[], who: string, t: Translate) => string> = {
  keep: ([one = "", other = ""], who, t) => t("silver-gold-log-keep", { who, one, other }),
  mark: ([card = "", ...squares], who, t) =>
    t("silver-gold-log-mark", { who, card, squares: squares.join(" "), count: squares.length }),
  cross: ([card = "", square = ""], who, t) => t("silver-gold-log-cross", { who, card, square }),
  take: ([card = ""], who, t) => t("silver-gold-log-take", { who, card }),
  draw: (_, who, t) => t("silver-gold-log-draw", { who }),
  claim: ([colour = "", points = ""], who, t) => t("silver-gold-log-claim", { who, colour: colourName(colour, t), points }),
  score: ([points = ""], who, t) => t("silver-gold-log-score", { who, points: Number(points) }),
};

export const text: GameText<View, Offer> = {
  tell(line, names, t) {
    const [actor = "", verb = "", ...args] = line.split(" ");
    const who = (seat: string | undefined): string => names[Number(seat) - 1] ?? "";
    return SEATS[verb]?.(args, who(actor), t) ?? TELLERS[verb]?.(args, who, t) ?? null;
  },

  todo(view, offers, actions, t) {
    const [first] = offers;
    if (!first) return t(view.places ? "silver-gold-todo-end" : actions.length ? "silver-gold-todo-confirm" : "silver-gold-todo-wait");
    if (first.type === "keep") return t("silver-gold-todo-keep");
    if (first.type !== "mark") return t(view.unseen ? "silver-gold-todo-replace" : "silver-gold-todo-take");
    if (first.extra) return t("silver-gold-todo-cross");
    const fits = offers.some((offer) => offer.type === "mark" && offer.squares.length > 1);
    return t(fits ? "silver-gold-todo-mark" : "silver-gold-todo-single");
  },

  points: (view) => view.seats.map((seat) => seat.score.total),

  stage: (view, t) => (view.turn ? t("silver-gold-stage", { round: view.round, turn: view.turn }) : t("silver-gold-stage-setup")),

  offer(offer, t) {
    switch (offer.type) {
      case "keep":
        return t("silver-gold-choice-keep", { one: offer.cards[0] ?? 0, other: offer.cards[1] ?? 0 });
      case "mark":
        return markName(offer, t);
      case "take":
        return t("silver-gold-choice-take", { card: offer.card });
      case "draw":
        return t("silver-gold-choice-draw");
    }
  },

  tie(view, names, t) {
    const most = Math.max(...text.points(view));
    const level = text.points(view).filter((points) => points === most).length > 1;
    const [winner, ...others] = (view.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
    if (winner === undefined || !level) return null;
    if (others.length) return t("silver-gold-tie-shared");
    return t("silver-gold-tie-card", { who: names[winner] ?? "", card: Math.min(...(view.seats[winner]?.completed ?? [])) });
  },
};
