package matches

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/sweep"
)

// Sums are the statistics of many games of one adventure, in integers. The zero value holds no games. The content does
// not depend on the order of the games, or on the order of merging.
type Sums struct {
	arena.CourseSums
	Adventure string                      `json:"adventure"` // by id
	Ends      [kernel.Ends]int            `json:"ends"`
	EndOf     [kernel.Ends]*arena.Example `json:"end_of"` // the first game that ended so
	Idle      arena.Counts                `json:"idle"`   // turns of a game in which no unit was ordered
	Barred    arena.Counts                `json:"barred"` // ... and none could be
	Quiet     arena.Counts                `json:"quiet"`  // the longest run of turns without a loss
	Exits     arena.BothResults           `json:"exits"`  // how a side fared that left by an exit
	Spent     [boards.Camps]arena.Counts  `json:"spent"`  // Inspired Action tokens that a side spent
	Cards     []arena.CardRow             `json:"cards"`
	Actions   []ActionRow                 `json:"actions"`
	Goals     []arena.GoalRow             `json:"objectives"`
	Leaders   []LeaderRow                 `json:"leaders"`
}

// ActionRow is an Inspired Action: how a side fared that used it.
type ActionRow struct {
	ID   string            `json:"id"`
	Name string            `json:"name"`
	Used arena.BothResults `json:"used"`
}

// LeaderRow is a Leader: how its side fared when it fell.
type LeaderRow struct {
	Camp boards.Camp   `json:"camp"`
	Name string        `json:"name"`
	Fell arena.Results `json:"fell"`
}

func (r *ActionRow) compare(o *ActionRow) int { return cmp.Compare(r.ID, o.ID) }
func (r *LeaderRow) compare(o *LeaderRow) int {
	return cmp.Or(cmp.Compare(r.Camp, o.Camp), cmp.Compare(r.Name, o.Name))
}

// Watched are the statistics of one game for Sums.
type Watched struct {
	Battle *setup.Battle
	Ended  kernel.End
	Course arena.Course
	Facts  Facts
	Held   [boards.Camps]CardSet // Command cards that a side was dealt before the first turn
	Played [boards.Camps]CardSet // ... that it played, in its own turn or in answer to an attack
	Used   [boards.Camps]uint32  // Inspired Actions that a side used, one bit each
	Spent  [boards.Camps]int     // tokens for them
}

// PlayWatched plays the game of a reference on a table, and returns its statistics with the last state.
func PlayWatched(ctx context.Context, b *setup.Battle, ref arena.Ref, on *Table) (*kernel.State, *Watched, error) {
	w := &sumsWatcher{game: &Watched{Battle: b}}
	w.facts.battle, w.facts.observer = b, newObserver(b, &w.game.Facts)
	for camp := range w.game.Course.Goal {
		w.game.Course.Goal[camp] = max(b.Rules.Goal[camp], 1)
	}
	s, _, err := Seat(ctx, b, ref.Players, w, on)
	if err != nil {
		return s, nil, err
	}
	w.facts.observer.close()
	w.endTurn(s)
	w.game.Ended, w.game.Course.Winner = s.Ended, int(s.Winner)
	return s, w.game, nil
}

// sumsWatcher collects the statistics of a game.
type sumsWatcher struct {
	facts watcher
	game  *Watched
	turn  int // 0 before the first one
}

// Began starts the observation.
func (w *sumsWatcher) Began(s *kernel.State, events []kernel.Event) {
	w.facts.Began(s, events)
	w.see(s, events)
}

// Asked records the legal choices.
func (w *sumsWatcher) Asked(s *kernel.State, legal []kernel.Action) { w.facts.Asked(s, legal) }

// Took records the events.
func (w *sumsWatcher) Took(s *kernel.State, a kernel.Action, events []kernel.Event) {
	w.facts.Took(s, a, events)
	w.see(s, events)
}

func (w *sumsWatcher) see(s *kernel.State, events []kernel.Event) {
	g := w.game
	for i := range events {
		switch e := &events[i]; e.Kind {
		case kernel.TurnBegan:
			w.endTurn(s)
			if w.turn++; w.turn == 1 {
				for camp := range s.Seats {
					seat := &s.Seats[camp]
					for _, card := range seat.Hand[:seat.Cards] {
						g.Held[camp].Add(int(card))
					}
				}
			}
		case kernel.CardPlayed, kernel.CardReacted:
			g.Played[e.Camp].Add(e.Card())
		case kernel.ActionUsed:
			g.Used[e.Camp] |= 1 << e.Action()
			g.Spent[e.Camp] += e.Tokens()
		case kernel.BlocksLost:
			if g.Course.Blood.Turn == 0 && e.Blocks() > 0 {
				g.Course.Blood = arena.Blood{Turn: max(w.turn, 1), Drew: int(e.Camp.Other())}
			}
		}
	}
}

// endTurn closes the current turn; before the first one is the set-up.
func (w *sumsWatcher) endTurn(s *kernel.State) {
	if w.turn == 0 {
		return
	}
	var has [boards.Camps]int
	for camp := range boards.Camp(boards.Camps) {
		has[camp] = w.game.Battle.Rules.Score(s, camp)
	}
	w.game.Course.Turns = append(w.game.Course.Turns, has)
}

