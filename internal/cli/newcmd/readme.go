package newcmd

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"muster/examples"
	"muster/report"
)

// repository lists the files that make a new project a repository: a README, a .gitignore, and with --ci the host's
// file. An existing README or .gitignore is kept.
func repository(id, name, game string, next []report.Command, ci pipeline) []file {
	var out []file
	for _, one := range []file{
		{path: filepath.Join(id, "README.md"), text: readme(name, game, next, ci)},
		{path: filepath.Join(id, ".gitignore"), text: examples.Ignored()},
	} {
		if _, err := os.Lstat(one.path); err != nil {
			out = append(out, one)
		}
	}
	if ci.path != "" {
		out = append(out, ci.file)
	}
	return out
}

// readme returns the README of a project, with the first commands to type.
func readme(name, game string, next []report.Command, ci pipeline) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\nScenarios for %s. Muster checks, plays and prints them:\n\n```\n", name, game)
	for _, c := range next {
		fmt.Fprintln(&b, c.String())
	}
	b.WriteString("```\n\n`muster new` adds a file, and `muster explain KEY` explains a key.\n")
	if ci.edit != "" {
		fmt.Fprintf(&b, "\n## CI\n\n%s\n", ci.edit)
	}
	return []byte(b.String())
}
