package cliutil

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// Choice is the result of a command's words: selected definitions, whether some of a folder were skipped, and the
// invalid files of folders.
type Choice struct {
	Workspace *workspace.Workspace
	Entries   []*catalog.Entry
	Passed    bool
	Folders   []string // among the words
	Wrong     []Wrong
}

// Wrong is an invalid file of a folder with its errors. If it has no errors of its own, it holds the invalid file that
// makes it unusable.
type Wrong struct {
	File   string
	Errors []diag.Diagnostic
	Needs  string
}

// Choose finds the definitions that words name: a file, an id of one of the kinds, or a folder with all its definitions
// of these kinds. A directly named definition ends the command if it is invalid, or if its game does not support the
// command. It also ends the command if it belongs to another game than the requested one (which may be nil). From a
// folder, such definitions are skipped, and invalid ones are reported.
func (a *App) Choose(
	of *games.Game, words, kinds []string, done string, brings func(*games.Game) bool,
) (*Choice, error) {
	ws := a.Open(workspace.Wanted{Words: words, Kinds: kinds})
	v, err := ws.Judge(a.Workers, nil)
	if err != nil {
		return nil, err
	}
	if err := a.WriteFindings(ws, ofCode(v.Findings, notRead)); err != nil {
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

// within refuses a definition of another game than that of --game; nil accepts all.
func within(of *games.Game, e *catalog.Entry) error {
	if of == nil || e.Doc.Game == of.Catalog.Name {
		return nil
	}
	return Usage("drop --game, or name a definition of "+of.Catalog.Title, "%s is of %s, and --game asks for %s", e.ID,
		games.Kinds().Title(e.Doc.Game), of.Catalog.Title)
}

// ofCode returns the findings with a code.
func ofCode(list []diag.Diagnostic, code string) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(list), func(d diag.Diagnostic) bool { return d.Code != code })
}

// wrong records the errors in a file.
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

// refuseFindings writes findings and the message that the command stops, and returns the error with their exit status.
func (a *App) refuseFindings(ws *workspace.Workspace, v *workspace.Verdict) error {
	if err := a.WriteFindings(ws, v.Findings); err != nil {
		return err
	}
	a.Complain(a.Program+": ", "stopped: correct the errors first")
	return Findings{status(v)}
}

// tellNamesakes reports other definitions with the id of the selected entry.
func (a *App) tellNamesakes(ws *workspace.Workspace, e *catalog.Entry, word string) {
	if workspace.IsPath(word) {
		return
	}
	for _, other := range ws.Namesakes(e) {
		a.Complain("muster: ", fmt.Sprintf("%s is the id of %s, which is used, and of %s: name the file of the other",
			word, games.Described(e), games.Described(other)))
	}
}
