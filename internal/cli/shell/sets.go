package shell

import (
	"github.com/spf13/cobra"

	"muster/report"
	"muster/schema/diag"
)

// SetsFlag gives a command --sets.
func SetsFlag(cmd *cobra.Command, values *[]string) {
	cmd.Flags().StringArrayVar(values, "sets", nil,
		"card sets `SIDE=A,B` of a side; repeatable")
}

// Sets are the card sets of each side, by the values of --sets.
func Sets(values []string) (sets [len(report.Sides)][]string, err error) {
	for _, s := range shares(values) {
		if !s.named {
			return sets, Usage("write --sets "+report.Sides[0]+"="+s.words[0]+" or --sets "+report.Sides[1]+"="+s.words[0],
				"--sets %s has no side", diag.Quoted(s.words[0]))
		}
		side, err := seatOf("sets", s.name, report.SideNames())
		if err != nil {
			return sets, err
		}
		sets[side] = append(sets[side], s.words...)
	}
	return sets, nil
}
