package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/report"
)

type jsonStanding struct {
	Hex     string `json:"hex"`
	Camp    string `json:"camp"`
	Unit    string `json:"unit"`
	Began   string `json:"began"`
	Figures int    `json:"figures"`
	Full    int    `json:"full"`
	// With Lore: the tokens stored by a creature, and those on a unit.
	Stored int      `json:"stored,omitempty"`
	Tokens []string `json:"tokens,omitempty"`
}

// JSON returns the game in the form of its JSON output; g is the played game.
func (t *GameAnswer) JSON(g *matches.Game) any {
	b := t.battle
	return struct {
		report.Result
		Allies   []jsonShareOf  `json:"allies,omitempty"`
		Unplayed []string       `json:"unplayed_rules"`
		Board    []jsonStanding `json:"board"`
		Lore     *jsonLore      `json:"lore,omitempty"`
		LogLines []turnLine     `json:"told"`
	}{
		report.Result{
			Version: report.Version, Adventure: b.Adventure.ID, Content: b.Content(), Seed: b.Seed, Players: g.Players,
			Ended: matches.EndNames[g.Ended], Winner: winnerName(g.Winner), Turns: g.Turns, Choices: g.Decisions,
			Banners: g.Score, Goal: report.PairOf[int]{needed(b, boards.Pennant), needed(b, boards.Standard)},
		},
		t.sharesJSON(g), report.NotNull(b.Unplayed), t.standing(), loreJSON(b, &t.last), report.NotNull(t.turns.turns),
	}
}

// standing returns the units on the board at the end.
func (t *GameAnswer) standing() []jsonStanding {
	out := []jsonStanding{}
	b := t.battle
	for i := range b.Units {
		u := &t.last.Units[i]
		if u.At == hex.None {
			continue
		}
		out = append(out, jsonStanding{
			b.Field.Hexes.Label(u.At), u.Camp.String(), b.Units[i].Type, b.Field.Hexes.Label(b.Units[i].At),
			int(u.Figures), int(u.Full), int(u.Store), tokensOn(b, &t.last, i),
		})
	}
	return out
}

// winnerName returns a camp, or "" for neither.
func winnerName(s battlelore.Side) string {
	if s == battlelore.Neither {
		return ""
	}
	return boards.Camp(s).String()
}
