package runewars_test

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// match is a battle of the engine that the referee follows.
type match struct {
	t      *testing.T
	r      *battle.Rules
	s      battle.State
	chance engine.Rand
	seed   uint64
}

// choose compares the referee's options of a side with the engine's, and takes one at random.
func (m *match) choose(side int, options []string) string {
	if m.s.Over() {
		m.t.Fatalf("seed %d: the engine is done, the referee asks %d for %v", m.seed, side, options)
	}
	legal := battle.Legal(m.r, &m.s, nil)
	var words []string
	for _, c := range legal {
		words = append(words, c.String())
	}
	if got := m.s.Decider(); got != side || !sameBattle(words, options) {
		m.t.Fatalf("seed %d: the engine asks %d for %v in %d, the referee %d for %v",
			m.seed, got, words, m.s.Phase, side, options)
	}
	if !slices.IsSorted(legal) {
		m.t.Fatalf("seed %d: not in order: %v", m.seed, legal)
	}
	c := legal[m.chance.IntN(len(legal))]
	m.take(c)
	return c.String()
}

func sameBattle(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// draw compares the remaining cards with the engine's.
func (m *match) draw(left []int) int {
	if m.s.Decider() != battle.Nature || m.s.Over() {
		m.t.Fatalf("seed %d: the referee draws of %v, the engine is in %d", m.seed, left, m.s.Phase)
	}
	var cards []int
	for _, c := range battle.Legal(m.r, &m.s, nil) {
		cards = append(cards, c.What())
	}
	if !slices.Equal(cards, left) {
		m.t.Fatalf("seed %d: the engine draws of %v, the referee of %v", m.seed, cards, left)
	}
	c := battle.Deal(&m.s, &m.chance)
	m.take(c)
	return c.What()
}

// take makes a choice, and checks the State's invariants.
func (m *match) take(c battle.Choice) {
	before := m.s
	if err := battle.Apply(m.r, &m.s, c, nil); err != nil {
		m.t.Fatalf("seed %d: %v", m.seed, err)
	}
	if m.s == before {
		m.t.Fatalf("seed %d: %v does nothing", m.seed, c)
	}
	if err := battle.Sound(m.r, &m.s); err != nil {
		m.t.Fatalf("seed %d: after %v: %v", m.seed, c, err)
	}
}

// TestRandomBattles plays random battles with random choices, and compares them with the referee: the legal choices at
// every moment, and the end.
func TestRandomBattles(t *testing.T) {
	count := 2500
	if testing.Short() {
		count = 400
	}
	seen := [battle.Phases]int{}
	for seed := range uint64(count) {
		chance := engine.NewRand(seed, "battle")
		l := library.LinkBattle(madeBattle(&chance), rulebook.Base(), nil)
		if len(l.Faults) > 0 {
			t.Fatalf("seed %d: %v", seed, l.Faults)
		}
		m := &match{t: t, r: l.Rules, chance: chance, seed: seed}
		battle.Start(m.r, &m.s, &engine.Log[battle.Event]{})
		seen[m.s.Phase]++
		o := newBattleReferee(m.r, m)
		o.fight()
		m.ends(o)
	}
	if seen[battle.Supporting] == 0 || seen[battle.Picking] == 0 || seen[battle.Drawing] == 0 {
		t.Errorf("battles begin in few ways: %v", seen)
	}
}

// ends compares the end of the battle with the referee's.
func (m *match) ends(o *battleReferee) {
	s := &m.s
	if !s.Over() {
		m.t.Fatalf("seed %d: the referee is done, the engine is in %d", m.seed, s.Phase)
	}
	if int(s.Winner) != o.winner || int(s.Force[0]) != o.force[0] || int(s.Force[1]) != o.force[1] {
		m.t.Fatalf("seed %d: %d wins %v, want %d %v", m.seed, s.Winner, s.Force, o.winner, o.force)
	}
	if s.Razed != o.razed || s.Taken != o.taken || s.Broken != o.broken {
		m.t.Fatalf("seed %d: stronghold %t %t %t, want %t %t %t",
			m.seed, s.Razed, s.Taken, s.Broken, o.razed, o.taken, o.broken)
	}
	for side := range 2 {
		if int(s.Tactics[side]) != o.tactics[side] {
			m.t.Fatalf("seed %d: %d Tactics cards, want %d", m.seed, s.Tactics[side], o.tactics[side])
		}
		for k := range m.r.Sides[side].Kinds {
			var stand, rout, lost int
			var fled [battle.MaxAreas]int
			for _, f := range o.units[side] {
				switch {
				case f.kind != k:
				case f.dead:
					lost++
				case f.area >= 0:
					fled[f.area]++
				case f.routed:
					rout++
				default:
					stand++
				}
			}
			if s.Stand(side, k) != stand || s.Rout(side, k) != rout || m.r.Lost(s, side, k) != lost {
				m.t.Fatalf("seed %d: side %d, kind %d: %d stand, %d routed, %d lost, want %d, %d, %d",
					m.seed, side, k, s.Stand(side, k), s.Rout(side, k), m.r.Lost(s, side, k), stand, rout, lost)
			}
			for a, n := range fled {
				if int(s.Fled[side][a][k]) != n {
					m.t.Fatalf("seed %d: side %d, kind %d: %d in area %d, want %d", m.seed, side, k, s.Fled[side][a][k], a, n)
				}
			}
		}
	}
}

// madeBattle generates a battle with any types, help and areas.
func madeBattle(chance *engine.Rand) *library.Battle {
	b := &library.Battle{Winter: chance.IntN(4) == 0}
	book := rulebook.Base()
	for side := range 2 {
		said := b.Side(side)
		factions := book.Factions.All()
		if side == battle.Attacker || chance.IntN(3) > 0 {
			said.Faction = factions[chance.IntN(len(factions))].ID
			said.Heroes = chance.IntN(3) * chance.IntN(2)
			said.Defence = side == battle.Defender && chance.IntN(3) == 0
		}
		for _, u := range book.Units.All() {
			if u.Faction != "" && u.Faction != said.Faction || chance.IntN(3) > 0 {
				continue
			}
			n := min(u.Count, 1+chance.IntN(4)*(1+chance.IntN(2)))
			said.Units = append(said.Units, library.BattleUnits{Unit: u.ID, Count: n, Routed: chance.IntN(2) * chance.IntN(2)})
		}
		for range chance.IntN(2) * chance.IntN(3) {
			faces := []string{"miss", "special", "rout 1", "damage 2"}
			face := faces[chance.IntN(len(faces))]
			said.Announces = append(said.Announces, library.BattleCard{
				Name: "own", Triangle: face, Circle: face, Rectangle: face, Hexagon: face,
			})
		}
		said.Strength = chance.IntN(3) * chance.IntN(2)
	}
	if chance.IntN(3) == 0 {
		b.Defender.Stronghold = library.Strongholds()[chance.IntN(4)]
		if chance.IntN(3) == 0 {
			b.Attacker.Helps = []string{library.Conquer}
		}
	}
	for range chance.IntN(7) {
		a := library.BattleArea{Name: "area", Holds: library.Holders()[chance.IntN(5)], Units: chance.IntN(9)}
		a.Border = []string{"", "", "red", "blue"}[chance.IntN(4)]
		b.Areas = append(b.Areas, a)
	}
	for n := range 30 {
		if chance.IntN(40) == 0 {
			b.Fate.Spent = append(b.Fate.Spent, n+1)
		}
	}
	return b
}
