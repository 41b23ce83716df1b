package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// example is a definition without findings.
type example struct {
	file string // example.map.toml
	kind string // map
	text string
}

// blockPattern matches a block of a page that is a file; nameLine the line with the definition's name, gameLine that
// with its game.
var (
	blockPattern = regexp.MustCompile("(?s)```toml ([a-z0-9-]+\\.([a-z]+)\\.toml)\n(.*?)```")
	gameLine     = regexp.MustCompile(`(?m)^game *= "([^"\n]*)"$`)
	nameLine     = regexp.MustCompile(`(?m)^name( *)= "[^"\n]*"$`)
)

// exampleOf returns the shortest self-contained good example for a game on a page of the family. It names the game, or
// names none for the default game.
func exampleOf(root, family, game string) (best example, err error) {
	best, err = shortest(root, family, game)
	if err == nil && best.text == "" {
		best, err = shortest(root, family, "")
	}
	if err == nil && best.text == "" {
		err = fmt.Errorf("no page of docs/checks/%s shows one good file: write the check by hand", family)
	}
	return best, err
}

// shortest returns the shortest good file of a family's pages that names a game, or none for "".
func shortest(root, family, game string) (best example, err error) {
	pages, err := filepath.Glob(filepath.Join(root, "docs", "checks", family, "*.md"))
	if err != nil {
		return best, err
	}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			return best, err
		}
		_, good, _ := strings.Cut(string(text), "\n## Good")
		blocks := blockPattern.FindAllStringSubmatch(good, -1)
		if len(blocks) != 1 || !nameLine.MatchString(blocks[0][3]) {
			continue
		}
		named := ""
		if m := gameLine.FindStringSubmatch(blocks[0][3]); m != nil {
			named = m[1]
		}
		if b := blocks[0]; named == game && (best.text == "" || len(b[3]) < len(best.text)) {
			best = example{file: b[1], kind: b[2], text: b[3]}
		}
	}
	return best, nil
}

// bad returns the example with the finding of the new check; test data gets the comment that expects the finding.
func (c *check) bad(wanted bool) string {
	line := fmt.Sprintf(`name${1}= "%s"`, c.code())
	if wanted {
		line += fmt.Sprintf(`  # want %s "the name is \"%s\""`, c.code(), c.code())
	}
	at := nameLine.FindStringSubmatchIndex(c.example.text)
	name := nameLine.ExpandString(nil, line, c.example.text, at)
	return c.example.text[:at[0]] + string(name) + c.example.text[at[1]:]
}

// source returns the check's file. A check of one game has more access to a definition than a common one.
func (c *check) source() string {
	kind := strings.ToUpper(c.example.kind[:1]) + c.example.kind[1:]
	imports := []string{
		"internal/engine/" + c.game + "/rulebook", "schema/diag", "internal/validate/" + c.game + "/pass", "validate/check",
	}
	kind, run, doc, end := ", Kind: rulebook.Kind"+kind, "pass.Run(func(p *pass.Pass) {", "p.Doc", "})"
	if c.family == "reference" {
		imports = []string{"schema/diag", "validate/check"}
		kind, run, doc, end = "", "func(p *check.Pass) {", "p.Entry.Doc", "}"
	}
	slices.Sort(imports)
	needs := `Needs: []string{"/name"},`
	if c.family == "play" {
		needs = "Needs:  []string{\"/name\"},\n\t\tPlayed: true,"
	}
	return fmt.Sprintf(`package %[1]s

import (
	"fmt"

	"muster/%[6]s"
)

// %[2]s finds a definition that is called %[3]s.
// That is an example: say here what the check looks for, and why.
func %[2]s() *check.Check {
	return &check.Check{
		Code: "%[3]s", Severity: diag.Warning%[4]s,
		%[5]s
		Run: %[7]s
			if name, _ := %[8]s.Tree["name"].(string); name == "%[3]s" {
				p.Report(check.Finding{
					At:      %[8]s.Value("/name"),
					Message: fmt.Sprintf("the name is %%q", name),
					Help:    "give it another name",
				})
			}
		%[9]s,
	}
}
`, c.pkg, c.function, c.code(), kind, needs, strings.Join(imports, "\"\n\t\"muster/"), run, doc, end)
}

// page returns the check's page.
func (c *check) page() string {
	return fmt.Sprintf("# %[1]s: a definition that is called %[1]s\n\n*Severity:* warning\n\n"+
		"The name of a definition is %[1]s. That is an example: say here what is wrong with what the check finds, and what "+
		"to do.\n\n"+
		"## Bad\n\n```toml %[2]s\n%[3]s```\n\n## Good\n\n```toml %[2]s\n%[4]s```\n",
		c.code(), c.example.file, c.bad(false), c.example.text)
}
