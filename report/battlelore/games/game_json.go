package games

import (
	"strconv"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// playVersion is that of the answers about games.
const playVersion = 1

// jsonPair is something of both camps.
type jsonPair[T any] struct {
	Pennant  T `json:"pennant"`
	Standard T `json:"standard"`
}

func pair[T any](v [boards.Camps]T) jsonPair[T] {
	return jsonPair[T]{v[boards.Pennant], v[boards.Standard]}
}

type jsonTurn struct {
	Turn    int                `json:"turn"`
	Camp    string             `json:"camp"`
	Player  int                `json:"player,omitempty"` // with allies: 1, or 2 for the camp's second player
	Card    string             `json:"card"`
	Orders  int                `json:"orders"`
	Battles int                `json:"battles"`
	Banners jsonPair[int]      `json:"banners"`
	Figures jsonPair[int]      `json:"figures_lost"`
	Fell    jsonPair[[]string] `json:"units_lost"`
	Notes   []string           `json:"notes"`
	Lore    []string           `json:"lore,omitempty"`   // cards and powers
	Tokens  *jsonPair[int]     `json:"tokens,omitempty"` // with Lore
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
		Version   int              `json:"version"`
		Adventure string           `json:"adventure"`
		Content   string           `json:"content"`
		Seed      string           `json:"seed"`
		Players   jsonPair[string] `json:"players"`
		Ended     string           `json:"ended"`
		Winner    string           `json:"winner"`
		Turns     int              `json:"turns"`
		Choices   int              `json:"choices"`
		Banners   jsonPair[int]    `json:"banners"`
		Goal      jsonPair[int]    `json:"goal"`
		Allies    []jsonShareOf    `json:"allies,omitempty"`
		Unplayed  []string         `json:"unplayed_rules"`
		Board     []jsonStanding   `json:"board"`
		Lore      *jsonLore        `json:"lore,omitempty"`
		Told      []jsonTurn       `json:"told"`
	}{
		Version: playVersion, Adventure: t.battle.Adventure.ID, Content: t.battle.Content(),
		Seed: strconv.FormatUint(t.battle.Seed, 10), Players: pair(g.Players),
		Ended: matches.EndNames[g.Ended], Winner: winnerName(g.Winner), Turns: g.Turns, Choices: g.Decisions,
		Banners: pair(g.Score), Goal: jsonPair[int]{needed(t.battle, boards.Pennant), needed(t.battle, boards.Standard)},
		Allies: t.sharesJSON(g), Unplayed: append([]string{}, t.battle.Unplayed...), Board: t.standing(),
		Lore: loreJSON(t.battle, &t.last), Told: []jsonTurn{},
	}
	for i := range t.turns.turns {
		l := &t.turns.turns[i]
		out.Told = append(out.Told, jsonTurn{
			l.turn, l.camp.String(), l.player, l.card, l.orders, l.battles, pair(l.banners), pair(l.figures),
			pair([boards.Camps][]string{append([]string{}, l.fell[0]...), append([]string{}, l.fell[1]...)}),
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
