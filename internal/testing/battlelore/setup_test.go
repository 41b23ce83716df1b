package battlelore_test

import (
	"muster/engine"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	testbl "muster/internal/testing/battlelore"
)

// newMatch sets a battle up for both referees.
func newMatch(b *setup.Battle, seed uint64, seen map[string]int) *match {
	if b.Rules.Lore != nil {
		b.Rules.Lore.Deck = nil // no player holds a Lore card: this referee does not implement them
	}
	m := &match{
		hunts:  seed%2 == 1,
		battle: b,
		rules:  b.Rules,
		state:  b.Start(),
		chance: engine.NewRand(seed, "match"),
		seen:   seen,
	}
	s := testbl.Setup{
		Field:   b.Field,
		First:   b.Rules.CampOf[b.Rules.First],
		Goal:    b.Rules.Goal,
		TurnCap: b.Rules.TurnCap,
	}
	for _, u := range b.Units {
		soldier := testbl.Soldier{Type: u.Type, Camp: u.Camp, At: u.At}
		if b.Deployment != nil {
			for _, p := range b.Deployment.Placed {
				if p.Hex == u.At {
					soldier.Weapon, soldier.Figures = p.Weapon, p.Figures
				}
			}
		}
		soldier.Bends = bends(b, u)
		soldier.Powers = int(b.Rules.Kinds[m.state.Units[len(s.Units)].Kind].Creature.From)
		s.Units = append(s.Units, soldier)
	}
	for i, c := range b.Cards {
		s.Cards, s.Copies = append(s.Cards, c.ID), append(s.Copies, int(b.Rules.Copies[i]))
	}
	for c := range boards.Camp(boards.Camps) {
		seat := m.state.Seats[c]
		for _, n := range seat.Hand[:seat.Cards] {
			s.Hands[c] = append(s.Hands[c], int(n))
		}
	}
	for _, o := range b.Rules.Objectives {
		point := testbl.Objective{Camps: o.Camps, Banners: o.Banners, Permanent: o.Permanent}
		for h := range o.At.Each() {
			point.At = append(point.At, h)
		}
		s.Objectives = append(s.Objectives, point)
	}
	s.LastWinner = battlelore.Neither
	for _, rule := range b.Adventure.Rules {
		for _, e := range rule.Effects {
			wholeRule(b, &s, &e)
		}
	}
	if b.Rules.Lore != nil {
		s.Lore = lore(b, &m.state)
		if b.Adventure.ID == "made-up" {
			m.unsettle(&s)
		}
	}
	if b.Field.Board.Epic {
		s.Epic = epic(b, &m.state)
	}
	m.game = testbl.New(s, m)
	return m
}

// unsettle brings both referees into the middle of a battle: creatures with tokens or hits, and units with tokens.
func (m *match) unsettle(s *testbl.Setup) {
	l := &m.state.Lore
	for i := range s.Units {
		u, soldier := &m.state.Units[i], &s.Units[i]
		kind := &m.rules.Kinds[u.Kind]
		if n := uint8(m.chance.IntN(int(kind.Creature.Store) + 1)); n > 0 {
			u.Store, soldier.Store = n, int(n)
			l.Pool -= n
			s.Lore.Pool -= int(n)
		}
		if kind.Class == battlelore.Creature && u.Figures > 1 && m.chance.IntN(2) == 0 {
			u.Figures--
			soldier.Hurt = 1
		}
		if m.chance.IntN(8) == 0 {
			token := m.chance.IntN(len(s.Lore.Tokens))
			u.Tokens = 1 << token
			l.Markers[l.Marked] = battlelore.Marker{
				Unit: uint8(i),
				Kind: uint8(token),
				Left: uint8(s.Lore.Tokens[token].Turns),
			}
			l.Marked++
			soldier.Bears = s.Lore.Tokens[token].ID
		}
	}
}

// lore reads the additional part of a battle with Lore.
func lore(b *setup.Battle, s *battlelore.State) testbl.OracleLore {
	out := testbl.OracleLore{
		Terms: b.Field.Rules.LoreTerms.Get(
			b.Adventure.Type,
		),
		Pool:   int(s.Lore.Pool),
		Tokens: b.Field.Rules.Tokens.All(),
	}
	for c := range out.Goblets {
		out.Goblets[c] = int(s.Lore.Seats[c].Tokens)
	}
	return out
}

// wholeRule reads an effect that is not about single units.
func wholeRule(b *setup.Battle, s *testbl.Setup, e *adventures.RuleEffect) {
	switch e.Do {
	case "last-turn":
		s.LastTurn = e.Turn
		if camp, ok := boards.ParseCamp(e.Winner); ok {
			s.LastWinner = battlelore.Side(camp)
		}
	case "tokens", "heal":
		gift := testbl.Gift{Do: e.Do, When: e.Time(), Once: e.Once, Count: e.N(), By: e.By, Part: e.Part}
		for _, label := range e.At {
			h, _, _ := b.Field.Hexes.ByLabel(label)
			gift.At = append(gift.At, h)
		}
		for i, u := range b.Units {
			row := b.Field.Rules.Units.Get(u.Type)
			if e.Chooses(u.Camp.String(), u.Type, row.Class, row.Banner) {
				gift.For = append(gift.For, uint8(i))
			}
		}
		s.Gifts = append(s.Gifts, gift)
	case "exit":
		for c := range boards.Camp(boards.Camps) {
			if e.Side != "" && e.Side != c.String() {
				continue
			}
			s.Exits[c].Banners = 1
			if e.Count != nil {
				s.Exits[c].Banners = max(1, *e.Count)
			}
			for _, label := range e.At {
				h, _, _ := b.Field.Hexes.ByLabel(label)
				s.Exits[c].At = append(s.Exits[c].At, h)
			}
		}
	}
}

// epic reads the additional part of an Epic battle. A Commander of level 1 to 3 has 4 to 6 Command cards.
func epic(b *setup.Battle, s *battlelore.State) testbl.Epic {
	v := b.Adventure.Victory
	out := testbl.Epic{Open: open(s), Decisive: v.Decisive, Margin: v.Margin, Marginal: v.Marginal}
	for _, n := range s.Spent.Cards[:s.Spent.N] {
		out.Spent = append(out.Spent, int(n))
	}
	for c, side := range []*adventures.Side{b.Adventure.Pennant, b.Adventure.Standard} {
		if n := side.CommandCards; n >= 4 && n <= 6 {
			out.Commander[c] = n - 3
		}
		if side.Council != nil && side.Council.Commander != nil {
			out.Commander[c] = *side.Council.Commander
		}
	}
	return out
}

// bends adds up the changes to a unit by the adventure's special rules.
func bends(b *setup.Battle, u setup.Unit) (out testbl.Bends) {
	row := b.Field.Rules.Units.Get(u.Type)
	for _, rule := range b.Adventure.Rules {
		for _, e := range rule.Effects {
			if !e.Touches(u.Camp.String(), u.Type, row.Class, row.Banner, b.Field.Hexes.Label(u.At)) {
				continue
			}
			switch e.Do {
			case "bold":
				out.Bold += e.N()
			case "frightened":
				out.Frightened = true
			case "dice":
				out.Melee, out.Ranged = out.Melee+e.Melee, out.Ranged+e.Ranged
			case "move":
				out.Move += e.N()
			case "worth":
				out.Worth = e.N()
			case "hold":
				out.Wakes = max(out.Wakes, e.Turn)
			}
		}
	}
	return out
}
