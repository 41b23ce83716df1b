package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
)

var (
	fenced = regexp.MustCompile("(?s)```.*?```")
	inline = regexp.MustCompile("`muster ([^`]+)`")
)

// TestPagesNameCommandsThatAre checks that each command in the text of a page, outside of its blocks, is one of muster
// with its flags. Arguments of list, explain and schema must exist.
func TestPagesNameCommandsThatAre(t *testing.T) {
	seen := 0
	for _, page := range manual(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range inline.FindAllStringSubmatch(fenced.ReplaceAllString(string(text), ""), -1) {
			for part := range strings.SplitSeq("muster "+m[1], " | ") {
				seen++
				part, _, _ = strings.Cut(part, " > ")
				if fault := namedCommand(strings.Fields(part)[1:]); fault != "" {
					t.Errorf("%s: `%s`: %s", filepath.Base(page), part, fault)
				}
			}
		}
	}
	if seen < 80 {
		t.Errorf("only %d commands", seen)
	}
}

// namedCommand returns the error of a command on a page; "" if it is valid.
func namedCommand(args []string) string {
	root := rootCommand(&cliutil.App{})
	cmd, rest, err := root.Find(args)
	if err != nil || cmd == root {
		return "there is no such command"
	}
	var words []string
	for i := 0; i < len(rest); i++ {
		switch name, long := strings.CutPrefix(rest[i], "--"); {
		case long:
			name, _, written := strings.Cut(name, "=")
			flag := cmd.Flag(name)
			if flag == nil {
				return "there is no flag --" + name
			}
			if flag.Value.Type() != "bool" && !written {
				i++ // its value
			}
		case len(rest[i]) == 2 && rest[i][0] == '-':
			flag := cmd.Flags().ShorthandLookup(rest[i][1:])
			if flag == nil {
				return "there is no flag " + rest[i]
			}
			if flag.Value.Type() != "bool" {
				i++
			}
		default:
			words = append(words, rest[i])
		}
	}
	return namedWords(cmd, words)
}

// namedWords returns the error of a command's arguments, for commands that work in any folder.
func namedWords(cmd *cobra.Command, words []string) string {
	if len(words) == 0 || strings.ToUpper(words[0]) == words[0] &&
		!strings.Contains(words[0], "-") { // TERM is a placeholder
		return ""
	}
	switch cmd.Name() {
	case "list", "explain", "schema":
		var out, errOut strings.Builder
		if status := Main(append([]string{cmd.Name()}, words...), strings.NewReader(""), &out,
			&errOut); status != cliutil.ExitClean {
			return errOut.String()
		}
	}
	return ""
}
