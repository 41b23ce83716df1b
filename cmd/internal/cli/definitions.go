package cli

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"muster/engine/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate"
)

// catalogOf reads what was gathered, and the files that its references name when they stand beside it.
func (a *app) catalogOf(in *inputs) (*catalog.Catalog, error) {
	c := catalog.New(slices.Concat(in.files, in.lost), a.workers)
	more := false
	for _, ref := range c.Missing() {
		if info, err := os.Stat(ref.File()); err != nil || !info.Mode().IsRegular() {
			continue // the check of the reference says that nothing is there
		}
		if err := in.file(ref.File()); err != nil {
			return nil, err
		}
		more = true
	}
	if more {
		c = catalog.New(slices.Concat(in.files, in.lost), a.workers)
	}
	return c, nil
}

// isPath tells whether a word on the command line names a file rather than an id.
func isPath(word string) bool {
	return word == "-" || strings.ContainsAny(word, `/\.`)
}

// definitions reads the files among words, each a file or an id. A definition with errors ends the command: its
// findings are written, and nothing is made of it.
func (a *app) definitions(words ...string) (*catalog.Catalog, error) {
	var paths []string
	for _, w := range words {
		if isPath(w) {
			if info, err := os.Stat(w); err == nil && info.IsDir() {
				return nil, usage("name a file or an id", "%s is a folder", w)
			}
			paths = append(paths, w)
		}
	}
	in, err := a.gather(paths)
	if err != nil {
		return nil, err
	}
	c, err := a.catalogOf(in)
	if err != nil {
		return nil, err
	}
	result, err := validate.Run(c, a.workers)
	if err != nil {
		return nil, err
	}
	if list := diag.Sort(append(result.Findings, in.findings...)); diag.Count(list, diag.Error) > 0 {
		text := diag.Text{Out: a.err, Colour: a.paints(), Source: in.source}
		if err := text.Write(list); err != nil {
			return nil, err
		}
		status := ExitFindings
		if len(in.findings) > 0 {
			status = ExitUsage
		}
		return nil, findings{status}
	}
	return c, nil
}

// kindNames are the kinds of definition as people say them.
var kindNames = map[string]string{
	schema.KindMap: "map", schema.KindDeploycards: "deployment set", schema.KindAdventure: "adventure", schema.KindRulebook: "rulebook",
}

// definition finds one word's entry among kinds: an id is looked up among the files that were read, then in the library.
func (a *app) definition(c *catalog.Catalog, word string, kinds ...string) (*catalog.Entry, error) {
	var near string
	for _, kind := range kinds {
		if isPath(word) {
			for _, e := range c.Given() {
				if e.Doc.Kind == kind && samePath(e.Doc.File.Name, word) {
					return e, nil
				}
			}
			continue
		}
		if e := c.Find(kind, word); e != nil {
			return e, nil
		}
		if near == "" {
			near = c.Nearest(kind, word)
		}
	}
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = kindNames[k]
	}
	what := strings.Join(names, " or ")
	if isPath(word) {
		return nil, usage("name a definition of that kind", "%s holds no %s", word, what)
	}
	hint := fmt.Sprintf("run `muster list %s` for those of the library, or name a file", listName(kinds[0]))
	if near != "" {
		hint = "write " + near
	}
	return nil, usage(hint, "there is no %s %q", what, word)
}

func samePath(name, word string) bool {
	return name == word || name == cleanPath(word)
}
