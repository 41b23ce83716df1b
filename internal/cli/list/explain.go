package list

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"muster/docs"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/validate"

	"github.com/spf13/cobra"
)

// ExplainCommand is `muster explain`.
func ExplainCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	game := ""
	cmd := &cobra.Command{
		Use:   "explain CODE|RULE|TERM|KEY|COMMAND|PAGE [PATH...]",
		Short: "Explain a finding's code, a rule, a term, a key or a command",
		Long: `Explain a finding's code, a rule id (or its first letters), a glossary term, a key or kind of file, or a rulebook
row such as a unit. Rows of the current project (a folder with .muster.toml) are included, or of the project of PATH.

Commands and flags are explained too, as in "muster explain play --coverage". A word with several meanings gets all of
them. PAGE is a page of the documentation, such as how-to/printing.

More: docs/glossary.md (terms), docs/checks (codes), docs/rules (rules)`,
		Example: `  muster explain adventure/impassable-hex
  muster explain CTA-06
  muster explain CTA-IMP
  muster explain woods
  muster explain balance rate
  muster explain how-to/printing
  muster explain bog my.map.toml`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cliutil.Exactly(1, "a code, a rule or a term")(cmd, args)
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			var words, paths []string
			for _, arg := range args {
				if commandOf(cmd.Root(), append(slices.Clone(words), arg)) != nil {
					words = append(words, arg) // a command, whatever folder has its name
				} else if _, err := os.Stat(arg); len(words) > 0 && (arg == "-" || err == nil &&
					(workspace.IsPath(arg) || cliutil.IsFolder(arg))) {
					paths = append(paths, arg)
				} else {
					words = append(words, arg)
				}
			}
			// A folder without a project may have any content and size, such as / or a home folder.
			ws := a.Open(workspace.Wanted{Paths: paths, Here: len(paths) == 0 && workspace.InProject(disk.Files{})})
			defer a.logInvalid(ws, games.Kinds().Names()...) // after the answer
			g, err := games.Called(game)
			if err != nil {
				return err
			}
			text, err := explain(a.Site, ws, strings.TrimSpace(strings.Join(words, " ")), g, cmd.Root(), a.Full)
			if !a.Full {
				width := 0
				if s, ok := a.Screen(); ok {
					width = s.Width
				}
				text = fitted(text, width, a.Rendered)
			}
			if err != nil {
				return err
			}
			return a.Explained(text)
		},
	}
	cliutil.GameFlag(cmd, &game, "")
	a.FullFlag(cmd)
	return cmd
}

