package asked

import (
	"slices"

	"muster/catalog"
	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/engine/battlelore/library"
	"muster/engine/command/boards"
	"muster/report"
	"muster/report/battlelore/draws"
)

// Complete is a line with what it leaves out: a map that ships, and sets that ship for camps with fewer sets than the
// mode takes. The mode is that of the word; where there is no word, that of the board of the map. of is the map
// that the line names; nil where there is none.
func Complete(line draws.Line, word string, of *catalog.Entry) report.Command {
	mode, ok := deploycards.ParseMode(word)
	if !ok {
		mode = deploycards.ModeImpromptu
		if of != nil && epicBoard(of) {
			mode = deploycards.ModeEpic
		}
	}
	if line.Map == "" {
		line.Map = "two-oaks"
		if mode == deploycards.ModeEpic || mode == deploycards.ModeEpicAllies {
			line.Map = "kings-road"
		}
	}
	takes := 1
	switch mode {
	case deploycards.ModeOrganized, deploycards.ModeEpicAllies:
		takes = deck.SetsMixed
	case deploycards.ModeEpic: // both camps take as many
		takes = min(max(len(line.Sets[boards.Pennant]), len(line.Sets[boards.Standard]), 1), deck.SetsMixed)
	}
	named := slices.Concat(line.Sets[:]...)
	for camp, name := range boards.CampNames {
		for _, letter := range []string{"a", "b", "c"} {
			if set := name + "-" + letter; len(line.Sets[camp]) < takes && !slices.Contains(named, set) {
				line.Sets[camp] = append(line.Sets[camp], set)
			}
		}
	}
	return line.Command(mode)
}

// CampOf is the camp that a set names as its own.
func CampOf(set *catalog.Entry) boards.Camp {
	e := library.EntryOf(set)
	if e == nil || e.Set == nil {
		return boards.Pennant
	}
	camp, _ := boards.ParseCamp(e.Set.Camp)
	return camp
}

// epicBoard reports whether a map is on a board with Epic rules (VAR-EC-01).
func epicBoard(of *catalog.Entry) bool {
	e := library.EntryOf(of)
	if e == nil {
		return false
	}
	f := library.FieldFor(e, library.Use(e))
	return f != nil && f.Board != nil && f.Board.Epic
}
