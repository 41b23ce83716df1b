package runewars

import (
	"fmt"
	"math"
	"math/bits"
	"strconv"
	"strings"

	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
	"muster/report"
)

// GameAnswer is the report of one game, made during play.
type GameAnswer struct {
	game     *setup.Game
	narrator *narrate.Narrator // nil for one line per turn
	turns    chronicle
	lines    []string
	newest   int // where the newest season begins among the lines, with the blank line before its heading
	last     runewars.State
	closed   runewars.State // as the newest season that is over has ended
	season   int
	choices  int
}

// NewGameAnswer starts the report of a new game; a verbose report lists every event.
func NewGameAnswer(g *setup.Game, verbose bool) *GameAnswer {
	t := &GameAnswer{game: g, turns: chronicle{game: g}}
	if verbose {
		t.narrator = narrate.New(g)
	}
	return t
}

// See records one choice and its effects. It is a matches.Watch.
func (t *GameAnswer) See(s *runewars.State, a runewars.Action, events []runewars.Event) {
	if a != matches.Began {
		t.choices++
	}
	before := t.last
	t.last = *s
	t.turns.watch(s, events)
	now := matches.Season(s)
	next := t.season > 0 && now != t.season && !s.Over()
	if next {
		t.close(before, a)
	}
	t.season = now
	if t.narrator == nil {
		return
	}
	told := t.narrator.Narrate(events)
	if next {
		at := heading(told, s)
		t.newest = len(t.lines) + at
		if s.Year != before.Year { // the new year is headed already: how all stood comes before it
			t.lines = append(append(t.lines, told[:at]...), "")
			t.lines = append(t.lines, standings(t.game, &t.closed)...)
			told = told[at:]
		}
	}
	t.lines = append(t.lines, told...)
}

// close records the end of a season before any event of the next one: the state after a choice may be far into that.
func (t *GameAnswer) close(before runewars.State, a runewars.Action) {
	t.closed = before
	if runewars.ApplyInSeason(t.game.Rules, &t.closed, a, nil) != nil { // no choice that was made is refused
		t.closed = t.last
	}
}

// heading returns the index of the current season's heading among lines, with the blank line before it.
func heading(lines []string, s *runewars.State) int {
	want := fmt.Sprintf("Year %d, %s", s.Year, narrate.Season(s.Season))
	for i, line := range lines {
		if line == want {
			return max(i-1, 0)
		}
	}
	return len(lines)
}

// Ended reports whether the game is over.
func (t *GameAnswer) Ended() bool { return t.last.Over() }

// Choices returns the number of choices made.
func (t *GameAnswer) Choices() int { return t.choices }

// Opening names the game and the players.
func (t *GameAnswer) Opening(name string, seed uint64, players []string) []string {
	lines := []string{fmt.Sprintf("%s, seed %s", name, strconv.FormatUint(seed, 10))}
	for seat, f := range t.game.Factions {
		lines = append(lines, fmt.Sprintf("seat %d: %s, played by %s", seat+1, f.Name, policy.Label(players[seat])))
	}
	o := &t.game.Rules.Options
	when := "a year later"
	if o.Instant {
		when = "at once"
	}
	lines = append(lines, fmt.Sprintf("%s; %s win %s", report.Counted(int(o.Years), "year"),
		report.Counted(int(o.ToWin), "dragon rune"), when))
	return lines
}

// Log returns the turns.
func (t *GameAnswer) Log() []string {
	if t.narrator != nil {
		return append([]string{"", "Set-up"}, t.lines...)
	}
	return append([]string{""}, t.turns.table(math.MaxInt)...)
}

// UpTo returns the turns up to a season, if the next has already begun.
func (t *GameAnswer) UpTo(season int) []string {
	if t.narrator != nil {
		return append([]string{"", "Set-up"}, t.lines[:t.newest]...)
	}
	return append([]string{""}, t.turns.table(season)...)
}

// Ending returns the final state of all seats and the winner.
func (t *GameAnswer) Ending() []string {
	lines := append([]string{""}, standings(t.game, &t.last)...)
	if t.narrator == nil {
		lines = append(lines, narrate.New(t.game).Ending(t.last.Ended, t.last.Winner))
	}
	return append(lines, report.Counted(t.choices, "choice"))
}

// Standing returns the state of all seats between two seasons.
func (t *GameAnswer) Standing() []string {
	return append([]string{""}, standings(t.game, &t.closed)...)
}

// standing is the possessions of a seat.
type standing struct {
	areas, units, strongholds int
	dials                     [runewars.Dials]int
	influence, runes          int
}

// standingOf returns the possessions of a seat.
func standingOf(g *setup.Game, s *runewars.State, seat int) standing {
	p := &s.Seats[seat]
	out := standing{
		areas: bits.OnesCount64(s.Held[seat]), influence: int(p.Influence),
		runes: int(runewars.See(g.Rules, s, uint8(seat)).Runes()),
	}
	for d, n := range p.Dials {
		out.dials[d] = int(n)
	}
	for a := range g.Rules.Areas {
		place := &s.Areas[a]
		if int(place.Fort) == seat {
			out.strongholds++
		}
		if int(place.Holder) == seat {
			out.units += int(place.Units)
		}
	}
	return out
}

// standings returns the possessions of all seats, one line each.
func standings(g *setup.Game, s *runewars.State) []string {
	when := fmt.Sprintf("after %s of year %d", narrate.Season(before(s)), yearBefore(s))
	if s.Over() {
		when = fmt.Sprintf("at the end, in %s of year %d", narrate.Season(s.Season), s.Year)
	}
	t := report.Table{Columns: report.Heads(when,
		"areas", "units", "strongholds", "food", "wood", "ore", "influence", "runes", "where")}
	for seat, f := range g.Factions {
		n := standingOf(g, s, seat)
		t.Add(report.Word(f.Name), report.Count(n.areas), report.Count(n.units), report.Count(n.strongholds),
			report.Count(n.dials[runewars.Food]), report.Count(n.dials[runewars.Wood]), report.Count(n.dials[runewars.Ore]),
			report.Count(n.influence), report.Count(n.runes), report.Word(areasOf(g, s.Held[seat])))
	}
	return t.Lines()
}

// before returns the previous season if the next one has just begun, and yearBefore its year.
func before(s *runewars.State) runewars.Season {
	return (s.Season + runewars.Seasons - 1) % runewars.Seasons
}

func yearBefore(s *runewars.State) int {
	if s.Season == runewars.Spring {
		return int(s.Year) - 1
	}
	return int(s.Year)
}

// areasOf lists areas in a line.
func areasOf(g *setup.Game, set uint64) string {
	if set == 0 {
		return "-"
	}
	return strings.Join(areaList(g, set), " ")
}

// areaList lists areas.
func areaList(g *setup.Game, set uint64) []string {
	out := []string{}
	for ; set != 0; set &= set - 1 {
		out = append(out, narrate.Area(g, uint8(bits.TrailingZeros64(set))))
	}
	return out
}
