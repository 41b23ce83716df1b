package request

import (
	"slices"

	"muster/catalog"
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
)

// Complete fills in the missing parts of a line: a shipped map, and shipped sets for camps with fewer sets than the
// mode takes. The mode is that of the word, or without one that of the map's board. of is the named map, or nil.
func Complete(line draws.Line, word string, of *catalog.Entry) report.Command {
	mode, ok := deploycards.ParseMode(word)
	if !ok {
		mode = deploycards.ModeImpromptu
		if epicBoard(of) {
			mode = deploycards.ModeEpic
		}
	}
	if line.Map == "" {
		line.Map = "two-oaks"
		if mode == deploycards.ModeEpic || mode == deploycards.ModeEpicAllies {
			line.Map = "kings-road"
		}
	}
	takes := most(mode)
	if mode == deploycards.ModeEpic { // both camps take as many
		takes = min(max(len(line.Sets[boards.Pennant]), len(line.Sets[boards.Standard]), 1), takes)
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

// Seat assigns sets without a side to the sides, in order and as many as possible to each. If no mode is given, it
// returns one that takes them; "" is the default.
func Seat(line draws.Line, word string, of *catalog.Entry, sets []string) (draws.Line, string, error) {
	takes := max((len(slices.Concat(line.Sets[:]...))+len(sets)+1)/boards.Camps, 1)
	mode, named := deploycards.ParseMode(word)
	if !named && takes > 1 {
		mode = deploycards.ModeOrganized
		if epicBoard(of) {
			mode = deploycards.ModeEpic
		}
		word = mode.String()
	}
	if mode != 0 {
		takes = min(takes, most(mode))
	}
	for camp, has := range line.Sets {
		more := min(max(takes-len(has), 0), len(sets))
		line.Sets[camp] = slices.Concat(has, sets[:more])
		sets = sets[more:]
	}
	if len(sets) > 0 {
		return line, word, report.Wrongf("name one set a side, or two with --mode organized, epic or epic-allies",
			"%s is one set too many", sets[0])
	}
	return line, word, nil
}

// most returns the maximum number of a side's sets in a mode.
func most(mode deploycards.Mode) int {
	if mode == deploycards.ModeImpromptu {
		return 1
	}
	return deck.SetsMixed
}

// CampOf returns the camp that a set names.
func CampOf(set *catalog.Entry) boards.Camp {
	e := library.EntryOf(set)
	if e == nil || e.Set == nil {
		return boards.Pennant
	}
	camp, _ := boards.ParseCamp(e.Set.Camp)
	return camp
}

// epicBoard reports whether a map uses a board with Epic rules (VAR-EC-01); false for nil.
func epicBoard(of *catalog.Entry) bool {
	if of == nil {
		return false
	}
	e := library.EntryOf(of)
	if e == nil {
		return false
	}
	f := library.FieldFor(e, library.Use(e))
	return f != nil && f.Board != nil && f.Board.Epic
}
