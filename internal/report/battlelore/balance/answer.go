package balance

import (
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
	"muster/internal/report/battlelore"
	"muster/report"
)

// ShapeQuestion is the data of an answer.
type ShapeQuestion struct {
	Sums *matches.Sums
	// Battle is one of the games' battles, for names and the field. With Call to Arms each game has its own units.
	Battle *setup.Battle
	Line   battlelore.Line // how a command line names the adventure
}

// ShapeAnswer is the result of the games. Lists by camp are in the order of boards.Camp.
type ShapeAnswer struct {
	Name      string // of the adventure
	ID        string
	Games     int
	Won       [boards.Camps]Fared
	Drawn     int
	Ends      []End
	Lengths   []Length
	Leads     []Measure
	Outcome   []Measure // the results that do not depend on a measure of the lead
	Turns     []Turn
	Histogram []int // games by turns, from 0 on
	Cards     []Card
	First     *Versus // the Pennants when they move first and when they do not; nil if it never changes
	Goals     []Goal
	Classes   []Class
	Councils  []Council
	Units     []Unit
	Places    []Place // by hex
	Unused    Unused
	Claims    []Claim // findings from the games, the most severe last

	field  *rulebook.Field
	battle *setup.Battle
	line   battlelore.Line
	sums   *matches.Sums
}

// Seen is an example game, with the command that replays it.
type Seen struct {
	Seed    uint64               `json:"seed,string"`
	Players [boards.Camps]string `json:"players"`
	Command report.Command       `json:"command"`
}

// Claim is a result of the games, with an example game.
type Claim struct {
	Text string `json:"what"`
	Seen Seen   `json:"game"`
}

// NewShape makes an answer from at least one game.
func NewShape(q ShapeQuestion) *ShapeAnswer {
	s, b := q.Sums, q.Battle
	a := &ShapeAnswer{
		Name: b.Adventure.Name, ID: b.Adventure.ID, Games: s.Games, Drawn: s.Drawn, Histogram: s.Turns,
		field: b.Field, battle: b, line: q.Line, sums: s,
	}
	for camp := range boards.Camps {
		a.Won[camp] = a.fared(a.all(boards.Camp(camp)))
	}
	a.length()
	a.lead()
	a.course()
	a.cards()
	a.first()
	a.goals()
	a.lore()
	a.units()
	a.places()
	a.unused()
	return a
}

// all returns the results of a camp in all games.
func (a *ShapeAnswer) all(camp boards.Camp) matches.Tally {
	return matches.Tally{Games: a.sums.Games, Won: a.sums.Won[camp], Drawn: a.sums.Drawn}
}

// seen returns an example with its command; nil stays nil.
func (a *ShapeAnswer) seen(x *matches.Example) *Seen {
	if x == nil {
		return nil
	}
	who := [boards.Camps]string{policy.Label(x.Players[0]), policy.Label(x.Players[1])}
	return &Seen{x.Seed, who, a.line.Command(x.Seed, x.Players)}
}

// claim adds a result with an example game; without a game it does nothing.
func (a *ShapeAnswer) claim(x *matches.Example, text string) {
	if s := a.seen(x); s != nil {
		a.Claims = append(a.Claims, Claim{text, *s})
	}
}

// Field returns the field of the battle for drawing.
func (a *ShapeAnswer) Field() *rulebook.Field { return a.field }
