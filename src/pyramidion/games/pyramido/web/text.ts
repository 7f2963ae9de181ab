/** The game in words: lines of the log, what to do, how far it is. */
import type { GameText, Translate } from "$web/board";
import type { Offer, View } from "./types";
import { backName, changeName, colourName, dominoName, gemName, gemsName } from "./words";

type Teller = (args: string[], who: string, t: Translate) => string | null;

/** How the lines of each verb of a seat or of the Legend are told; `args` are the words behind the verb. */
const ACTORS: Record<string, Teller> = {
  take: ([space = "", gem], who, t) =>
    gem ? t("pyramido-log-take", { who, space, gem: gemName(gem, t) }) : t("pyramido-log-take-domino", { who, space }),
  split: ([space = "", giver = ""], who, t) => t("pyramido-log-split", { who, space, giver }),
  open: ([space = ""], who, t) => t("pyramido-log-open", { who, space }),
  place: (_, who, t) => t("pyramido-log-place", { who }),
  skip: (_, who, t) => t("pyramido-log-skip", { who }),
  activate: ([level = "", , ...gems], who, t) => t("pyramido-log-activate", { who, level, gems: gemsName(gems, t) }),
  done: () => null,
  discard: ([gem = ""], who, t) => t("pyramido-log-discard", { who, gem: gemName(gem, t) }),
  gather: ([space = "", gem = ""], who, t) => t("pyramido-log-take-gem", { who, space, gem: gemName(gem, t) }),
  draw: ([gem = ""], who, t) => t("pyramido-log-draw", { who, gem: gemName(gem, t) }),
  score: ([level = "", points = ""], who, t) => t("pyramido-log-score", { who, level, points: Number(points) }),
  total: ([points = ""], who, t) => t("pyramido-log-total", { who, points: Number(points) }),
};

/** The same for lines of chance; `who` names the seat or the Legend given as a word. */
const CHANCE: Record<string, (args: string[], who: (seat: string) => string, t: Translate) => string | null> = {
  legend: (_, who, t) => t("pyramido-log-legend", { who: who("L") }),
  gem: ([space = "", gem = ""], _, t) => t("pyramido-log-gem", { space, gem: gemName(gem, t) }),
  domino: ([space = ""], _, t) => t("pyramido-log-domino", { space }),
  back: () => null,
  level: ([level = "", seat = ""], who, t) => t("pyramido-log-level", { level, who: who(seat) }),
  winner: (seats, who, t) => t("pyramido-log-winner", { who: seats.map(who).join(", "), count: seats.length }),
};

export const text: GameText<View, Offer> = {
  tell(line, names, t) {
    const [actor = "", verb = "", ...args] = line.split(" ");
    const who = (seat: string): string => (seat === "L" ? t("pyramido-legend") : (names[Number(seat) - 1] ?? ""));
    return (actor === "-" ? CHANCE[verb]?.(args, who, t) : ACTORS[verb]?.(args, who(actor), t)) ?? null;
  },

  todo(view, offers, actions, t) {
    const [first] = offers;
    if (!first) return t(view.places ? "pyramido-todo-end" : actions.length ? "pyramido-todo-confirm" : "pyramido-todo-wait");
    if (first.type === "activate" || first.type === "done") return t("pyramido-todo-activate");
    if (first.type === "discard") {
      const gems = view.seats[view.viewer]?.gems ?? {};
      return t("pyramido-todo-discard", { count: Object.values(gems).reduce((sum, count) => sum + count, 0) });
    }
    return t(`pyramido-todo-${first.type}`);
  },

  points: (view) => [...view.seats.map((seat) => seat.total), ...(view.legend ? [view.legend.total] : [])],

  stage: (view, t) => (view.level ? t("pyramido-stage", { level: view.level }) : t("pyramido-stage-setup")),

  offer(offer, t) {
    switch (offer.type) {
      case "take":
        return t("pyramido-choice-take", {
          space: offer.space + 1,
          gem: gemName(offer.gem, t),
          domino: offer.domino ? dominoName(offer.domino, t) : "",
        });
      case "split":
        return t("pyramido-choice-split", { giver: offer.giver + 1, count: offer.moved });
      case "open":
        return t("pyramido-choice-open", { space: offer.space + 1, back: backName(offer.back, t) });
      case "place":
        return t("pyramido-choice-place", {
          a: `${offer.a.x},${offer.a.y}`,
          b: `${offer.b.x},${offer.b.y}`,
          changes: offer.changes.map((change) => changeName(change, t)).join(", "),
        });
      case "activate":
        return t("pyramido-choice-activate", {
          colour: colourName(offer.colour, t),
          icons: offer.icons,
          gems: gemsName(offer.gems, t),
          points: offer.points,
        });
      case "done":
        return t("pyramido-done", { points: offer.points, areas: offer.areas, mythical: offer.mythical });
      case "discard":
        return t("pyramido-choice-discard", { gem: gemName(offer.gem, t) });
    }
  },

  hint(offer, t) {
    if (offer.type === "take") return t("pyramido-hint-take", { space: offer.space + 1, gem: gemName(offer.gem, t) });
    if (offer.type === "open") return t("pyramido-hint-open", { space: offer.space + 1 });
    if (offer.type !== "place") return text.offer(offer, t);
    const changes = offer.changes.map((change) => changeName(change, t));
    const holes = offer.holes.length ? [t("pyramido-hole", { count: offer.holes.length })] : [];
    return t("pyramido-hint-place", { changes: [...changes, ...holes].join(", ") });
  },

  tie(view, names, t) {
    const points = text.points(view);
    const level = points.flatMap((total, seat) => (total === Math.max(...points) ? [seat] : []));
    if (!view.places || level.length < 2) return null;
    if (view.legend) return t("pyramido-tie-legend");
    const [winner, ...others] = level.filter((seat) => view.places?.[seat] === 1);
    if (winner === undefined || others.length) return t("pyramido-tie-shared");
    const gems = (seat: number): number => Object.values(view.seats[seat]?.gems ?? {}).reduce((sum, count) => sum + count, 0);
    const more = level.every((seat) => seat === winner || gems(seat) < gems(winner));
    return t(more ? "pyramido-tie-gems" : "pyramido-tie-level", { who: names[winner] ?? "" });
  },
};
