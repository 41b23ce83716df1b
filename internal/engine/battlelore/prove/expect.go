package prove

import (
	"math/big"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Expect returns the heat of one set in Impromptu mode: over the given draws, or over all 840 cases (CTA-05).
//
// A player chooses uniformly, as Random does: which vacant hex a displaced unit takes (CTA-06), which units of the
// Reserve card come and where (CTA-09). The numbers are then exact without enumerating choices: of v vacant hexes n
// units take each one in n of v cases. The Reserve is counted as in SetReport: with ReserveAll as if the camp moved
// first. It uses the options Boxes, Reserve and Zone.
func Expect(
	f *rulebook.Field,
	camp boards.Camp,
	set *deck.Set,
	opts deploy.Options,
	draws ...deck.Draw,
) (*Heat, []pieces.Refusal) {
	if refused := deploy.RefuseField(f, deploycards.ModeImpromptu, &opts, opts.Zone); len(refused) > 0 {
		return nil, refused
	}
	if refused := deploy.RefuseSet(f.Board, camp, set); len(refused) > 0 {
		return nil, refused
	}
	stock, refused := pieces.NewStock(f.Rules, camp, opts.SetBoxes(set))
	if len(refused) > 0 {
		return nil, refused
	}
	h := &heater{
		f: f, camp: camp, zone: opts.Zone, all: opts.ReserveWhole(), ground: events.Of(f, camp),
		figures: map[string]int{}, sums: map[heatKey]int64{},
	}
	for _, s := range stock.All() {
		h.figures[s.Unit.ID] = s.Units
	}
	if len(draws) == 0 {
		draws = AllDraws(set)
	}
	for _, d := range draws {
		if fault := deck.HandProblem([]*deck.Set{set}, d.Names(), deck.CardsDrawn); fault != "" {
			return nil, []pieces.Refusal{{Kind: pieces.BadDraw, Camp: camp, Set: deck.SetID(set), Text: fault}}
		}
		var cards [boards.SectionCount]*deck.Card
		for _, s := range deck.SectionOrder {
			cards[s] = set.Card(d.Guard(s))
		}
		h.play(cards, set.Card(d.Reserve))
	}
	return h.heat(len(draws)), nil
}

// heatKey names a sum: an event on a hex, in parts of den. How 0 is a drowned mark.
type heatKey struct {
	at  hex.Hex
	how events.Placing
	den int
}

// heater sums cases. Fractions with the same denominator are added as integers; there are few denominators.
type heater struct {
	f       *rulebook.Field
	camp    boards.Camp
	zone    int
	all     bool // CTA-09b
	ground  events.Ground
	figures map[string]int // units that can be mustered, by type
	sums    map[heatKey]int64
}

const drownedMark events.Placing = 0

func (h *heater) add(at hex.Hex, how events.Placing, num, den int) {
	if num > 0 {
		h.sums[heatKey{at, how, den}] += int64(num)
	}
}

// play evaluates one case. Marks come before displaced units, and figures are taken in that order (R-029, CTA-04).
func (h *heater) play(cards [boards.SectionCount]*deck.Card, held *deck.Card) {
	left := make(map[string]int, len(h.figures))
	for id, n := range h.figures {
		left[id] = n
	}
	var taken hex.Set
	var displaced [boards.SectionCount][]*deck.Entry
	for _, s := range deck.SectionOrder {
		for i := range cards[s].Entries {
			e := &cards[s].Entries[i]
			at, open := events.Mark(h.f, h.camp, h.zone, s, e)
			switch {
			case !open:
				displaced[s] = append(displaced[s], e)
				if at != hex.None {
					h.add(at, drownedMark, 1, 1)
				}
			case left[e.Unit.ID] > 0: // else it leaves its hex vacant
				left[e.Unit.ID]--
				taken.Add(at)
				h.add(at, events.OnMark, 1, 1)
			}
		}
	}
	vacant := h.ground.Baseline.Minus(taken)
	room := vacant.Len()
	moved := [boards.SectionCount]int{}
	for _, s := range deck.SectionOrder {
		own := h.ground.Sections[s].Minus(taken)
		moved[s] = move(displaced[s], own.Len(), left)
		room -= moved[s]
		for at := range own.Each() {
			h.add(at, events.Moved, moved[s], own.Len())
		}
	}
	h.reserve(held, vacant, room, moved, left)
}

// move returns the number of displaced units that find figures and a vacant hex of their section. It takes the
// figures.
func move(displaced []*deck.Entry, vacant int, left map[string]int) int {
	moved := 0
	for _, e := range displaced {
		if moved < vacant && left[e.Unit.ID] > 0 { // a unit that is lost takes nothing
			left[e.Unit.ID]--
			moved++
		}
	}
	return moved
}

// reserve spreads the units of the Reserve over the hexes that the displaced ones have left: room hexes of those in
// vacant. A section's own hexes are taken in moved of all cases.
func (h *heater) reserve(
	held *deck.Card,
	vacant hex.Set,
	room int,
	moved [boards.SectionCount]int,
	left map[string]int,
) {
	coming := 0
	for i := range held.Entries {
		if id := held.Entries[i].Unit.ID; left[id] > 0 {
			left[id]--
			coming++
		}
	}
	if !h.all {
		coming = min(coming, deck.ReserveCalled)
	}
	coming = min(coming, room)
	if coming == 0 {
		return
	}
	rest := vacant
	for _, s := range deck.SectionOrder {
		own := h.ground.Sections[s].And(vacant)
		for at := range own.Each() {
			h.add(at, events.FromReserve, coming*(own.Len()-moved[s]), own.Len()*room)
		}
		rest = rest.Minus(own)
	}
	for at := range rest.Each() { // hexes that two sections share
		h.add(at, events.FromReserve, coming, room)
	}
}

// heat brings the sums to one denominator.
func (h *heater) heat(cases int) *Heat {
	out := newHeat(h.camp, h.f.Hexes.Len())
	out.Cases = cases
	den := big.NewInt(1)
	for k := range h.sums {
		den = leastMultiple(den, big.NewInt(int64(k.den)))
	}
	out.Den.Mul(den, big.NewInt(int64(cases)))
	for k, n := range h.sums { // sums do not depend on the order
		parts := new(big.Int).Quo(den, big.NewInt(int64(k.den)))
		parts.Mul(parts, big.NewInt(n))
		to := out.Hexes[k.at].Drowned
		if k.how != drownedMark {
			to = out.Hexes[k.at].By[k.how]
		}
		to.Add(to, parts)
	}
	return out
}
