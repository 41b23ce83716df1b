package battlelore

import "muster/internal/engine/command/boards"

// firstMove describes how to determine the first player (BL-SETUP-05, EP-SET-05, CTA-08). It returns "" if the
// adventure names a camp: the last set-up step names it.
func (b *battle) firstMove() string {
	if b.Allies() {
		return b.markerRule()
	}
	if _, known := b.linked.First(); known || b.First != "scout" {
		return ""
	}
	rule := b.T("The camp with more green units on the field moves first. In a tie, each side rolls 6 dice: the " +
		"side with more green helmets moves first.")
	if b.CallToArms != nil {
		return rule + " `CTA-08`"
	}
	pennants, standards := b.campGreens(boards.Pennant), b.campGreens(boards.Standard)
	if c, ok := b.starter(); ok {
		return rule + " " + b.T("Pennants %d, Standards %d: the **%s** move first. `EP-SET-05`", pennants, standards,
			b.soldiers(c))
	}
	return rule + " " + b.T("Pennants %d, Standards %d: **roll for it**. `EP-SET-05`", pennants, standards)
}

// starter returns the camp that is known to move first before any roll.
func (b *battle) starter() (boards.Camp, bool) { return b.linked.Starter() }

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

// greens counts a player's units under the lowest banner, including creatures of that colour.
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
