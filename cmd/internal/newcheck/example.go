package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// example is a definition in which no check finds anything.
type example struct {
	file string // example.map.toml
	kind string // map
	text string
}

// blockPattern is a block of a page that is a file; nameLine is the line of a file that names the definition.
var (
	blockPattern = regexp.MustCompile("(?s)```toml ([a-z0-9-]+\\.([a-z]+)\\.toml)\n(.*?)```")
	nameLine     = regexp.MustCompile(`(?m)^name( *)= "[^"\n]*"$`)
)

// exampleOf is the shortest file that a page of the family shows as good, and that stands there alone.
func exampleOf(root, family string) (best example, err error) {
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
		if b := blocks[0]; best.text == "" || len(b[3]) < len(best.text) {
			best = example{file: b[1], kind: b[2], text: b[3]}
		}
	}
	if best.text == "" {
		return best, fmt.Errorf("no page of docs/checks/%s shows one good file: write the check by hand", family)
	}
	return best, nil
}

// bad is the example with what the new check finds; for its test data with the comment that wants the finding.
func (c *check) bad(wanted bool) string {
	line := fmt.Sprintf(`name${1}= "%s"`, c.code())
	if wanted {
		line += fmt.Sprintf(`  # want %s "the name is \"%s\""`, c.code(), c.code())
	}
	at := nameLine.FindStringSubmatchIndex(c.example.text)
	name := nameLine.ExpandString(nil, line, c.example.text, at)
	return c.example.text[:at[0]] + string(name) + c.example.text[at[1]:]
}

// source is the check's file. A check of a game sees more of a definition than one that all games share.
func (c *check) source() string {
	kind := strings.ToUpper(c.example.kind[:1]) + c.example.kind[1:]
	imports := "\t\"muster/engine/battlelore/kinds\"\n\t\"muster/schema/diag\"\n" +
		"\t\"muster/validate/battlelore/pass\"\n\t\"muster/validate/check\"\n"
	kind, run, doc, end := ", Kind: kinds."+kind, "pass.Run(func(p *pass.Pass) {", "p.Doc", "})"
	if c.family == "reference" {
		imports = "\t\"muster/schema/diag\"\n\t\"muster/validate/check\"\n"
		kind, run, doc, end = "", "func(p *check.Pass) {", "p.Entry.Doc", "}"
	}
	played := ""
	if c.family == "play" {
		played = "\n\t\tPlayed: true,"
	}
	return fmt.Sprintf(`package %[1]s

import (
	"fmt"

%[6]s)

// %[2]s finds a definition that is called %[3]s.
// That is an example: say here what the check looks for, and why.
func %[2]s() *check.Check {
	return &check.Check{
		Code: "%[3]s", Severity: diag.Warning%[4]s,
		Needs: []string{"/name"},%[5]s
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
`, c.pkg, c.function, c.code(), kind, played, imports, run, doc, end)
}

// page is the check's page.
func (c *check) page() string {
	return fmt.Sprintf("# %[1]s: a definition that is called %[1]s\n\n*Severity:* warning\n\n"+
		"The name of a definition is %[1]s. That is an example: say here what is wrong with what the check finds, and what "+
		"to do.\n\n"+
		"## Bad\n\n```toml %[2]s\n%[3]s```\n\n## Good\n\n```toml %[2]s\n%[4]s```\n",
		c.code(), c.example.file, c.bad(false), c.example.text)
}
