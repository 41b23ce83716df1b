package kernel

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
)

// shape is the section of a scenario's games besides the winner: how they go, and what goes with winning.
type shape struct {
	of      *balance.Results
	sums    *matches.Sums
	ends    []balance.End
	lengths []balance.Length
	leads   []balance.Measure
	turns   []balance.Turn
	blood   balance.Blood
	cards   []balance.Card
	goals   []balance.Goal
	events  []event
	spent   [boards.Camps]balance.Length
	claims  []balance.Claim
}

// event is something that a side does or suffers: its results in the games with it, and in all others.
type event struct {
	Kind   string         `json:"kind"` // exit, action, leader-lost
	ID     string         `json:"id,omitempty"`
	Side   boards.Camp    `json:"-"`
	Name   string         `json:"name"` // "Saint Aubin's Leader lost by the top side"
	Versus balance.Versus `json:"fared"`
}

// paced is the row of this game in the table of paces.
const paced = "medieval"

// shapeOf returns the section of a scenario, from the games of each player against itself; nil without such games.
func shapeOf(_ balance.Scenario, x *balance.Adventure, _ uint64, of sweep.Sums) balance.Section {
	s, ok := of.(*matches.Sums)
	if !ok || s.Games == 0 {
		return nil
	}
	r := &balance.Results{
		CourseSums: &s.CourseSums, Sides: sides(), Seconds: balance.SecondsOf(paced),
		Command: func(seed uint64, players [2]string) report.Command { return report.Again(x.Word, seed, players) },
	}
	a := &shape{
		of: r, sums: s, ends: r.Ended(matches.EndNames[:], s.Ends[:], s.EndOf[:]),
		lengths: []balance.Length{
			balance.LengthOf("turns", s.Turns), balance.LengthOf("turns without an order", s.Idle),
			balance.LengthOf("... with no legal order", s.Barred), balance.LengthOf("longest run without a loss", s.Quiet),
		},
		leads: r.LeadBy(&s.Banners), turns: r.ByTurn(), blood: r.FirstBlood(), cards: r.Cards(s.Cards),
		goals: r.Goals(s.Goals), claims: append(r.Claims(), r.LeadClaims()...),
	}
	for camp := range a.spent {
		a.spent[camp] = balance.LengthOf("tokens spent by "+r.Sides[camp].People, s.Spent[camp])
	}
	a.happenings()
	a.claims = append(a.claims, r.CardClaims(a.cards, s.Cards)...)
	a.claims = append(a.claims, r.GoalClaims(a.goals, s.Goals)...)
	return a
}

// happenings compares exits, lost Leaders and Inspired Actions.
func (a *shape) happenings() {
	add := func(kind, id, text string, side int, with arena.Results) {
		if with.Games > 0 && with.Games < a.sums.Games {
			a.events = append(a.events, event{kind, id, boards.Camp(side), text + " " + a.of.Sides[side].People,
				a.of.Versus(side, with)})
		}
	}
	for side := range a.sums.Exits {
		add("exit", "", "exit by a unit of", side, a.sums.Exits[side])
	}
	for i := range a.sums.Leaders {
		l := &a.sums.Leaders[i]
		add("leader-lost", "", l.Name+" lost by", int(l.Camp), l.Fell)
	}
	for i := range a.sums.Actions {
		x := &a.sums.Actions[i]
		for side := range x.Used {
			add("action", x.ID, x.Name+" used by", side, x.Used[side])
		}
	}
	var family []*balance.Versus
	for i := range a.events {
		family = append(family, &a.events[i].Versus)
	}
	balance.Call(family)
}

// Key names the section.
func (a *shape) Key() string { return "shape" }

// Short returns the main results.
func (a *shape) Short() []report.Point {
	point := func(name, says string) report.Point {
		return report.Point{Name: report.Words(name), Says: report.Words(says)}
	}
	signs := a.of.GoalReasons(a.goals)
	for i := range a.events {
		signs = append(signs, balance.Reason{Text: a.events[i].Name, Versus: &a.events[i].Versus})
	}
	out := []report.Point{
		point("why", balance.Why(a.of.CardReasons(a.cards), signs)), point("course", a.of.CourseSays()),
	}
	if watch := a.of.Watch().String(); watch != "" {
		out = append(out, point("watch", watch))
	}
	return out
}

