package balance

import (
	"fmt"
	"strings"

	"muster/internal/engine/arena"
	engine "muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/internal/report/battlelore"
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
	Won       [boards.Camps]balance.Fared
	Drawn     int
	Ends      []balance.End
	Lengths   []balance.Length
	Leads     []balance.Measure
	Outcome   []balance.Measure // the results that do not depend on a measure of the lead
	Turns     []balance.Turn
	Histogram []int // games by turns, from 0 on
	Blood     balance.Blood
	Cards     []balance.Card
	First     *balance.Versus // the Pennants when they move first and when they do not; nil if it never changes
	Goals     []balance.Goal
	Classes   []Class
	Councils  []Council
	Units     []Unit
	Places    []Place // by hex
	Unused    Unused
	Claims    []balance.Claim // findings from the games, the most severe last

	field  *rulebook.Field
	battle *setup.Battle
	sums   *matches.Sums
	of     *balance.Results
}

// NewShape makes an answer from at least one game.
func NewShape(q ShapeQuestion) *ShapeAnswer {
	s, b := q.Sums, q.Battle
	a := &ShapeAnswer{
		Name: b.Adventure.Name, ID: b.Adventure.ID, Games: s.Games, Drawn: s.Drawn, Histogram: s.Turns,
		field: b.Field, battle: b, sums: s, of: resultsOf(s, q.Line),
	}
	for camp := range boards.Camps {
		a.Won[camp] = a.of.Fared(a.of.All(camp))
	}
	a.length()
	a.lead()
	a.Turns = a.of.ByTurn()
	a.Blood = a.of.FirstBlood()
	a.Cards = a.of.Cards(s.Cards)
	a.Claims = append(a.Claims, a.of.CardClaims(a.Cards, s.Cards)...)
	a.first()
	a.Goals = a.of.Goals(s.Goals)
	a.Claims = append(a.Claims, a.of.GoalClaims(a.Goals, s.Goals)...)
	a.lore()
	a.units()
	a.places()
	a.unused()
	return a
}

// claim adds a result with an example game; without a game it does nothing.
func (a *ShapeAnswer) claim(x *arena.Example, text string) {
	if s := a.of.Seen(x); s != nil {
		a.Claims = append(a.Claims, balance.Claim{Text: text, Seen: *s})
	}
}

// Field returns the field of the battle for drawing.
func (a *ShapeAnswer) Field() *rulebook.Field { return a.field }

// resultsOf returns the maker of results for the games of an adventure.
func resultsOf(s *matches.Sums, line battlelore.Line) *balance.Results {
	return &balance.Results{
		CourseSums: &s.CourseSums, Sides: sides(), Seconds: balance.SecondsOf(paced), Command: line.Command,
	}
}

// paced is the row of this game in the table of paces.
const paced = "battlelore"

// stalls are the ends other than a victory or a draw by the rules.
var stalls = [...]engine.End{engine.ByCap, engine.ByNoCard}

// stalled returns how many games ended that way.
func (a *ShapeAnswer) stalled() int {
	n := 0
	for _, end := range stalls {
		n += a.sums.Ends[end]
	}
	return n
}

// length adds the lengths and ends of games.
func (a *ShapeAnswer) length() {
	s := a.sums
	a.Lengths = []balance.Length{
		balance.LengthOf("turns", s.Turns), balance.LengthOf("turns without an order", s.Idle),
		balance.LengthOf("... with no legal order", s.Barred), balance.LengthOf("longest run without a loss", s.Quiet),
	}
	a.Ends = a.of.Ended(matches.EndNames[:], s.Ends[:], s.EndOf[:])
	a.Claims = append(a.Claims, a.of.Claims()...)
	if s.Idlest.Value > 0 {
		a.claim(s.Idlest, fmt.Sprintf("most turns without an order: %d", s.Idlest.Value))
	}
	if s.Quietest.Value > 0 {
		a.claim(s.Quietest, fmt.Sprintf("longest run of turns without a loss: %d", s.Quietest.Value))
	}
	for _, end := range stalls {
		if s.Ends[end] > 0 {
			a.claim(s.EndOf[end], "stopped: "+strings.ReplaceAll(matches.EndNames[end], "-", " "))
		}
	}
}

// lead adds the metrics of the lead and of the end of games.
func (a *ShapeAnswer) lead() {
	a.Leads = a.of.LeadBy(&a.sums.Banners, &a.sums.Figures)
	a.Outcome = a.of.Outcome(a.stalled(), &a.sums.First)
	a.Claims = append(a.Claims, a.of.LeadClaims()...)
}
