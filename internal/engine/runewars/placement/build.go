package placement

import (
	"fmt"

	"muster/engine"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// Built is a realm that was built, and its players.
type Built struct {
	Realm         *maps.Realm
	Factions      []string // by seat, clockwise
	First         int      // the seat of the first player
	Placements    int      // placed boards, including the last one
	Uneven        int      // unevenness of the home realms, by all measures
	Neighbourhood []Neighbourhood
}

// Build builds a realm, or returns the reason for failing. Tiles without room for the markers are taken back, a
// limited number of times (RW-SETUP-13). The same rulebook, question and seed give the same realm. log receives every
// step, including those that are taken back; it may be nil.
func Build(rules *rulebook.Rulebook, ask BuildAsk, seed uint64, log func(Event)) (*Built, []Reason) {
	b, reasons := newBuilder(rules, &ask, seed, log)
	if reasons != nil {
		return nil, reasons
	}
	b.board = b.set.NewBoard()
	layouts, redos := rules.Limit(rulebook.LimitPlacements).Default, rules.Limit(rulebook.LimitRedos).Default
	for layout := 1; layout <= layouts; layout++ {
		if !b.layTiles() {
			continue
		}
		b.plan = b.board.Plan(b.plan)
		engine.Shuffle(b.chance("places"), b.plan.Markers)
		b.plan.Sit()
		for redo := 1; redo <= redos; redo++ {
			if !b.layMarkers(layout) {
				break
			}
			b.layRunes()
			if b.layHomes(redo) {
				return b.finish(layout), nil
			}
		}
	}
	return nil, []Reason{{
		What: fmt.Sprintf("markers, runes and home realms did not fit in %d layouts", layouts),
		Help: "use other tiles, or another seed", Rule: "RW-SETUP-13", Stuck: true,
	}}
}

// newBuilder returns an empty realm with factions and tiles dealt.
func newBuilder(rules *rulebook.Rulebook, ask *BuildAsk, seed uint64, log func(Event)) (*builder, []Reason) {
	kit, reasons := NewKit(rules, ask)
	if reasons != nil {
		return nil, reasons
	}
	b := &builder{Kit: kit, ask: ask, seed: seed, log: log}
	b.begin()
	return b, b.deal()
}

// builder builds a realm.
type builder struct {
	*Kit
	ask   *BuildAsk
	seed  uint64
	log   func(Event)
	rolls map[string]*engine.Rand

	first int
	dealt []*rulebook.Tile // by piece
	hands [][]int          // pieces, by seat
	set   *Set
	board *Board
	plan  *Plan

	wanted  []Seat // by seat, for planning players; otherwise empty
	markers []int  // placed ones, in order
	runes   []runeToken
	held    Mask // areas with a rune token
	homes   []Seat
	taken   []bool // by marker that lies
}

// runeToken is a placed rune token.
type runeToken struct {
	seat, area int
	dragon     bool
}

// chance returns the random stream of one purpose.
func (b *builder) chance(purpose string) *engine.Rand {
	if b.rolls == nil {
		b.rolls = map[string]*engine.Rand{}
	}
	if b.rolls[purpose] == nil {
		r := engine.NewRand(b.seed, "building", purpose)
		b.rolls[purpose] = &r
	}
	return b.rolls[purpose]
}

func (b *builder) record(e Event) {
	if b.log != nil {
		b.log(e)
	}
}

// clockwise returns the seats, from one on.
func (b *builder) clockwise(from int) []int {
	out := make([]int, b.Players)
	for i := range out {
		out[i] = (from + i) % b.Players
	}
	return out
}

// begin determines the first player (RW-SETUP-01), and each chooses a faction from there on (RW-SETUP-02).
func (b *builder) begin() {
	cards := make([]int, 0, len(b.Rules.Fate.All()))
	for _, f := range b.Rules.Fate.All() {
		cards = append(cards, f.Number)
	}
	engine.Shuffle(b.chance("fate"), cards)
	best := -1
	for seat := range b.Players {
		if len(cards) <= seat {
			break // without draws no seat is highest
		}
		b.record(Event{Kind: FateDealt, Seat: seat, N: cards[seat]})
		if cards[seat] > best {
			best, b.first = cards[seat], seat
		}
	}
	b.record(Event{Kind: First, Seat: b.first})
	engine.Shuffle(b.chance("factions"), b.Free)
	for _, seat := range b.clockwise(b.first) {
		if b.Factions[seat] == nil {
			b.Factions[seat], b.Free = b.Free[0], b.Free[1:]
		}
		b.record(Event{Kind: FactionChosen, Seat: seat, ID: b.Factions[seat].ID})
	}
}

// deal deals the Setup Quests, and with them the tiles (RW-SETUP-03, RW-SETUP-04). It repeats this if the boxes have
// too few pieces for them.
func (b *builder) deal() []Reason {
	var homes []*rulebook.Tile
	for _, f := range b.Factions {
		homes = append(homes, b.Rules.HomeOf(f.ID))
	}
	pool := append([]*rulebook.Tile(nil), b.Tiles...)
	n := b.Players * b.each()
	for again := 0; ; again++ {
		engine.Shuffle(b.chance("quests"), pool)
		b.dealt = pool[:n]
		short := b.short(append(homes[:len(homes):len(homes)], b.dealt...))
		if len(short) == 0 {
			break
		}
		if n == len(pool) || again >= b.Rules.Limit(rulebook.LimitPlacements).Default {
			return short
		}
		b.record(Event{Kind: DealtAgain, Seat: Nobody, ID: short[0].What})
	}
	set, ok := b.Set(b.dealt, b.Factions)
	if !ok {
		return []Reason{{
			What: "the tiles do not fit on a board", Help: "use fewer or smaller tiles", Rule: "RW-SETUP-03",
		}}
	}
	b.set = set
	b.hands = make([][]int, b.Players)
	for i, seat := range b.clockwise(b.first) {
		for j := range b.each() {
			b.hands[seat] = append(b.hands[seat], i*b.each()+j)
		}
		b.record(Event{Kind: QuestsDealt, Seat: seat, IDs: b.ids(b.hands[seat]), N: b.further()})
	}
	return nil
}

func (b *builder) ids(pieces []int) (out []string) {
	for _, p := range pieces {
		out = append(out, b.dealt[p].ID)
	}
	return out
}
