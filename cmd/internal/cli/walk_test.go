package cli

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/cmd/internal/cli/shell"
)

// wholly are commands whose flags have nothing to do with the scenario: Call to Arms is BattleLore's, battles are
// Runewars', and so are the realms that are built.
var wholly = []string{"deploy", "budget", "battle", "build"}

// The walk over all commands with a scenario of Commands & Colors: Medieval leaves out no command and no flag.
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
			return ok && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(fields, w) }) &&
				fields[0] == words[0]
		})
	}
	for _, cmd := range rootCommand(&shell.App{}).Commands() {
		if cmd.Hidden || slices.Contains([]string{"help", "completion"}, cmd.Name()) {
			continue
		}
		if !asked(cmd.Name()) {
			t.Errorf("muster %s is not asked", cmd.Name())
		}
		flags(cmd, func(name string) {
			if !slices.Contains(wholly, cmd.Name()) && !asked(cmd.Name(), "--"+name) {
				t.Errorf("muster %s --%s is not asked", cmd.Name(), name)
			}
		})
	}
}

// flags goes over the flags that a command has for itself.
func flags(cmd *cobra.Command, each func(name string)) {
	cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && f.Name != "help" {
			each(f.Name)
		}
	})
}
