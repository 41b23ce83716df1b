package setup

import (
	"slices"
	"strconv"

	"muster/internal/engine/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// acts reports whether a hex's place has an effect for its owner: then it is a site of the game, not only ground. A
// lair has one, because its owner's creature is free there (BL-LMK-08); one that makes its hex passable stays ground.
func acts(c *rulebook.Cell) bool {
	return c.Place != nil && c.Owner != "" && !c.Place.Pass && (c.Place.Acts() || c.Place.Layer == rulebook.Lair)
}

// bared is a field without the places that are sites.
func bared(f *rulebook.Field) *rulebook.Field {
	var all hex.Set
	for h, c := range f.Cells() {
		if acts(&c) {
			all.Add(h)
		}
	}
	if all.Empty() {
		return f
	}
	return f.With(rulebook.Additions{Bare: all})
}

// linkPlaces links the landmarks and lairs that do something for an owner. They are those on the field, those that
// masters bring under landmark rules (BL-LMK-01, BL-LMK-03), and those that the adventure grants.
func (l *linker) linkPlaces() {
	f := l.out.Field
	if l.lore() && l.adventure.LandmarksInForce() {
		l.placesSet.Level = uint8(l.rules.LandmarkLevel())
	}
	for h, c := range f.Cells() {
		if c.Place != nil && c.Owner != "" {
			l.sayUnplayed(c.Place)
		}
		if acts(&c) {
			camp, _ := boards.ParseCamp(c.Owner)
			owner := playerOf(camp, l.adventure.SecondHas(camp, h))
			l.placesSet.Setup = append(
				l.placesSet.Setup,
				battlelore.Place{At: h, Kind: l.placeKind(c.Place), Owner: owner, Unit: battlelore.NoUnit},
			)
		}
	}
	if n := len(l.placesSet.Setup); n > battlelore.MaxPlaces {
		l.refuse(Refusal{Kind: TooLarge, Text: strconv.Itoa(n) + " landmarks and lairs are owned on the field"})
		return
	}
	if l.placesSet.Level > 0 {
		for _, t := range l.rules.Terrain.All() {
			if l.seatOf(&t) != battlelore.NoSeat {
				l.placeKind(l.rules.Terrain.Get(t.ID))
			}
		}
	}
	for p := range battlelore.Player(l.out.Rules.Seats) {
		l.linkGrants(p)
		l.linkGiven(p)
	}
	if n := len(l.placesSet.Kinds); n > battlelore.MaxPlaceKinds {
		l.refuse(Refusal{Kind: TooLarge, Text: strconv.Itoa(n) + " kinds of landmark and lair may come into play"})
	} else if n > 0 {
		l.out.Rules.Places = &l.placesSet
		l.linkWaiting()
	}
}

// sayUnplayed lists a place that does something for its owner in words alone: the battle is played without it, as it is
// without special rules in words.
func (l *linker) sayUnplayed(t *rulebook.Terrain) {
	if t.Effect != "" && !slices.Contains(l.out.Unplayed, t.Name) {
		l.out.Unplayed = append(l.out.Unplayed, t.Name)
	}
}

// linkGrants links what a player may place because the adventure says so.
func (l *linker) linkGrants(p battlelore.Player) {
	for _, g := range l.part(p).Due {
		if !l.adventure.Banned(g.ID) {
			l.placesSet.Grants[p] |= 1 << l.placeKind(g.Row)
		}
	}
}

// linkGiven notes what has been placed for a player already.
func (l *linker) linkGiven(p battlelore.Player) {
	f := l.out.Field
	for h, c := range f.Cells() {
		if camp, ok := boards.ParseCamp(
			c.Owner,
		); ok && c.Place != nil &&
			playerOf(camp, l.adventure.SecondHas(camp, h)) == p {
			if kind := slices.Index(l.placeRows, c.Place); kind >= 0 {
				l.placesSet.Given[p] |= 1 << kind
			}
		}
	}
}

// seatOf is the seat of the council that brings a landmark, NoSeat for none.
func (l *linker) seatOf(t *rulebook.Terrain) uint8 {
	seat := slices.Index(seatNames[:], t.Master)
	unruled := l.placesSet.Level == 0 // without landmark rules none brings any, the Commander no Stronghold either
	if t.Layer != rulebook.Landmark || seat < 0 || unruled || l.adventure.Banned(t.ID) {
		return battlelore.NoSeat
	}
	return uint8(seat)
}

// placeKind returns the number of a row among the kinds of site. It adds a new row.
func (l *linker) placeKind(t *rulebook.Terrain) uint8 {
	if i := slices.Index(l.placeRows, t); i >= 0 {
		return uint8(i)
	}
	l.sayUnplayed(t)
	k := battlelore.PlaceKind{
		Cell:   bareCell(),
		Blocks: t.Sight == rulebook.SightBlock,
		Master: l.seatOf(t),
		Under:  t.UnderUnit,
		Serves: battlelore.Everybody,
		Tokens: small(t.Tokens),
		Heals:  small(t.Heals),
		Stores: small(t.Stores),
		Hidden: small(t.Passage),
		Raises: t.Raises,
		Next:   battlelore.Help{N: small(t.BoldNext), Filter: whoOf(t.Who)},
	}
	k.Both = k.Master == battlelore.Commander // BL-LMK-03, R-070
	lay(&k.Cell, t)
	if t.Serves != "" {
		k.Serves = whoOf(t.Serves)
	}
	switch t.Summons {
	case rulebook.SummonRoll:
		k.Calls = battlelore.ByRoll
	case rulebook.SummonWill:
		k.Calls = battlelore.AtWill
	}
	for camp := range boards.Camp(boards.Camps) {
		k.Lands[camp] = l.placeLand(t, camp)
	}
	l.placeRows = append(l.placeRows, t)
	l.placesSet.Kinds = append(l.placesSet.Kinds, k)
	l.out.Places = append(l.out.Places, t.Name)
	l.out.PlaceTypes = append(l.out.PlaceTypes, t)
	return uint8(len(l.placeRows) - 1)
}

// placeLand is the bare ground on which a camp may place a landmark or lair: in its rows (BL-LMK-02, BL-LMK-08,
// EP-SET-04), or anywhere for what goes under a unit. R-074: bare is countryside, or the ground
// that a lair asks for, without feature or place.
func (l *linker) placeLand(t *rulebook.Terrain, camp boards.Camp) (out hex.Set) {
	f := l.out.Field
	rows := f.Board.Setup.Landmarks
	if t.Layer == rulebook.Lair {
		rows = f.Board.Setup.Lairs
	}
	land := f.Hexes.OwnRows(camp, rows[0], rows[1])
	if t.UnderUnit {
		land = f.Hexes.All()
	}
	for h := range land.Each() {
		c := f.Cell(h)
		fits := c.Ground.Open
		if len(t.On) > 0 {
			fits = slices.Contains(t.On, c.Ground.ID)
		}
		if fits && c.Feature == nil && c.Place == nil && !f.Impassable.Has(h) {
			out.Add(h)
		}
	}
	return out
}

// homes are the kinds of site in which a creature lives, a bit each.
func (l *linker) homes(u *rulebook.Unit) (out uint32) {
	for i, t := range l.placeRows {
		if livesIn(u, t) {
			out |= 1 << i
		}
	}
	return out
}

// groves are the kinds of site that play as woods, a bit each.
func (l *linker) groves() (out uint32) {
	for i, t := range l.placeRows {
		if l.grove(t) {
			out |= 1 << i
		}
	}
	return out
}

// grove reports whether a lair plays as woods do, as a Wood Giant's does: units free in woods are free in it.
func (l *linker) grove(t *rulebook.Terrain) bool {
	w := l.rules.Terrain.Get(woods)
	return t != nil && w != nil && t.Layer == rulebook.Lair && t.Stop == w.Stop &&
		t.NoBattleOnEntry == w.NoBattleOnEntry &&
		t.CapOut == w.CapOut && t.CapIn == w.CapIn &&
		t.Sight == w.Sight
}

// livesIn reports whether a lair is a creature's: its own, or one for any whose row names it.
func livesIn(u *rulebook.Unit, t *rulebook.Terrain) bool {
	return t.Layer == rulebook.Lair && (t.Creature == u.ID || t.Creature == "" && t.ID == u.Lair)
}
