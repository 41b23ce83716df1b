package battlelore

import (
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	pagewords "muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// places lists the landmarks and lairs with their owners, those still to come, and the effects of each for its owner
// (BL-LMK-04).
func (w *writer) places(b *battle) {
	if b.field == nil {
		return
	}
	rows := b.standing()
	for _, p := range b.players() {
		for _, t := range b.due(&p) {
			rows = append(rows, []string{
				b.placeName(t), sheet.Esc(p.name), b.T("to be placed %s", b.room(&p, t)), b.effect(t), common(b.Language, t),
			})
		}
	}
	if b.inForce() && !b.settled() {
		for _, t := range b.rules.Layer(rulebook.Landmark) {
			if class := b.rules.Classes.Get(t.Master); class != nil && !b.linked.Banned(t.ID) {
				who := b.T("the player with a %s of level "+
					"%d", sheet.Esc(b.Called(class.Name)), b.rules.LandmarkLevel())
				rows = append(rows, []string{b.placeName(t), who, b.T("to be placed"), b.effect(t), common(b.Language, t)})
			}
		}
	}
	if len(rows) == 0 {
		return
	}
	w.Section(w.T("Landmarks and lairs"), "places behind wide")
	w.Table([]string{w.T("Place"), w.T("Owner"), w.T("Where"), w.T("Effect for its owner"),
		w.T("Effect for both camps")}, rows)
	w.Para(w.T("Only the owner of a place gets the effects for its owner. The other effects apply to both camps.") +
		" `BL-LMK-04` `BL-LMK-05` `BL-LMK-06` `BL-LMK-07` `BL-LMK-08`")
}

// common describes the effects of a place on any unit in it or entering it (BL-LMK-05 to 07).
func common(in *pagewords.Language, t *rulebook.Terrain) string {
	var parts []string
	say := func(on bool, text string) {
		if on {
			parts = append(parts, text)
		}
	}
	say(t.Bold > 0, in.T("Bold %d", t.Bold))
	say(t.Stop, in.T("stop"))
	say(t.NoBattleOnEntry, in.T("no battle in the turn of entry"))
	say(t.CapOut > 0, in.Tn("at most %d die out of it", "at most %d dice out of it", t.CapOut))
	say(t.CapIn > 0, in.Tn("at most %d die into it", "at most %d dice into it", t.CapIn))
	say(t.Sight == rulebook.SightBlock, in.T("no sight through it"))
	return sheet.Either(strings.Join(parts, ", "), in.T("nothing"))
}

// waiting returns the creatures that may come from a player's lairs, both on the field and to be placed.
func (b *battle) waiting(p *player) []levy {
	var out []levy
	add := func(t *rulebook.Terrain) {
		if t == nil || t.Summons == "" {
			return
		}
		if u := b.rules.Units.Get(t.Creature); u != nil {
			note := b.T("Waits for the %s.", b.Called(sheet.Either(t.Name, t.ID)))
			out = append(out, levy{unit: u, units: 1, notes: []string{note}})
		}
	}
	for _, placed := range b.linked.Lairs() {
		if placed.Camp == p.Camp && placed.Second == p.Second {
			add(placed.Row)
		}
	}
	for _, t := range b.due(p) {
		add(t)
	}
	return out
}

// standing returns the rows of places that are on the field from the start.
func (b *battle) standing() [][]string {
	var rows [][]string
	for h, c := range b.field.Cells() {
		if c.Place == nil {
			continue
		}
		whose, effect := b.T("none"), b.T("nothing")
		if camp, ok := boards.ParseCamp(c.Owner); ok {
			whose, effect = b.ownerOf(camp, h), b.effect(c.Place)
		}
		rows = append(rows, []string{
			b.placeName(c.Place), whose, b.field.Hexes.Label(h), effect, common(b.Language, c.Place),
		})
	}
	return rows
}

// ownerOf returns the player of a camp who owns a place.
func (b *battle) ownerOf(camp boards.Camp, at hex.Hex) string {
	for _, p := range b.players() {
		if p.Camp == camp && p.Second == b.linked.SecondHas(camp, at) {
			return p.name
		}
	}
	return b.soldiers(camp)
}

func (b *battle) placeName(t *rulebook.Terrain) string {
	return sheet.EscWithin(b.Called(sheet.Either(t.Name, t.ID)))
}

func (b *battle) effect(t *rulebook.Terrain) string {
	if words := b.rules.OwnEffect(t); words != "" {
		return b.English(sheet.EscWithin(words))
	}
	return b.T("nothing more")
}
