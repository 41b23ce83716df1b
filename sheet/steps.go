package sheet

import (
	"strings"

	"muster/maps/hex"
)

// steps is the order of set-up, in our own words; each step ends with the rule that it follows.
func (b *battle) steps() []string {
	out := []string{b.layBoard(), "Lay the terrain as the map shows. `BL-SETUP-01`"}
	if b.CallToArms == nil {
		out = append(out, "Set up both armies on the hexes that the map shows. `BL-SETUP-01`")
	} else {
		out = append(out, b.callToArms()...)
	}
	out = append(out, b.command())
	if b.lore() && b.CallToArms == nil {
		out = append(out, b.councilStep())
	}
	if b.lore() {
		out = append(out, b.loreStep())
	}
	if l := b.landmarks(); l != "" {
		out = append(out, l)
	}
	if c, ok := b.starter(); ok {
		return append(out, "Play begins: the **"+camps[c]+"** move first. `BL-SETUP-05`")
	}
	return append(out, "Play begins with the side that won the scouting. `BL-SETUP-05`")
}

func (b *battle) layBoard() string {
	if b.epic() {
		return "Lay two boards together, backs up, as one field of " + number(b.field.Hexes.Rows()) + " rows. The Pennants sit at the top of the map. `EP-SET-01`"
	}
	return "Lay the board. The Pennants sit at the top of the map, the Standards at the bottom. `CTA-01`"
}

// command deals the Command cards (BL-SETUP-03).
func (b *battle) command() string {
	text := "Shuffle the Command cards"
	p, s := b.commandCards(hex.Pennant), b.commandCards(hex.Standard)
	switch {
	case strings.HasPrefix(p, "by") || strings.HasPrefix(s, "by") || p == "" || s == "":
		text += " and deal each player as many as the Commander's level allows."
	case p == s:
		text += " and deal " + p + " to each player."
	default:
		text += "; deal " + p + " to the Pennants and " + s + " to the Standards."
	}
	if b.epic() {
		text += " Lay three more open on the rack. `EP-SET-03`"
	} else {
		text += " `BL-SETUP-03`"
	}
	return text
}

func (b *battle) councilStep() string {
	if free(b.side(hex.Pennant)) || free(b.side(hex.Standard)) {
		return "Call the War Councils: each player splits the levels in secret, then both are shown. `BL-WAR-03`"
	}
	return "Seat the War Councils with the levels given above. `BL-WAR-03`"
}

func (b *battle) loreStep() string {
	text := "Build the Lore deck"
	if d := b.deck(); d != "" {
		text += ": " + d + ". Deal 4 to each player."
	} else {
		text += " by the classes on the councils" + b.deckRule() + ", and deal 4 to each player."
	}
	p, s := b.master(hex.Pennant), b.master(hex.Standard)
	if p != nil && s != nil {
		return text + " The Pennants keep " + number(p.Keep) + " and take " + count(p.Tokens, "Lore token") +
			", the Standards keep " + number(s.Keep) + " and take " + number(s.Tokens) + ". `BL-WAR-04` `BL-WAR-05`"
	}
	return text + " Each keeps cards and takes tokens by the best Lore Master. `BL-WAR-04` `BL-WAR-05`"
}

// deckRule is how many cards of a class go into the Lore deck (BL-WAR-04).
func (b *battle) deckRule() string {
	for _, c := range b.rules.Classes.All() {
		if c.Lore {
			return " (" + number(c.DeckBoth) + " cards of a class on both, " + number(c.DeckOne) + " on one, " + number(c.DeckNone) + " on none)"
		}
	}
	return ""
}

// landmarks says what is still to be placed when the landmark rules are in force (BL-LMK-01 to 03).
func (b *battle) landmarks() string {
	if b.Landmarks == nil || !b.Landmarks.InForce {
		return ""
	}
	rows := ""
	if b.field != nil && b.field.Board.Setup.Landmarks[1] > 0 {
		r := b.field.Board.Setup.Landmarks
		rows = " of the own rows " + number(r[0]) + " to " + number(r[1])
	}
	text := "Landmarks are in force: a master of level 3 brings the landmark of the class, unless both councils have one." +
		" The first player places first, on an empty hex" + rows + "."
	if ban := b.terrainNames(b.Landmarks.Ban); len(ban) > 0 {
		text += " Not used: " + list(ban) + "."
	}
	for c := range hex.Camp(hex.Camps) {
		if g := b.terrainNames(b.side(c).Grants); len(g) > 0 {
			text += " The " + camps[c] + " get " + list(g) + " without a master."
		}
	}
	if b.epic() {
		return text + " `BL-LMK-01` `EP-SET-04`"
	}
	return text + " `BL-LMK-01` `BL-LMK-02`"
}

func (b *battle) terrainNames(ids []string) []string {
	var out []string
	for _, id := range ids {
		if t := b.rules.Terrain.Get(id); t != nil {
			id = either(t.Name, t.ID)
		}
		out = append(out, esc(id, false))
	}
	return out
}
