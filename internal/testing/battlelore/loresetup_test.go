package battlelore_test

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command"
)

// settle brings a game with Lore to the vector's start: its set-up, or the first turn with the Lore of the header.
func (g *game) settle() {
	l := &g.v.lore
	if l.begin {
		if l.deck != nil {
			g.offer()
		}
		return
	}
	for k := g.top().Kind; k != battlelore.InCommand; k = g.top().Kind {
		if err := battlelore.Apply(g.r, &g.s, g.List()[0], nil); err != nil {
			g.T.Fatalf("the set-up: %v", err)
		}
	}
	state := &g.s.Lore
	state.Pool = uint8(g.r.Lore.Pool)
	for p := range g.r.Seats {
		seat := &state.Seats[p]
		seat.Tokens = uint8(g.v.Numbers["tokens"][p])
		state.Pool -= seat.Tokens
		seat.Cards = 0
		for i := range seat.Hand {
			seat.Hand[i] = battlelore.NoCard
		}
		for _, id := range l.hands[p] {
			g.holdLore(seat, g.loreCard(id))
		}
	}
	g.stackLore()
}

// stackLore builds the Lore deck: the vector's cards on top. All others outside hands follow, or are discarded.
func (g *game) stackLore() {
	l, state := &g.v.lore, &g.s.Lore
	var held []uint8
	for p := range g.r.Seats {
		held = append(held, state.Seats[p].Hand[:state.Seats[p].Cards]...)
	}
	for _, card := range state.Drawn {
		if card != battlelore.NoCard {
			held = append(held, card)
		}
	}
	var top []uint8
	for _, id := range l.deck {
		if card := g.loreCard(id); !slices.Contains(held, card) {
			top = append(top, card)
		}
	}
	state.Deck, state.Spent = battlelore.Pile{}, battlelore.Pile{}
	rest := &state.Deck
	if l.spent {
		rest = &state.Spent
	}
	for _, card := range g.r.Lore.Deck {
		if !slices.Contains(held, card) && !slices.Contains(top, card) {
			rest.Put(card)
		}
	}
	for i := range top {
		state.Deck.Put(top[len(top)-1-i])
	}
}

// offer deals the first Lore cards of the vector's deck to players who keep some of them at the start.
func (g *game) offer() {
	if g.top().Kind != battlelore.InKeep {
		g.T.Fatalf("nobody keeps Lore cards at the start")
	}
	drawn := g.s.Lore.Drawn[:]
	n := int(g.r.Lore.Dealt)
	if len(g.v.lore.deck) < n {
		g.T.Fatalf("the deck begins with the %d cards that are dealt", n)
	}
	for i := range n {
		drawn[i] = g.loreCard(g.v.lore.deck[i])
	}
	slices.Sort(drawn[:n])
	g.stackLore()
}

// mark puts tokens on units and next to them.
func (g *game) mark() {
	state := &g.s.Lore
	for _, m := range g.v.lore.marks {
		i := g.s.On[g.Hex(m.at)]
		if i == battlelore.NoUnit {
			g.T.Fatalf("%s has no unit", m.at)
		}
		u := &g.s.Units[i]
		switch m.what {
		case "store":
			u.Store = uint8(m.n)
			state.Pool -= uint8(m.n)
		case "grown":
			u.Mods.Grown = uint8(m.n)
		case "token":
			kind := g.token(m.kind)
			u.Tokens |= 1 << kind
			list := state.Markers[:state.Marked+1]
			list[state.Marked] = battlelore.Marker{Unit: i, Kind: kind, Left: uint8(g.r.Lore.Kinds[kind].Turns)}
			state.Marked++
			slices.SortStableFunc(
				list,
				func(a, b battlelore.Marker) int { return int(a.Unit)<<8 + int(a.Kind) - int(b.Unit)<<8 - int(b.Kind) },
			)
		}
	}
	if g.v.lore.pool >= 0 && g.r.Lore != nil && !g.v.lore.begin {
		state.Pool = uint8(g.v.lore.pool)
	}
}

// holdLore adds a card to a Lore hand, which is kept in order.
func (g *game) holdLore(seat *battlelore.LoreSeat, card uint8) {
	if int(seat.Cards) == len(seat.Hand) {
		g.T.Fatalf("there are too many Lore cards in a hand")
	}
	command.Insert(seat.Hand[:], &seat.Cards, card)
}

// isLore reports whether a word is a Lore card's id.
func (g *game) isLore(id string) bool {
	for _, c := range g.b.LoreCards {
		if c.ID == id {
			return true
		}
	}
	return false
}

// loreCard finds a Lore card by its id.
func (g *game) loreCard(id string) uint8 {
	return uint8(g.Index("Lore card", id, len(g.b.LoreCards), func(i int) string { return g.b.LoreCards[i].ID }))
}

// token finds a kind of token by its word.
func (g *game) token(word string) uint8 {
	return uint8(g.Index("token", word, len(g.b.Tokens), func(i int) string { return tokenWord(g.b.Tokens[i]) }))
}

// hyphened returns a name as one word.
func hyphened(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// tokenWord is the name of a kind of token as one word.
func tokenWord(name string) string { return hyphened(strings.TrimSuffix(name, " token")) }
