// Package asked makes of the words of `muster deploy` a question about Call to Arms: which mode, map and sets are
// meant, what the players draw and choose, and which flags have no part in an answer. What cannot be asked is a
// report.Wrong. The answer is one of report/battlelore/draws. Start with Sit.
package asked

import (
	"strings"

	"muster/catalog"
	"muster/deploycards"
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/report"
	"muster/report/battlelore/draws"
	"muster/schema/diag"
)

// Finder finds the definitions that the words of a question mean.
type Finder interface {
	// Definition finds a word's, a file or an id; its error is a report.Wrong.
	Definition(word string, kinds ...string) (*catalog.Entry, error)
	// Find finds an id's; nil when there is none.
	Find(kind, id string) *catalog.Entry
	// All lists those of a kind, by id.
	All(kind string) []*catalog.Entry
}

// Modes lists the modes of Call to Arms.
func Modes() []string { return deploycards.ModeNames[1:] }

// Reserves lists what the Reserve may bring, the usual form first.
func Reserves() []string { return []string{deploycards.ReserveTwo, deploycards.ReserveAll} }

// Kinds lists the kinds of definition that a question names.
func Kinds() []string { return []string{rulebook.KindMap, rulebook.KindDeploycards} }

// Sets is the kind of definition that the sets are.
const Sets = rulebook.KindDeploycards

// Mode is the mode of a word.
func Mode(word string) (deploycards.Mode, error) {
	mode, ok := deploycards.ParseMode(word)
	if ok {
		return mode, nil
	}
	hint := "write one of " + strings.Join(Modes(), ", ")
	if near := diag.Meant(word, Modes()); near != "" {
		hint = near
	}
	return mode, report.Wrongf(hint, "unknown mode %q", word)
}

// AnySets reports whether a camp may take any set: none is named for it.
func AnySets(line *draws.Line) bool {
	return len(line.Sets[boards.Pennant]) == 0 || len(line.Sets[boards.Standard]) == 0
}

// Table is a battle map with all that is read together with it, as a command line asks for it.
type Table struct {
	line  draws.Line
	mode  deploycards.Mode
	from  Finder
	field *field.Field
	rules *rulebook.Rulebook
	used  []*library.Entry
}

// Sit finds what a line names, in a mode; with every the question is of every draw, and where no set is named for a
// camp, of all its sets. The map's field is read against the rules of all that is used on it: the map's own rows, and
// those of the sets. The sets are linked against the same rules.
func Sit(from Finder, line draws.Line, mode deploycards.Mode, every bool) (*Table, error) {
	of, err := from.Definition(line.Map, rulebook.KindMap)
	if err != nil {
		return nil, err
	}
	e, err := own(of)
	if err != nil {
		return nil, err
	}
	t := &Table{line: line, mode: mode, from: from, used: []*library.Entry{e}}
	for camp := range boards.Camp(boards.Camps) {
		for _, word := range line.Sets[camp] {
			s, err := from.Definition(word, rulebook.KindDeploycards)
			if err != nil {
				return nil, err
			}
			t.use(s)
		}
	}
	if every && AnySets(&line) {
		for _, s := range from.All(rulebook.KindDeploycards) {
			t.use(s)
		}
	}
	if err := refuseClash(t.used); err != nil {
		return nil, err
	}
	t.rules = library.Use(t.used...)
	if t.field = library.FieldFor(e, t.rules); t.field == nil {
		return nil, report.Wrongf("name another map", "the map %s has an unknown board", e.ID)
	}
	return t, nil
}

// Called refuses a definition of a game that has no Call to Arms.
func Called(of *catalog.Entry) error {
	_, err := own(of)
	return err
}

// own is a definition as BattleLore sees it. One of another game is refused by that game's name.
func own(of *catalog.Entry) (*library.Entry, error) {
	if e := library.EntryOf(of); e != nil {
		return e, nil
	}
	return nil, report.Wrongf("name a map of "+rulebook.GameTitle, "%s is of %s, which does not have Call to Arms", of.ID,
		of.Catalog().Games().Title(of.Doc.Game))
}

// use adds a definition to those that are used, once.
func (t *Table) use(of *catalog.Entry) {
	e := library.EntryOf(of)
	for _, known := range t.used {
		if known == e {
			return
		}
	}
	t.used = append(t.used, e)
}

// Made lists what a page about the answer is made from.
func (t *Table) Made() []*catalog.Entry {
	out := make([]*catalog.Entry, len(t.used))
	for i, e := range t.used {
		out[i] = e.Entry
	}
	return out
}

// set links one deployment set.
func (t *Table) set(word string) (*deck.Set, error) {
	e, err := t.from.Definition(word, rulebook.KindDeploycards)
	if err != nil {
		return nil, err
	}
	set, _ := deck.Link(library.EntryOf(e).Set, t.rules) // its faults are findings, and it has none of severity error
	return set, nil
}

// zone is the index of a board's zone by its id; the default where none is named.
func (t *Table) zone(camp boards.Camp, id string) (int, error) {
	var ids []string
	for i, z := range t.field.Board.Zones {
		if z.ID == id || id == "" {
			return i, nil
		}
		ids = append(ids, z.ID)
	}
	return 0, report.Wrongf("write one of "+strings.Join(ids, ", "), "the board %s has no zone %q for --%s-zone",
		t.field.Board.ID, id, camp)
}

// refuseClash refuses definitions that bring rows of one id which say different things.
func refuseClash(used []*library.Entry) error {
	for _, c := range library.Clashes(used...) {
		return report.Wrongf("change the id of one row",
			"%s and %s both define the row %q of the table %s, with different values",
			c.First.Entry.Doc.File.Name, c.Second.Entry.Doc.File.Name, c.ID, c.Table)
	}
	return nil
}
