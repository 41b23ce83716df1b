// Package request resolves the arguments of `muster deploy` into a request for Call to Arms. It determines the mode,
// map and sets, the players' draws and choices, and the flags without effect. An invalid request is a report.Wrong.
// The answer is one of internal/report/battlelore/draws. Start with Resolve.
package request

import (
	"strings"

	"muster/catalog"
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
	"muster/schema/diag"
)

// Finder finds the definitions named in a question.
type Finder interface {
	// Definition finds the definition that a word names, by file or id; its error is a report.Wrong.
	Definition(word string, kinds ...string) (*catalog.Entry, error)
	// Find finds a definition by id, or returns nil.
	Find(kind, id string) *catalog.Entry
	// All lists the definitions of a kind by id.
	All(kind string) []*catalog.Entry
}

// Modes lists the modes of Call to Arms.
func Modes() []string { return deploycards.ModeNames[1:] }

// Reserves lists the options for the Reserve, the default first.
func Reserves() []string { return []string{deploycards.ReserveTwo, deploycards.ReserveAll} }

// Kinds lists the kinds of definition in a question.
func Kinds() []string { return []string{rulebook.KindMap, rulebook.KindDeploycards} }

// Sets is the kind of definition of sets.
const Sets = rulebook.KindDeploycards

// Mode parses a mode.
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

// Request is a battle map with all its related definitions, as the command line requests it.
type Request struct {
	line  draws.Line
	mode  deploycards.Mode
	from  Finder
	field *rulebook.Field
	rules *rulebook.Rulebook
	used  []*library.Entry
}

// Resolve finds the definitions of a command line, in a mode. With every the request covers every draw, and all sets
// of a camp without a named one. The map's field is read with the combined rules: its own rows, and those of the sets.
// The sets are linked with the same rules.
func Resolve(from Finder, line draws.Line, mode deploycards.Mode, every bool) (*Request, error) {
	of, err := from.Definition(line.Map, rulebook.KindMap)
	if err != nil {
		return nil, err
	}
	e, err := own(of)
	if err != nil {
		return nil, err
	}
	t := &Request{line: line, mode: mode, from: from, used: []*library.Entry{e}}
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
	if err := refuseConflict(t.used); err != nil {
		return nil, err
	}
	t.rules = library.Use(t.used...)
	if t.field = library.FieldFor(e, t.rules); t.field == nil {
		return nil, report.Wrongf("name another map", "the map %s has an unknown board", e.ID)
	}
	return t, nil
}

// Called refuses a definition of a game without Call to Arms.
func Called(of *catalog.Entry) error {
	_, err := own(of)
	return err
}

// own returns a definition as an entry of BattleLore. It refuses one of another game, with that game's name.
func own(of *catalog.Entry) (*library.Entry, error) {
	if e := library.EntryOf(of); e != nil {
		return e, nil
	}
	return nil, report.Wrongf("name a map of "+rulebook.GameTitle, "%s is of %s, which does not have Call to Arms", of.ID,
		of.Catalog().Games().Title(of.Doc.Game))
}

// use adds a definition to the used ones, once.
func (r *Request) use(of *catalog.Entry) {
	e := library.EntryOf(of)
	for _, known := range r.used {
		if known == e {
			return
		}
	}
	r.used = append(r.used, e)
}

// Made lists the sources of a page about the answer.
func (r *Request) Made() []*catalog.Entry {
	out := make([]*catalog.Entry, len(r.used))
	for i, e := range r.used {
		out[i] = e.Entry
	}
	return out
}

// set links one deployment set.
func (r *Request) set(word string) (*deck.Set, error) {
	e, err := r.from.Definition(word, rulebook.KindDeploycards)
	if err != nil {
		return nil, err
	}
	set, _ := deck.Link(library.EntryOf(e).Set, r.rules) // its faults are findings, and it has none of severity error
	return set, nil
}

// zone returns the index of a board's zone by its id; the default for "".
func (r *Request) zone(camp boards.Camp, id string) (int, error) {
	var ids []string
	for i, z := range r.field.Board.Zones {
		if z.ID == id || id == "" {
			return i, nil
		}
		ids = append(ids, z.ID)
	}
	return 0, report.Wrongf("write one of "+strings.Join(ids, ", "), "the board %s has no zone %q for --%s-zone",
		r.field.Board.ID, id, camp)
}

// refuseConflict refuses definitions with different rows of the same id.
func refuseConflict(used []*library.Entry) error {
	for _, c := range library.Clashes(used...) {
		return report.Wrongf("change the id of one row",
			"%s and %s both define the row %q of the table %s, with different values",
			c.First.Entry.Doc.File.Name, c.Second.Entry.Doc.File.Name, c.ID, c.Table)
	}
	return nil
}