// explain finds the page of a word: a code, a rule id or its prefix, a term of the glossary, or a row of a game's
// rulebook. If of is nil, it searches all games, and also the commands and flags of root; full is for those.
func explain(site docs.Site, ws *workspace.Workspace, word string, of *games.Game, root *cobra.Command,
	full bool) (string, error) {
	if page, ok := checkPage(strings.ToLower(word)); ok {
		if !strings.Contains(page, "\n```toml") { // no example, which --full would add
			page += nextStep("muster check")
		}
		return page, nil
	}
	if id := ruleID(word); id != "" {
		return explainRule(id, full)
	}
	if family := explainFamily(strings.ToUpper(word)); family != "" {
		return family, nil
	}
	if text, ok, err := explainFlag(site, root, word); ok {
		return text, err
	}
	if text := explainBatch(site, word); text != "" {
		return text, nil
	}
	if text := explainPage(site, word); text != "" && strings.Contains(word, "/") {
		return text, nil
	}
	var parts, meanings []string
	next := "" // the command to suggest after the last part, if that suggests none
	add := func(meaning, text, then string) {
		if text != "" {
			parts, meanings, next = append(parts, text), append(meanings, meaning), then
		}
	}
	cmd := commandOf(root, strings.Fields(word))
	if cmd != nil && of == nil {
		if use, old := cliutil.NowCommand(cmd); old {
			add("old command", renamed(site, cmd), "")
		} else if use == "" {
			add("command", explainCommand(site, cmd, full), "")
		}
	}
	if of == nil {
		add("kind of file", explainKind(site, games.Kinds().Names(), word), "")
		add(settings, explainSettings(word), "muster explain reference/projects")
	}
	named := len(parts) > 0 // by the program, not by a game
	for _, t := range termsOf(word) {
		add("term", explainTerm(site, t), afterTerm(t))
	}
	for _, g := range games.List() {
		if of != nil && of.Catalog.Name != g.Catalog.Name {
			continue
		}
		for _, f := range rowsNamed(ws, &g, word) {
			then, keys := "muster explain "+f.row.ID+" --full", full
			if f.kind == games.Players {
				then, keys = "muster list players", false // a player is no row with keys
			}
			add(f.singular, rowText(f.row, f.singular, &g, keys), then)
		}
	}
	keys, then := explainKeys(word, of, strings.Contains(word, "."))
	if keys == "" && len(parts) == 0 && synonymsOf(word) == nil {
		keys, then = explainKeys(word, of, true)
	}
	add("key", keys, then)
	if meanings = slices.Compact(meanings); named && len(meanings) > 1 {
		parts = append([]string{fmt.Sprintf("%s has %d meanings: %s\n", word, len(meanings),
			strings.Join(meanings, ", "))}, parts...)
	}
	if of == nil {
		add("source", explainSource(site, word), "")
	}
	if len(parts) > 0 {
		return strings.Join(parts, "\n") + nextStep(next), nil
	}
	if cmd != nil && of == nil {
		return renamed(site, cmd), nil
	}
	if text := explainPage(site, word); text != "" {
		return text, nil
	}
	if kind := definitionOf(ws, word); kind != "" {
		return "", cliutil.Usage("run `muster print "+word+"`", "%s is not a term, but %s", word, kind)
	}
	if slices.Contains(listNames(), strings.ToLower(word)) {
		return "", cliutil.Usage("run `muster list "+strings.ToLower(word)+"`", "%q is not a term, but a list", word)
	}
	if means := synonymsOf(word); len(means) == 1 {
		// With a game, the target may be unknown, and the hint names it.
		if text, err := explain(site, ws, means[0], of, root, full); err == nil {
			return fmt.Sprintf("%s: see %s\n\n%s", word, means[0], text), nil
		}
	}
	if codes := codesEnding(word); len(codes) > 0 {
		page, _ := checkPage(codes[0])
		if len(codes) > 1 {
			page = fmt.Sprintf("%s: also %s\n\n%s", word, strings.Join(codes[1:], ", "), page)
		}
		return page, nil
	}
	if of != nil {
		if err := elsewhere(ws, word, of); err != nil {
			return "", err
		}
	}
	return "", cliutil.Usage(nearHint(word, ws, root, of), "%q is not a code, rule, term or key", word)
}

// codesEnding returns the codes of checks whose part after the slash is a word: several if games share a check.
func codesEnding(word string) []string {
	var out []string
	for _, c := range validate.Codes(games.Checks()) {
		if strings.HasSuffix(c.Code, "/"+strings.ToLower(word)) && !slices.Contains(out, c.Code) {
			out = append(out, c.Code)
		}
	}
	return out
}

// termsOf returns the glossary entries for a word; those with it as their main name come first.
func termsOf(word string) []docs.Term {
	var first, others []docs.Term
	for _, t := range docs.Terms() {
		switch slices.IndexFunc(t.Names(), func(name string) bool { return sameWord(name, word) }) {
		case -1:
		case 0:
			first = append(first, t)
		default:
			others = append(others, t)
		}
	}
	return append(first, others...)
}

