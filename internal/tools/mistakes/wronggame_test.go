package main

import (
	"regexp"
	"testing"

	"muster/internal/games"
)

// gameLine matches the line of a definition with its game, format the one that each definition has.
var (
	gameLine = regexp.MustCompile(`(?m)^game *=.*\n`)
	format   = regexp.MustCompile(`(?m)^format *=`)
)

// TestWrongGame checks that a definition with another game, or without its game, gives exactly one finding: that its
// game, its board or its kind does not belong to that game.
func TestWrongGame(t *testing.T) {
	tried := 0
	for _, b := range definitions(t) {
		switch b.doc.Kind {
		case "sweep": // nearly every key of sweeps is one of every game
			continue
		case "rulebook": // rows whose keys all games share can be of any
			if len(b.doc.Tree) < 8 {
				continue
			}
		}
		for _, game := range append(games.Names(), "") {
			text := gameLine.ReplaceAllString(b.text, "")
			if game != "" {
				text = format.ReplaceAllString(text, "game = \""+game+"\"\nformat")
			}
			if usual := game == "" && b.doc.Game == "battlelore"; usual || game == b.doc.Game {
				continue
			}
			if game == "" && b.doc.Kind == "style" { // weights of several games have the same names
				continue
			}
			found, err := b.findings(text)
			if err != nil {
				t.Fatal(err)
			}
			tried++
			if len(found) != 1 {
				t.Errorf("%s of %s with game = %q gives %d findings:", b.name, b.doc.Game, game, len(found))
				for _, d := range found {
					t.Logf("  %d: %s: %s", d.Start.Line, d.Code, d.Message)
				}
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d definitions were tried", tried)
	}
}
