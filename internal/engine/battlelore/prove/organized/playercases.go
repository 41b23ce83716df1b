package organized

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// playerCases is a player's mixed cards on a field. Every way to draw and place them is evaluated as far as possible
// without the other player.
type playerCases struct {
	camp    boards.Camp
	cards   []*deck.Card // by number, then by place of the set, so that the first case found has the lowest numbers
	layouts [][wings]prove.Layout
	counts  [][]int // units of each type of the supply, by card
	vacancy int     // hexes of the whole baseline that can be stood on
	cases   int64   // ways to draw the cards and place them (CTA-05, VAR-EC-02)
	reserve int64   // pairs of units that the Reserve cards of all cases offer
	guards  []guard
	groups  []*caseGroup
	settled []*caseGroup // the groups after disputes
	most    []int        // units of each type that the cards of a case call, at most
	want    []uint8      // units of each contended type, so that more make no difference to the starting player

	zones    []*zoneLayout // Epic: by zone
	offMarks *offMark
	cramped  bool // hexes and figures depend on each other
}

// guard is the cards that a player has placed: a Guard for each section and, in Epic battles, the Scout Guard.
type guard struct {
	cards [wings]uint8 // by wing; noCard where none lies
	units int          // called
}

// The wings are the sections by place in SectionOrder, and behind them the row of the Scout Guard.
const (
	scoutWing = boards.SectionCount
	wings     = scoutWing + 1
)

// noCard is no place in playerCases.cards.
const noCard = 255

// newPlayerCases lays every card into every section.
func newPlayerCases(f *rulebook.Field, a *supply, camp boards.Camp, zones []int, cards []*deck.Card) *playerCases {
	g := events.Of(f, camp)
	h := &playerCases{camp: camp, cards: cards, vacancy: g.Baseline.Len()}
	if a.epic {
		for _, zone := range zones {
			y := newZoneLayout(f, camp, zone, cards)
			h.zones = append(h.zones, y)
			h.cramped = h.cramped || !y.room
		}
	}
	h.layouts = make([][wings]prove.Layout, len(cards))
	for i, c := range cards {
		counts := make([]int, len(a.types))
		for j := range c.Entries {
			counts[a.index[c.Entries[j].Unit.ID]]++
		}
		h.counts = append(h.counts, counts)
		for j, s := range deck.SectionOrder {
			if a.epic {
				h.layouts[i][j] = figureLayout(c, counts, a)
			} else {
				h.layouts[i][j] = prove.LayoutOf(f, camp, zones[0], s, c, g, a.index, a.scouts)
			}
		}
		h.layouts[i][scoutWing] = figureLayout(c, counts, a)
	}
	h.most = h.atMost(a)
	return h
}

// atMost is the largest number of units of each type that the cards of a case call.
func (h *playerCases) atMost(a *supply) []int {
	out := make([]int, len(a.types))
	for t := range a.types {
		var counts []int
		for i := range h.cards {
			counts = append(counts, h.counts[i][t])
		}
		slices.SortFunc(counts, func(x, y int) int { return y - x })
		for i, n := range counts[:min(a.drawn(), len(counts))] {
			if i == a.drawn()-1 {
				n = min(n, a.called)
			}
			out[t] += n
		}
	}
	return out
}

// sortCases sorts all cases into groups and kinds. It assumes that every plain figure is available. That holds for
// types that are not contended; for the others the groups of both players are compared later.
func (h *playerCases) sortCases(a *supply, ids *registry) {
	h.want = make([]uint8, len(a.contended))
	l := h.newSorter(a, ids)
	levels := map[string]*caseGroup{}
	b := newDemandSorter(h, a)
	h.dealGuards(a, guard{cards: [wings]uint8{noCard, noCard, noCard, noCard}}, 0)
	for i := range h.guards {
		g := &h.guards[i]
		l.outcome.clear()
		for _, wing := range a.order { // without the other player
			l.outcome.wing(a, h.camp, wing, &h.layouts[g.cards[wing]][wing], nil)
		}
		taken, asked := a.ofContended(l.outcome.used), a.ofContended(l.outcome.asked)
		key := string(taken) + string(asked)
		at := levels[key]
		if at == nil {
			at = &caseGroup{taken: taken, asked: asked}
			levels[key] = at
			h.groups = append(h.groups, at)
		}
		b.add(at, int32(i))
		l.addGuards(at, g, l.outcome)
		h.count(a, g)
	}
}

// dealGuards lists every way to lay cards at the wings from one on.
func (h *playerCases) dealGuards(a *supply, g guard, wing int) {
	if wing == len(a.order) {
		h.guards = append(h.guards, g)
		return
	}
	for card := range h.cards {
		if next := g; !g.has(card) {
			next.cards[wing] = uint8(card)
			next.units += len(h.cards[card].Entries)
			h.dealGuards(a, next, wing+1)
		}
	}
}

// count adds the cases of three Guards to those of the player.
func (h *playerCases) count(a *supply, g *guard) {
	for card := range h.cards {
		if !g.has(card) {
			if a.epic { // the whole Reserve comes
				h.cases += int64(len(h.zones))
				h.reserve += int64(len(h.zones))
				continue
			}
			h.cases++
			units := int64(len(h.cards[card].Entries))
			h.reserve += max(1, units*(units-1)/2)
		}
	}
}

func (g *guard) has(card int) bool { return slices.Contains(g.cards[:], uint8(card)) }

// example is a case by its cards.
func (h *playerCases) example(a *supply, g *guard, card int) example {
	ex := example{units: g.units + min(a.called, len(h.cards[card].Entries))}
	copy(ex.cards[:], g.cards[:scoutWing])
	ex.cards[deck.SlotReserve], ex.cards[deck.SlotScout] = uint8(card), g.cards[scoutWing]
	return ex
}

// ofContended takes the contended types out of a list by type.
func (a *supply) ofContended(list []uint8) []uint8 {
	out := make([]uint8, len(a.contended))
	for i, t := range a.contended {
		out[i] = list[t]
	}
	return out
}

// draw is a case as the engine takes it.
func (h *playerCases) draw(cards [deck.Slots]uint8) deck.Draw {
	var names [deck.Slots]deck.CardName
	for i, c := range cards {
		if c != noCard {
			names[i] = h.cards[c].ID()
		}
	}
	return deck.NewDraw(names)
}
