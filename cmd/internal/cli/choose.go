package cli

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/schema/diag"
)

// choice is what the words of a command come to: definitions to work with, and whether some of a folder were passed over.
type choice struct {
	ws      *workspace
	entries []*catalog.Entry
	passed  bool
}

// choose finds the definitions that words mean: a file, an id of one of the kinds, or a folder with all that it holds of
// them. One with errors that is named by itself ends the command; of a folder it is passed over, which is said.
func (a *app) choose(words, kinds []string, done string) (*choice, error) {
	ws := a.open(wanted{words: words, kinds: kinds})
	v, err := ws.judge(a.workers, nil)
	if err != nil {
		return nil, err
	}
	if err := a.told(ws, ofCode(v.findings, notRead)); err != nil {
		return nil, err
	}
	if err := ws.noDefinitions(); err != nil {
		return nil, err
	}
	if v.absent {
		return nil, a.refuseFindings(ws, v)
	}
	c := &choice{ws: ws}
	for _, w := range words {
		names, folder := ws.finder.Under[w]
		if !folder {
			e, err := a.definition(ws, w, kinds...)
			switch {
			case err != nil:
				return nil, err
			case v.blocks(e) != "":
				return nil, a.refuseFindings(ws, v)
			}
			a.tellNamesakes(ws, e, w)
			c.add(e)
			continue
		}
		for _, name := range names {
			e := ws.entry(name)
			if e == nil || !slices.Contains(kinds, e.Doc.Kind) {
				continue
			}
			if file := v.blocks(e); file != "" {
				c.passed = true
				why := "it has errors"
				if file != name {
					why = file + " has errors"
				}
				a.complain("muster: ", fmt.Sprintf("%s is not %s: %s", name, done, why))
				continue
			}
			c.add(e)
		}
	}
	if c.passed {
		a.complain("        ", "run `muster check` for what is wrong")
	}
	return c, nil
}

// ofCode are the findings of a code.
func ofCode(list []diag.Diagnostic, code string) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(list), func(d diag.Diagnostic) bool { return d.Code != code })
}

func (c *choice) add(e *catalog.Entry) {
	if !slices.Contains(c.entries, e) {
		c.entries = append(c.entries, e)
	}
}

// refuseFindings writes findings and ends the command with them.
func (a *app) refuseFindings(ws *workspace, v *verdict) error {
	if err := a.told(ws, v.findings); err != nil {
		return err
	}
	return findings{v.status()}
}

// entry is the entry of a file by its name, of whatever kind; nil when there is none.
func (ws *workspace) entry(name string) *catalog.Entry {
	for _, c := range ws.catalogs {
		if e := c.Named(name); e != nil {
			return e
		}
	}
	return nil
}

// tellNamesakes says what else has the id that was taken for an entry.
func (a *app) tellNamesakes(ws *workspace, e *catalog.Entry, word string) {
	if isPath(word) {
		return
	}
	for _, other := range ws.namesakes(e) {
		a.complain("muster: ", fmt.Sprintf("%s is the id of %s, which is taken, and of %s: name a file for the other",
			word, described(e), described(other)))
	}
}

// namesakes are the definitions of other kinds that have the id of an entry.
func (ws *workspace) namesakes(e *catalog.Entry) []*catalog.Entry {
	var out []*catalog.Entry
	for _, kind := range printedKinds {
		if other := ws.find(kind, e.ID); kind != e.Doc.Kind && other != nil && other.Doc.Tree != nil {
			out = append(out, other)
		}
	}
	return out
}

// described is an entry as a sentence names it.
func described(e *catalog.Entry) string {
	what := "a " + kindNames[e.Doc.Kind]
	if e.Adventure != nil {
		what = "an " + kindNames[e.Doc.Kind]
	}
	if e.Given {
		return what + " (" + e.Doc.File.Name + ")"
	}
	return what + " of the library"
}

// printedKinds are the kinds of definition that have a sheet; an id means the first of them that has it.
var printedKinds = []string{kinds.Adventure, kinds.Map, kinds.Deploycards}
