package cli

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	batch "muster/internal/batch/cli"
	"muster/internal/cli/cliutil"
)

// explained runs `muster explain`.
func explained(t *testing.T, words ...string) string {
	t.Helper()
	var out, wrong bytes.Buffer
	if status := Main(append([]string{"explain"}, words...), strings.NewReader(""), &out, &wrong); status != 0 {
		t.Errorf("explain %q: status %d, %s", words, status, wrong.String())
	}
	return out.String()
}

// TestExplainCommands checks that explain briefly explains every command, every old name and every flag of both
// programs.
func TestExplainCommands(t *testing.T) {
	t.Chdir(t.TempDir())
	commands, old, flags := 0, 0, 0
	var each func(cmd *cobra.Command)
	each = func(cmd *cobra.Command) {
		words := strings.Fields(cmd.CommandPath())[1:]
		use, was := cliutil.NowCommand(cmd)
		switch {
		case use != "":
			if text := explained(t, words...); was && !strings.Contains(text, "The command is now `muster "+use+"`.") {
				t.Errorf("%s:\n%s", words, text)
			}
			old++
			return
		case len(words) > 0:
			text := explained(t, words...)
			example, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
			for _, part := range []string{
				cmd.CommandPath() + " (command)\n", cmd.Short, cmd.UseLine(), example, cmd.CommandPath() + " --help\n",
			} {
				if !strings.Contains(text, part) {
					t.Errorf("%s: no %q in\n%s", words, part, text)
				}
			}
			if strings.Count(text, "\n") > 20 {
				t.Errorf("%s: %d lines", words, strings.Count(text, "\n"))
			}
			commands++
		}
		cmd.InitDefaultHelpFlag()
		cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
			// `explain check --help` is the help of explain, as for any command: a flag of check must be quoted.
			text := explained(t, strings.Join(append(words, "--"+f.Name), " "))
			if now := cliutil.Now(f); now != "" {
				if !strings.Contains(text, "Write "+strings.ReplaceAll(now, "%s", "VALUE")+" instead.") {
					t.Errorf("%s --%s:\n%s", words, f.Name, text)
				}
			} else if _, usage := pflag.UnquoteUsage(f); !strings.Contains(text, "(flag)\n\n"+usage) && len(words) > 0 {
				t.Errorf("%s --%s:\n%s", words, f.Name, text)
			}
			flags++
		})
		for _, c := range cmd.Commands() {
			each(c)
		}
	}
	each(Commands())
	for _, cmd := range batch.Commands().Commands() {
		if cmd.Name() == "help" {
			continue
		}
		if text := explained(t, "muster-batch", cmd.Name()); !strings.Contains(text, cmd.Short) {
			t.Errorf("muster-batch %s:\n%s", cmd.Name(), text)
		}
	}
	if commands < 16 || old < 7 || flags < 100 {
		t.Errorf("%d commands, %d old names, %d flags", commands, old, flags)
	}
}

// TestExplainMeanings checks that ambiguous words get all explanations, with --game those of a game. Flags of other
// commands need no quotes, and mistakes get a next step.
func TestExplainMeanings(t *testing.T) {
	t.Chdir(t.TempDir())
	for words, want := range map[string]string{
		"map --full":             "map has 2 meanings: kind of file, key\n",
		"map":                    "page         muster explain formats/medieval/map\n",
		"check":                  "check has 2 meanings: command, key\n",
		"check --full":           "--no-cache",
		"play --coverage":        "muster play --coverage (flag)\n",
		"muster play --coverage": "muster play --coverage (flag)\n",
		"print -o":               "muster print --out (flag)\n",
		"list --game":            "muster list --game (flag)\n",
		"--coverage":             "muster play --coverage (flag)\n",
		"battle":                 "The command is now `muster odds`.\n",
		"lint":                   "Run `muster check`.\n",
		"muster-batch submit":    "# muster-batch submit\n",
		"muster-batch --full":    "| muster-batch submit",
		"how-to/printing":        "# Printing sheets\n",
		"docs/how-to/check.md":   "# ",
		"printing":               "# Printing sheets\n",
	} {
		if text := explained(t, strings.Fields(words)...); !strings.Contains(text, want) {
			t.Errorf("%s: no %q in\n%s", words, want, text)
		}
	}
	if text := explained(t, "map", "--game", "battlelore"); strings.Contains(text, "meanings") {
		t.Error(text)
	}
	for words, want := range map[string]string{
		"check --frob":  "muster check has no flag --frob",
		"--frob":        "unknown flag: --frob",
		"woods --ful":   "unknown flag: --ful",
		"nothere --out": "unknown flag: --out",
		"banlance":      "balance (command)",
		"prining":       "how-to/printing (page)",
	} {
		var out bytes.Buffer
		status := Main(append([]string{"explain"}, strings.Fields(words)...), strings.NewReader(""), &out, &out)
		if status != cliutil.ExitUsage || !strings.Contains(out.String(), want) || strings.Count(out.String(), "\n") < 2 {
			t.Errorf("%s: status %d, %s", words, status, out.String())
		}
	}
}
