package balance

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
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
		{PartLength, a.lengthPart()}, {PartEnds, a.endsPart()}, {PartLead, a.leadPart()}, {PartOutcome, a.outcomePart()},
		{PartTurns, a.turnsPart()}, {PartCards, a.CardsPart(CardsShown)}, {PartFirst, a.firstPart()},
		{PartGoals, a.goalsPart()}, {PartClasses, a.classesPart()}, {PartCouncils, a.councilsPart()},
		{PartUnits, a.unitsPart()},
		{PartFared, a.faredPart()}, {PartPlaces, a.placesPart()}, {PartUnused, a.unusedPart()}, {PartGames, a.gamesPart()},
	}
	return slices.DeleteFunc(all, func(p Part) bool { return p.Empty() })
}

// short returns the main results.
func (a *ShapeAnswer) short() []report.Point {
	point := func(name, format string, args ...any) report.Point {
		return report.Point{Name: report.Words(name), Says: report.Wordsf(format, args...)}
	}
	brings, goes := a.called()
	if brings = append(brings, goes...); len(brings) == 0 {
		brings = []string{"no card dealt, first move or objective is shown to matter"}
	}
	out := []report.Point{point("why", "%s", strings.Join(brings, "; "))}
	turns := a.Lengths[0]
	course := fmt.Sprintf("%d-%d turns, half of the games %d-%d", turns.Least, turns.Most, turns.Lower, turns.Upper)
	if turns.Least == turns.Most {
		course = "always " + report.Counted(turns.Least, "turn")
	}
	by := func(id string) Value {
		i := slices.IndexFunc(a.Leads, func(m Measure) bool { return m.ID == id })
		return a.Leads[i].By[0]
	}
	if v := by("first-lead-wins"); v.Of > 0 {
		course += fmt.Sprintf(". The first side to lead in banners wins %s; the lead changes %s times", v.text(),
			by("lead-changes").text())
		if back := by("comebacks"); back.Of > 0 {
			course += fmt.Sprintf("; comebacks win %s", back.text())
		}
		if settled := by("lead-for-good"); settled.Of > 0 {
			course += fmt.Sprintf("; settled by turn %s", settled.text())
		}
	}
	out = append(out, point("course", "%s", course))
	if watch := a.watch(); watch != "" {
		out = append(out, point("watch", "%s", watch))
	}
	if n := len(a.Unused.Unordered) + len(a.Unused.Unstruck) + len(a.Unused.Cards) + len(a.Unused.Terrain); n > 0 {
		out = append(out, point("unused", "%s", a.Unused.short()))
	}
	return out
}

// watch returns the commands that show a typical game and an odd one; "" without games.
func (a *ShapeAnswer) watch() string {
	s := a.sums
	var out []string
	if n := s.Turns.At(500); n < len(s.Lasting) && s.Lasting[n] != nil {
		out = append(out, "a usual game: "+a.seen(s.Lasting[n]).Command.String())
	}
	if s.Banners.Turned != nil {
		out = append(out, "the largest comeback: "+a.seen(s.Banners.Turned).Command.String())
	}
	return strings.Join(out, "; ")
}

// called returns the significant differences in words: first those of random assignment, which are causes of winning,
// then those that only correlate with winning.
func (a *ShapeAnswer) called() (brings, goes []string) {
	add := func(list *[]string, v *Versus, what string) {
		if v.Called {
			*list = append(*list, fmt.Sprintf("%s: %s wins, %s otherwise", what, percent(v.With.Share),
				percent(v.Without.Share)))
		}
	}
	const together = ", which goes with winning"
	for i := range a.Cards {
		for camp := range a.Cards[i].Dealt {
			add(&brings, &a.Cards[i].Dealt[camp], boards.Camp(camp).Soldiers()+" dealt "+a.Cards[i].Name)
		}
	}
	if a.First != nil {
		add(&brings, a.First, "Pennants move first")
	}
	for i := range a.Goals {
		for camp := range a.Goals[i].First {
			add(&goes, &a.Goals[i].First[camp], boards.Camp(camp).Soldiers()+" hold "+a.Goals[i].Name+" first"+together)
		}
	}
	for i := range a.Classes {
		for camp := range a.Classes[i].Cast {
			add(&goes, &a.Classes[i].Cast[camp], boards.Camp(camp).Soldiers()+" play a "+a.Classes[i].Name+"'s card"+together)
		}
	}
	return brings, goes
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

// text returns the value for a sentence.
func (v Value) text() string { return strings.Join(v.Items(), ", ") }

// sortBy stably sorts a list by a number, ascending.
func sortBy[T any](list []T, of func(*T) int) {
	slices.SortStableFunc(list, func(a, b T) int { return cmp.Compare(of(&a), of(&b)) })
}
