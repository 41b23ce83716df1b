package battlelore

import (
	"slices"

	"muster/internal/engine/command/boards"
)

// steps returns the set-up steps in order, in our own words; each step ends with its rule.
func (b *battle) steps() []string {
	out := []string{b.layBoard(), b.T("Place the terrain as the map shows. `BL-SETUP-01`")}
	if b.CallToArms == nil {
		out = append(out, b.T("Place both armies on the hexes that the map shows. `BL-SETUP-01`"))
		if b.Allies() {
			out = append(
				out,
				b.T("Put an alliance token next to each unit of the allies, %s 2 and %s 2. `VAR-RA-01`",
					b.soldiers(boards.Pennant), b.soldiers(boards.Standard)),
				b.T("Deal the turn markers as shown under First move. `VAR-RA-02`"),
			)
		}
	} else {
		out = append(out, b.callToArms()...)
	}
	switch {
	case !b.councillors() || b.CallToArms != nil:
		out = append(out, b.command())
	case b.settled():
		out = append(out, b.command(), b.councilStep())
	default: // the Commander's level decides the number of Command cards (BL-SETUP-03)
		out = append(out, b.councilStep(), b.command())
	}
	if b.lore() {
		out = append(out, b.loreStep())
	}
	if l := b.landmarks(); l != "" {
		out = append(out, l)
	}
	if b.Allies() {
		return append(out, b.T("Play begins with the player who has turn marker 1. `VAR-RA-03`"))
	}
	if c, ok := b.starter(); ok {
		return append(out, b.T("Play begins: the **%s** move first. `BL-SETUP-05`", b.soldiers(c)))
	}
	return append(out, b.T("Play begins with the side that won the scouting. `BL-SETUP-05`"))
}

func (b *battle) layBoard() string {
	if b.epic() {
		return b.T("Join two boards, backs up, into one field of %d rows. The %s sit at the top of the map. "+
			"`EP-SET-01`",
			b.field.Hexes.Rows(), b.soldiers(boards.Pennant))
	}
	return b.T("Put down the board. The %s sit at the top of the map, the %s at the bottom. `CTA-01`",
		b.soldiers(boards.Pennant), b.soldiers(boards.Standard))
}

// command describes dealing the Summary cards and the Command cards (BL-SETUP-06, BL-SETUP-03).
func (b *battle) command() string {
	text, hands, same := "", []string{}, true
	players := b.players()
	for i := range players {
		n := b.commandCards(&players[i])
		same = same && n == b.commandCards(&players[0])
		if n == "" || players[i].CommandCards <= 0 && players[i].Council.Free() {
			hands = nil
			break
		}
		hands = append(hands, b.T("%s to %s", n, b.person(&players[i])))
	}
	switch {
	case hands == nil:
		text = b.T("Shuffle the Command cards. Deal each player the number that the Commander's level allows.")
	case same:
		text = b.T("Shuffle the Command cards and deal %s to each player.", b.commandCards(&players[0]))
	default:
		text = b.T("Shuffle the Command cards; deal %s.", b.List(hands))
	}
	text = b.T("Each player takes the Summary cards for the units and terrain in play. `BL-SETUP-06`") + " " + text
	if b.epic() {
		return text + " " + b.T("Put three more cards face up on the rack. `EP-SET-03`")
	}
	return text + " `BL-SETUP-03`"
}

// person returns the name of a player for use within a sentence.
func (b *battle) person(p *player) string {
	if b.Allies() {
		return p.name
	}
	return b.T("the %s", p.name)
}

func (b *battle) councilStep() string {
	if slices.ContainsFunc(b.players(), func(p player) bool { return p.Council.Free() }) {
		return b.T("Call the War Councils: each player splits the levels in secret. Each seat shows its member. One " +
			"or two tokens under it mean level 2 or 3. `BL-WAR-03` `BL-WAR-06`")
	}
	return b.T("Set up the War Councils with the levels above. `BL-WAR-03`")
}
