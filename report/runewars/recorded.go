package runewars

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/arena"
	"muster/engine/runewars"
	"muster/engine/runewars/library"
	"muster/engine/runewars/matches"
	"muster/engine/runewars/narrate"
	"muster/engine/runewars/setup"
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

// Turns is how many turns the game had, which are seasons.
func (r *Recorded) Turns() int { return r.record.LastTurn() }

// Told plays the record again up to a season, 0 for the end, and tells it; or says why it cannot be set up, or the
// first step that differs.
func (r *Recorded) Told(e *library.Entry, to int, verbose bool) (lines, unplayable []string, fault *arena.Fault) {
	g, why := setup.Open(e)
	if g == nil {
		return nil, why, nil
	}
	players := slices.Clone(r.record.Head.Players)
	for len(players) < runewars.MaxSeats {
		players = append(players, "nobody")
	}
	t := NewGameAnswer(g, verbose)
	if _, fault = r.record.Replay(g, e.ID, to, t.See); fault != nil {
		return nil, nil, fault
	}
	opening, choices := t.Opening(nameOf(e), r.record.Seed(), players), report.Counted(t.Choices(), "choice")
	if !t.Ended() {
		// What was said of the season that has only begun is no part of the answer.
		return append(slices.Concat(opening, t.UpTo(to), t.Standing()),
			fmt.Sprintf("verified: %s of %d, %s", report.Counted(to, "season"), r.Turns(), choices)), nil, nil
	}
	return append(slices.Concat(opening, t.Told(), t.Ending()), fmt.Sprintf("verified: %s, %s, and the end as recorded",
		report.Counted(r.Turns(), "season"), choices)), nil, nil
}

// Seats lists the names of each seat of a scenario or a realm, which are the factions by id; nil when it cannot be
// played.
func Seats(e *library.Entry) [][]string {
	g, _ := setup.Open(e)
	if g == nil {
		return nil
	}
	var out [][]string
	for _, f := range g.Factions {
		out = append(out, []string{f.ID})
	}
	return out
}

// Filmed plays the record again to its end and takes it apart into moments, as who watches may see them: a seat, or
// replays.All. Or it says why it cannot be set up, or the first step that differs.
func (r *Recorded) Filmed(e *library.Entry, as uint8) (*Film, []string, *arena.Fault) {
	g, why := setup.Open(e)
	if g == nil {
		return nil, why, nil
	}
	c := NewCamera(g, as)
	if _, fault := r.record.Replay(g, e.ID, 0, c.See); fault != nil {
		return nil, nil, fault
	}
	return &c.Film, nil, nil
}

// Played says what people call what was played, who has played it, and what the record is known by; seeded with the
// seed, which is for those alone who may see everything: who has it can play the game again and look into hands.
func (r *Recorded) Played(e *library.Entry, f *Film, seeded bool) (name, by, sum string) {
	var list []string
	for seat, player := range r.record.Head.Players {
		list = append(list, narrate.Seat(f.Game, uint8(seat))+" played by "+player)
	}
	by = strings.Join(list, ", ")
	if seeded {
		by += "; seed " + r.record.Head.Seed
	}
	return nameOf(e), by, "Adventure " + r.record.Head.Adventure + ", content " + r.record.Head.Content + "."
}
