package battlelore

import (
	"muster/engine/battlelore/boards"
	"muster/sheet"
)

// firstMove says how it is found out who begins (BL-SETUP-05, EP-SET-05, CTA-08); "" where the adventure names a camp,
// which the last step of the set-up says.
func (b *battle) firstMove() string {
	if b.Allies() {
		return b.markerRule()
	}
	if _, known := b.linked.First(); known || b.First != "scout" {
		return ""
	}
	rule := "The camp with more green units on the field moves first. After a tie each side rolls 6 dice, and most " +
		"green helmets begin."
	if b.CallToArms != nil {
		return rule + " `CTA-08`"
	}
	tally := " Pennants " + sheet.Number(
		b.campGreens(boards.Pennant),
	) + ", Standards " + sheet.Number(
		b.campGreens(boards.Standard),
	)
	if c, ok := b.starter(); ok {
		return rule + tally + ": the **" + c.Soldiers() + "** move first. `EP-SET-05`"
	}
	return rule + tally + ": **roll for it**. `EP-SET-05`"
}

// starter is the camp that is known to move first before anybody rolls.
func (b *battle) starter() (boards.Camp, bool) {
	if c, ok := b.linked.First(); ok {
		return c, true
	}
	p, s := b.campGreens(boards.Pennant), b.campGreens(boards.Standard)
	if b.First != "scout" || b.CallToArms != nil || p == s {
		return 0, false
	}
	if p > s {
		return boards.Pennant, true
	}
	return boards.Standard, true
}

// campGreens counts the green units of a camp's players.
func (b *battle) campGreens(c boards.Camp) int {
	n := 0
	for _, p := range b.players() {
		if p.Camp == c {
			n += b.greens(&p)
		}
	}
	return n
}

// greens counts a player's units under the lowest banner, creatures of its colour among them.
func (b *battle) greens(p *player) int {
	n := 0
	own := b.linked.UnitsOf(p.Player)
	for i := range own {
		if b.linked.Green(&own[i]) {
			n++
		}
	}
	return n
}
