package balance

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/report"
)

// Lines returns the answer for the terminal.
func (a *ShapeAnswer) Lines() []string {
	return a.Report().Lines()
}

// Report returns the answer as a report.
func (a *ShapeAnswer) Report() *report.Report {
	r := report.Report{
		Title: fmt.Sprintf("%s: course of %s, and what affects the result", a.Name, report.Counted(a.Games, "game")),
		Short: a.short(),
	}
	r.Parts = a.Parts()
	return &r
}

// Parts returns the parts of the answer in order.
func (a *ShapeAnswer) Parts() []report.Part {
	var out []report.Part
	for _, part := range a.Named() {
		out = append(out, part.Part)
	}
	return out
}

// Key returns the JSON key of this answer within others.
func (a *ShapeAnswer) Key() string { return "shape" }

// Part is a named part of the answer.
type Part struct {
	ID string
	report.Part
}

// Names of the parts.
const (
	PartLength   = "length"
	PartEnds     = "ends"
	PartBlood    = "blood"
	PartLead     = "lead"
	PartOutcome  = "outcome"
	PartTurns    = "turns"
	PartCards    = "cards"
	PartFirst    = "first"
	PartGoals    = "objectives"
	PartClasses  = "classes"
	PartCouncils = "councils"
	PartUnits    = "units"
	PartFared    = "fared"
	PartPlaces   = "places"
	PartUnused   = "unused"
	PartGames    = "games"
)

// Named returns the parts of the answer by name, without empty ones.
func (a *ShapeAnswer) Named() []Part {
	all := []Part{
		{PartLength, balance.LengthPart(a.Lengths)}, {PartEnds, a.of.EndsPart(a.Ends)},
		{PartBlood, a.of.BloodPart(a.Blood)}, {PartLead, a.leadPart()},
		{PartOutcome, balance.MeasuresPart("Outcome", a.Outcome, "value")},
		{PartTurns, a.of.TurnsPart(a.Turns, "Pennant banners", "Standard banners", "Pennants lead",
			"Standards lead", "leader wins")}, {PartCards, a.CardsPart(CardsShown)}, {PartFirst, a.firstPart()},
		{PartGoals, a.of.GoalsPart(a.Goals)}, {PartClasses, a.classesPart()}, {PartCouncils, a.councilsPart()},
		{PartUnits, a.unitsPart()},
		{PartFared, a.faredPart()}, {PartPlaces, a.placesPart()}, {PartUnused, a.unusedPart()},
		{PartGames, a.of.GamesPart(a.Claims)},
	}
	return slices.DeleteFunc(all, func(p Part) bool { return p.Empty() })
}

// short returns the main results.
func (a *ShapeAnswer) short() []report.Point {
	point := func(name, says string) report.Point {
		return report.Point{Name: report.Words(name), Says: report.Words(says)}
	}
	out := []report.Point{point("why", balance.Why(a.reasons())), point("course", a.of.CourseSays())}
	if watch := a.of.Watch().String(); watch != "" {
		out = append(out, point("watch", watch))
	}
	if n := len(a.Unused.Unordered) + len(a.Unused.Unstruck) + len(a.Unused.Cards) + len(a.Unused.Terrain); n > 0 {
		out = append(out, point("unused", a.Unused.short()))
	}
	return out
}

// reasons returns the tested differences: those of random assignment, which are causes of winning, and those that only
// correlate with winning.
func (a *ShapeAnswer) reasons() (causes, signs []balance.Reason) {
	causes = a.of.CardReasons(a.Cards)
	if a.First != nil {
		causes = append(causes, balance.Reason{Text: "first move of the Pennants", Versus: a.First})
	}
	signs = a.of.GoalReasons(a.Goals)
	for i := range a.Classes {
		for camp := range a.Classes[i].Cast {
			signs = append(signs, balance.Reason{
				Text:   a.Classes[i].Name + "'s Lore played by " + boards.Camp(camp).People(),
				Versus: &a.Classes[i].Cast[camp],
			})
		}
	}
	return causes, signs
}

// short returns the unused components in one line.
func (u *Unused) short() string {
	var out []string
	add := func(list []string, what string) {
		if len(list) > 0 {
			out = append(out, what+" "+strings.Join(list, ", "))
		}
	}
	add(u.Unordered, "never ordered:")
	add(u.Unstruck, "never in a fight:")
	add(u.Cards, "never played:")
	add(u.Terrain, "never entered:")
	return strings.Join(out, "; ")
}

// sortBy stably sorts a list by a number, ascending.
func sortBy[T any](list []T, of func(*T) int) {
	slices.SortStableFunc(list, func(a, b T) int { return cmp.Compare(of(&a), of(&b)) })
}
