package command

import (
	"muster/editor"
	"muster/engine/command/styles"
	"muster/engine/sweep/sweeps"
	"muster/report"
)

// Players are those who can play a game, who stand in no table of its rulebook.
const Players = "players"

// SweepTexts are what the texts of sweeps mean in every game.
func SweepTexts() Texts {
	return Texts{
		"adventures/*": Definition(sweeps.Adventure), "folders/*": {Sort: editor.Path},
		"players/*": Row(Players, ""), "levers/players/*": Row(Players, ""),
	}
}

// PlayerRows are the players of some names, with what those of them do that are ways to play of a game's Greedy.
func PlayerRows[W any](names []string, ways []styles.Style[W]) []report.Row {
	var out []report.Row
	for _, name := range names {
		text := "AI player without weights"
		for i := range ways {
			if ways[i].ID == name {
				text = ways[i].Says
			}
		}
		out = append(out, report.Row{ID: name, Name: name, Summary: text, Told: func() string {
			return "`muster explain greedy` describes the AI players"
		}})
	}
	return out
}
