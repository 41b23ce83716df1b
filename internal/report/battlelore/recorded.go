package battlelore

import (
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
	"muster/report"
)

// Recorded is a recorded game.
type Recorded struct{ record *matches.Record }

// Read reads a record. It returns an edited record together with the fault.
func Read(text []byte) (*Recorded, *arena.Fault) {
	r, fault := matches.ReadRecord(text)
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

// Played names the players and the checksum of the record; if seeded also the seed. The seed is only for viewers of all
// hands: with it the game can be replayed to show them.
func (r *Recorded) Played(seeded bool) (by, sum string) {
	h := &r.record.Head
	by = fmt.Sprintf("%s played by %s, %s by %s", narrate.People(boards.Pennant),
		policy.LabelAll(h.Players[boards.Pennant]), narrate.People(boards.Standard),
		policy.LabelAll(h.Players[boards.Standard]))
	if seeded {
		by += fmt.Sprintf("; seed %s", h.Seed)
	}
	return by, "Adventure " + h.Adventure + ", content " + h.Content + "."
}

// battle sets up the recorded game, or returns the reasons why that is impossible.
func (r *Recorded) battle(e *library.Entry) (*setup.Battle, []string) {
	opts := r.record.Options()
	s, refused := setup.Open(e.Catalog(), e, opts)
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	b, refused := s.Battle(opts.Seed)
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return b, nil
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
	lines, choices := t.Opening(r.record.Head.Players), report.Counted(t.Choices(), "choice")
	if !t.Ended() {
		// The lines of the turn that has only begun are not part of the answer.
		lines = append(append(lines, t.UpTo(to)...), t.Standing()...)
		return append(lines, fmt.Sprintf("verified: %s of %d, %s", report.Counted(to, "turn"), r.Turns(), choices)), nil, nil
	}
	lines = append(append(lines, t.Log()...), t.Ending()...)
	return append(lines, fmt.Sprintf("verified: %s, %s, and the end as recorded", report.Counted(r.Turns(), "turn"),
		choices)), nil, nil
}
