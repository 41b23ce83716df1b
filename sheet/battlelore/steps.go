package battlelore

import (
	"slices"

	"muster/sheet"
)

// steps is the order of set-up, in our own words; each step ends with the rule that it follows.
func (b *battle) steps() []string {
	out := []string{b.layBoard(), "Lay the terrain as the map shows. `BL-SETUP-01`"}
	if b.CallToArms == nil {
		out = append(out, "Set up both armies on the hexes that the map shows. `BL-SETUP-01`")
		if b.Allies() {
			out = append(
				out,
				"Lay an alliance token beside each unit of the allies, Pennants 2 and Standards 2. `VAR-RA-01`",
				"Deal the turn markers as told under First move. `VAR-RA-02`",
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
	default: // how many Command cards a player has is for his Commander to say (BL-SETUP-03)
		out = append(out, b.councilStep(), b.command())
	}
	if b.lore() {
		out = append(out, b.loreStep())
	}
	if l := b.landmarks(); l != "" {
		out = append(out, l)
	}
	if b.Allies() {
		return append(out, "Play begins with the player who has turn marker 1. `VAR-RA-03`")
	}
	if c, ok := b.starter(); ok {
		return append(out, "Play begins: the **"+c.Soldiers()+"** move first. `BL-SETUP-05`")
	}
	return append(out, "Play begins with the side that won the scouting. `BL-SETUP-05`")
}

func (b *battle) layBoard() string {
	if b.epic() {
		return "Lay two boards together, backs up, as one field of " + sheet.Number(
			b.field.Hexes.Rows(),
		) + " rows. The Pennants sit at the top of the map. `EP-SET-01`"
	}
	return "Lay the board. The Pennants sit at the top of the map, the Standards at the bottom. `CTA-01`"
}

// command deals the Command cards (BL-SETUP-03).
func (b *battle) command() string {
	text, hands, same := "Shuffle the Command cards", []string{}, true
	players := b.players()
	for i := range players {
		n := b.commandCards(&players[i])
		same = same && n == b.commandCards(&players[0])
		if n == "" || n == byCommander {
			hands = nil
			break
		}
		hands = append(hands, n+" to "+b.person(&players[i]))
	}
	switch {
	case hands == nil:
		text += " and deal each player as many as the Commander's level allows."
	case same:
		text += " and deal " + b.commandCards(&players[0]) + " to each player."
	default:
		text += "; deal " + sheet.List(hands) + "."
	}
	if b.epic() {
		return text + " Lay three more open on the rack. `EP-SET-03`"
	}
	return text + " `BL-SETUP-03`"
}

// person is a player in the middle of a sentence.
func (b *battle) person(p *player) string {
	if b.Allies() {
		return p.name
	}
	return "the " + p.name
}

func (b *battle) councilStep() string {
	if slices.ContainsFunc(b.players(), func(p player) bool { return p.Council.Free() }) {
		return "Call the War Councils: each player splits the levels in secret, then all are shown. `BL-WAR-03`"
	}
	return "Seat the War Councils with the levels given above. `BL-WAR-03`"
}
