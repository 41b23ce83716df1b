package cli

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/internal/cli/cliutil"
)

// wholly lists commands that do not apply to the scenario: Call to Arms belongs to BattleLore; battles and realms
// belong to Runewars.
var wholly = []string{"deploy", "odds", "new realm"}

// TestWalk checks that the test of all commands with a scenario of Commands & Colors: Medieval covers every command and
// flag.
func TestWalk(t *testing.T) {
	text, err := os.ReadFile("testdata/script/medieval_walk.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	asked := func(words ...string) bool {
		return slices.ContainsFunc(lines, func(l string) bool {
			_, l, ok := strings.Cut(l, "muster ")
			fields := strings.FieldsFunc(l, func(r rune) bool { return r == ' ' || r == '=' })
			return ok && !slices.ContainsFunc(words[1:], func(w string) bool { return !slices.Contains(fields, w) }) &&
				strings.HasPrefix(l+" ", words[0]+" ")
		})
	}
	for _, cmd := range visible(rootCommand(&cliutil.App{})) {
		if slices.Contains([]string{"help", "completion"}, cmd.Name()) {
			continue
		}
		if !asked(nameOf(cmd)) {
			t.Errorf("muster %s is not asked", nameOf(cmd))
		}
		flags(cmd, func(name string) {
			if !slices.Contains(wholly, nameOf(cmd)) && !asked(nameOf(cmd), "--"+name) {
				t.Errorf("muster %s --%s is not asked", nameOf(cmd), name)
			}
		})
	}
}

// visible returns the visible commands below one, recursively; of completion only itself.
func visible(cmd *cobra.Command) []*cobra.Command {
	var out []*cobra.Command
	for _, c := range cmd.Commands() {
		switch {
		case c.Hidden:
		case c.Name() == "completion":
			out = append(out, c)
		default:
			out = append(append(out, c), visible(c)...)
		}
	}
	return out
}

// nameOf returns a command as typed after "muster".
func nameOf(cmd *cobra.Command) string { return strings.TrimPrefix(cmd.CommandPath(), "muster ") }

// flags calls each for the command's own flags.
func flags(cmd *cobra.Command, each func(name string)) {
	cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && f.Name != "help" {
			each(f.Name)
		}
	})
}
