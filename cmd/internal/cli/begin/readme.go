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
		{path: filepath.Join(id, "README.md"), text: f.readme(name, game, next)},
		{path: filepath.Join(id, ".gitignore"), text: examples.Ignored()},
	} {
		if _, err := os.Lstat(one.path); err != nil {
			out = append(out, one)
		}
	}
	if f.ci != "" {
		out = append(out, f.pipeline(id))
	}
	return out
}

// pipeline is the CI file of --ci in a folder.
func (f *flags) pipeline(folder string) file {
	path, text := examples.CI(f.ci)
	return file{path: filepath.Join(folder, filepath.FromSlash(path)), text: text, host: true}
}

// edit says what to set in the CI file of --ci before its first run; "" without one.
func (f *flags) edit() string {
	if f.ci == "" {
		return ""
	}
	path, _ := examples.CI(f.ci)
	return "Before the first run, edit `" + path + "`: " + examples.Note(f.ci)
}

// readme is the README of a project, with the commands to type first.
func (f *flags) readme(name, game string, next []report.Command) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\nScenarios for %s. Muster checks, plays and prints them:\n\n```\n", name, game)
	for _, c := range next {
		fmt.Fprintln(&b, c.String())
	}
	b.WriteString("```\n\n`muster new` adds a file, and `muster explain KEY` explains a key.\n")
	if edit := f.edit(); edit != "" {
		fmt.Fprintf(&b, "\n## CI\n\n%s\n", edit)
	}
	return []byte(b.String())
}
