package games

import (
	"slices"
	"strings"

	"muster/engine/battlelore/imported"
	"muster/engine/battlelore/rulebook"
	"muster/imports"
	"muster/schema/diag"
	"muster/schema/source"
)

// Import is what a game makes of scenarios of other games.
type Import struct {
	Endings []string // of the names of files that can be read
	// Open reads a file; there is no draft where what was found says that it cannot be read.
	Open func(f *source.File, capitals string) (Draft, []diag.Diagnostic)
}

// Draft is definitions while they are made of a file of another game.
type Draft interface {
	Name() string
	// Texts are the definitions, under an id.
	Texts(id string) []Text
	// Amend changes what errors of checks in the texts made last name; it reports whether anything was changed.
	Amend(found []diag.Diagnostic) bool
	// Remaining are the codes of checks whose errors are left to a person: they hold no other amendment up.
	Remaining() []string
	// Found is what was guessed, changed and left out, at its places in the file.
	Found() []diag.Diagnostic
	// Summed is the same with findings of a kind told once; and how many findings are told so.
	Summed() ([]diag.Diagnostic, int)
}

// Text is a definition that was made.
type Text struct {
	Kind, ID string
	Text     []byte
}

// Imported lists the endings of the names of files that any game can make definitions of.
func Imported() []string { return Each(func(g *Game) []string { return g.Import.Endings }) }

// Importer is the game that takes files of a name; nil when none does.
func Importer(name string) *Game {
	all := List()
	for i := range all {
		if slices.ContainsFunc(all[i].Import.Endings, func(end string) bool {
			return strings.HasSuffix(strings.ToLower(name), end)
		}) {
			return &all[i]
		}
	}
	return nil
}

// battleLoreImport is what BattleLore takes of other games: their boards have its frame.
func battleLoreImport() Import {
	return Import{Endings: []string{imports.MemoirEnding, imports.Ending}, Open: openImported}
}

func openImported(f *source.File, capitals string) (Draft, []diag.Diagnostic) {
	var s *imports.Scenario
	switch {
	case strings.HasSuffix(strings.ToLower(f.Name), imports.MemoirEnding):
		s = imports.ReadMemoir(f)
	case imported.Drawn(f.Text):
		d, s := imported.Drawing(f)
		if d == nil {
			return nil, imports.Listed(s.Found)
		}
		return draft{d}, nil
	default:
		side, _ := imported.SideOf(capitals)
		s = imports.Read(f, side)
	}
	if s.Refused() {
		return nil, imports.Listed(s.Found)
	}
	d := imported.New(s)
	if found := d.Found(); diag.Count(found, diag.Error) > 0 {
		return nil, found
	}
	return draft{d}, nil
}

// draft is a Draft of BattleLore's.
type draft struct{ *imported.Draft }

// Texts are the map and the adventure on it.
func (d draft) Texts(id string) []Text {
	if d.MapOnly() {
		return []Text{{rulebook.KindMap, id, d.Map(id)}}
	}
	return []Text{
		{rulebook.KindMap, id, d.Map(id)},
		{rulebook.KindAdventure, id, d.Adventure(id, id)},
	}
}
