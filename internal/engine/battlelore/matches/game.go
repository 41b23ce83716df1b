package matches

import (
	"context"
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// EndNames are the ends of a game as records and answers write them, by battlelore.End.
var EndNames = [battlelore.Ends]string{
	battlelore.Playing:    "playing",
	battlelore.ByBanners:  "banners",
	battlelore.ByRout:     "rout",
	battlelore.ByTurns:    "last-turn",
	battlelore.ByCap:      "turn-cap",
	battlelore.ByNoCard:   "no-card",
	battlelore.Marginally: "marginal-banners",
}

// Game is the result of one game.
type Game struct {
	Index     int
	Seed      uint64
	Players   [boards.Camps]string // policies, by camp; several are separated by commas (players.Words)
	Swapped   bool                 // the first policy of the batch plays the Standards
	Ended     battlelore.End
	Winner    battlelore.Side
	Turns     int
	Score     [boards.Camps]int           // banners, those of objectives included
	Shares    [battlelore.MaxPlayers]int  // with allies: what of their camp's banners is each player's
	Best      [battlelore.MaxPlayers]bool // with allies: of the camp that won, who has most
	Decisions int                         // with two options or more, or one
	Signature uint64                      // of the choices and the end
	Facts     *Facts                      // nil for a game of a Report whose Batch keeps none
}

// Watch is called after each choice with the new state, the choice, and its events, whose slice is reused. At the
// start of the game there is no choice yet: the action is Began, and the events are those up to the first choice.
// Without Lore they include the start of the first turn. With Lore they are in turn 0, in which councils are split and
// Lore cards kept.
type Watch func(s *battlelore.State, a battlelore.Action, events []battlelore.Event)

// Began is the action that a Watch gets for the start of a game. It is none of the engine's.
const Began = ^battlelore.Action(0)

// Table plays one game after another in one goroutine.
type Table = arena.Table[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]

// NewTable is a table where nothing has been played yet.
func NewTable() *Table {
	return arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
}

// Play plays a battle to its end with the policies of Names, by camp. watch may be nil. It fails on an unknown policy,
// an illegal answer, or when ctx is done.
func Play(ctx context.Context, b *setup.Battle, players [boards.Camps]string, watch Watch) (Game, error) {
	return play(ctx, b, players, watch, NewTable())
}

func play(ctx context.Context, b *setup.Battle, list [boards.Camps]string, watch Watch, on *Table) (Game, error) {
	g := Game{Seed: b.Seed, Players: list, Facts: new(Facts)}
	seats, err := players.Table(b.Rules, list, b.Seed)
	if err != nil {
		return g, fmt.Errorf("selfplay: %w", err)
	}
	seen := &watcher{battle: b, facts: g.Facts, watch: watch}
	s, played, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], seen)
	g.Decisions = played.Choices
	switch {
	case err != nil && ctx.Err() != nil:
		return g, ctx.Err()
	case err != nil:
		return g, fmt.Errorf("selfplay: seed %d, turn %d: %w", g.Seed, s.Turn, err)
	}
	seen.observer.close()
	g.Ended, g.Winner, g.Turns, g.Signature = s.Ended, s.Winner, int(s.Turn), played.Signature
	for camp := range boards.Camp(boards.Camps) {
		g.Score[camp] = b.Rules.Score(s, camp)
	}
	g.allies(b, s)
	return g, nil
}

// watcher collects the Facts of a game, and forwards its events.
type watcher struct {
	battle   *setup.Battle
	facts    *Facts
	watch    Watch // may be nil
	observer *observer
}

// Began starts the observation.
func (w *watcher) Began(s *battlelore.State, events []battlelore.Event) {
	w.observer = newObserver(w.battle, w.facts, int(s.Turn))
	if w.watch != nil {
		w.watch(s, Began, events)
	}
}

// Asked records the legal choices.
func (w *watcher) Asked(_ *battlelore.State, legal []battlelore.Action) { w.observer.asked(legal) }

// Took records the events.
func (w *watcher) Took(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	w.observer.see(events)
	if w.watch != nil {
		w.watch(s, a, events)
	}
}

// passer adapts a Watch to arena.Watcher.
type passer struct{ watch Watch }

func (t passer) Began(s *battlelore.State, events []battlelore.Event) { t.watch(s, Began, events) }
func (t passer) Asked(*battlelore.State, []battlelore.Action)         {}
func (t passer) Took(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	t.watch(s, a, events)
}
