package medieval

import (
	"fmt"
	"slices"

	"muster/engine/arena"
	"muster/engine/command/boards"
	"muster/engine/medieval/library"
	"muster/engine/medieval/matches"
	"muster/engine/medieval/setup"
	"muster/internal/words"
	"muster/report"
)

// Recorded is a game that was recorded.
type Recorded struct{ record *matches.Record }

// Read reads a record. One that was edited is there all the same, beside the fault.
func Read(text []byte) (*Recorded, *arena.Fault) {
	r, fault := matches.ReadRecord(text)
	if r == nil {
		return nil, fault
	}
	return &Recorded{r}, fault
}

// Program is which Muster has made the record.
func (r *Recorded) Program() string { return r.record.Program }

// Adventure is what was played, by id.
func (r *Recorded) Adventure() string { return r.record.Head.Adventure }

// Turns is how many turns the game had.
func (r *Recorded) Turns() int { return r.record.LastTurn() }

// battle sets up what was recorded; or says why it cannot be.
func (r *Recorded) battle(e *library.Entry) (*setup.Battle, []string) {
	b, refused := setup.New(e.Catalog(), e, r.record.Options())
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return b, nil
}

// Played says who has played, and what the record is known by; seeded with the seed, which is for those alone who may
// see all hands: who has it can play the game again and look into them.
func (r *Recorded) Played(seeded bool) (by, sum string) {
	h := &r.record.Head
	by = fmt.Sprintf("%s played by %s, %s by %s", words.Capital(setup.SideNames[boards.Pennant]),
		h.Players[boards.Pennant], setup.SideNames[boards.Standard], h.Players[boards.Standard])
	if seeded {
		by += "; seed " + h.Seed
	}
	return by, "Adventure " + h.Adventure + ", content " + h.Content + "."
}

// Filmed plays the record again to its end and takes it apart into moments, as who watches it may see them; or says why
// it cannot be set up, or the first step that differs.
func (r *Recorded) Filmed(e *library.Entry, as boards.Camp) (*Film, []string, *arena.Fault) {
	b, unplayable := r.battle(e)
	if b == nil {
		return nil, unplayable, nil
	}
	c := NewCamera(b, as)
	if _, fault := r.record.Replay(b, 0, c.See); fault != nil {
		return nil, nil, fault
	}
	return &c.Film, nil, nil
}

// Told plays the record again up to a turn, 0 for the end, and tells it; or says why it cannot be set up, or the first
// step that differs.
func (r *Recorded) Told(e *library.Entry, to int, verbose bool) (lines, unplayable []string, fault *arena.Fault) {
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
		// What was said of the turn that has only begun is no part of the answer.
		return append(slices.Concat(opening, t.UpTo(to), t.Standing()),
			fmt.Sprintf("verified: %s of %d, %s", report.Counted(to, "turn"), r.Turns(), choices)), nil, nil
	}
	return append(slices.Concat(opening, t.Told(), t.Ending()), fmt.Sprintf("verified: %s, %s, and the end as recorded",
		report.Counted(r.Turns(), "turn"), choices)), nil, nil
}
