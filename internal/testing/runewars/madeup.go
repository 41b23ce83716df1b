package runewars

import (
	"fmt"
	"strings"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/engine/runewars/tiles"
	"muster/maps"
)

// maker generates one game.
type maker struct {
	engine.Rand
	book   *rulebook.Rulebook
	placed []tiles.Placed
	home   []bool // which of them are home realms
	d      maps.Realm
}

// Game returns the game of a seed for this many seats.
func Game(seed uint64, seats int) (*setup.Game, error) {
	m := maker{Rand: engine.NewRand(seed, "made up"), book: rulebook.Base()}
	m.d.Boxes = []string{"runewars", "banners-of-war", "demo", "demo-banners"}
	dealt := m.chance(60)
	if dealt {
		m.d.Boxes = append(m.d.Boxes, "demo-decks", "demo-banners-cards")
	}
	m.lay(seats)
	m.runes(seats)
	ask := setup.Ask{Realm: library.LinkRealm(&m.d, m.book, nil), Options: m.options()}
	g, why := setup.Link(ask)
	if why != nil {
		return nil, fmt.Errorf("madeup: %s", strings.Join(why, "; "))
	}
	if !dealt {
		m.cards(g.Rules)
	}
	m.pieces(g.Rules)
	m.heroes(g.Rules)
	if m.chance(50) {
		m.armies(g.Rules)
	}
	m.tokens(g.Rules)
	return g, nil
}

// chance returns true with a probability in percent.
func (m *maker) chance(percent int) bool { return m.IntN(100) < percent }

// options returns the options of the game.
func (m *maker) options() runewars.Options {
	o := runewars.Options{
		Years: uint8(1 + m.IntN(7)), ToWin: uint8(2 + m.IntN(5)), Instant: m.chance(30), Garrison: m.chance(50),
		Frost: m.chance(50), NoHelp: m.chance(20), HexFalls: m.chance(20), Commanders: m.chance(50),
		Developments: m.chance(50), Exploration: m.chance(50), StandIn: m.chance(20),
	}
	return o
}

// lay places two tiles for each seat, then home realms that are not adjacent.
func (m *maker) lay(seats int) {
	var inner, homes []rulebook.Tile
	for _, t := range m.book.Tiles.All() {
		if t.Home == "" {
			inner = append(inner, t)
		} else {
			homes = append(homes, t)
		}
	}
	engine.Shuffle(&m.Rand, inner)
	engine.Shuffle(&m.Rand, homes)
	for _, t := range inner[:2*seats] {
		at, turn := m.find(t.Shape(), 0)
		m.d.Tiles = append(m.d.Tiles, maps.Tile{Tile: t.ID, At: at, Turn: turn})
	}
	for _, t := range homes[:seats] {
		at, turn := m.find(t.Shape(), 3)
		m.d.Homes = append(m.d.Homes, maps.Home{Faction: t.Home, At: at, Turn: turn})
	}
}

// find finds a place where a tile touches the board. A home realm also keeps a distance from others; the remaining ones
// take any free place.
func (m *maker) find(t *tiles.Tile, far int) (at []int, turn int) {
	for size := 4; ; size++ {
		for range 40 {
			p := tiles.Placed{
				Tile: t, At: tiles.At{Q: m.IntN(2*size) - size, R: m.IntN(2*size) - size}, Turn: m.IntN(tiles.Dirs),
			}
			if m.fits(&p, far) {
				m.placed, m.home = append(m.placed, p), append(m.home, far > 0)
				return []int{p.At.Q, p.At.R}, p.Turn
			}
		}
	}
}

// fits reports whether a tile may be placed there.
func (m *maker) fits(p *tiles.Placed, far int) bool {
	touches := len(m.placed) == 0
	for i := range m.placed {
		for a := range m.placed[i].Tile.Areas {
			for b := range p.Tile.Areas {
				d := m.placed[i].Where(a).Distance(p.Where(b))
				if d == 0 || m.home[i] && d < far {
					return false
				}
				touches = touches || d == 1
			}
		}
	}
	return touches
}

// runes puts runes anywhere, one an area: more than in a real game, so that some seats win by them.
func (m *maker) runes(seats int) {
	linked := library.LinkRealm(&m.d, m.book, nil)
	labels := linked.Labels()
	engine.Shuffle(&m.Rand, labels)
	for i, label := range labels[:min(4*seats, len(labels))] {
		kind := maps.Dragon
		if i%3 == 2 {
			kind = maps.False
		}
		m.d.Runes = append(m.d.Runes, maps.Rune{Area: label, Rune: kind})
	}
}

