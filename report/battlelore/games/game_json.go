package games

import (
	"strconv"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/maps/hex"
	common "muster/report/games"
)

type jsonTurn struct {
	Turn    int                   `json:"turn"`
	Camp    string                `json:"camp"`
	Player  int                   `json:"player,omitempty"` // with allies: 1, or 2 for the camp's second player
	Card    string                `json:"card"`
	Orders  int                   `json:"orders"`
	Battles int                   `json:"battles"`
	Banners common.Pair[int]      `json:"banners"`
	Figures common.Pair[int]      `json:"figures_lost"`
	Fell    common.Pair[[]string] `json:"units_lost"`
	Notes   []string              `json:"notes"`
	Lore    []string              `json:"lore,omitempty"`   // cards and powers
	Tokens  *common.Pair[int]     `json:"tokens,omitempty"` // with Lore
}

type jsonStanding struct {
	Hex     string `json:"hex"`
	Camp    string `json:"camp"`
	Unit    string `json:"unit"`
	Began   string `json:"began"`
	Figures int    `json:"figures"`
	Full    int    `json:"full"`
	// With Lore: what is stored beside a creature, and what lies on a unit.
	Stored int      `json:"stored,omitempty"`
	Tokens []string `json:"tokens,omitempty"`
}

// JSON is the game for machines; g is how it was played.
func (t *Game) JSON(g *matches.Game) any {
	out := struct {
		Version   int                 `json:"version"`
		Adventure string              `json:"adventure"`
		Content   string              `json:"content"`
		Seed      string              `json:"seed"`
		Players   common.Pair[string] `json:"players"`
		Ended     string              `json:"ended"`
		Winner    string              `json:"winner"`
		Turns     int                 `json:"turns"`
		Choices   int                 `json:"choices"`
		Banners   common.Pair[int]    `json:"banners"`
		Goal      common.Pair[int]    `json:"goal"`
		Allies    []jsonShareOf       `json:"allies,omitempty"`
		Unplayed  []string            `json:"unplayed_rules"`
		Board     []jsonStanding      `json:"board"`
		Lore      *jsonLore           `json:"lore,omitempty"`
		Told      []jsonTurn          `json:"told"`
	}{
		Version: common.Version, Adventure: t.battle.Adventure.ID, Content: t.battle.Content(),
		Seed: strconv.FormatUint(t.battle.Seed, 10), Players: common.PairOf(g.Players),
		Ended: matches.EndNames[g.Ended], Winner: winnerName(g.Winner), Turns: g.Turns, Choices: g.Decisions,
		Banners: common.PairOf(g.Score),
		Goal:    common.PairOf([2]int{needed(t.battle, boards.Pennant), needed(t.battle, boards.Standard)}),
		Allies:  t.sharesJSON(g), Unplayed: append([]string{}, t.battle.Unplayed...), Board: t.standing(),
		Lore: loreJSON(t.battle, &t.last), Told: []jsonTurn{},
	}
	for i := range t.turns.turns {
		l := &t.turns.turns[i]
		out.Told = append(out.Told, jsonTurn{
			l.turn, l.camp.String(), l.player, l.card, l.orders, l.battles, common.PairOf(l.banners), common.PairOf(l.figures),
			common.PairOf([boards.Camps][]string{append([]string{}, l.fell[0]...), append([]string{}, l.fell[1]...)}),
			append([]string{}, l.notes...), l.lore, tokensJSON(t.battle, l),
		})
	}
	return out
}

// standing are the units on the board at the end.
func (t *Game) standing() []jsonStanding {
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

// winnerName is a camp, or "" for neither.
func winnerName(s battlelore.Side) string {
	if s == battlelore.Neither {
		return ""
	}
	return boards.Camp(s).String()
}
