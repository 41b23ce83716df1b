package command

import (
	"muster/internal/engine/policy"
	"muster/report"
)

// Players returns the AI players of a game as rows; they are not in its rulebook.
func Players(list []policy.Player) []report.Row {
	out := make([]report.Row, len(list))
	for i, p := range list {
		out[i] = report.Row{
			ID: p.ID, Name: p.ID, Summary: p.Says,
			Told:      func() string { return "`muster list players` lists the AI players" },
			Explained: func() (string, []string) { return "", []string{capital(p.Says) + "."} },
		}
	}
	return out
}
