package setup

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// Words of the rulebook for creatures.
const (
	oneCritical  = 1 // critical hits that kill a creature (BL-CRE-03)
	twoCriticals = 2 // ... one with the trait
	bodyDice     = 1 // of a creature with necks, added to one for each head
	creatureBold = 1 // the Bold level of a creature whose row says nothing
	creatureBack = 2 // hexes a flag of one whose row says nothing
)

// creature sets the creature values of a kind (BL-CRE-01, BL-CRE-05, BL-CRE-06, BL-CRE-07).
func (l *linker) creature(k *battlelore.Kind, u *rulebook.Unit) {
	has := func(trait string) bool { return slices.Contains(u.Traits, trait) }
	k.Class, k.Lore = battlelore.Creature, true // BL-CRE-01
	k.Support = false                           // BL-CRE-06
	k.MustIgnore = !has(rulebook.TraitMayIgnoreFlag)
	k.Bold = max(k.Bold, creatureBold) // BL-CRE-05
	if u.RetreatHexes == 0 {
		k.Retreat = creatureBack // BL-CRE-07
	}
	b := &k.Creature
	b.Criticals = oneCritical
	switch {
	case has(rulebook.TraitTwoCriticals):
		b.Criticals = twoCriticals
	case has(rulebook.TraitLosesNecks):
		b.Criticals, b.Necks = max(oneCritical, k.MeleeDice-bodyDice), true
	}
	k.Figures = uint8(b.Criticals)
	b.Store, b.MoveDice = small(u.Store), small(u.MoveDice)
	b.ByTokens, b.Roams, b.StrikesNew = has(
		rulebook.TraitMovesByTokens,
	), has(
		rulebook.TraitIgnoresTerrain,
	), has(
		rulebook.TraitRerollsStrikes,
	)
	if has(rulebook.TraitFlies) {
		b.FlyLeast, b.FlyMost = small(u.Fly[0]), small(u.Fly[1])
	}
	b.From, b.To = l.powers(u)
	b.Homes = l.homes(u)
	if has(rulebook.TraitFreeInWoods) {
		b.Groves = l.groves()
	}
	for i, c := range l.bare.Cells() {
		h := hex.Hex(i)
		if c.Place != nil && livesIn(u, c.Place) ||
			has(rulebook.TraitFreeInWoods) && (c.Ground.ID == woods || l.grove(c.Place)) {
			b.Free.Add(h)
		}
		if b.FlyMost > 0 && c.Ground.Open && c.Feature == nil && c.Place == nil && !l.bare.Impassable.Has(h) {
			b.Lands.Add(h)
		}
	}
}

// creatureTraits are the traits that only creatures may have.
var creatureTraits = []string{
	rulebook.TraitFlies,
	rulebook.TraitFreeInWoods,
	rulebook.TraitIgnoresTerrain,
	rulebook.TraitLosesNecks,
	rulebook.TraitMayIgnoreFlag,
	rulebook.TraitMovesByLoreDice,
	rulebook.TraitMovesByTokens,
	rulebook.TraitRerollsStrikes,
	rulebook.TraitTwoCriticals,
}

// woods is the ground whose limits a trait lifts.
const woods = "woods"

// powers links a creature's powers, once for each type (BL-CRE-10).
func (l *linker) powers(u *rulebook.Unit) (from, to uint8) {
	out := l.out.Rules.Lore
	if out == nil {
		return 0, 0
	}
	if at, known := l.powersOf[u.ID]; known {
		return at[0], at[1]
	}
	from = uint8(len(out.Powers))
	for i := range u.Powers {
		p := &u.Powers[i]
		power := battlelore.Power{
			Cost: small(p.Cost), Flight: p.When == rulebook.PowerFlight, Later: p.When == rulebook.PowerLater,
			NeedsHit: p.Needs == rulebook.NeedsHit, NeedsNeck: p.Needs == rulebook.NeedsNeck, PaidFirst: p.PaidFirst,
		}
		effects := p.Parsed()
		for j := range effects {
			power.Effects = append(power.Effects, l.powerEffect(&effects[j]))
		}
		out.Powers = append(out.Powers, power)
		l.out.Powers = append(l.out.Powers, p.Name)
	}
	if l.powersOf == nil {
		l.powersOf = map[string][2]uint8{}
	}
	l.powersOf[u.ID] = [2]uint8{from, uint8(len(out.Powers))}
	return from, uint8(len(out.Powers))
}

// tokens are the ids of the kinds of token, in the order of the table.
func (l *linker) tokens() []string {
	var out []string
	for _, t := range l.rules.Tokens.All() {
		out = append(out, t.ID)
	}
	return out
}

// linkTokens links the tokens that powers put on units.
func (l *linker) linkTokens(out *battlelore.LoreRules) {
	for _, t := range l.rules.Tokens.All() {
		out.Kinds = append(out.Kinds, battlelore.TokenKind{
			Most: small(
				t.Most,
			),
			NoMove:   t.NoMove,
			NoBack:   t.NoRetreat,
			NoFollow: t.NoFollowOn,
			NoBold:   t.NoBold,
			FlagsHit: t.FlagsHit,
			DiceMost: small(
				t.DiceMost,
			),
			Dice:   small(t.Dice),
			Colour: rulebook.Known(rulebook.FaceColour, t.Hits),
			Hits:   faceSet(t.Hits),
			Ends:   faceSet(t.EndsOn),
			Turns:  small(t.Turns),
		})
		l.out.Tokens = append(l.out.Tokens, t.Name)
	}
	if n := len(out.Kinds); n > battlelore.MaxTokenKinds {
		l.refuse(Refusal{Kind: TooLarge, Text: "there are too many kinds of tokens"})
	}
}
