package runewars

import "muster/engine/runewars/battle"

// What follows is asked by players: it works out of a View what the rules say of what lies open.

// Open are the areas next to one over whose borders units go now, on foot or in the air (RW-MOVE-04).
func (v View) Open(area uint8, flies bool) uint64 {
	return v.state.open(v.rules, area, classFor(flies))
}

// Around are the areas from which units come to one in so many steps, through areas of a set alone (RW-MOVE-02).
func (v View) Around(area uint8, flies bool, steps uint8, through uint64) uint64 {
	return v.state.around(v.rules, area, classFor(flies), steps, through)
}

func classFor(flies bool) class {
	if flies {
		return flying
	}
	return onFoot
}

// Units copies who stands in an area and who lies there routed, and says whose they are: a seat, Wild, or NoSeat.
func (v View) Units(area uint8, standing, routed *[MaxKinds]uint8) (holder uint8) {
	p := &v.state.Areas[area]
	*standing, *routed = p.Standing, p.Routed
	return p.Holder
}

// Yields is what an area yields of a resource now (RW-DIAL-06).
func (v View) Yields(area uint8, d Dial) uint8 { return v.state.yields(v.rules, area, d) }

// Icons is how many icons of a gift stand at or below the spaces of the player's dials (RW-DIAL-02).
func (v View) Icons(g Gift) uint8 { return v.state.icons(v.rules, v.Me, g) }

// Spare is how many units of a kind the player can still get.
func (v View) Spare(kind uint8) uint8 { return *v.state.spare(v.Me, kind) }

// Strongholds is how many stronghold tokens of the player lie on the board.
func (v View) Strongholds() uint8 { return v.state.strongholds(v.rules, v.Me) }

// Titled is what a seat's Titles add to its strength in battle.
func (v View) Titled(seat uint8) uint8 { return v.state.titled(v.rules, seat) }

// Fate is how the Fate deck is parted: discards lie open to all, and so what is left is known (RW-FATE-01).
func (v View) Fate() Fate { return v.state.Fate }

// Fought reports whether the Order that is resolved has begun its battle (RW-ORD-12).
func (v View) Fought() bool { return v.state.Fought }

// Gear is room for what a fight is fought with, so that asking for it allocates nothing.
type Gear struct {
	arms  arms
	fight battle.State
}

// Fight is the battle that is being fought: what it is fought with, in room that is the caller's, and how it stands.
// Fate cards that are drawn by a script are no part of it, nor are the Tactical Fate cards of the other side, which are
// in its hand.
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

// Effects are what the card says that is being done, and which of them is done now, below 0 for none yet: of a bid,
// what
// the card brings about which it is.
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

// Health is how much damage a hero takes until he is defeated, Skill is one of his attributes, Tests how many Fate
// cards he draws for it (RW-HERO-04, RW-QST-01). What Rewards add to those of other seats is hidden: it is left out.
func (v View) Health(hero uint8) uint8       { return v.rules.Heroes[hero].Health + v.gives(hero).Health }
func (v View) Skill(hero, skill uint8) uint8 { return v.state.skill(v.rules, hero, skill) }
func (v View) Tests(hero, skill uint8) uint8 {
	return v.Skill(hero, skill) + v.gives(hero).Tests[skill]
}

// gives are what is known of a hero's own abilities and those of his Rewards.
func (v View) gives(hero uint8) Gives {
	if v.state.Heroes[hero].Owner != v.Me {
		return v.rules.Heroes[hero].Gives
	}
	return v.state.gives(v.rules, hero)
}

// Holding is how much the player has of what a condition counts (RW-OBJ-01).
func (v View) Holding(c *Condition) int { return v.state.holding(v.rules, v.Me, c) }

// Bidding reports whether it is the bid itself that is asked for, and else whether who has bid the least is looked for.
func (v View) Bidding() (asks, least bool) {
	f := v.state.top()
	return f.Kind == InBid && f.Step == bidAsk, f.Kind == InBid && f.Step == bidLowest
}
