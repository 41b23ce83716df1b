package runewars

import "muster/internal/engine/runewars/battle"

// Queries of a View for players, derived from public information by the rules.

// Open returns the neighbouring areas to which units can go now, on foot or in the air (RW-MOVE-04).
func (v View) Open(area uint8, flies bool) uint64 {
	return v.state.open(v.rules, area, classFor(flies))
}

// Around returns the areas from which units can come to one within some steps, only through areas of a set
// (RW-MOVE-02).
func (v View) Around(area uint8, flies bool, steps uint8, through uint64) uint64 {
	return v.state.around(v.rules, area, classFor(flies), steps, through)
}

func classFor(flies bool) class {
	if flies {
		return flying
	}
	return onFoot
}

// Units copies the standing and routed units of an area, and returns their owner: a seat, Wild, or NoSeat.
func (v View) Units(area uint8, standing, routed *[MaxKinds]uint8) (holder uint8) {
	p := &v.state.Areas[area]
	*standing, *routed = p.Standing, p.Routed
	return p.Holder
}

// Yields returns the current yield of an area for a resource (RW-DIAL-06).
func (v View) Yields(area uint8, d Dial) uint8 { return v.state.yields(v.rules, area, d) }

// Icons returns the number of icons of a gift at or below the spaces of the player's dials (RW-DIAL-02).
func (v View) Icons(g Gift) uint8 { return v.state.icons(v.rules, v.Me, g) }

// Spare returns the number of units of a kind that the player can still get.
func (v View) Spare(kind uint8) uint8 { return *v.state.spare(v.Me, kind) }

// Strongholds returns the number of the player's stronghold tokens on the board.
func (v View) Strongholds() uint8 { return v.state.strongholds(v.rules, v.Me) }

// Titled returns the strength that a seat's Titles add in battle.
func (v View) Titled(seat uint8) uint8 { return v.state.titled(v.rules, seat) }

// Fate returns the split of the Fate deck: discards are public, and so the rest is known (RW-FATE-01).
func (v View) Fate() Fate { return v.state.Fate }

// Fought reports whether the Order that is resolved has begun its battle (RW-ORD-12).
func (v View) Fought() bool { return v.state.Fought }

// Gear is storage for a fight's rules, so that queries do not allocate.
type Gear struct {
	arms  arms
	fight battle.State
}

// Fight returns the rules, in the caller's storage, and the state of the current battle. Scripted Fate cards are not
// included, nor are the other side's Tactical Fate cards, which are in its hand.
func (v View) Fight(g *Gear) (*battle.Rules, *battle.State) {
	g.arms = arms{}
	v.state.armed(v.rules, &g.arms)
	rules := g.arms.fit()
	rules.Top = nil
	g.fight = v.state.Fight
	for side := range rules.Sides {
		if v.state.War.seat(side) != v.Me {
			rules.Sides[side].Own, g.fight.Own[side] = 0, 0
		}
	}
	return rules, &g.fight
}

// Effects returns the effects of the current card, and the index of the current one, negative for none yet: of a bid,
// the effects for its winner or loser.
func (v View) Effects() (all []Effect, now int) {
	for i := int(v.state.Depth) - 1; i >= 0; i-- {
		switch f := &v.state.Frames[i]; f.Kind {
		case InEffect:
			if f.Key == effectPick {
				return v.rules.effectsOf(f), -1
			}
			return v.rules.effectsOf(f), int(f.Heroes)
		case InEffects:
			return v.rules.effectsOf(f), -1
		}
	}
	return nil, -1
}

// Health returns the damage that defeats a hero, Skill one of its attributes, Tests the number of Fate cards that it
// draws for it (RW-HERO-04, RW-QST-01). Rewards of other seats' heroes are hidden, so their additions are left out.
func (v View) Health(hero uint8) uint8       { return v.rules.Heroes[hero].Health + v.gives(hero).Health }
func (v View) Skill(hero, skill uint8) uint8 { return v.state.skill(v.rules, hero, skill) }
func (v View) Tests(hero, skill uint8) uint8 {
	return v.Skill(hero, skill) + v.gives(hero).Tests[skill]
}

// gives returns the known part of a hero's own abilities and those of its Rewards.
func (v View) gives(hero uint8) Gives {
	if v.state.Heroes[hero].Owner != v.Me {
		return v.rules.Heroes[hero].Gives
	}
	return v.state.gives(v.rules, hero)
}

// Holding returns the player's quantity for a condition (RW-OBJ-01).
func (v View) Holding(c *Condition) int { return v.state.holding(v.rules, v.Me, c) }

// Bidding reports whether the frame asks for the bid itself, and whether the lowest bid counts.
func (v View) Bidding() (asks, least bool) {
	f := v.state.top()
	return f.Kind == InBid && f.Step == bidAsk, f.Kind == InBid && f.Step == bidLowest
}
