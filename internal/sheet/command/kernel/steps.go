package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/sheet"
)

// steps returns the set-up steps in order, in our own words; steps end with their rules.
func (b *battle) steps() []string {
	out := []string{
		b.T("Put down the board. %s sits at the top of the map, %s at the bottom.",
			sheet.Upper(b.sideOf(boards.Pennant)), b.sideOf(boards.Standard)),
		b.T("Place the terrain as the map shows."),
		b.place(),
		b.deal(),
	}
	if b.rules.HasTokens() {
		out = append(out, b.tokens())
	}
	if c, ok := b.linked.First(); ok {
		return append(out, b.T("Play begins: **%s** moves first. `MED-TURN-01`", b.sideOf(c)))
	}
	return append(out, b.T("Play begins."))
}

// place describes placing the armies.
func (b *battle) place() string {
	if !b.rules.HasLeaders() {
		return b.T("Place both armies on the hexes that the map shows. `MED-UNIT-11`")
	}
	return b.T("Place both armies on the hexes that the map shows, each Leader on the hex of its unit, if any. " +
		"`MED-UNIT-11` `MED-LDR-02`")
}

// deal describes dealing the Command cards (MED-CMD-04).
func (b *battle) deal() string {
	top, known := b.linked.Command(boards.Pennant)
	bottom, both := b.linked.Command(boards.Standard)
	switch {
	case !known || !both:
		return b.T("Shuffle the Command cards and deal each side the number of its Command. `MED-CMD-04`")
	case top == bottom:
		return b.T("Shuffle the Command cards and deal %s to each side. `MED-CMD-04`", b.Tn("%d card", "%d cards", top))
	}
	return b.T("Shuffle the Command cards; deal %s to the top side and %s to the bottom side. `MED-CMD-04`",
		b.Tn("%d card", "%d cards", top), b.Tn("%d card", "%d cards", bottom))
}

// tokens describes each side's Inspired Action tokens (MED-INS-01).
func (b *battle) tokens() string {
	top, bottom := b.linked.Tokens(boards.Pennant), b.linked.Tokens(boards.Standard)
	if top == bottom {
		return b.T("Give each side %s. `MED-INS-01`", b.inspired(top))
	}
	return b.T("Give the top side %s and the bottom side %s. `MED-INS-01`", b.inspired(top), b.inspired(bottom))
}

func (b *battle) inspired(n int) string {
	return b.Tn("%d Inspired Action token", "%d Inspired Action tokens", n)
}
