package battlelore

import (
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/sheet"
)

// places tells whose the landmarks and lairs are, which of them are still to come, and what each does for its owner
// (BL-LMK-04).
func (w *writer) places(b *battle) {
	if b.field == nil {
		return
	}
	rows := b.standing()
	for _, p := range b.players() {
		for _, t := range b.due(&p) {
			rows = append(
				rows,
				[]string{placeName(t), sheet.Esc(p.name), "to be placed " + b.room(&p, t), b.effect(t), common(t)},
			)
		}
	}
	if b.inForce() && !b.settled() {
		for _, t := range b.rules.Layer(rulebook.Landmark) {
			if class := b.rules.Classes.Get(t.Master); class != nil && !b.linked.Banned(t.ID) {
				who := "who has a " + sheet.Esc(class.Name) + " of level " + sheet.Number(b.rules.LandmarkLevel())
				rows = append(rows, []string{placeName(t), who, "to be placed", b.effect(t), common(t)})
			}
		}
	}
	if len(rows) == 0 {
		return
	}
	w.Section("Landmarks and lairs", "places behind wide")
	w.Table([]string{"Place", "Whose", "Where", "What it does for its owner", "What it does to everybody"}, rows)
	w.Para(
		"A place serves its owner alone by what it does for him; the rest holds for both camps. `BL-LMK-04` `BL-LMK-05`" +
			" `BL-LMK-06` `BL-LMK-07` `BL-LMK-08`",
	)
}

// common is what a place does to whoever stands in it or enters it (BL-LMK-05 to 07).
func common(t *rulebook.Terrain) string {
	var parts []string
	say := func(on bool, text string) {
		if on {
			parts = append(parts, text)
		}
	}
	say(t.Bold > 0, "Bold "+sheet.Number(t.Bold))
	say(t.Stop, "stop")
	say(t.NoBattleOnEntry, "no battle in the turn of entry")
	say(t.CapOut > 0, "at most "+sheet.Count(t.CapOut, "die")+" out of it")
	say(t.CapIn > 0, "at most "+sheet.Count(t.CapIn, "die")+" into it")
	say(t.Sight == rulebook.SightBlock, "no sight through it")
	return sheet.Either(strings.Join(parts, ", "), "nothing")
}

// waiting are the creatures that may come out of a player's lairs, those on the field and those to be placed.
func (b *battle) waiting(p *player) []levy {
	var out []levy
	add := func(t *rulebook.Terrain) {
		if t == nil || t.Summons == "" {
			return
		}
		if u := b.rules.Units.Get(t.Creature); u != nil {
			out = append(out, levy{unit: u, units: 1, notes: []string{"Waits for the " + sheet.Either(t.Name, t.ID) + "."}})
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

// standing are the rows of what lies on the field from the start.
func (b *battle) standing() [][]string {
	var rows [][]string
	for h, c := range b.field.Cells() {
		if c.Place == nil {
			continue
		}
		whose, effect := "nobody", "nothing"
		if camp, ok := boards.ParseCamp(c.Owner); ok {
			whose, effect = b.ownerOf(camp, h), b.effect(c.Place)
		}
		rows = append(rows, []string{placeName(c.Place), whose, b.field.Hexes.Label(h), effect, common(c.Place)})
	}
	return rows
}

// ownerOf is the player of a camp to whom a place belongs.
func (b *battle) ownerOf(camp boards.Camp, at hex.Hex) string {
	for _, p := range b.players() {
		if p.Camp == camp && p.Second == b.linked.SecondHas(camp, at) {
			return p.name
		}
	}
	return camp.Soldiers()
}

func placeName(t *rulebook.Terrain) string { return sheet.EscWithin(sheet.Either(t.Name, t.ID)) }

func (b *battle) effect(t *rulebook.Terrain) string {
	return sheet.EscWithin(sheet.Either(b.rules.OwnEffect(t), "nothing more"))
}
