package playcheck

import (
	"bytes"
	"fmt"
	"strconv"

	"muster/internal/engine/command/boards"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// witness shows a finding in a game, or returns nil. It describes the event by what: "over in turn 60".
func (x *Pass) witness(g *Played, what string) *diag.Witness {
	if g == nil {
		return nil
	}
	seed := strconv.FormatUint(g.Seed, 10)
	text := "muster play " + x.word() + " --seed " + seed
	for camp, name := range g.Players {
		if name != greedy { // the default player
			text += " --players " + boards.CampNames[camp] + "=" + name
		}
	}
	return &diag.Witness{Kind: "seed", Text: seed + ", " + what, Command: text}
}

// word returns the name of the adventure for a command. A library file is no user file.
func (x *Pass) word() string {
	e := x.Catalog.Library(x.game.Kind, x.Entry.ID)
	if e != nil && e.Doc.File.Name == x.Doc.File.Name && bytes.Equal(e.Doc.File.Text, x.Doc.File.Text) {
		return e.ID
	}
	return check.Word(x.Entry)
}

// inGames describes a share of the greedy games.
func (x *Pass) inGames(n int) string {
	return fmt.Sprintf("%d of %s", n, wording.Count(len(x.Greedy.Games), "game", "games"))
}

// placeOf returns the location of a value of the adventure, or of the adventure's id if it is missing.
func (x *Pass) placeOf(ptr string) source.Span {
	if at := x.Doc.Value(ptr); ptr != "" && at.Start < at.End {
		return at
	}
	return x.Doc.Value("/id")
}

// Of describes the number of games with a property, and the expected share.
func Of(n, games, least int) string {
	return fmt.Sprintf("%s of %s (at least %d%% expected)", none(n), wording.Count(games, "game", "games"), least)
}

// none formats a number, with a word for 0.
func none(n int) string {
	if n == 0 {
		return "none"
	}
	return strconv.Itoa(n)
}
