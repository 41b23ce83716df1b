package shell

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// Choice is what the words of a command come to: definitions to work with, whether some of a folder were passed over,
// and the files of folders in which errors were found.
type Choice struct {
	Workspace *workspace.Workspace
	Entries   []*catalog.Entry
	Passed    bool
	Folders   []string // among the words
	Wrong     []Wrong
}

// Wrong is a file of a folder with the errors that were found in it; or, where it has none of its own, the file with
// errors that keeps it from being used.
type Wrong struct {
	File   string
	Errors []diag.Diagnostic
	Needs  string
}

// Choose finds the definitions that words mean: a file, an id of one of the kinds, or a folder with all that it holds
// of them. One with errors that is named by itself ends the command, and so does one of a game that does not bring what
// is done, or of another game than the one that is asked for, which may be nil; of a folder each is passed over, which
// is said of the former.
func (a *App) Choose(
	of *games.Game, words, kinds []string, done string, brings func(*games.Game) bool,
) (*Choice, error) {
	ws := a.Open(workspace.Wanted{Words: words, Kinds: kinds})
	v, err := ws.Judge(a.Workers, nil)
	if err != nil {
		return nil, err
	}
	if err := a.Tell(ws, ofCode(v.Findings, notRead)); err != nil {
		return nil, err
	}
	if err := ws.NoDefinitions(); err != nil {
		return nil, err
	}
	if v.Absent {
		return nil, a.refuseFindings(ws, v)
	}
	c := &Choice{Workspace: ws}
	for _, w := range words {
		names, folder := ws.Finder.Under[w]
		if !folder {
			e, err := ws.Definition(w, kinds...)
			switch {
			case err != nil:
				return nil, err
			case v.Blocks(e) != "":
				return nil, a.refuseFindings(ws, v)
			}
			if _, err := games.Brings(e, done, brings); err != nil {
				return nil, err
			}
			if err := within(of, e); err != nil {
				return nil, err
			}
			a.tellNamesakes(ws, e, w)
			c.add(e)
			continue
		}
		c.Folders = append(c.Folders, w)
		for _, name := range names {
			c.wrong(name, v)
			e := ws.Entry(name)
			if e == nil || !slices.Contains(kinds, e.Doc.Kind) {
				continue
			}
			if g := games.Of(e); g != nil && !brings(g) || within(of, e) != nil {
				continue
			}
			if file := v.Blocks(e); file != "" {
				c.Passed = true
				why := "it has errors"
				if file != name {
					why = file + " has errors"
					c.Wrong = append(c.Wrong, Wrong{File: name, Needs: file})
				}
				a.Complain("muster: ", fmt.Sprintf("%s is not %s: %s", name, done, why))
				continue
			}
			c.add(e)
		}
	}
	if c.Passed {
		a.Complain("        ", "run `muster check` to see the errors")
	}
	return c, nil
}

// within refuses what is of another game than the one that --game asks for; of nil everything is.
func within(of *games.Game, e *catalog.Entry) error {
	if of == nil || e.Doc.Game == of.Catalog.Name {
		return nil
	}
	return Usage("drop --game, or name a definition of "+of.Catalog.Title, "%s is of %s, and --game asks for %s", e.ID,
		games.Kinds().Title(e.Doc.Game), of.Catalog.Title)
}

// ofCode are the findings of a code.
func ofCode(list []diag.Diagnostic, code string) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(list), func(d diag.Diagnostic) bool { return d.Code != code })
}

// wrong notes the errors in a file.
func (c *Choice) wrong(name string, v *workspace.Verdict) {
	if !v.Wrong(name) || slices.ContainsFunc(c.Wrong, func(w Wrong) bool { return w.File == name }) {
		return
	}
	w := Wrong{File: name}
	for _, d := range v.Findings {
		if d.File == name && d.Severity == diag.Error {
			w.Errors = append(w.Errors, d)
		}
	}
	c.Wrong = append(c.Wrong, w)
}

func (c *Choice) add(e *catalog.Entry) {
	if !slices.Contains(c.Entries, e) {
		c.Entries = append(c.Entries, e)
	}
}

// refuseFindings writes findings, says that nothing more is done, and ends the command with them.
func (a *App) refuseFindings(ws *workspace.Workspace, v *workspace.Verdict) error {
	if err := a.Tell(ws, v.Findings); err != nil {
		return err
	}
	a.Complain(a.Program+": ", "stopped: correct the errors first")
	return Findings{status(v)}
}

// tellNamesakes says what else has the id that was taken for an entry.
func (a *App) tellNamesakes(ws *workspace.Workspace, e *catalog.Entry, word string) {
	if workspace.IsPath(word) {
		return
	}
	for _, other := range ws.Namesakes(e) {
		a.Complain("muster: ", fmt.Sprintf("%s is the id of %s, which is used, and of %s: name the file of the other",
			word, Described(e), Described(other)))
	}
}

// Described is an entry as a sentence names it.
func Described(e *catalog.Entry) string {
	what := games.Noun(e.Doc.Kind)
	if e.Given {
		return what + " (" + e.Doc.File.Name + ")"
	}
	return what + " of the library"
}
