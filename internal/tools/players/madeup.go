package main

import (
	"fmt"
	"strings"

	"muster/engine"
	"muster/schema/source"
)

// madeUpBattles is the number of generated battles of Medieval. The four that ship would fit a search too well.
const madeUpBattles = 16

// madeUp generates battles of Medieval from the game's maps and units: two armies in lines on their own rows. Some
// have an objective in the middle, or hexes where one side leaves the board. The same number makes the same
// battles.
func madeUp(battles int) (out []*source.File) {
	for i := range battles {
		r := engine.NewRand(uint64(i), "made up battles")
		id := fmt.Sprintf("made-up-%02d", i+1)
		text := madeUpBattle(&r, id)
		out = append(out, source.NewFile(id+".adventure.toml", []byte(text)))
	}
	return out
}

// madeUpBattle generates one battle.
func madeUpBattle(r *engine.Rand, id string) string {
	maps := []string{"harrow-ridge", "alder-ford", "abbots-camp", "long-heath"}
	var s strings.Builder
	first := []string{"top", "bottom"}[r.IntN(2)]
	fmt.Fprintf(&s, "kind = \"adventure\"\ngame = \"medieval\"\nformat = 1\nid = %q\nname = %q\nmap = %q\nfirst = %q\n\n",
		id, id, maps[r.IntN(len(maps))], first)
	fmt.Fprintf(&s, "[victory]\ntop = %d\nbottom = %d\n\n", 4+r.IntN(4), 4+r.IntN(4))
	aim := r.IntN(4)
	if aim < 2 {
		side := []string{"", "side = \"top\"\n", "side = \"bottom\"\n"}[r.IntN(3)]
		fmt.Fprintf(&s, "[[victory.objectives]]\nname = \"The cross\"\nat = [%q]\nbanners = 1\npermanent = %t\n%s\n",
			label(5+r.IntN(3), 4+r.IntN(5)), aim == 1, side)
	}
	runs := ""
	if aim == 2 {
		runs = []string{"top", "bottom"}[r.IntN(2)]
	}
	for _, side := range []string{"top", "bottom"} {
		madeUpSide(r, &s, side, side == runs)
	}
	return s.String()
}

// madeUpSide generates an army: most units on foot in front, cavalry behind or on the wings, and two or three Leaders.
func madeUpSide(r *engine.Rand, s *strings.Builder, side string, runs bool) {
	fmt.Fprintf(s, "[%s]\narmy = %q\ncommand = %d\ntokens = %d\n", side, side, 4+r.IntN(3), 2+r.IntN(3))
	edge, step, back := 1, 1, 2+r.IntN(2)
	if side == "top" {
		edge, step = 11, -1
	}
	if runs {
		fmt.Fprintf(s, "exits = { at = [%q, %q, %q, %q], banners = 1 }\n", label(edge, 4), label(edge, 5), label(edge, 6),
			label(edge, 7))
	}
	foot := []string{"light-bow-infantry", "auxilia", "medium-infantry", "medium-infantry", "heavy-infantry", "warrior"}
	horse := []string{"light-bow-cavalry", "medium-cavalry", "heavy-cavalry", "super-heavy-cavalry"}
	taken := map[string]bool{}
	var stood []string
	for range 8 + r.IntN(6) {
		types, line := foot, back
		if r.IntN(3) == 0 {
			types, line = horse, back-1
		}
		line += r.IntN(2)
		at := label(edge+step*line, 1+r.IntN(10))
		if taken[at] {
			continue
		}
		taken[at] = true
		stood = append(stood, at)
		fmt.Fprintf(s, "\n[[%s.units]]\ntype = %q\nat = [%q]\n", side, types[r.IntN(len(types))], at)
	}
	for n := range min(len(stood), 2+r.IntN(2)) {
		fmt.Fprintf(s, "\n[[%s.leaders]]\nname = \"%s %d\"\nat = %q\n", side, side, n+1, stood[n*len(stood)/3])
	}
	s.WriteByte('\n')
}

// label is the label of a hex on the board of Medieval, by its row from 1 and its column from 0.
func label(row, column int) string {
	letter := 'a' + rune(column)
	if row%2 == 1 {
		letter += 'A' - 'a'
	}
	return fmt.Sprintf("%c%d", letter, row)
}
