"""A position of Pyramido: Forgotten Treasures and how it changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.core.rng import Rng
from pyramidion.core.state import CHANCE, OVER, State
from pyramidion.games.pyramido.rules.actions import (
    ACTIONS,
    BACK,
    DISCARD,
    DOMINO,
    DONE,
    GEM,
    KINDS,
    LEGEND_SPLIT,
    LEGEND_TAKE,
    OPEN,
    PILES,
    PLACE,
    SPLIT,
    START,
    TAKE,
)
from pyramidion.games.pyramido.rules.chance import Outcome, back_outcomes, domino_outcomes, gem_outcomes
from pyramidion.games.pyramido.rules.dominoes import NO_DOMINO, Dominoes
from pyramidion.games.pyramido.rules.gems import KEPT, MYTHICAL, held, one, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import ENOUGH, Legend, turns_of
from pyramidion.games.pyramido.rules.market import GEMS_A_SPACE, PILE_LANE, SPACE_LANE, Market
from pyramidion.games.pyramido.rules.player import Player, new_player
from pyramidion.games.pyramido.rules.scoring import places, solo_places

# The active seat's phases.
TAKE_ONE: Final = 0
SPLIT_PILE: Final = 1
OPEN_PILE: Final = 2
PLACE_IT: Final = 3
# All seats at once.
SCORE: Final = 4
REDUCE: Final = 5
END: Final = 6
# Chance's.
SHOW_BACK: Final = 7
TURN_UP: Final = 8
LAY_GEMS: Final = 9
FIRST_DOMINO: Final = 10  # of the Legend's stack
STARTER: Final = 11
LEGEND_STEP: Final = 12  # it gathers gems and takes a domino
LEGEND_REFILL: Final = 13  # it splits a pile
LEGEND_DRAW: Final = 14

first_seat: Final = vec[i64]([-1, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])  # the lowest of a set


@final
class Pyramido(State):
    """The table: the market, the players around it, and the Legend if there is only one of them."""

    market: Market
    players: list[Player]
    legend: Legend
    harder: bool  # PY-7.9
    level: i64  # from 1; 0 during set-up
    starter: i64  # who began this level
    active: i64
    legends_turn: bool
    room: i64  # seats with room on this level, as a set
    waiting: i64  # seats still to score or to discard, as a set
    pile: i64  # where the running turn takes, refills and turns up
    domino: i64  # taken and not yet placed, or NO_DOMINO
    due: i64  # gems still to be laid in the space of that pile

    def __init__(self, dominoes: Dominoes, seats: i64, harder: bool = False) -> None:
        self.seats = seats
        self.market = Market(dominoes)
        self.players = [new_player() for _ in range(seats)]
        self.legend = Legend()
        self.harder = harder
        self.phase = LAY_GEMS
        self.level = 0
        self.starter = 0
        self.active = 0
        self.legends_turn = False
        self.room = 0
        self.waiting = 0
        self.pile = 0
        self.domino = NO_DOMINO
        self.due = GEMS_A_SPACE
        if seats == 1:  # PY-7.1, PY-2.1
            self.phase = FIRST_DOMINO
            self.market.heights -= bit(PILE_LANE * (PILES - 1))

    def copy(self) -> "Pyramido":
        twin = Pyramido(self.market.dominoes, 0, self.harder)
        twin.seats = self.seats
        twin.market = self.market.copy()
        twin.players = [player.copy() for player in self.players]
        if self.seats == 1:
            twin.legend = self.legend.copy()
        twin.phase = self.phase
        twin.level = self.level
        twin.starter = self.starter
        twin.active = self.active
        twin.legends_turn = self.legends_turn
        twin.room = self.room
        twin.waiting = self.waiting
        twin.pile = self.pile
        twin.domino = self.domino
        twin.due = self.due
        return twin

    def key(self) -> tuple[int, ...]:
        turn = (int(self.phase), int(self.level), int(self.starter), int(self.active), int(self.waiting))
        table: tuple[int, ...] = turn
        if self.phase > END or self.phase == OPEN_PILE or self.phase == SPLIT_PILE or self.phase == PLACE_IT:
            table += (int(self.pile), int(self.domino), int(self.due))  # else left over from the last turn
        if self.seats == 1:
            table += (int(self.harder), int(self.legends_turn), *self.legend.key(self.legends_turn))
        return sum((player.key() for player in self.players), table + self.market.key())

    def width(self) -> i64:
        return ACTIONS

    def mover(self) -> i64:
        phase: i64 = self.phase
        if phase <= PLACE_IT:
            return self.active
        if phase < END:
            return first_seat[self.waiting]
        return OVER if phase == END else CHANCE

    def acting(self) -> i64:
        if self.phase <= PLACE_IT:
            return bit(self.active)
        return self.waiting if self.phase < END else 0

    def secret(self) -> bool:
        return self.phase == SCORE or self.phase == REDUCE

    def list_legal(self, seat: i64, actions: vec[i64]) -> i64:
        phase: i64 = self.phase
        if seat < 0:
            return self._legal_chance(actions) if seat == CHANCE and phase > END else 0
        if phase <= PLACE_IT:
            if seat != self.active:
                return 0
            if phase == TAKE_ONE:
                return self.market.list_takes(actions)
            if phase == PLACE_IT:
                return self.players[seat].pyramid.list_places(actions)
            return self.market.list_opens(actions) if phase == OPEN_PILE else self.market.list_splits(actions)
        if self.waiting >> seat & 1 == 0:
            return 0
        player = self.players[seat]
        return player.list_activations(actions) if phase == SCORE else player.list_discards(actions)

    def apply(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == TAKE_ONE:
            self._apply_take(action)
        elif phase == SHOW_BACK:
            self._apply_back(action)
        elif phase == OPEN_PILE:
            self.pile = action - OPEN  # PY-3.4
            self.phase = TURN_UP
        elif phase == TURN_UP:
            self._apply_domino(action)
        elif phase == PLACE_IT:
            self._apply_place(action)
        elif phase == LAY_GEMS:
            self._apply_gem(action)
        elif phase == SCORE:
            self._apply_score(seat, action)
        elif phase == LEGEND_STEP:
            self._apply_step(action)
        elif phase == REDUCE:
            self._apply_reduce(seat, action)
        elif phase == SPLIT_PILE:
            self.market.split(self.pile, action - SPLIT)  # PY-3.2
            self.phase = SHOW_BACK
        elif phase == LEGEND_DRAW:
            self._apply_draw(action)
        elif phase == LEGEND_REFILL:
            self.market.split(self.pile, action - LEGEND_SPLIT)  # PY-7.6
            self.phase = SHOW_BACK
        elif phase == STARTER:
            self.starter = action - START
            self._begin_level()
        else:
            self._apply_first_domino(action)

    # Chance: PY-2, PY-3.3, PY-3.4.

    def _outcomes(self) -> list[Outcome]:
        phase: i64 = self.phase
        if phase == LAY_GEMS or phase == LEGEND_DRAW:
            return gem_outcomes(self.market)
        if phase == SHOW_BACK:
            return back_outcomes(self.market)
        if phase == TURN_UP or phase == FIRST_DOMINO:
            return domino_outcomes(self.market, self.pile)
        if phase == STARTER:  # PY-2.2
            return [(START + seat, 1) for seat in range(self.seats)]
        return [(int(self._legends_step()), 1)]

    def _legal_chance(self, actions: vec[i64]) -> i64:
        n: i64 = 0
        for action, _ in self._outcomes():
            actions[n] = action
            n += 1
        return n

    def weights(self) -> list[int]:
        return [weight for _, weight in self._outcomes()]

    def sample(self, rng: Rng) -> i64:
        phase: i64 = self.phase
        if phase == SHOW_BACK:
            return BACK + self.market.sample_back(rng)
        if phase == TURN_UP or phase == FIRST_DOMINO:
            return DOMINO + self.market.sample_domino(self.pile, rng)
        if phase == STARTER:
            return START + rng.below(self.seats)
        if phase == LEGEND_STEP or phase == LEGEND_REFILL:
            return self._legends_step()
        return GEM + self.market.sample_gem(rng)

    def _apply_gem(self, action: i64) -> None:
        self.market.lay(self.pile, action - GEM)
        self.due -= 1
        if self.due > 0:
            self.market.recycle()
        elif self.legends_turn:
            self._refill()
        elif self.level > 0:
            self.phase = OPEN_PILE
        elif self.pile < PILES - 1:
            self.pile += 1
            self.due = GEMS_A_SPACE
        else:
            self.pile = 0
            self.phase = TURN_UP

    def _apply_back(self, action: i64) -> None:
        self.market.show(self.pile, action - BACK)
        if self.level == 0:
            self.pile += 1
            self.phase = TURN_UP
        elif self.legends_turn:
            self.phase = TURN_UP  # PY-7.4
        elif self.market.empty(self.pile):
            self._lay_gems(self.pile)
        else:
            self.phase = OPEN_PILE

    def _apply_domino(self, action: i64) -> None:
        self.market.turn_up(self.pile, action - DOMINO)
        if self.level > 0:
            if not self.legends_turn:
                self.phase = PLACE_IT
            elif self.legend.got == 0:  # PY-7.5
                self._draw()
            else:
                self._refill()
        elif self.pile < PILES - 1:
            self.pile += 1
            self.phase = SHOW_BACK
        elif self.seats == 1:  # PY-7.1
            self._begin_level()
        else:
            self.phase = STARTER  # PY-2.2

    def _lay_gems(self, space: i64) -> None:
        """PY-3.3: a space without gems gets three."""
        self.pile = space
        self.due = GEMS_A_SPACE
        self.phase = LAY_GEMS
        self.market.recycle()

    # A turn: PY-3.

    def _apply_take(self, action: i64) -> None:
        """PY-3.1."""
        market = self.market
        space: i64 = (action - TAKE) // KINDS
        kind: i64 = action - TAKE - KINDS * space
        market.spaces -= bit(SPACE_LANE * space + 2 * kind)
        self.players[self.active].gems += one(kind)
        self.pile = space
        self.domino = market.take(space)
        self.phase = SHOW_BACK if market.height(space) > 0 else SPLIT_PILE

    def _apply_place(self, action: i64) -> None:
        pyramid = self.players[self.active].pyramid
        pyramid.place(self.domino, action - PLACE, self.level, self.market.dominoes)
        self.domino = NO_DOMINO
        if not pyramid.room():
            self.room ^= bit(self.active)
        if self.seats == 1:
            self._begin_legends_turn()
        elif self.room == 0:
            self._begin_scoring()
        else:  # PY-3.7: who has no room is passed over
            seat: i64 = self.active
            while True:
                seat += 1
                if seat == self.seats:
                    seat = 0
                if self.room >> seat & 1:
                    break
            self.active = seat
            self.phase = TAKE_ONE

    def _begin_level(self) -> None:
        """PY-4.5."""
        self.level += 1
        self.active = self.starter
        self.room = bit(self.seats) - 1
        if self.level > 1:
            for player in self.players:
                player.pyramid.climb(self.level)
        self.phase = TAKE_ONE
        if self.seats == 1:
            self.legend.turns = turns_of[self.level]
            if self.harder and held(self.legend.gems, MYTHICAL) >= ENOUGH:  # PY-7.9
                self._draw()

    # Scoring: PY-5.

    def _begin_scoring(self) -> None:
        for player in self.players:
            player.look()
        self.waiting = bit(self.seats) - 1
        self.phase = SCORE

    def _apply_score(self, seat: i64, action: i64) -> None:
        if action != DONE:
            self.players[seat].activate(action)
            return
        self.waiting ^= bit(seat)
        if self.waiting != 0:
            return
        waiting: i64 = 0
        at: i64 = 0
        for player in self.players:
            player.close(self.level)
            self.market.discarded += player.spent  # PY-5.5
            player.spent = 0
            if total(player.gems) > KEPT:  # PY-5.6
                waiting |= bit(at)
            at += 1
        if self.seats == 1:
            self.legend.close(self.level, self.market)
        if self.level == LEVELS:
            self.phase = END
        elif waiting != 0:
            self.waiting = waiting
            self.phase = REDUCE
        else:
            self._next_level()

    def _apply_reduce(self, seat: i64, action: i64) -> None:
        player = self.players[seat]
        player.spend(one(action - DISCARD))
        if total(player.gems) > KEPT:
            return
        self.waiting ^= bit(seat)
        if self.waiting == 0:
            for other in self.players:
                self.market.discarded += other.spent
                other.spent = 0
            self._next_level()

    def _next_level(self) -> None:
        """PY-5.7: the fewest points of the level start the next, the first in its turn order if tied."""
        starter: i64 = self.starter
        fewest: i64 = self.players[starter].points(self.level)
        for later in range(1, self.seats):
            seat: i64 = (self.starter + later) % self.seats
            points: i64 = self.players[seat].points(self.level)
            if points < fewest:
                starter = seat
                fewest = points
        self.starter = starter
        self._begin_level()

    # The Legend: PY-7.

    def _apply_first_domino(self, action: i64) -> None:
        self.legend.top = action - DOMINO
        self.market.see(action - DOMINO)
        self.phase = LAY_GEMS

    def _begin_legends_turn(self) -> None:
        self.legends_turn = True
        self.legend.begin(self.market)
        self.phase = LEGEND_STEP

    def _legends_step(self) -> i64:
        """What it does next: it never has a choice."""
        if self.phase == LEGEND_STEP:
            return self.legend.step(self.market)
        return self.legend.split(self.pile, self.market)

    def _apply_step(self, action: i64) -> None:
        market = self.market
        legend = self.legend
        if action < LEGEND_TAKE:
            legend.gather(action, market)
            return
        self.pile = action - LEGEND_TAKE  # PY-7.4
        legend.top = market.take(self.pile)
        self.phase = SHOW_BACK if market.height(self.pile) > 0 else LEGEND_REFILL

    def _draw(self) -> None:
        """PY-7.5, PY-7.9."""
        self.market.recycle()
        self.phase = LEGEND_DRAW

    def _apply_draw(self, action: i64) -> None:
        gem: i64 = one(action - GEM)
        self.market.bag -= gem
        self.legend.gems += gem
        if self.legends_turn:
            self._refill()
        else:
            self.phase = TAKE_ONE

    def _refill(self) -> None:
        """PY-7.6; then its turn is over."""
        for space in range(PILES):
            if self.market.empty(space):
                self._lay_gems(space)
                return
        self.legends_turn = False
        self.legend.turns -= 1
        if self.legend.turns == 0:
            self._begin_scoring()
        elif self.room == 0:  # PY-7.1: the player skips, the Legend does not
            self._begin_legends_turn()
        else:
            self.phase = TAKE_ONE

    # Views.

    def redeal(self, seat: i64, rng: Rng) -> None:  # noqa: ARG002  what is undrawn is undecided
        """PY-5: others' activations and discards are taken back; nothing else is secret."""
        if self.phase != SCORE and self.phase != REDUCE:
            return
        at: i64 = 0
        for player in self.players:
            if at != seat:
                player.take_back()
                if self.phase == SCORE or total(player.gems) > KEPT:
                    self.waiting |= bit(at)
            at += 1

    def scores(self) -> list[int]:
        return [int(player.score()) for player in self.players]

    def places(self) -> list[int]:
        return places(self.players) if self.seats > 1 else solo_places(self.players[0], self.legend)
