package list

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/docs"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// shelf is everything of one kind that explain knows: the name of each, by the words that may refer to it.
type shelf struct {
	kind  string
	words []string
	as    map[string]string // by word: what to write
}

func (s *shelf) add(as string, words ...string) {
	if s.as == nil {
		s.as = map[string]string{}
	}
	for _, w := range words {
		if _, taken := s.as[w]; !taken && w != "" {
			s.words, s.as[w] = append(s.words, w), as
		}
	}
}

// shelves returns everything that explain knows, by kind.
func shelves(ws *workspace.Workspace, root *cobra.Command) []shelf {
	checks, ids, terms := shelf{kind: "check"}, shelf{kind: "rule"}, shelf{kind: "term"}
	for _, code := range docs.CheckCodes() {
		_, name, _ := strings.Cut(code, "/")
		checks.add(code, code)
		checks.add(code, name)
	}
	for _, r := range docs.Rules() {
		ids.add(r.ID, r.ID)
	}
	for _, t := range docs.Terms() {
		for _, name := range t.Names() {
			terms.add(name, name)
		}
	}
	keys := shelf{kind: "key"}
	for _, k := range allKeys() {
		keys.add(k.name, k.name)
	}
	commands := shelf{kind: "command"}
	for _, cmd := range root.Commands() {
		if _, old := cliutil.NowCommand(cmd); old || !cmd.Hidden {
			commands.add(cmd.Name(), cmd.Name())
		}
	}
	pages := shelf{kind: "page"}
	for _, topic := range docs.Topics() {
		pages.add(topic, topic, path.Base(topic))
	}
	out := []shelf{checks, ids, terms, keys, commands, pages}
	for _, g := range games.List() {
		for _, kind := range g.Tables.Rows {
			s := shelf{kind: g.Tables.Singular(kind)}
			for _, row := range g.Tables.RowsOf(ws.Catalogs, kind) {
				s.add(row.ID, row.ID, row.Name)
			}
			out = append(out, s)
		}
	}
	return out
}

// offer is a suggested word.
type offer struct {
	word, kind string
	edits      int
}

// offers returns the nearest words, one of each kind, sorted. It leaves out words that are two edits farther away than
// the nearest.
func offers(word string, from []shelf) []offer {
	var out []offer
	least := len(word)
	for i := range from {
		s := &from[i]
		if near, edits := diag.Near(word, s.words); near != "" && diag.Slip(word, near, edits) {
			o := offer{s.as[near], s.kind, edits}
			if slices.Contains(out, o) { // games share the name
				continue
			}
			out = append(out, o)
			least = min(least, edits)
		}
	}
	out = slices.DeleteFunc(out, func(o offer) bool { return o.edits > least+1 })
	slices.SortStableFunc(out, func(a, b offer) int { return cmp.Compare(a.edits, b.edits) })
	return out[:min(len(out), 4)]
}

// synonymHint lists the terms for a synonym, each with its kind.
func synonymHint(means []string, all []shelf) string {
	texts := make([]string, len(means))
	for i, m := range means {
		texts[i] = fmt.Sprintf("%s (%s)", m, kindOf(m, all))
	}
	if len(texts) == 1 {
		return "write " + texts[0]
	}
	return diag.Question(texts, func(s string) string { return s }, "")
}

// dottedKeys returns the keys with their parents: victory.banners.
func dottedKeys() shelf {
	keys := shelf{kind: "key"}
	for _, k := range allKeys() {
		if strings.Contains(k.path, ".") {
			keys.add(k.path, k.path)
		}
	}
	return keys
}

// nearHint suggests words for an unknown one, each with its kind. It also suggests definitions of the library, which
// print knows and explain does not. of is the requested game; nil for all.
func nearHint(word string, ws *workspace.Workspace, root *cobra.Command, of *games.Game) string {
	all := shelves(ws, root)
	if means := synonymsOf(word); means != nil {
		return synonymHint(means, all)
	}
	if strings.Contains(word, ".") { // a key with those above it
		all = []shelf{dottedKeys()}
	}
	near := offers(word, all)
	hint := ""
	if len(near) > 0 {
		texts := make([]string, len(near))
		for i, o := range near {
			texts[i] = fmt.Sprintf("%s (%s)", o.word, o.kind)
		}
		if len(near) == 1 && near[0].edits <= 1 {
			hint = "write " + texts[0]
		} else {
			hint = diag.Question(texts, func(s string) string { return s }, "")
		}
	}
	for _, kind := range games.Printed() {
		id, edits := diag.Near(word, ws.IDs(kind))
		if id != "" && diag.Slip(word, id, edits) && (len(near) == 0 || edits <= near[0].edits) {
			hint = diag.Or(hint, fmt.Sprintf("run `muster print %s` for %s", id, definitionOf(ws, id)))
			break
		}
	}
	if hint == "" {
		return listsHint(of)
	}
	return hint
}

// listsHint names lists to search for a word: the checks, and rows of a game, or with nil of the default one.
func listsHint(of *games.Game) string {
	flag := ""
	if of == nil {
		of = games.Default()
	} else {
		flag = " --game " + of.Catalog.Name
	}
	lines := []string{"`muster list checks`"}
	for _, list := range append([]string{"units", "terrain"}, of.Tables.Rows...) {
		line := fmt.Sprintf("`muster list %s%s`", list, flag)
		if slices.Contains(of.Tables.Lists, list) && len(lines) < 3 && !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return "run " + wording.List(lines, "or")
}
