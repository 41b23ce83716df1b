package runewars

import (
	"bytes"
	"math/bits"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/setup"
	"muster/internal/testing/gametest"
)

// glance is all information that a player can get from a View.
type glance struct {
	areas    [runewars.MaxAreas]runewars.Place
	fallen   [runewars.MaxAreas]runewars.Cards
	yields   [runewars.MaxAreas][runewars.Dials]uint8
	seats    [runewars.MaxSeats]runewars.Player
	held     [runewars.MaxSeats]uint64
	heroes   [runewars.MaxHeroes]runewars.Figure
	strength [runewars.MaxHeroes][7]uint8 // health, skills, and cards drawn for them
	titles   [runewars.MaxTitles]runewars.Owned
	titled   [runewars.MaxSeats]uint8
	guard    uint64
	empty    uint64
	top      runewars.Frame
	war      runewars.War
	fight    battle.State
	fate     runewars.Fate
	runes    uint8
	forts    uint8
	spare    [runewars.MaxKinds]uint8
	decider  uint8
	asks     [2]bool
	during   bool
	deeds    int
}

// look calls every method of a View. Frames are stored as the veil returns them.
func (w *watcher) look(v runewars.View, s *runewars.State) *glance {
	g := &glance{
		guard: v.Guard(), empty: v.Empty(), top: v.Top(), war: v.War(), fate: v.Fate(), runes: v.Runes(),
		forts: v.Strongholds(), decider: v.Decider(),
	}
	for a := range w.r.Areas {
		g.areas[a], g.fallen[a] = v.Area(uint8(a)), v.Fallen(uint8(a))
		for d := range g.yields[a] {
			g.yields[a][d] = v.Yields(uint8(a), runewars.Dial(d))
		}
	}
	for i := range w.r.Seats {
		seat := uint8(i)
		g.seats[i], g.held[i], g.titled[i] = v.Seat(seat), v.Held(seat), v.Titled(seat)
	}
	for h := range w.r.Heroes {
		hero := uint8(h)
		g.heroes[h], g.strength[h][0] = v.Hero(hero), v.Health(hero)
		for i := range uint8(3) {
			g.strength[h][1+2*i], g.strength[h][2+2*i] = v.Skill(hero, i), v.Tests(hero, i)
		}
	}
	for t := range w.r.Titles {
		g.titles[t] = v.Titles(t)
	}
	for k := range g.spare {
		g.spare[k] = v.Spare(uint8(k))
	}
	g.asks[0], g.asks[1] = v.Bidding()
	g.during = v.During()
	_, g.deeds = v.Effects()
	if s.War.Area != runewars.NoArea && w.busy(runewars.InFight) {
		var gear runewars.Gear
		_, fight := v.Fight(&gear)
		g.fight = *fight
	}
	return g
}

// hidden tests that each seat's view does not depend on hidden information. It compares the view with that of states
// where all hidden information differs, dealt anew by the engine or changed here. They must be equal (RW-SEAS-11,
// RW-RUNE-03, RW-TACT-01, RW-OBJ-01, RW-BID-01). Dials are open to all. A simulation must keep every invariant.
func (p *player) hidden() {
	game := setup.NewMatch(p.r, p.game.Seed, func() string { return "" })
	for seat := range p.r.Seats {
		view := runewars.See(p.r, p.s, uint8(seat))
		was, known := p.look(view, p.s), game.Known(p.s, seat)
		var fork, same runewars.State
		chance := engine.NewRand(p.chance.Uint64(), "thought")
		view.Fork(chance, &fork)
		p.alike("a game that it thinks of", seat, was, &fork)
		other := *p.s
		p.otherwise(&other, uint8(seat))
		p.alike("a game with other hidden things", seat, was, &other)
		if !bytes.Equal(game.Known(&other, seat), known) {
			p.fail("seat %d knows something that is hidden: %s", seat, p.tells(&other, uint8(seat)))
		}
		if runewars.See(p.r, &other, uint8(seat)).Fork(chance, &same); same != fork {
			p.fail("seat %d thinks of something that is hidden: %s", seat, gametest.Differ(&fork, &same))
		}
		p.thought(&fork)
	}
}

// alike fails if a seat's view differs in another state.
func (p *player) alike(what string, seat int, was *glance, other *runewars.State) {
	if p.err != nil {
		return
	}
	if is := p.look(runewars.See(p.r, other, uint8(seat)), other); *is != *was {
		p.fail("seat %d sees something else in %s: %s", seat, what, gametest.Differ(was, is))
	}
}

// tells returns how the veiled states differ.
func (p *player) tells(other *runewars.State, seat uint8) string {
	var x, y runewars.State
	runewars.See(p.r, p.s, seat).Veiled(&x)
	runewars.See(p.r, other, seat).Veiled(&y)
	return gametest.Differ(&x, &y)
}

