// Package clitest helps to test commands: their help texts, the pages that show them, their work on git repositories,
// tests at full size.
package clitest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/internal/cli/screen"
	"muster/schema/diag"
)

const (
	columns  = 80 // a line of help
	longText = 12 // lines of the text above "Usage:"

	flagIndent = 6 // blanks before a flag without a shorthand; a line with more continues the one above
)

// pages matches the documentation files in a help text.
var pages = regexp.MustCompile(`\bdocs/[a-z0-9/-]+(\.md)?`)

// Check checks the help of every visible command of a program. build returns new commands, because an example leaves
// its values in the flags. root is the folder that contains docs/. It returns the number of checked commands.
func Check(t *testing.T, build func() *cobra.Command, root string) int {
	t.Helper()
	return Each(build(), func(cmd *cobra.Command) {
		texts(t, cmd, root)
		cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if !f.Hidden {
				flag(t, cmd, f)
			}
		})
		lines(t, cmd)
		if cmd.Runnable() && !cmd.HasExample() {
			t.Errorf("%s has no example", cmd.CommandPath())
		}
		for line := range strings.Lines(cmd.Example) {
			example(t, cmd, build, strings.TrimSpace(line))
		}
	})
}

// Each calls do with a command and every visible command below it. It returns their number.
func Each(cmd *cobra.Command, do func(*cobra.Command)) int {
	if cmd.Hidden {
		return 0
	}
	do(cmd)
	seen := 1
	for _, c := range cmd.Commands() {
		seen += Each(c, do)
	}
	return seen
}

// texts checks the short and the long text.
func texts(t *testing.T, cmd *cobra.Command, root string) {
	t.Helper()
	if r := rune(cmd.Short[0]); !unicode.IsUpper(r) || strings.HasSuffix(cmd.Short, ".") {
		t.Errorf("%s: write %q with a capital letter and without a full stop", cmd.CommandPath(), cmd.Short)
	}
	help := screen.Screen{Width: columns}.Help(cmd)
	head, _, _ := strings.Cut(help, "\nUsage:\n")
	if n := strings.Count(head, "\n"); n > longText {
		t.Errorf("%s: the text has %d lines, at most %d are allowed", cmd.CommandPath(), n, longText)
	}
	for _, page := range pages.FindAllString(cmd.Long, -1) {
		if _, err := os.Stat(filepath.Join(root, filepath.FromSlash(page))); err != nil {
			t.Errorf("%s: %v", cmd.CommandPath(), err)
		}
	}
}

// flag checks the text and the value name of a flag.
func flag(t *testing.T, cmd *cobra.Command, f *pflag.Flag) {
	t.Helper()
	name := cmd.CommandPath() + " --" + f.Name
	value, usage := pflag.UnquoteUsage(f)
	switch {
	case usage == "":
		t.Errorf("%s has no text", name)
	case unicode.IsUpper(rune(usage[0])):
		t.Errorf("%s: begin %q with a small letter", name, usage)
	case strings.HasSuffix(usage, "."):
		t.Errorf("%s: %q ends with a full stop", name, usage)
	}
	if f.Value.Type() != "bool" && (value == "" || strings.ToUpper(value) != value) {
		t.Errorf("%s: write the name of its value in capitals, in backquotes: %q", name, value)
	}
}

// lines checks that each flag is one line.
func lines(t *testing.T, cmd *cobra.Command) {
	t.Helper()
	help := screen.Screen{Width: columns}.Help(cmd)
	for _, title := range []string{"\nFlags:\n", "\nGlobal Flags:\n"} {
		_, list, _ := strings.Cut(help, title)
		list, _, _ = strings.Cut(list, "\n\n")
		before := ""
		for line := range strings.Lines(list) {
			line = strings.TrimSuffix(line, "\n")
			indent := len(line) - len(strings.TrimLeft(line, " "))
			if indent > flagIndent || diag.Width([]byte(line)) > columns {
				t.Errorf("%s: a flag needs more than one line of %d columns:\n%s\n%s", cmd.CommandPath(), columns, before, line)
			}
			before = line
		}
	}
}

// example checks that each command of an example line exists and takes its flags and arguments, and that one of them is
// the command itself or one below it.
func example(t *testing.T, cmd *cobra.Command, build func() *cobra.Command, line string) {
	t.Helper()
	own := false
	for part := range strings.SplitSeq(line, " | ") {
		words := split(part)
		root := build()
		if len(words) == 0 || words[0] != root.Name() {
			continue
		}
		found, rest, err := root.Find(words[1:])
		if err != nil {
			t.Errorf("%s: %q: %v", cmd.CommandPath(), line, err)
			continue
		}
		own = own || strings.HasPrefix(found.CommandPath()+" ", cmd.CommandPath()+" ")
		if err := found.ParseFlags(rest); err != nil {
			t.Errorf("%s: %q: %v", cmd.CommandPath(), line, err)
		} else if err := found.ValidateArgs(found.Flags().Args()); err != nil {
			t.Errorf("%s: %q: %v", cmd.CommandPath(), line, err)
		}
	}
	if !own {
		t.Errorf("%s: the example %q does not run it", cmd.CommandPath(), line)
	}
}

// split returns the words of a command line up to a redirection. Quotes join words.
func split(line string) []string {
	var words []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	if i := slices.Index(words, ">"); i >= 0 {
		words = words[:i]
	}
	return words
}