// Add adds a game. It fails if the game is of another adventure.
func (s *Sums) Add(g *Watched, r arena.Ref) error {
	if err := s.same(g.Battle.Adventure.ID); err != nil {
		return err
	}
	winner := g.Course.Winner
	s.CourseSums.Add(&g.Course, &r)
	s.Ends[g.Ended]++
	s.EndOf[g.Ended] = r.Note(s.EndOf[g.Ended], len(g.Course.Turns), arena.TheFirst)
	s.Idle.Add(g.Facts.Idle)
	s.Barred.Add(g.Facts.Barred)
	s.Quiet.Add(g.Facts.Quiet)
	for camp := range s.Exits {
		if g.Facts.Out[camp] > 0 {
			s.Exits[camp].Add(camp, winner, &r)
		}
		s.Spent[camp].Add(g.Spent[camp])
	}
	b := g.Battle
	for i, name := range b.Cards {
		row := arena.RowOf(&s.Cards, arena.CardRow{ID: name.ID, Name: name.Name}, (*arena.CardRow).Compare)
		row.Add([2]bool{g.Held[0].Has(i), g.Held[1].Has(i)}, [2]bool{g.Played[0].Has(i), g.Played[1].Has(i)}, winner, &r)
	}
	for i, name := range b.Inspired {
		row := arena.RowOf(&s.Actions, ActionRow{ID: name.ID, Name: name.Name}, (*ActionRow).compare)
		for camp, used := range g.Used {
			if used>>i&1 != 0 {
				row.Used[camp].Add(camp, winner, &r)
			}
		}
	}
	for i := range b.Objectives {
		o := &b.Objectives[i]
		name := o.Name
		if name == "" {
			name = "the objective at " + b.Field.Hexes.Label(o.At[0])
		}
		row := arena.RowOf(&s.Goals, arena.GoalRow{Ptr: o.Ptr, Name: name, Camps: b.Rules.Objectives[i].Camps},
			(*arena.GoalRow).Compare)
		holder := arena.Neither
		for camp, first := range g.Facts.First {
			if first>>i&1 != 0 {
				holder = camp
			}
		}
		row.Add(holder, winner, &r)
	}
	for i := range b.Leaders {
		l := &b.Leaders[i]
		row := arena.RowOf(&s.Leaders, LeaderRow{Camp: l.Camp, Name: l.Name}, (*LeaderRow).compare)
		if g.Facts.Staff.Fell.Has(i) {
			row.Fell.Add(int(l.Camp), winner, &r)
		}
	}
	return nil
}

// same takes over the adventure of the first game.
func (s *Sums) same(adventure string) error {
	if s.Games == 0 && s.Adventure == "" {
		s.Adventure = adventure
	}
	if s.Adventure != adventure {
		return fmt.Errorf("games of %s do not add up with games of %s", adventure, s.Adventure)
	}
	return nil
}

// Merge adds the games of other sums, which are unchanged. It fails if they are of another adventure.
func (s *Sums) Merge(other sweep.Sums) error {
	o, ok := other.(*Sums)
	if !ok {
		return fmt.Errorf("%T are no sums of battles", other)
	}
	if o.Games == 0 {
		return nil
	}
	if err := s.same(o.Adventure); err != nil {
		return err
	}
	s.CourseSums.Merge(&o.CourseSums)
	for end := range s.Ends {
		s.Ends[end] += o.Ends[end]
		s.EndOf[end] = arena.FirstExample(s.EndOf[end], o.EndOf[end])
	}
	s.Idle.Merge(o.Idle)
	s.Barred.Merge(o.Barred)
	s.Quiet.Merge(o.Quiet)
	s.Exits.Merge(&o.Exits)
	for camp := range s.Spent {
		s.Spent[camp].Merge(o.Spent[camp])
	}
	for i := range o.Cards {
		from := &o.Cards[i]
		arena.RowOf(&s.Cards, arena.CardRow{ID: from.ID, Name: from.Name}, (*arena.CardRow).Compare).Merge(from)
	}
	for i := range o.Actions {
		from := &o.Actions[i]
		arena.RowOf(&s.Actions, ActionRow{ID: from.ID, Name: from.Name}, (*ActionRow).compare).Used.Merge(&from.Used)
	}
	for i := range o.Goals {
		from := &o.Goals[i]
		key := arena.GoalRow{Ptr: from.Ptr, Name: from.Name, Camps: from.Camps}
		arena.RowOf(&s.Goals, key, (*arena.GoalRow).Compare).Merge(from)
	}
	for i := range o.Leaders {
		from := &o.Leaders[i]
		arena.RowOf(&s.Leaders, LeaderRow{Camp: from.Camp, Name: from.Name}, (*LeaderRow).compare).Fell.Merge(&from.Fell)
	}
	return nil
}

// Write returns the sums as text for machines: one line of JSON, the same for the same games.
func (s *Sums) Write() []byte {
	text, err := json.Marshal(s)
	if err != nil { // numbers and words always can
		panic("matches: sums that cannot be written: " + err.Error())
	}
	return append(text, '\n')
}

// ReadSums reads the output of Write. The error names the fault in the text.
func ReadSums(text []byte) (*Sums, error) {
	s := new(Sums)
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(s); err != nil {
		return nil, fmt.Errorf("matches: %w", err)
	}
	if err := s.Sound(); err != nil {
		return nil, fmt.Errorf("matches: %w", err)
	}
	return s, nil
}

// Observer adds up the statistics of a sweep's games.
func Observer() sweep.Observer {
	return sweep.Observer{
		New: func() sweep.Sums { return new(Sums) },
		Read: func(text []byte) (sweep.Sums, error) {
			s, err := ReadSums(text)
			if err != nil {
				return nil, err
			}
			return s, nil
		},
	}
}

// Seen adds a game to the sums of a cell of a sweep: a sweep.Game has it.
func Seen(g *Watched, r arena.Ref) func(into sweep.Sums) error {
	return func(into sweep.Sums) error {
		s, ok := into.(*Sums)
		if !ok {
			return fmt.Errorf("%T are no sums of battles", into)
		}
		return s.Add(g, r)
	}
}
