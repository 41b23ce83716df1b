package kernel

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// tables are values computed once by Link, for lookup by Legal and Apply.
type tables struct {
	die     [Sides]uint8 // the face of each side
	sides   [Faces]int   // sides of the die, by face
	frames  *[FrameKinds]frameRow
	ways    [hex.Max]hex.Set // hexes reached with one step: neither impassable nor across a barred side
	engaged [hex.Max]hex.Set // neighbours in contact for close combat
	near    [hex.Max]hex.Set // neighbours, whatever is between (support, chains, Leaders next to a unit)
	back    [boards.Camps][hex.Max]hex.Set
	edge    [boards.Camps]hex.Set // the side's last row, from which a Leader leaves the board
	section [boards.Camps][hex.Max]boards.Sections
	where   [boards.Camps][hex.Max]uint8 // the same, one bit for each boards.Sections value
	// by a set of such bits: the hexes with one of them
	zones [boards.Camps][1 << (1 << boards.SectionCount)]hex.Set

	narrow  bool        // the board has at most narrowHexes
	stops   hex.Set     // a unit that enters moves no farther
	bars    []hex.Set   // by kind of unit: entering forbids battle
	passing bool        // some ban is on ground that does not stop: the way there matters, too
	shots   [][]hex.Set // by kind of unit and hex: at the distances of its ranged weapon; nil for kinds that do not fire
	ground  []footing   // by kind of unit and hex: effects of the terrain
	ables   []able      // by Command card (last: none), by Inspired Action (first: none), and by kind
	early   []bool      // likewise by card and action: a unit may fire before the moves
	strikes []bool      // by Command card: it is a reaction
	meant   []uint64    // by Command card: the units that it applies to, one bit each
	serves  []uint64    // by Inspired Action: the units that it serves, one bit each
	send    uint8       // the Inspired Action at the end of the turn, NoAction for none
	points  hex.Set     // hexes of objectives
	from    [boards.Camps]uint8
	to      [boards.Camps]uint8 // the side's units are from <= i < to
	first   [boards.Camps]uint8
	last    [boards.Camps]uint8 // its Leaders are first <= i < last
}

// footing is the effect of a hex's terrain on a unit of a kind: flags that it may ignore, and swords that it ignores
// in close combat.
type footing struct{ flags, strikes int8 }

// Link checks that a State can hold the game and computes the tables. It sorts the units of Setup and the Leaders of
// Staff by side. The error names the value that is too large or does not fit; the caller reports it.
func (r *Rules) Link() error {
	if err := r.fits(); err != nil {
		return err
	}
	r.tables = tables{frames: &frameRows, send: NoAction, narrow: len(r.Cells) <= narrowHexes, die: r.Die}
	if r.die == [Sides]uint8{} {
		r.die = StandardDie
	}
	for _, face := range r.die {
		r.sides[face]++
	}
	for i := range r.Inspired {
		if r.Inspired[i].When == AtTurnEnd {
			if r.send != NoAction {
				return fmt.Errorf("engine: two Inspired Actions at the end of the turn")
			}
			r.send = uint8(i)
		}
	}
	r.linkHexes()
	r.linkZones()
	r.linkSides()
	r.linkAbles()
	r.linkGround()
	for _, o := range r.Objectives {
		r.points = r.points.Or(o.At)
	}
	return nil
}

// fits checks that a State can hold the game.
func (r *Rules) fits() error {
	switch {
	case len(r.Setup) > MaxUnits:
		return fmt.Errorf("engine: %d units; the limit is %d", len(r.Setup), MaxUnits)
	case len(r.Staff) > MaxLeaders:
		return fmt.Errorf("engine: %d Leaders; the limit is %d", len(r.Staff), MaxLeaders)
	case len(r.Objectives) > MaxObjectives:
		return fmt.Errorf("engine: %d objectives; the limit is %d", len(r.Objectives), MaxObjectives)
	case len(r.Kinds) > MaxKinds || len(r.Inspired) > MaxInspired:
		return fmt.Errorf("engine: %d kinds of unit and %d Inspired Actions", len(r.Kinds), len(r.Inspired))
	case len(r.Cards) >= NoCard || len(r.Copies) != len(r.Cards):
		return fmt.Errorf("engine: %d kinds of card", len(r.Cards))
	}
	deck := 0
	for _, n := range r.Copies {
		deck += int(n)
	}
	if hands := r.Command[0] + r.Command[1]; deck > MaxDeck || hands > deck {
		return fmt.Errorf("engine: %d cards (limit %d), %d of them dealt", deck, MaxDeck, hands)
	}
	for c, n := range r.Command {
		if n < 0 || n > MaxHand {
			return fmt.Errorf("engine: a hand of %d cards; the limit is %d", n, MaxHand)
		}
		if r.Tokens[c] < 0 || r.Tokens[0]+r.Tokens[1] > r.Supply || r.Supply > NoCap {
			return fmt.Errorf("engine: %d and %d tokens; the limit is %d", r.Tokens[0], r.Tokens[1], r.Supply)
		}
	}
	for i := range r.Cards {
		if n := r.Cards[i].Draw; n < 1 || n > MaxDraw {
			return fmt.Errorf("engine: a card draws %d cards", n)
		}
	}
	return r.placed()
}