// thoughts is how many choices a simulation plays.
const thoughts = 12

// thought checks the invariants of a simulation for some choices: it must be a valid game.
func (p *player) thought(s *runewars.State) {
	w := newWatch(p.r, s)
	w.state()
	for range thoughts {
		if s.Over() || w.err != nil {
			break
		}
		legal := runewars.Legal(p.r, s, nil)
		if err := runewars.Apply(p.r, s, legal[p.chance.IntN(len(legal))], nil); err != nil {
			w.fail("%v", err)
		}
		w.state()
	}
	p.must(w.err == nil, "in a game in thought: %v", w.err)
}

// otherwise changes everything that is hidden from a seat, without the engine. It swaps cards in hands with cards of
// the decks, and swaps runes and exploration tokens that the seat has not looked at. It also changes secret
// declarations.
func (p *player) otherwise(s *runewars.State, me uint8) {
	s.Chance = engine.NewRand(p.chance.Uint64(), "otherwise")
	for i := range p.r.Seats {
		q := &s.Seats[i]
		if uint8(i) == me {
			continue
		}
		p.traded(&q.Tactics, &q.Fresh, &s.Left[runewars.DeckTactics])
		p.traded(&q.Quests, nil, &s.Left[runewars.DeckQuests])
		deck := runewars.DeckGoodObjectives
		if p.r.Seats[i].Evil {
			deck = runewars.DeckEvilObjectives
		}
		if left := &s.Left[deck]; q.Objective != runewars.NoCard && !left.None() {
			card := left.Nth(p.chance.IntN(left.Len()))
			left.Drop(card)
			left.Add(q.Objective)
			q.Objective = card
		}
		if q.Has && q.Order != runewars.NoOrder && p.busy(runewars.InOrders) {
			q.Order = uint8(p.chance.IntN(runewars.Orders))
		}
		if q.Has && p.busy(runewars.InBid) {
			q.Bid = uint8(p.chance.IntN(int(q.MostBid()) + 1))
		}
	}
	for h := range p.r.Heroes {
		if g := &s.Heroes[h]; g.Owner != me {
			p.traded(&g.Rewards, nil, &s.Left[runewars.DeckRewards])
		}
	}
	var runes, tokens uint64
	for a := range p.r.Areas {
		q := &s.Areas[a]
		if q.Rune != runewars.NoRune && !q.Up && q.Seen>>me&1 == 0 {
			if p.placed(s, a) {
				q.Rune = runewars.Rune(1 + p.chance.IntN(2))
			} else {
				runes |= 1 << a
			}
		}
		if p.r.Options.Exploration && q.Token != runewars.NoCard && !q.Open && q.Spied>>me&1 == 0 { // RW-EXPL-01
			tokens |= 1 << a
		}
	}
	p.mixed(runes, func(x, y int) {
		s.Areas[x].Rune, s.Areas[y].Rune = s.Areas[y].Rune, s.Areas[x].Rune
	})
	p.mixed(tokens, func(x, y int) {
		t, u := &s.Areas[x].Token, &s.Areas[y].Token
		if p.r.Cards.Tokens[*t].Far == p.r.Cards.Tokens[*u].Far { // the back is known to all
			*t, *u = *u, *t
		}
	})
}

// placed reports whether a rune has been placed in the set-up that is still going on (RW-ORIG-01). Its player chose it
// from that player's own runes, so it needs no swap.
func (p *player) placed(s *runewars.State, area int) bool {
	f := &s.Frames[s.Depth-1]
	return f.Kind == runewars.InSetup && f.Step == 0 && p.r.Areas[area].Home != runewars.NoSeat &&
		p.r.Begin.Areas[area].Rune == runewars.NoRune
}

// traded swaps each card of a hand with one of a deck until the deck is empty.
func (p *player) traded(hand, fresh, deck *runewars.Cards) {
	all := *hand
	for c := all.Next(0); c != runewars.NoCard; c = all.Next(c + 1) {
		if deck.None() {
			return
		}
		card := deck.Nth(p.chance.IntN(deck.Len()))
		deck.Drop(card)
		deck.Add(c)
		hand.Drop(c)
		hand.Add(card)
		if fresh != nil && fresh.Has(c) {
			fresh.Drop(c)
			fresh.Add(card)
		}
	}
}

// mixed swaps the contents of some areas.
func (p *player) mixed(areas uint64, swap func(x, y int)) {
	for first := areas; first != 0; first &= first - 1 {
		x := bits.TrailingZeros64(first)
		for rest := first & (first - 1); rest != 0; rest &= rest - 1 {
			if p.chance.IntN(2) == 0 {
				swap(x, bits.TrailingZeros64(rest))
			}
		}
	}
}
