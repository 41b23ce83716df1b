package vectors_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/engine/command/boards"
	"muster/engine/medieval"
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
	switch len(w) {
	case 1:
		if words != "playing" {
			return false
		}
		g.same(words, g.s.Ended == medieval.Playing, true)
		return true
	case 2:
		return g.asksOne(words, w)
	case 3:
		return g.asksTwo(words, w)
	}
	return false
}

// asksOne takes a word of what must hold with one more word.
func (g *game) asksOne(words string, w []string) bool {
	switch w[0] {
	case "decides":
		g.same(words, sideWords[g.s.Decider()], w[1])
	case "empty":
		g.same(words, g.describe(g.hex(w[1])), "")
	case "turn":
		g.same(words, strconv.Itoa(int(g.s.Turn)), w[1])
	case "deck":
		g.same(words, strconv.Itoa(int(g.s.Deck.N)), w[1])
	case "discards":
		g.same(words, strconv.Itoa(int(g.s.Spent.N)), w[1])
	case "hexes":
		g.same(words, strconv.Itoa(g.r.Board.Len()), w[1])
	case "over":
		winner := "nobody"
		if g.s.Winner != medieval.Neither {
			winner = sideWords[boards.Camp(g.s.Winner)]
		}
		g.same(words, fmt.Sprint(g.s.Ended != medieval.Playing, winner), fmt.Sprint(true, w[1]))
	default:
		return false
	}
	return true
}

// asksTwo takes a word of what must hold with two more words.
func (g *game) asksTwo(words string, w []string) bool {
	switch w[0] {
	case "at":
		p, ok := g.v.piece(w[2])
		if !ok {
			g.t.Fatalf("line %d: unknown piece %q", g.line, w[2])
		}
		g.same(words, g.describe(g.hex(w[1])), g.whole(p))
	case "banners":
		g.same(words, strconv.Itoa(g.r.Score(&g.s, g.side(w[1]))), w[2])
	case "tokens":
		g.same(words, strconv.Itoa(int(g.s.Seats[g.side(w[1])].Tokens)), w[2])
	case "hand":
		g.same(words, strconv.Itoa(int(g.s.Seats[g.side(w[1])].Cards)), w[2])
	case "holds":
		seat := &g.s.Seats[g.side(w[1])]
		g.same(words, slices.Contains(seat.Hand[:seat.Cards], g.card(w[2])), true)
	case "copies":
		g.same(words, strconv.Itoa(int(g.r.Copies[g.card(w[1])])), w[2])
	default:
		return false
	}
	return true
}

// same fails when what must hold does not.
func (g *game) same(words string, got, want any) {
	if got != want {
		g.t.Errorf("line %d: %q does not hold: %v, want %v", g.line, words, got, want)
	}
}

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
	if err := medieval.Apply(g.r, &after, a, nil); err == nil || after != g.s {
		g.t.Errorf("line %d: %q was taken, or changed something", g.line, words)
	}
}

// lists are the words with which the actions of a list begin.
var lists = map[string]string{
	"cards": "play", "orders": "order", "leader-orders": "order leader", "chains": "chain", "inspires": "inspire",
	"moves": "move", "charges": "charge", "leader-moves": "move leader", "attacks": "attack", "ignores": "ignore",
	"retreats": "retreat", "flees": "flee", "on-to": "on", "keeps": "keep",
}

// allOf wants just these things to choose from. What the list is of are the first words of the actions.
func (g *game) allOf(what, want []string) {
	first := lists[what[0]]
	if first == "" {
		g.t.Fatalf("line %d: unknown list %v", g.line, what)
	}
	g.mustHaveCome(strings.Join(what, " ")+":", strings.Fields(first)[0])
	begin := strings.Join(append([]string{first}, what[1:]...), " ") + " "
	got := []string{}
	for _, words := range g.all() {
		rest, ok := strings.CutPrefix(words, begin)
		if ok && !strings.Contains(rest, " ") {
			got = append(got, rest)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.t.Errorf("line %d: %s%v, want %v", g.line, begin, got, want)
	}
}
