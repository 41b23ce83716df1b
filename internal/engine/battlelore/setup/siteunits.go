package setup

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// linkWaiting adds the creatures that wait in their lairs, off the field: one in each, unless its player's army
// already has one of the type.
func (l *linker) linkWaiting() {
	for i := range l.placesSet.Setup {
		l.waits(l.placesSet.Setup[i].Kind, l.placesSet.Setup[i].Owner)
	}
	for p := range battlelore.Player(l.out.Rules.Seats) {
		for kind := range l.placesSet.Kinds {
			if l.placesSet.Grants[p]&^l.placesSet.Given[p]&(1<<kind) != 0 {
				l.waits(uint8(kind), p)
			}
		}
	}
}

func (l *linker) waits(kind uint8, p battlelore.Player) {
	t, camp := l.placeRows[kind], l.out.Rules.CampOf[p]
	u := l.rules.Units.Get(t.Creature)
	if t.Summons == "" || u == nil || !u.Creature() || !l.councils() {
		return
	}
	if !slices.ContainsFunc(l.posts, func(x post) bool { return x.unit.ID == u.ID && playerOf(x.camp, x.ally) == p }) {
		l.posts = append(l.posts, post{at: hex.None, camp: camp, unit: u, ally: ally(p)})
	}
}

// linkLairs records which unit waits in which lair, once the units have numbers.
func (l *linker) linkLairs() {
	r := l.out.Rules
	if r.Places == nil {
		return
	}
	for p := range battlelore.Player(r.Seats) {
		r.Places.Waits[p] = make([]uint8, len(r.Places.Kinds))
		for kind, t := range l.placeRows {
			r.Places.Waits[p][kind] = battlelore.NoUnit
			for i, place := range r.Setup {
				if place.At == hex.None && place.Owner == p && t.Summons != "" && l.out.Units[i].Type == t.Creature {
					r.Places.Waits[p][kind] = uint8(i)
				}
			}
		}
	}
	for i := range r.Places.Setup {
		site := &r.Places.Setup[i]
		site.Unit = r.Places.Waits[site.Owner][site.Kind]
	}
}

// raising reports whether a site of the game gives units the next banner.
func (l *linker) raising() bool {
	return slices.ContainsFunc(l.placesSet.Kinds, func(k battlelore.PlaceKind) bool { return k.Raises })
}

// risen returns the same type of unit with the next banner; nil if the rulebook has none, as for red.
func (l *linker) risen(u *rulebook.Unit) *rulebook.Unit {
	banner := l.rules.Banners.Get(u.Banner)
	if banner == nil || u.Creature() {
		return nil
	}
	for i := range l.rules.Units.All() {
		up := l.rules.Units.Get(l.rules.Units.All()[i].ID)
		next := l.rules.Banners.Get(up.Banner)
		_, onDie := colourOf(up.Banner)
		if next != nil && onDie && next.Rank == banner.Rank+1 && !up.Creature() &&
			up.Race == u.Race && up.Class == u.Class && up.Weapon == u.Weapon {
			return up
		}
	}
	return nil
}

// linkRaised links each kind of unit to its kind with the next banner. Special rules change the new kind as they would
// have from the start.
func (l *linker) linkRaised() {
	r := l.out.Rules
	if r.Places == nil || !l.raising() {
		return
	}
	to := map[uint8]uint8{}
	for i := range l.posts {
		at := l.posts[i]
		kind := r.Setup[i].Kind
		for up := l.risen(at.unit); up != nil; up = l.risen(at.unit) {
			at.unit = up
			next := l.kindNumber(l.bent(&at, func(int) {}))
			if _, known := to[kind]; !known {
				to[kind] = next
			}
			kind = to[kind]
		}
	}
	r.Places.Raised = slices.Repeat([]uint8{battlelore.NoUnit}, len(r.Kinds))
	for kind, next := range to {
		r.Places.Raised[kind] = next
	}
}
