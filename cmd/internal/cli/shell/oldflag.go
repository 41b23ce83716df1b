package shell

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/schema/diag"
)

// OldFlag is the old name of a flag, and what to write instead: %s stands for the value.
type OldFlag struct{ Name, Use string }

// nowIs annotates the hidden flag of an old name with what to write instead.
const nowIs = "now"

// OldFlags has a command refuse old names of flags. The refusal has the value that was given.
func OldFlags(cmd *cobra.Command, list ...OldFlag) {
	values := make([][]string, len(list))
	for i, old := range list {
		cmd.Flags().StringArrayVar(&values[i], old.Name, nil, "")
		f := cmd.Flags().Lookup(old.Name)
		f.Hidden, f.Annotations = true, map[string][]string{nowIs: {old.Use}}
	}
	args := cmd.Args
	cmd.Args = func(cmd *cobra.Command, words []string) error {
		var old, use []string
		for i, o := range list {
			if cmd.Flags().Changed(o.Name) {
				value := diag.Quoted(strings.Join(values[i], ","))
				old, use = append(old, "--"+o.Name+" "+value), append(use, strings.ReplaceAll(o.Use, "%s", value))
			}
		}
		if now := strings.Join(use, " "); now != "" {
			return Usage("write "+now, "`%s` is now `%s`", strings.Join(old, " "), now)
		}
		if args == nil {
			return nil
		}
		return args(cmd, words)
	}
}

// Now is what to write instead of a flag; "" where the flag is no old name.
func Now(f *pflag.Flag) string { return strings.Join(f.Annotations[nowIs], "") }

// Replaced annotates the hidden command of a word that people type, with the words to type instead. Old says that it
// was a command once.
func Replaced(use string, old bool) map[string]string {
	if old {
		return map[string]string{nowIs: use, wasCommand: "yes"}
	}
	return map[string]string{nowIs: use}
}

// wasCommand annotates words that were commands.
const wasCommand = "old"

// NowCommand is what to type instead of a hidden command, "" for any other, and whether it was a command once.
func NowCommand(cmd *cobra.Command) (use string, old bool) {
	return cmd.Annotations[nowIs], cmd.Annotations[wasCommand] != ""
}
