package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// unused lists the used and unused parts of the adventure.
func (x *Batch) unused() []string {
	r := x.Report
	all := len(r.Games)
	var lines []string
	add := func(what string, list []string, none string) {
		if len(list) == 0 {
			list = []string{none}
		}
		for i, text := range list {
			if i > 0 {
				what = ""
			}
			lines = append(lines, strings.TrimRight(fmt.Sprintf("%-18s%s", what, text), " "))
		}
	}
	add("never ordered", x.idle(), "no unit")
	var points, terrain, rules []string
	for i := range r.Points {
		p := &r.Points[i]
		name := p.Name
		if name == "" {
			name = p.Ptr
		}
		var by []string
		for camp := range boards.Camp(boards.Camps) {
			if p.Camps[camp] {
				by = append(by, fmt.Sprintf("held by the %s in %d of %d games", narrate.People(camp), p.Taken[camp], all))
			}
		}
		points = append(points, name+": "+strings.Join(by, ", "))
	}
	if len(points) > 0 {
		add("objectives", points, "")
	}
	for i := range r.Terrain {
		t := &r.Terrain[i]
		terrain = append(terrain, fmt.Sprintf("%s: entered in %d of %d games", t.Name, t.Entered, all))
	}
	if len(terrain) > 0 {
		add("terrain", terrain, "")
	}
	for i := range r.Rules {
		e := &r.Rules[i]
		rules = append(rules, fmt.Sprintf("%s (%s): mattered in %d of %d games", e.Rule, e.Do, e.Used, all))
	}
	for _, name := range r.Unplayed {
		rules = append(rules, name+": text only, not simulated")
	}
	if len(rules) > 0 {
		add("special rules", rules, "")
	}
	return lines
}

// rareUnit limits reports of idle units: the number of all games may be at most this many times the unit's games.
const rareUnit = 10

// idle lists the units that were never ordered. Mustered units differ between games: a unit counts with its starting
// place, and not if it was in few games.
func (x *Batch) idle() []string {
	var out []string
	for i := range x.Report.Units {
		u := &x.Report.Units[i]
		if u.Ordered > 0 || u.Games*rareUnit < len(x.Report.Games) {
			continue
		}
		text := fmt.Sprintf("%s: %s", narrate.People(u.Camp), u.Name)
		if u.Games < len(x.Report.Games) {
			text += fmt.Sprintf(", in %s", report.Counted(u.Games, "game"))
		}
		out = append(out, text)
	}
	return out
}