// cards generates decks of random cards, heroes and Titles.
func (m *maker) cards(r *runewars.Rules) {
	for d := range r.Decks {
		r.Decks[d] = runewars.CardsTo(m.IntN(2) * m.IntN(most))
		r.Begin.Left[d] = r.Decks[d]
	}
	m.printed(r)
	r.Heroes = nil
	for range m.IntN(24) {
		r.Heroes = append(r.Heroes, runewars.Hero{
			Evil: m.chance(50), Health: uint8(1 + m.IntN(5)), Gives: m.gives(),
			Skills: [3]uint8{uint8(m.IntN(4)), uint8(m.IntN(4)), uint8(m.IntN(4))},
		})
	}
	r.Titles = nil
	for range m.IntN(5) {
		r.Titles = append(r.Titles, runewars.Title{
			Ties: m.chance(30), Strength: uint8(m.IntN(3)), Harvest: uint8(m.IntN(3)), Council: uint8(m.IntN(2)),
			Rewards: uint8(m.IntN(4)), Keep: m.chance(20), Effects: m.deeds(),
		})
	}
}

// armies puts units and strongholds anywhere, as in the middle of a war, also in home realms of others.
func (m *maker) armies(r *runewars.Rules) {
	var forts [runewars.MaxSeats]uint8
	for a := range r.Areas {
		p, seat := &r.Begin.Areas[a], uint8(m.IntN(len(r.Seats)))
		if p.Units > 0 || m.chance(50) {
			continue
		}
		for range 1 + m.IntN(3) {
			kind := uint8(m.IntN(int(r.Seats[seat].Own)))
			r.Begin.Raise(seat, uint8(a), kind, min(uint8(m.IntN(4)), r.Numbers.Most-p.Units))
		}
		if !r.Areas[a].City && !r.Areas[a].NoFort && m.chance(40) && forts[seat]+1 < r.Numbers.Strongholds {
			p.Fort, p.Hurt = seat, m.chance(30)
			forts[seat]++
		}
	}
}

// pieces puts frost on areas, and gives a seat a bought capital that is not on the board.
func (m *maker) pieces(r *runewars.Rules) {
	for a := range r.Areas {
		if p := &r.Begin.Areas[a]; r.Areas[a].Home == runewars.NoSeat && m.chance(10) {
			p.Frost = uint8(1 + m.IntN(2))
		}
	}
	if m.chance(20) {
		r.Opening.Dragons, r.Opening.Falses = uint8(m.IntN(3)), uint8(m.IntN(3))
	}
	for i := range r.Seats {
		r.Seats[i].Tactics = uint8(m.IntN(12))
		if m.chance(50) {
			r.Opening.Seats[i] = runewars.Part(m.IntN(int(runewars.OpenAll) + 1))
		}
		if dealt := r.Options.Developments && !r.Seats[i].Crowns.None(); dealt || len(r.Cards.Developments) == 0 {
			continue
		}
		if r.Seats[i].Crowns = runewars.CardsTo(1); m.chance(40) {
			r.Begin.Seats[i].Bought = r.Seats[i].Crowns
		}
	}
}

// heroes puts some heroes with Rewards on the board, and assigns Titles, as in a game in progress.
func (m *maker) heroes(r *runewars.Rules) {
	deck := &r.Begin.Left[runewars.DeckRewards]
	for t := range r.Titles {
		if m.chance(40) {
			r.Begin.Titles[t] = runewars.Owned{Owner: uint8(m.IntN(len(r.Seats))), Influence: uint8(1 + m.IntN(3))}
		}
	}
	for h := range r.Heroes {
		if m.chance(60) {
			continue
		}
		g := &r.Begin.Heroes[h]
		g.Owner, g.Area = uint8(m.IntN(len(r.Seats))), uint8(m.IntN(len(r.Areas)))
		for range m.IntN(4) {
			if deck.None() {
				break
			}
			card := deck.Nth(m.IntN(deck.Len()))
			deck.Drop(card)
			g.Rewards.Add(card)
		}
	}
}

// tokens puts exploration tokens anywhere, and Rewards of dead heroes.
func (m *maker) tokens(r *runewars.Rules) {
	for a := range r.Areas {
		if n := len(r.Cards.Tokens); n > 0 && m.chance(60) {
			r.Begin.Areas[a].Token = uint8(m.IntN(n))
		}
		for deck := &r.Begin.Left[runewars.DeckRewards]; !deck.None() && m.chance(40); {
			card := deck.Nth(m.IntN(deck.Len()))
			deck.Drop(card)
			var one runewars.Cards
			one.Add(card)
			r.Begin.Drop(uint8(a), one)
		}
	}
}
