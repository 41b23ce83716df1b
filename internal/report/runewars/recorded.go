package runewars

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
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

// Adventure returns the id of the scenario or realm.
func (r *Recorded) Adventure() string { return r.record.Head.Adventure }

// Turns returns the number of turns of the game, which are seasons.
func (r *Recorded) Turns() int { return r.record.LastTurn() }

// LogLines replays the record up to a season, 0 for the end, and returns its log. It may instead return the reasons
// why the
// game cannot be set up, or the first step that differs.
func (r *Recorded) LogLines(e *library.Entry, to int, verbose bool) (lines, unplayable []string, fault *arena.Fault) {
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
		// The lines of the season that has only begun are not part of the answer.
		return append(slices.Concat(opening, t.UpTo(to), t.Standing()),
			fmt.Sprintf("verified: %s of %d, %s", report.Counted(to, "season"), r.Turns(), choices)), nil, nil
	}
	return append(slices.Concat(opening, t.Log(), t.Ending()), fmt.Sprintf("verified: %s, %s, and the end as recorded",
		report.Counted(r.Turns(), "season"), choices)), nil, nil
}

// Seats lists the names of each seat of a scenario or a realm, the factions by id; nil if it cannot be played.
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

// ReplayOf replays the record to its end and splits it into moments for a viewer: a seat, or replays.All. It may
// instead
// return the reasons why the game cannot be set up, or the first step that differs.
func (r *Recorded) ReplayOf(e *library.Entry, as uint8) (*Replay, []string, *arena.Fault) {
	g, why := setup.Open(e)
	if g == nil {
		return nil, why, nil
	}
	c := NewReplayBuilder(g, as)
	if _, fault := r.record.Replay(g, e.ID, 0, c.See); fault != nil {
		return nil, nil, fault
	}
	return &c.Replay, nil, nil
}

// Played returns the name of the scenario or realm, the players, and the checksum of the record; if seeded also the
// seed. The seed is only for viewers of everything: with it the game can be replayed to show hands.
func (r *Recorded) Played(e *library.Entry, f *Replay, seeded bool) (name, by, sum string) {
	var list []string
	for seat, player := range r.record.Head.Players {
		list = append(list, narrate.Seat(f.Game, uint8(seat))+" played by "+policy.Label(player))
	}
	by = strings.Join(list, ", ")
	if seeded {
		by += "; seed " + r.record.Head.Seed
	}
	return nameOf(e), by, "Adventure " + r.record.Head.Adventure + ", content " + r.record.Head.Content + "."
}
