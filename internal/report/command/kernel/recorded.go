package kernel

import (
	"fmt"
	"slices"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/policy"
	"muster/internal/words"
	"muster/report"
)

// Recorded is a recorded game.
type Recorded struct{ record *matches.Record }

// Read reads a record of a game. It returns an edited record together with the fault.
func Read(game string, text []byte) (*Recorded, *arena.Fault) {
	r, fault := matches.ReadRecord(game, text)
	if r == nil {
		return nil, fault
	}
	return &Recorded{r}, fault
}

// Program returns the version of Muster that made the record.
func (r *Recorded) Program() string { return r.record.Program }

// Adventure returns the id of the adventure.
func (r *Recorded) Adventure() string { return r.record.Head.Adventure }

// Turns returns the number of turns of the game.
func (r *Recorded) Turns() int { return r.record.LastTurn() }

// battle sets up the recorded game, or returns the reasons why that is impossible.
func (r *Recorded) battle(e *library.Entry) (*setup.Battle, []string) {
	b, refused := setup.New(e.Catalog(), e, r.record.Options())
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return b, nil
}

// Played names the players and the checksum of the record; if seeded also the seed. The seed is only for viewers of all
// hands: with it the game can be replayed to show them.
func (r *Recorded) Played(seeded bool) (by, sum string) {
	h := &r.record.Head
	by = fmt.Sprintf("%s played by %s, %s by %s", words.Capital(setup.SideNames[boards.Pennant]),
		policy.Label(h.Players[boards.Pennant]), setup.SideNames[boards.Standard], policy.Label(h.Players[boards.Standard]))
	if seeded {
		by += "; seed " + h.Seed
	}
	return by, "Adventure " + h.Adventure + ", content " + h.Content + "."
}

// ReplayOf replays the record to its end and splits it into moments for a viewer. It may instead return the reasons why
// the game cannot be set up, or the first step that differs.
func (r *Recorded) ReplayOf(e *library.Entry, as boards.Camp) (*Replay, []string, *arena.Fault) {
	b, unplayable := r.battle(e)
	if b == nil {
		return nil, unplayable, nil
	}
	c := NewReplayBuilder(b, as)
	if _, fault := r.record.Replay(b, 0, c.See); fault != nil {
		return nil, nil, fault
	}
	return &c.Replay, nil, nil
}

// LogLines replays the record up to a turn, 0 for the end, and returns its log. It may instead return the reasons why
// the
// game cannot be set up, or the first step that differs.
func (r *Recorded) LogLines(e *library.Entry, to int, verbose bool) (lines, unplayable []string, fault *arena.Fault) {
	b, unplayable := r.battle(e)
	if b == nil {
		return nil, unplayable, nil
	}
	t := NewGameAnswer(b, verbose)
	if _, fault = r.record.Replay(b, to, t.See); fault != nil {
		return nil, nil, fault
	}
	opening, choices := t.Opening(r.record.Head.Players), report.Counted(t.Choices(), "choice")
	if !t.Ended() {
		// The lines of the turn that has only begun are not part of the answer.
		return append(slices.Concat(opening, t.UpTo(to), t.Standing()),
			fmt.Sprintf("verified: %s of %d, %s", report.Counted(to, "turn"), r.Turns(), choices)), nil, nil
	}
	return append(slices.Concat(opening, t.LogLines(), t.Ending()),
		fmt.Sprintf("verified: %s, %s, and the end as recorded",
			report.Counted(r.Turns(), "turn"), choices)), nil, nil
}