// rowText explains a row: a heading with its kind, its game and its box, the meaning of its values, and its file. full
// adds its keys as in the file, with their sources.
func rowText(row report.Row, kind string, g *games.Game, full bool) string {
	box, sentences := row.Explained()
	from := g.Catalog.Title
	switch {
	case strings.HasPrefix(box, from):
		from = box
	case box != "":
		from += ", " + box
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s): %s\n\n", row.Name, kind, from)
	for _, line := range sentences {
		for _, part := range report.Fold(line, "", "  ") {
			b.WriteString(part + "\n")
		}
	}
	if row.File != "" {
		fmt.Fprintf(&b, "%-12s %s\n", "written in", row.File)
	}
	if full {
		raw := row.Told()
		_, keys, _ := strings.Cut(raw, "\n")
		fmt.Fprintf(&b, "\nkeys, with their sources (id %s):\n%s%s", row.ID, keys, sourceLines(raw))
	}
	return b.String()
}

// ruleID converts a word to a rule id with the right case: CTA-09b has a lower-case letter. "" if it does not have the
// form.
func ruleID(word string) string {
	upper := strings.ToUpper(word)
	if body, ok := strings.CutSuffix(upper, "B"); ok && docs.IsRuleID(body+"b") {
		return body + "b"
	}
	if docs.IsRuleID(upper) {
		return upper
	}
	return ""
}

// definitionOf describes the definition of the project or the library with a word as its id: "a map of the library".
// Without a definition it returns "".
func definitionOf(ws *workspace.Workspace, word string) string {
	for _, kind := range games.Printed() {
		if e := ws.Find(kind, word); e != nil {
			return games.Described(e)
		}
	}
	return ""
}

// spaced writes a space for the characters that join the words of a name.
var spaced = strings.NewReplacer("-", " ", "_", " ")

// sameWord reports whether a word is a term, in singular or plural.
func sameWord(term, word string) bool {
	plain := func(s string) string { return spaced.Replace(strings.ToLower(s)) }
	return plain(term) == plain(word) || plain(term)+"s" == plain(word)
}

// explainFamily lists the rules whose ids begin with a word: CTA-IMP, BL-LOS.
func explainFamily(word string) string {
	var b strings.Builder
	first := ""
	for _, r := range docs.Rules() {
		if strings.HasPrefix(r.ID, word+"-") {
			if first == "" {
				first = "muster explain " + r.ID
			}
			fmt.Fprintf(&b, "%-12s %-8s %s\n", r.ID, r.State, r.Text)
		}
	}
	return b.String() + nextStep(first)
}

func explainRule(id string, full bool) (string, error) {
	all := docs.Rules()
	i := slices.IndexFunc(all, func(r docs.Rule) bool { return r.ID == id })
	if i < 0 {
		var ids []string
		for _, r := range all {
			ids = append(ids, r.ID)
		}
		hint := "run `muster list rules` for every rule"
		if near := diag.Meant(id, ids); near != "" {
			hint = near
		}
		return "", cliutil.Usage(hint, "there is no rule %s", id)
	}
	var b strings.Builder
	r := all[i]
	fmt.Fprintf(&b, "%s\n\n%s\n\n", r.ID, r.Text)
	line := func(name, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%-12s %s\n", name, text)
		}
	}
	var codes []string
	for _, c := range validate.Codes(games.Checks()) {
		if slices.Contains(c.Rules, id) {
			codes = append(codes, c.Code)
		}
	}
	line("checked by", strings.Join(codes, ", "))
	line("refines", r.Refines)
	line("source", r.Source)
	if full {
		line("state", r.State)
		line("enforced in", strings.ReplaceAll(r.Enforced, "`", ""))
		line("tested in", strings.ReplaceAll(r.Tested, "`", ""))
	}
	for _, other := range all {
		if slices.Contains(strings.FieldsFunc(other.Refines, func(c rune) bool { return c == ',' || c == ' ' }), id) {
			fmt.Fprintf(&b, "\n%s  %s\n", other.ID, other.Text)
		}
	}
	next := "muster list rules"
	if len(codes) > 0 {
		next = "muster explain " + codes[0]
	}
	return b.String() + nextStep(next), nil
}
