package games

import (
	"slices"
	"strings"

	"muster/catalog"
	"muster/imports"
	"muster/internal/engine/battlelore/imported"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/schema/layout"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// Import converts scenarios of other games.
type Import struct {
	Endings []string // of the names of files that can be read
	// Open reads a file; there is no draft if the findings say that it cannot be read.
	Open func(f *source.File, capitals string) (Draft, []diag.Diagnostic)
}

// Draft is definitions in progress, made from a file of another game.
type Draft interface {
	Name() string
	// Texts returns the definitions, under an id.
	Texts(id string) []Text
	// Amend changes the parts named by errors of checks in the latest texts; it reports whether anything changed.
	Amend(found []diag.Diagnostic) bool
	// Remaining returns the codes of checks whose errors are left to the user: they do not block other amendments.
	Remaining() []string
	// Found returns messages about guessed, changed and dropped content, with positions in the file.
	Found() []diag.Diagnostic
	// Summed returns the same with messages of one kind combined, and the number of combined messages.
	Summed() ([]diag.Diagnostic, int)
}

// Text is a generated definition.
type Text struct {
	Kind, ID string
	Text     []byte
}

// mostAmends is the maximum number of check-and-change rounds for generated definitions; more than some dozen rarely
// help.
const mostAmends = 500

// Settle generates definitions and changes them until checks find no error, or no change helps. at returns the name of
// the file of a definition; others are the files of the project. It returns the formatted definitions and the remaining
// errors.
func Settle(
	draft Draft, id string, at func(Text) string, others []*source.File, workers int,
) ([]Text, []diag.Diagnostic) {
	for n := 0; ; n++ {
		out := draft.Texts(id)
		var named []*source.File
		for _, t := range out {
			named = append(named, source.NewFile(at(t), t.Text))
		}
		around := slices.DeleteFunc(slices.Clone(others), func(f *source.File) bool {
			return slices.ContainsFunc(named, func(n *source.File) bool { return n.Name == f.Name })
		})
		c := catalog.Project(Catalogs(), named, around, workers)
		errors := func(without []string) ([]diag.Diagnostic, error) {
			checks := slices.DeleteFunc(Checks(), func(c *check.Check) bool { return slices.Contains(without, c.Code) })
			result, err := runner.Run(c, checks, workers)
			return slices.DeleteFunc(result.Findings, func(d diag.Diagnostic) bool {
				own := slices.ContainsFunc(named, func(f *source.File) bool { return f.Name == d.File })
				return d.Severity != diag.Error || !own
			}), err
		}
		left, err := errors(draft.Remaining())
		if err != nil || n == mostAmends || !draft.Amend(left) {
			if err == nil && len(draft.Remaining()) > 0 {
				left, _ = errors(nil)
			}
			for i := range out {
				if text, faults, err := layout.Text(named[i], Kinds()); err == nil && len(faults) == 0 {
					out[i].Text = text
				}
			}
			return out, left
		}
	}
}

// Imported lists the file extensions that any game can import.
func Imported() []string { return Each(func(g *Game) []string { return g.Import.Endings }) }

// Importer returns the game that imports files with a name; nil if none does.
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

// battleLoreImport returns the import of BattleLore: boards of other games with the same size.
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

// draft is a Draft of BattleLore.
type draft struct{ *imported.Draft }

// Texts returns the map and the adventure on it.
func (d draft) Texts(id string) []Text {
	if d.MapOnly() {
		return []Text{{rulebook.KindMap, id, d.Map(id)}}
	}
	return []Text{
		{rulebook.KindMap, id, d.Map(id)},
		{rulebook.KindAdventure, id, d.Adventure(id, id)},
	}
}
