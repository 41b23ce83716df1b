package command

import (
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Style returns a style of a project as a row of the players.
func Style(s *sweep.Style) report.Row {
	says := s.Says
	if says == "" {
		says = s.Base + " with other weights: " + policy.Weights(s.Weights)
	}
	return report.Row{
		ID: s.ID, Name: s.Name, Summary: says,
		Told:      func() string { return "`muster list players` lists the AI players" },
		Explained: func() (string, []string) { return "", []string{capital(says) + "."} },
	}
}

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
