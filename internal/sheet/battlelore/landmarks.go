package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/sheet"
)

// inForce reports whether the landmark rules are in use.
func (b *battle) inForce() bool { return b.lore() && b.linked.LandmarksInForce() }

// settled reports whether the adventure gives every council its levels.
func (b *battle) settled() bool {
	return !slices.ContainsFunc(b.players(), func(p player) bool { return p.Council == nil || p.Council.Free() })
}

// due returns the places that a player puts on the field before the first turn. These are granted ones and, as far as
// the levels are known, those of the player's masters (BL-LMK-01, R-075).
func (b *battle) due(p *player) []*rulebook.Terrain {
	var out []*rulebook.Terrain
	all := b.rules.Terrain.All()
	for i := range all {
		t := &all[i] // a row is long to copy
		if (slices.Contains(p.Grants, t.ID) || b.brings(p, t)) && !b.linked.Banned(t.ID) &&
			!b.linked.Given(p.Player, t.ID) {
			out = append(out, b.rules.Terrain.Get(t.ID))
		}
	}
	return out
}

// allDue returns the places that all players put on the field.
func (b *battle) allDue() []*rulebook.Terrain {
	var out []*rulebook.Terrain
	for _, p := range b.players() {
		out = append(out, b.due(&p)...)
	}
	return out
}

// stillOpen describes the landmarks that depend on the distribution of council levels.
func (b *battle) stillOpen() string {
	if b.inForce() && !b.settled() {
		return b.T(", and the landmarks of the councils")
	}
	return ""
}

// brings reports whether a player's council brings a landmark: a master on each side brings none, a Commander always
// does (BL-LMK-01, BL-LMK-03).
func (b *battle) brings(p *player, t *rulebook.Terrain) bool {
	class := b.rules.Classes.Get(t.Master)
	if !b.inForce() || !b.settled() || t.Layer != rulebook.Landmark || class == nil {
		return false
	}
	if level, _ := seat(p.Council, class.ID); level < b.rules.LandmarkLevel() {
		return false
	}
	return !class.Lore || !slices.ContainsFunc(b.players(), func(q player) bool {
		level, _ := seat(q.Council, class.ID)
		return q.Camp != p.Camp && level >= b.rules.LandmarkLevel()
	})
}

// open returns the landmarks of councils whose levels are unknown before the game (BL-LMK-01).
func (b *battle) open() []*rulebook.Terrain {
	if !b.inForce() || b.settled() {
		return nil
	}
	var out []*rulebook.Terrain
	all := b.rules.Terrain.All()
	for i := range all {
		t := b.rules.Terrain.Get(all[i].ID)
		class := b.rules.Classes.Get(t.Master)
		if t.Layer != rulebook.Landmark || class == nil || b.linked.Banned(t.ID) {
			continue
		}
		if slices.ContainsFunc(b.players(), func(p player) bool {
			level, fixed := seat(p.Council, class.ID)
			return !fixed || level >= b.rules.LandmarkLevel()
		}) {
			out = append(out, t)
		}
	}
	return out
}

// room returns where a player may put a place: the rows as numbered on the map.
func (b *battle) room(p *player, t *rulebook.Terrain) string {
	if t.UnderUnit {
		return b.T("under an own unit on open ground")
	}
	rows := b.field.Board.Setup.Landmarks
	if rows[1] == 0 {
		return b.T("on an empty hex")
	}
	if p.Camp == boards.Pennant {
		n := b.field.Hexes.Rows() + 1
		rows[0], rows[1] = n-rows[1], n-rows[0]
	}
	if len(t.On) == 0 {
		return b.T("on an empty hex in rows %d to %d", rows[0], rows[1])
	}
	return b.T("on an empty hex of %s in rows %d to %d", b.Amid(b.List(b.terrainNames(t.On))), rows[0], rows[1])
}

// landmarks returns the set-up step that places landmarks and lairs (BL-LMK-01 to 03, BL-LMK-08).
func (b *battle) landmarks() string {
	lairs := false
	for _, p := range b.players() {
		lairs = lairs || len(b.due(&p)) > 0
	}
	if !b.inForce() && (!lairs || b.field == nil) {
		return ""
	}
	turns := b.T("The first player places first, on an empty hex.")
	if b.field != nil && b.field.Board.Setup.Landmarks[1] > 0 {
		r := b.field.Board.Setup.Landmarks
		turns = b.T("The first player places first, on an empty hex of the own rows %d to %d.", r[0], r[1])
	}
	if !b.inForce() {
		return b.T("Take turns to place the remaining lairs, one at a time.") + " " + turns + " `BL-LMK-08`"
	}
	text := b.T("Landmarks are used: a Lore Master of level %d gets the landmark of the class, unless both camps "+
		"have one.", b.rules.LandmarkLevel()) + b.strongholds() + " " + turns
	if ban := b.terrainNames(b.Landmarks.Ban); len(ban) > 0 {
		text += " " + b.T("Not used: %s.", b.List(ban))
	}
	for _, p := range b.players() {
		if g := b.terrainNames(p.Grants); len(g) > 0 {
			text += " " + b.T("%s get %s without a master.", sheet.Upper(b.person(&p)), b.List(g))
		}
	}
	if b.epic() {
		return text + " `BL-LMK-01` `BL-LMK-03` `EP-SET-04`"
	}
	return text + " `BL-LMK-01` `BL-LMK-02` `BL-LMK-03`"
}

// strongholds describes the landmark that a Commander always brings, whatever the other council has (BL-LMK-03, R-070).
func (b *battle) strongholds() string {
	for _, t := range b.rules.Layer(rulebook.Landmark) {
		class := b.rules.Classes.Get(t.Master)
		if class != nil && !class.Lore && !b.linked.Banned(t.ID) {
			return " " + b.T("A %s of level %d always gets a %s.", sheet.EscWithin(b.Called(class.Name)),
				b.rules.LandmarkLevel(), b.placeName(t))
		}
	}
	return ""
}

func (b *battle) terrainNames(ids []string) []string {
	var out []string
	for _, id := range ids {
		if t := b.rules.Terrain.Get(id); t != nil {
			id = b.Called(sheet.Either(t.Name, t.ID))
		}
		out = append(out, sheet.EscWithin(id))
	}
	return out
}
