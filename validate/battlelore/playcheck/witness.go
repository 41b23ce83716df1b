package playcheck

import (
	"bytes"
	"fmt"
	"strconv"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// witness shows a finding in a game. what is what to see there: "over in turn 60".
func witness(p *pass.Pass, g *matches.Game, what string) *diag.Witness {
	if g == nil {
		return nil
	}
	seed := strconv.FormatUint(g.Seed, 10)
	text := "muster play " + word(p) + " --seed " + seed
	for camp, name := range g.Players {
		if name != greedy { // the usual player
			text += " --" + boards.CampNames[camp] + " " + name
		}
	}
	return &diag.Witness{Kind: "seed", Text: seed + ", " + what, Command: text}
}

// word is how a command names the adventure. A file of the library is no file of the user's.
func word(p *pass.Pass) string {
	e := p.Catalog.Library(kinds.Adventure, p.ID)
	if e != nil && e.Doc.File.Name == p.Doc.File.Name && bytes.Equal(e.Doc.File.Text, p.Doc.File.Text) {
		return p.ID
	}
	return check.Word(p.Entry.Entry)
}

// inGames words a share of the greedy games.
func (x *played) inGames(n int) string {
	return fmt.Sprintf("%d of %s", n, wording.Count(len(x.greedy.Games), "game", "games"))
}
