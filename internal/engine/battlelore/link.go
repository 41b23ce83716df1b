package battlelore

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// tables are values computed once by Link, for lookup by Legal and Apply.
type tables struct {
	frames  *[FrameKinds]frameRow
	ways    [hex.Max]hex.Set // hexes a unit reaches with one step: neither impassable nor across a barred side
	roads   [hex.Max]hex.Set // the same for units that ignore terrain
	blocked hex.Set          // impassable hexes
	engaged [hex.Max]hex.Set // neighbours that it can strike in melee
	narrow  bool             // the board has at most narrowHexes
	discs   *hex.Discs       // the hexes within each distance of each hex
	near    [hex.Max]hex.Set // neighbours, whatever lies between (support: BL-SUP-01)
	back    [boards.Camps][hex.Max]hex.Set
	section [boards.Camps][hex.Max]boards.Sections
	where   [boards.Camps][hex.Max]uint8 // the same, as a bit a boards.Sections
	// by such bits: the hexes with one of them
	zones [boards.Camps][1 << (1 << boards.SectionCount)]hex.Set

	stops   hex.Set            // BL-MOV-05: a unit that enters goes no farther
	bans    hex.Set            // entering forbids battle
	shots   [][]hex.Set        // by kind of unit and hex: BL-BAT-05; nil for kinds that do not shoot
	ground  []footing          // by kind of unit and hex: what the terrain gives
	byCard  []cardKind         // by Command card, the last rows by none, and kind of unit
	windows []Window           // by Lore card
	classes []uint8            // by Lore card
	inDeck  [MaxLoreDeck]bool  // by Lore card: it may lie in the deck
	rushers bool               // some kind of unit rushes
	beasts  bool               // some kind of unit is a creature
	lends   uint32             // kinds of site that give Bold levels to who stands next to them, a bit each
	passing bool               // some ban lies on ground that does not stop: the way there matters, too
	points  hex.Set            // hexes of objectives
	gates   hex.Set            // hexes at which a special rule gives something to who comes there
	next    [MaxPlayers]Player // whose turn follows a player's, and whose it follows
	last    [MaxPlayers]Player
	awake   uint16 // the first turn in which everybody may be ordered
	from    [boards.Camps]uint8
	to      [boards.Camps]uint8 // the camp's units are from <= i < to
}

// Link checks that a State can hold the game and computes the tables. It sorts the units of Setup by camp. The error
// names the value that is too large; the caller reports it.
func (r *Rules) Link() error {
	switch {
	case r.Seats < 2 || r.Seats > MaxPlayers:
		return fmt.Errorf("engine: %d players", r.Seats)
	case len(r.Setup) > MaxUnits:
		return fmt.Errorf("engine: %d units; the limit is %d", len(r.Setup), MaxUnits)
	case len(r.Objectives) > MaxObjectives:
		return fmt.Errorf("engine: %d objectives; the limit is %d", len(r.Objectives), MaxObjectives)
	case len(r.Kinds) > NoUnit || len(r.Cards) >= NoCard || len(r.Copies) != len(r.Cards):
		return fmt.Errorf("engine: %d kinds of unit and %d kinds of card", len(r.Kinds), len(r.Cards))
	}
	deck, hands := 0, 0
	for _, n := range r.Copies {
		deck += int(n)
	}
	for p := range r.Seats {
		if r.Hands[p] < 0 || r.Hands[p] >= MaxHand {
			return fmt.Errorf("engine: a hand of %d cards; the limit is %d", r.Hands[p], MaxHand-1)
		}
		hands += r.Hands[p]
	}
	if deck > MaxDeck || hands > deck {
		return fmt.Errorf("engine: %d cards (limit %d), %d of them dealt", deck, MaxDeck, hands)
	}
	for _, c := range r.Cards {
		if c.Draw < 1 || c.Draw > MaxDraw {
			return fmt.Errorf("engine: a card draws %d cards", c.Draw)
		}
	}
	if len(r.Gifts) > MaxGifts {
		return fmt.Errorf("engine: %d gifts of special rules; the limit is %d", len(r.Gifts), MaxGifts)
	}
	if err := r.checkPlaces(); err != nil {
		return err
	}
	r.tables = tables{frames: &frameRows}
	r.narrow, r.discs = len(r.Cells) <= narrowHexes, r.Board.Discs()
	r.linkMarkers()
	r.linkHexes()
	r.linkZones()
	r.linkCards()
	r.linkGround()
	r.linkShots()
	r.linkLore()
	if r.Places != nil {
		for i := range r.Places.Kinds {
			c := &r.Places.Kinds[i].Cell
			r.passing = r.passing || c.NoBattle && !c.Stop
			if r.Places.Kinds[i].Next.N > 0 {
				r.lends |= 1 << i
			}
		}
	}
	slices.SortStableFunc(r.Setup, func(a, b Placement) int { return int(a.Camp) - int(b.Camp) })
	for i, p := range r.Setup {
		r.to[p.Camp] = uint8(i + 1)
	}
	r.from[boards.Standard] = r.to[boards.Pennant]
	r.to[boards.Standard] = max(r.to[boards.Standard], r.from[boards.Standard])
	for i := range r.Kinds {
		r.awake = max(r.awake, uint16(r.Kinds[i].Wakes))
		r.rushers = r.rushers || r.Kinds[i].Rush > 0
		r.beasts = r.beasts || r.Kinds[i].Class == Creature
	}
	for _, o := range r.Objectives {
		r.points = r.points.Or(o.At)
	}
	for i := range r.Gifts {
		if g := &r.Gifts[i]; g.When == AtEntry {
			r.gates = r.gates.Or(g.At)
		}
	}
	for p := range r.Seats {
		if r.CampOf[p] == r.CampOf[r.next[p]] {
			return fmt.Errorf("engine: player %d moves directly after an ally", r.next[p])
		}
	}
	return nil
}

