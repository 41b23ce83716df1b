package cliutil

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/internal/games"
	"muster/schema/diag"
)

// OldFlag is the old name of a flag, and its replacement: %s represents the value. Players means that the value lists
// AI players.
type OldFlag struct {
	Name, Use string
	Players   bool
}

// nowIs annotates the hidden flag of an old name with its replacement.
const nowIs = "now"

// OldFlags makes a command refuse old names of flags. The error contains the given value.
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
				if o.Players {
					if err := o.unknown(strings.Join(values[i], ",")); err != nil {
						return err
					}
				}
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

// unknown refuses a value with an unknown player, which the new flag would refuse too.
func (o *OldFlag) unknown(value string) error {
	var all []string
	for _, g := range games.List() {
		all = append(all, g.Play.Policies()...)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	for name := range strings.SplitSeq(value, ",") {
		name = strings.TrimSpace(name)
		if slices.Contains(all, name) {
			continue
		}
		flag, _, _ := strings.Cut(o.Use, "%s")
		hint := "write " + flag + "A, where A is one of " + strings.Join(all, ", ")
		if near := diag.Nearest(name, all); near != "" && !strings.Contains(value, ",") {
			hint = "write " + flag + near
		}
		return Usage(hint, "`--%s` is now `%s`, and %q is not an AI player", o.Name,
			strings.TrimRight(flag, " "), name)
	}
	return nil
}

// Now returns the replacement of a flag; "" if the flag is not an old name.
func Now(f *pflag.Flag) string { return strings.Join(f.Annotations[nowIs], "") }

// Replaced annotates the hidden command of a word that people type with its replacement. old means that it was a
// command once.
func Replaced(use string, old bool) map[string]string {
	if old {
		return map[string]string{nowIs: use, wasCommand: "yes"}
	}
	return map[string]string{nowIs: use}
}

// wasCommand annotates words that were commands.
const wasCommand = "old"

// NowCommand returns the replacement of a hidden command, "" for any other, and whether it was a command once.
func NowCommand(cmd *cobra.Command) (use string, old bool) {
	return cmd.Annotations[nowIs], cmd.Annotations[wasCommand] != ""
}