// cardsShown is the number of Command cards in the table: those with the largest differences.
const cardsShown = 12

// Parts returns the tables.
func (a *shape) Parts() (out []report.Part) {
	lead := balance.MeasuresPart("Lead", a.leads, "by banners")
	lead.Lead = []report.Text{report.Words("A side leads if it has more of the banners it needs at the end of a turn.")}
	all := []report.Part{
		balance.LengthPart(append(a.lengths, a.spent[:]...)), a.of.EndsPart(a.ends), a.of.BloodPart(a.blood), lead,
		a.of.TurnsPart(a.turns, "banners of the top side", "of the bottom side", "top side leads", "bottom side leads",
			"leader wins"),
		a.of.CardsPart(a.cards, cardsShown), a.of.GoalsPart(a.goals), a.eventsPart(), a.of.GamesPart(a.claims),
	}
	for _, p := range all {
		if !p.Empty() {
			out = append(out, p)
		}
	}
	return out
}

// eventsPart returns the table of exits, lost Leaders and Inspired Actions.
func (a *shape) eventsPart() report.Part {
	t := report.Table{Columns: report.Heads("event", "wins with it", "wins without it", "difference")}
	for i := range a.events {
		v := &a.events[i].Versus
		t.Add(report.Word(a.events[i].Name), v.With, v.Without, v.Differs())
	}
	return balance.PartOfTable("Exits, Leaders and Inspired Actions", t, "Win rate of the side in games in which it "+
		"happens, and in all others. Players choose most of this: it is a correlation, not proof of an effect. "+
		balance.Looks)
}

// jsonEvent is an event with the name of its side.
type jsonEvent struct {
	Side string `json:"side"`
	*event
}

type jsonShape struct {
	Version    int                           `json:"version"`
	Games      int                           `json:"games"`
	Won        report.PairOf[balance.Fared]  `json:"won"`
	Drawn      int                           `json:"drawn"`
	Length     []balance.Length              `json:"length"`
	Minutes    [2]int                        `json:"minutes"` // of the middle half of the games
	Turns      []int                         `json:"games_by_turns"`
	Ends       []balance.End                 `json:"ends"`
	Blood      balance.Blood                 `json:"first_blood"`
	Watch      balance.Watch                 `json:"watch"`
	Measures   map[string]balance.Value      `json:"by_banners"`
	Course     []balance.Turn                `json:"by_turn"`
	Cards      []balance.Card                `json:"command_cards"`
	Objectives []balance.Goal                `json:"objectives"`
	Events     []jsonEvent                   `json:"events"`
	Spent      report.PairOf[balance.Length] `json:"tokens_spent"`
	Claims     []balance.Claim               `json:"games_to_see"`
}

// shapeVersion is the version of the JSON: raise it when a key changes its meaning or is removed.
const shapeVersion = 1

// JSON returns the section in the form of its JSON output.
func (a *shape) JSON() any {
	out := &jsonShape{
		Version: shapeVersion, Games: a.sums.Games, Drawn: a.sums.Drawn, Length: a.lengths, Minutes: a.of.Minutes(),
		Turns: report.NotNull(a.sums.Turns), Ends: report.NotNull(a.ends), Blood: a.blood, Watch: a.of.Watch(),
		Measures: map[string]balance.Value{}, Course: report.NotNull(a.turns), Cards: report.NotNull(a.cards),
		Objectives: report.NotNull(a.goals), Events: []jsonEvent{}, Spent: a.spent, Claims: report.NotNull(a.claims),
	}
	for camp := range out.Won {
		out.Won[camp] = a.of.Fared(a.of.All(camp))
	}
	for _, m := range a.leads {
		out.Measures[m.ID] = m.By[0]
	}
	for i := range a.events {
		out.Events = append(out.Events, jsonEvent{matches.SideName(kernel.Side(a.events[i].Side)), &a.events[i]})
	}
	return out
}