// placed checks that units and Leaders can be on their hexes at the start.
func (r *Rules) placed() error {
	var units, leaders hex.Set
	var camps [boards.Camps]hex.Set
	for _, p := range r.Setup {
		if !r.onBoard(p.At) || units.Has(p.At) || r.Cells[p.At].Impassable {
			return fmt.Errorf("engine: a unit on hex %d", p.At)
		}
		units.Add(p.At)
		camps[p.Camp].Add(p.At)
	}
	for _, p := range r.Staff {
		if !r.onBoard(p.At) || leaders.Has(p.At) || r.Cells[p.At].Impassable || camps[p.Camp.Other()].Has(p.At) {
			return fmt.Errorf("engine: a Leader on hex %d", p.At)
		}
		leaders.Add(p.At)
	}
	return nil
}

// linkSides sorts units and Leaders by side.
func (r *Rules) linkSides() {
	slices.SortStableFunc(r.Setup, func(a, b Placement) int { return int(a.Camp) - int(b.Camp) })
	slices.SortStableFunc(r.Staff, func(a, b LeaderPlacement) int { return int(a.Camp) - int(b.Camp) })
	units, leaders := 0, 0
	for c := range boards.Camp(boards.Camps) {
		r.from[c], r.first[c] = uint8(units), uint8(leaders)
		for units < len(r.Setup) && r.Setup[units].Camp == c {
			units++
		}
		for leaders < len(r.Staff) && r.Staff[leaders].Camp == c {
			leaders++
		}
		r.to[c], r.last[c] = uint8(units), uint8(leaders)
	}
}

// linkHexes computes the crossings and close combats across each side.
func (r *Rules) linkHexes() {
	r.bars = make([]hex.Set, len(r.Kinds))
	for i := range r.Cells {
		h, cell := hex.Hex(i), &r.Cells[i]
		if cell.Stop {
			r.stops.Add(h)
		}
		for k := range r.Kinds {
			if cell.NoBattle && !cell.MayBattle.serves(&r.Kinds[k]) {
				r.bars[k].Add(h)
				r.passing = r.passing || !cell.Stop
			}
		}
		r.near[h] = r.Board.Near(h)
		for d := range hex.Dir(hex.Dirs) {
			to := r.Board.Neighbour(h, d)
			if to == hex.None {
				continue
			}
			// A marked side bars both directions, whichever of the two hexes carries the mark (MED-TER-04).
			across := &r.Cells[to]
			if (cell.NoStrike|turned(across.NoStrike))&(1<<d) == 0 {
				r.engaged[h].Add(to)
			}
			if !across.Impassable && (cell.NoCross|turned(across.NoCross))&(1<<d) == 0 {
				r.ways[h].Add(to)
			}
		}
		for c := range boards.Camp(boards.Camps) {
			r.section[c][h] = r.Board.Sections(c, h) // MED-TER-02
			r.where[c][h] = 1 << r.section[c][h]
			back := r.Board.Back(c, h)
			for _, to := range back {
				if r.ways[h].Has(to) {
					r.back[c][h].Add(to)
				}
			}
			if len(back) == 0 {
				r.edge[c].Add(h)
			}
		}
	}
}

// linkZones computes the hexes of each combination of boards.Sections values.
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

// linkGround computes each hex's effects on every kind of unit, and the targets for fire from there.
func (r *Rules) linkGround() {
	r.ground = make([]footing, len(r.Kinds)*len(r.Cells))
	r.shots = make([][]hex.Set, len(r.Kinds))
	discs := r.Board.Discs()
	for i := range r.Kinds {
		k := &r.Kinds[i]
		for h := range r.Cells {
			cell := &r.Cells[h]
			r.ground[i*len(r.Cells)+h] = footing{helped(cell.Flags, k), helped(cell.Strikes, k)}
		}
		if k.Range == 0 {
			continue
		}
		r.shots[i] = make([]hex.Set, len(r.Cells))
		for h := range r.Cells {
			r.shots[i][h] = discs.Within(hex.Hex(h), int(k.Range)).Minus(*discs.Within(hex.Hex(h), 1))
		}
	}
}

// groundAt returns the effect of a hex's terrain on a kind of unit.
func (r *Rules) groundAt(kind uint8, h hex.Hex) footing {
	return r.ground[int(kind)*len(r.Cells)+int(h)]
}

// helped returns the sum of all helps for a unit of a kind.
func helped(list []Help, k *Kind) (n int8) {
	for _, h := range list {
		if h.Filter.serves(k) {
			n += h.N
		}
	}
	return n
}

// serves reports whether a unit of a kind is in the set.
func (w UnitFilter) serves(k *Kind) bool {
	switch w {
	case Everybody:
		return true
	case OnFoot:
		return k.Arm == Foot
	case OnHorse:
		return k.Arm == Mounted
	case FootMissile:
		return k.Arm == Foot && k.Range > 0
	}
	return false
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
