package runewars

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/report/command"
)

// battle adds the fighting sides, their bonuses, the known cards, and the surroundings.
func (t *versionFacts) battle(b *library.Battle) {
	t.About([][2]string{
		{"name", b.Name}, {"author", b.Author}, {"winter", strconv.FormatBool(b.Winter)},
		{"cards on top", numbers(b.Fate.Top)}, {"cards discarded", numbers(b.Fate.Spent)},
	})
	t.Words("notes", b.Notes)
	for i, topic := range []string{attacker, defender} {
		t.side(topic, "", b.Side(i))
	}
	t.areas(around, "", b)
}

// battles does the same for the battles of a scenario, each under its name.
func (t *versionFacts) battles(list []library.Battle) {
	for i := range list {
		b := &list[i]
		t.Field(battles, "", b.Name, "winter", strconv.FormatBool(b.Winter))
		t.Value(battles, "", b.Name+", cards on top", numbers(b.Fate.Top))
		t.Value(battles, "", b.Name+", cards discarded", numbers(b.Fate.Spent))
		for side, name := range library.BattleSides() {
			t.side(battles, b.Name+", "+name+", ", b.Side(side))
		}
		t.areas(battles, b.Name+", ", b)
	}
}

// side adds the units of a side; of is a prefix for names.
func (t *versionFacts) side(topic, of string, s *library.BattleSide) {
	for _, f := range [][2]string{
		{"faction", s.Faction}, {"heroes", changeNumber(s.Heroes)}, {"choose", s.Choose}, {"influence",
			changeNumber(s.Influence)},
		{"stronghold", s.Stronghold}, {"strength", changeNumber(s.Strength)}, {"helps", command.Set(s.Helps)},
	} {
		if f[1] != "" {
			t.Field(topic, "", of+"side", f[0], f[1])
		}
	}
	if s.Defence {
		t.Field(topic, "", of+"side", "defence", "there")
	}
	for _, u := range s.Units {
		t.Field(topic, "", of+u.Unit, "count", strconv.Itoa(u.Count))
		if u.Routed > 0 {
			t.Field(topic, "", of+u.Unit, "routed", strconv.Itoa(u.Routed))
		}
	}
	for j, p := range s.Plays {
		t.Value(topic, "", fmt.Sprintf("%splay %d", of, j+1), p.Name+effects(p.Effects))
	}
	for j, c := range s.Announces {
		t.Value(topic, "", fmt.Sprintf("%scard %d", of, j+1),
			strings.Join([]string{c.Name, c.Triangle, c.Circle, c.Rectangle, c.Hexagon}, ", "))
	}
}

// areas adds the surroundings.
func (t *versionFacts) areas(topic, of string, b *library.Battle) {
	for _, a := range b.Areas {
		t.Field(topic, "", of+a.Name, "holds", a.Holds)
		if a.Border != "" {
			t.Field(topic, "", of+a.Name, "border", a.Border)
		}
		t.Field(topic, "", of+a.Name, "units", strconv.Itoa(a.Units))
	}
}

// effects returns effects in enough words to distinguish one list from another.
func effects(list []rulebook.Effect) string {
	out := ""
	for i := range list {
		e := list[i]
		stands, cost := e.Stands, e.Cost
		e.Stands, e.Cost = nil, nil // pointers say nothing
		out += fmt.Sprintf("; %+v", e)
		if stands != nil {
			out += fmt.Sprintf(" %+v", *stands)
		}
		if cost != nil {
			out += fmt.Sprintf(" %+v", *cost)
		}
	}
	return out
}

func changeNumber(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func numbers(list []int) string {
	var out []string
	for _, n := range list {
		out = append(out, strconv.Itoa(n))
	}
	return strings.Join(out, " ")
}
