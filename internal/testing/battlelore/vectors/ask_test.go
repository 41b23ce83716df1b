package vectors_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/engine/battlelore"
	"muster/engine/command/boards"
)

// asks takes words that say what must hold; false when they say what a player does.
func (g *game) asks(words string) bool {
	if action, ok := strings.CutPrefix(words, "may not "); ok {
		g.mayNot(action)
		return true
	}
	if action, ok := strings.CutPrefix(words, "not yet "); ok {
		g.notYet(action)
		return true
	}
	if action, ok := strings.CutPrefix(words, "may "); ok {
		if _, ok := g.find(action); !ok {
			g.t.Errorf("line %d: %q is not legal, only %v", g.line, action, g.all())
		}
		return true
	}
	if before, after, ok := strings.Cut(words, ":"); ok {
		g.allOf(strings.Fields(before), strings.Fields(after))
		return true
	}
	w := strings.Fields(words)
	switch {
	case words == "playing":
		g.same(words, g.s.Ended == battlelore.Playing, true)
	case len(w) == 2 && w[0] == "decides":
		g.same(words, seatWords[g.s.Decider()], w[1])
	case len(w) == 2 && w[0] == "empty":
		g.same(words, g.describe(g.hex(w[1])), "")
	case len(w) == 2 && w[0] == "turn":
		g.same(words, strconv.Itoa(int(g.s.Turn)), w[1])
	case len(w) == 2 && w[0] == "rack":
		g.same(words, strconv.Itoa(g.racked()), w[1])
	case len(w) == 2 && w[0] == "deck":
		g.same(words, strconv.Itoa(int(g.s.Deck.N)), w[1])
	case len(w) == 2 && w[0] == "discards":
		g.same(words, strconv.Itoa(int(g.s.Spent.N)), w[1])
	case len(w) == 2 && w[0] == "over":
		winner := "nobody"
		if g.s.Winner >= 0 {
			winner = boards.Camp(g.s.Winner).String()
		}
		g.same(words, fmt.Sprint(g.s.Ended != battlelore.Playing, winner), fmt.Sprint(true, w[1]))
	case len(w) == 3 && w[0] == "bold":
		g.same(words, strconv.Itoa(g.r.Bold(&g.s, g.s.On[g.hex(w[1])])), w[2])
	case len(w) == 3 && w[0] == "at":
		p, _ := g.v.piece(w[2])
		g.same(words, g.describe(g.hex(w[1])), fmt.Sprintf("%s %s %d", p.camp, p.unit, g.full(p)))
	case len(w) == 3 && w[0] == "banners":
		g.same(words, strconv.Itoa(g.r.Score(&g.s, g.camp(w[1]))), w[2])
	case len(w) == 3 && w[0] == "hand":
		g.same(words, strconv.Itoa(int(g.seat(w[1]).Cards)), w[2])
	case len(w) == 3 && w[0] == "holds":
		seat := g.seat(w[1])
		g.same(words, slices.Contains(seat.Hand[:seat.Cards], g.card(w[2])), true)
	case len(w) == 3 && w[0] == "place-at":
		g.same(words, g.placeAt(w[1]), w[2])
	default:
		return g.asksAllies(words, w) || g.asksLore(words, w)
	}
	return true
}

// same fails when what must hold does not.
func (g *game) same(words string, got, want any) {
	if got != want {
		g.t.Errorf("line %d: %q does not hold: %v, want %v", g.line, words, got, want)
	}
}

func (g *game) camp(word string) boards.Camp {
	camp, ok := boards.ParseCamp(word)
	if !ok {
		g.t.Fatalf("line %d: unknown camp %q", g.line, word)
	}
	return camp
}

func (g *game) seat(word string) *battlelore.Seat { return &g.s.Seats[g.player(word)] }

// mayNot wants an action refused, at a time at which it could be taken.
func (g *game) mayNot(words string) {
	first, _, _ := strings.Cut(words, " ")
	g.mustHaveCome("may not "+words, first)
	g.refuses(words)
}

// refuses wants an action neither listed nor taken, and the State left alone by the attempt.
func (g *game) refuses(words string) {
	if _, ok := g.find(words); ok {
		g.t.Errorf("line %d: %q is legal", g.line, words)
	}
	a, ok := g.build(words)
	if !ok {
		return
	}
	after := g.s
	if err := battlelore.Apply(g.r, &after, a, nil); err == nil || after != g.s {
		g.t.Errorf("line %d: %q was taken, or changed something", g.line, words)
	}
}

// allOf wants just these things to choose from. What the list is of are the first words of the actions.
func (g *game) allOf(what, want []string) {
	first := map[string]string{
		"cards": "play", "opens": "play open", "counters": "counter", "orders": "order", "moves": "move", "rushes": "rush",
		"attacks":  "attack",
		"retreats": "retreat", "pursues": "pursue", "ignores": "ignore", "keeps": "keep", "casts": "cast",
		"targets":  "target",
		"sections": "section", "places": "place", "powers": "power", "stores": "store", "takes": "take", "drops": "drop",
		"levels": "level", "paces": "pace", "flies": "fly", "rerolls": "reroll",
		"sites": "site", "slips": "slip", "calls": "call", "appears": "appear",
	}[what[0]]
	switch what[0] {
	case "rack":
		g.lies(want)
		return
	case "lore", "bears":
		g.liesLore(what, want)
		return
	}
	if first == "" {
		g.t.Fatalf("line %d: unknown list %v", g.line, what)
	}
	g.mustHaveCome(strings.Join(what, " ")+":", strings.Fields(first)[0])
	begin := strings.Join(append([]string{first}, what[1:]...), " ") + " "
	got := []string{}
	for _, words := range g.all() {
		rest, ok := strings.CutPrefix(words, begin)
		if ok && !strings.Contains(rest, " ") { // "play open CARD" is none of the hand's
			got = append(got, rest)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.t.Errorf("line %d: %s%v, want %v", g.line, begin, got, want)
	}
}

// lies wants just these cards on the rack.
func (g *game) lies(want []string) {
	var got []string
	for _, card := range g.s.Rack[:g.racked()] {
		got = append(got, g.b.Cards[card].ID)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.t.Errorf("line %d: on the rack lie %v, want %v", g.line, got, want)
	}
}
