package medieval_test

import (
	"fmt"
	"slices"
	"strconv"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// asks tests an assertion; false if the words are a player's action.
func (g *game) asks(words string, w []string) bool {
	switch len(w) {
	case 1:
		if words != "playing" {
			return false
		}
		g.Same(words, g.s.Ended == kernel.Playing, true)
		return true
	case 2:
		return g.asksOne(words, w)
	case 3:
		return g.asksTwo(words, w)
	}
	return false
}

// asksOne tests an assertion with one argument.
func (g *game) asksOne(words string, w []string) bool {
	switch w[0] {
	case "decides":
		g.Same(words, sideWords[g.s.Decider()], w[1])
	case "empty":
		g.Same(words, g.describe(g.Hex(w[1])), "")
	case "turn":
		g.Same(words, strconv.Itoa(int(g.s.Turn)), w[1])
	case "deck":
		g.Same(words, strconv.Itoa(int(g.s.Deck.N)), w[1])
	case "discards":
		g.Same(words, strconv.Itoa(int(g.s.Spent.N)), w[1])
	case "hexes":
		g.Same(words, strconv.Itoa(g.r.Board.Len()), w[1])
	case "over":
		winner := "nobody"
		if g.s.Winner != kernel.Neither {
			winner = sideWords[boards.Camp(g.s.Winner)]
		}
		g.Same(words, fmt.Sprint(g.s.Ended != kernel.Playing, winner), fmt.Sprint(true, w[1]))
	default:
		return false
	}
	return true
}

// asksTwo tests an assertion with two arguments.
func (g *game) asksTwo(words string, w []string) bool {
	switch w[0] {
	case "at":
		p, ok := g.v.piece(w[2], w[1])
		if !ok {
			g.Fatalf("unknown piece %q", w[2])
		}
		g.Same(words, g.describe(g.Hex(w[1])), g.whole(p))
	case "banners":
		g.Same(words, strconv.Itoa(g.r.Score(&g.s, g.side(w[1]))), w[2])
	case "tokens":
		g.Same(words, strconv.Itoa(int(g.s.Seats[g.side(w[1])].Tokens)), w[2])
	case "hand":
		g.Same(words, strconv.Itoa(int(g.s.Seats[g.side(w[1])].Cards)), w[2])
	case "holds":
		seat := &g.s.Seats[g.side(w[1])]
		g.Same(words, slices.Contains(seat.Hand[:seat.Cards], g.Card(w[2])), true)
	case "copies":
		g.Same(words, strconv.Itoa(int(g.r.Copies[g.Card(w[1])])), w[2])
	default:
		return false
	}
	return true
}

// lists are the first words of the actions in a list.
var lists = map[string]string{
	"cards": "play", "orders": "order", "leader-orders": "order leader", "chains": "chain", "inspires": "inspire",
	"moves": "move", "charges": "charge", "leader-moves": "move leader", "attacks": "attack", "ignores": "ignore",
	"retreats": "retreat", "flees": "flee", "on-to": "on", "keeps": "keep",
}
