package battlelore_test

import (
	"fmt"
	"slices"
	"strconv"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// asks takes words that say what must hold; false when they say what a player does.
func (g *game) asks(words string, w []string) bool {
	switch {
	case words == "playing":
		g.Same(words, g.s.Ended == battlelore.Playing, true)
	case len(w) == 2 && w[0] == "decides":
		g.Same(words, seatWords[g.s.Decider()], w[1])
	case len(w) == 2 && w[0] == "empty":
		g.Same(words, g.describe(g.Hex(w[1])), "")
	case len(w) == 2 && w[0] == "turn":
		g.Same(words, strconv.Itoa(int(g.s.Turn)), w[1])
	case len(w) == 2 && w[0] == "rack":
		g.Same(words, strconv.Itoa(g.racked()), w[1])
	case len(w) == 2 && w[0] == "deck":
		g.Same(words, strconv.Itoa(int(g.s.Deck.N)), w[1])
	case len(w) == 2 && w[0] == "discards":
		g.Same(words, strconv.Itoa(int(g.s.Spent.N)), w[1])
	case len(w) == 2 && w[0] == "over":
		winner := "nobody"
		if g.s.Winner >= 0 {
			winner = boards.Camp(g.s.Winner).String()
		}
		g.Same(words, fmt.Sprint(g.s.Ended != battlelore.Playing, winner), fmt.Sprint(true, w[1]))
	case len(w) == 3 && w[0] == "bold":
		g.Same(words, strconv.Itoa(g.r.Bold(&g.s, g.s.On[g.Hex(w[1])])), w[2])
	case len(w) == 3 && w[0] == "at":
		p, ok := g.v.piece(w[2], w[1])
		if !ok {
			g.Fatalf("unknown unit %q", w[2])
		}
		g.Same(words, g.describe(g.Hex(w[1])), fmt.Sprintf("%s %s %d", p.camp, p.unit, g.full(p)))
	case len(w) == 3 && w[0] == "banners":
		g.Same(words, strconv.Itoa(g.r.Score(&g.s, g.camp(w[1]))), w[2])
	case len(w) == 3 && w[0] == "hand":
		g.Same(words, strconv.Itoa(int(g.seat(w[1]).Cards)), w[2])
	case len(w) == 3 && w[0] == "holds":
		seat := g.seat(w[1])
		g.Same(words, slices.Contains(seat.Hand[:seat.Cards], g.Card(w[2])), true)
	case len(w) == 3 && w[0] == "place-at":
		g.Same(words, g.placeAt(w[1]), w[2])
	default:
		return g.asksAllies(words, w) || g.asksLore(words, w)
	}
	return true
}

func (g *game) camp(word string) boards.Camp {
	return boards.Camp(g.Index("camp", word, boards.Camps, func(i int) string { return seatWords[i] }))
}

func (g *game) seat(word string) *battlelore.Seat { return &g.s.Seats[g.player(word)] }

// lists are the words with which the actions of a list begin.
var lists = map[string]string{
	"cards": "play", "opens": "play open", "counters": "counter", "orders": "order", "moves": "move", "rushes": "rush",
	"attacks": "attack", "retreats": "retreat", "pursues": "pursue", "ignores": "ignore", "keeps": "keep",
	"casts": "cast", "targets": "target", "sections": "section", "places": "place", "powers": "power",
	"stores": "store", "takes": "take", "drops": "drop", "levels": "level", "paces": "pace", "flies": "fly",
	"rerolls": "reroll", "sites": "site", "slips": "slip", "calls": "call", "appears": "appear",
}

// lies takes a list of what lies on the rack, in a hand of Lore cards or on a unit.
func (g *game) lies(what, want []string) bool {
	switch what[0] {
	case "rack":
		var got []string
		for _, card := range g.s.Rack[:g.racked()] {
			got = append(got, g.b.Cards[card].ID)
		}
		g.SameSet("on the rack lie", got, want)
	case "lore", "bears":
		g.liesLore(what, want)
	default:
		return false
	}
	return true
}
