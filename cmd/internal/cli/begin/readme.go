package begin

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"muster/examples"
	"muster/report"
)

// repository lists the files that make a new project a repository: a README, a .gitignore, and on --ci the file of the
// host. A README or .gitignore that is there stays.
func (f *flags) repository(id, name string, game string, next []report.Command) []file {
	var out []file
	for _, one := range []file{
		{filepath.Join(id, "README.md"), readme(name, game, next)},
		{filepath.Join(id, ".gitignore"), examples.Ignored()},
	} {
		if _, err := os.Lstat(one.path); err != nil {
			out = append(out, one)
		}
	}
	if f.ci != "" {
		path, text := examples.CI(f.ci)
		out = append(out, file{filepath.Join(id, filepath.FromSlash(path)), text})
	}
	return out
}

// readme is the README of a project, with the commands to type first.
func readme(name, game string, next []report.Command) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\nScenarios for %s. Muster checks, plays and prints them:\n\n```\n", name, game)
	for _, c := range next {
		fmt.Fprintln(&b, c.String())
	}
	b.WriteString("```\n\n`muster new` adds a file, and `muster explain KEY` explains a key.\n")
	return []byte(b.String())
}