// linkHexes computes the crossings and melee across each side.
func (r *Rules) linkHexes() {
	for i := range r.Cells {
		h, cell := hex.Hex(i), &r.Cells[i]
		if cell.Impassable {
			r.blocked.Add(h)
		}
		if cell.Stop {
			r.stops.Add(h)
		}
		if cell.NoBattle {
			r.bans.Add(h)
			r.passing = r.passing || !cell.Stop
		}
		r.near[h] = r.Board.Near(h)
		for d := range hex.Dir(hex.Dirs) {
			to := r.Board.Neighbour(h, d)
			if to == hex.None { // BL-MOV-04, R-127: half hexes are not on the board
				continue
			}
			// CTA-TER-01: a marked side bars both directions, whichever of the two hexes carries the mark.
			across := &r.Cells[to]
			if (cell.NoStrike|turned(across.NoStrike))&(1<<d) == 0 {
				r.engaged[h].Add(to)
			}
			r.roads[h].Add(to)
			if !across.Impassable && (cell.NoCross|turned(across.NoCross))&(1<<d) == 0 {
				r.ways[h].Add(to) // BL-RET-02
			}
		}
		for c := range boards.Camp(boards.Camps) {
			r.section[c][h] = r.Board.Sections(c, h)
			r.where[c][h] = 1 << r.section[c][h]
			for _, to := range r.Board.Back(c, h) {
				if r.ways[h].Has(to) {
					r.back[c][h].Add(to)
				}
			}
		}
	}
}

// linkZones computes the hexes of each combination of boards.Sections, a bit each.
func (r *Rules) linkZones() {
	for c := range r.zones {
		zones := &r.zones[c]
		for h := range r.Cells {
			zones[r.where[c][h]].Add(hex.Hex(h))
		}
		for some := range zones {
			if lowest := some & -some; lowest != some {
				zones[some] = zones[lowest].Or(zones[some-lowest])
			}
		}
	}
}

// linkLore computes frequently used values of Lore cards.
func (r *Rules) linkLore() {
	if r.Lore == nil {
		return
	}
	for i := range r.Lore.Cards {
		r.windows = append(r.windows, r.Lore.Cards[i].Window)
		r.classes = append(r.classes, r.Lore.Cards[i].Class)
	}
	for _, card := range r.Lore.Deck {
		r.inDeck[card] = true
	}
}

// turned returns a set of sides seen from the other side: bit d of it is the opposite of d.
func turned(sides uint8) uint8 {
	var out uint8
	for d := range hex.Dir(hex.Dirs) {
		if sides&(1<<d.Opposite()) != 0 {
			out |= 1 << d
		}
	}
	return out
}

// army returns the units of a camp, including those that have left the field.
func (s *State) army(r *Rules, c boards.Camp) []Unit { return s.Units[r.from[c]:r.to[c]] }

// enemies returns the range of the units of the other camp: from <= i < to.
func (r *Rules) enemies(c boards.Camp) (from, to uint8) { return r.from[c.Other()], r.to[c.Other()] }

// footing is the effect of a hex's terrain on a unit of a kind: Bold levels, and bonus strikes that it ignores in
// melee.
type footing struct{ bold, strikes int16 }

// linkGround computes the effects of every hex on every kind of unit.
func (r *Rules) linkGround() {
	r.ground = make([]footing, len(r.Kinds)*len(r.Cells))
	for h := range r.Cells {
		cell := &r.Cells[h]
		if len(cell.Bold)+len(cell.Strikes) == 0 {
			continue
		}
		for i := range r.Kinds {
			k := &r.Kinds[i]
			r.ground[i*len(r.Cells)+h] = footing{int16(helped(cell.Bold, k)), int16(helped(cell.Strikes, k))}
		}
	}
}

// groundAt returns the effect of a hex's terrain on a kind of unit.
func (r *Rules) groundAt(kind uint8, h hex.Hex) footing {
	return r.ground[int(kind)*len(r.Cells)+int(h)]
}
