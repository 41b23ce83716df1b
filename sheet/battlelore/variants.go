package battlelore

import (
	"strings"

	"muster/sheet"
)

// howItIsPlayed are the rules of the adventure's variants that players look up at the table, in our own words.
func (w *writer) howItIsPlayed(b *battle) {
	var entries []string
	if b.epic() {
		entries = append(entries, b.epicRules()...)
	}
	if b.Allies() {
		entries = append(entries, b.alliesRules()...)
	}
	if b.lore() {
		entries = append(entries, b.loreRules()...)
	}
	if len(entries) == 0 {
		return
	}
	w.Section(w.T("How it is played"), "rules behind wide")
	w.Items(false, entries)
}

func (b *battle) epicRules() []string {
	out := []string{
		b.T("**The rack.** In a turn a camp plays up to two Section cards, one from the rack and one from the hand, or " +
			"a single card from either. A Tactic card is played alone. `EP-TRN-01` `EP-TRN-02`"),
		b.T("**Refilling.** After the hand the rack is filled up to three again. Three Tactic cards there are put away " +
			"for three others, until a Section card lies among them. `EP-RCK-01` `EP-RCK-02`"),
	}
	if b.Allies() {
		return out
	}
	return append(
		out,
		b.T("**Players.** A camp may be up to three: a Lord Commander for the centre and the cards, and a Field Marshal "+
			"for each wing. The wing of one who is missing is the Lord Commander's. `EP-PLY-01` `EP-PLY-02`"),
		b.T(commander),
	)
}

func (b *battle) alliesRules() []string {
	allies := b.T("**Allies.** Each of the four has units, Command cards and banners of his own. Turns go by marker, " +
		"the camps by turns; a marker is turned over when it has been used, and comes back when all four have played. " +
		"`VAR-RA-01` `VAR-RA-03`")
	if b.councillors() {
		allies = b.T("**Allies.** Each of the four has units, Command cards and banners of his own, a War Council and " +
			"Lore of his own. Turns go by marker, the camps by turns; a marker is turned over when it has been used, and " +
			"comes back when all four have played. `VAR-RA-01` `VAR-RA-03`")
	}
	out := []string{
		allies,
		b.T("**An ally's unit** costs two orders. Who orders it directs it, rolls for it and takes its banners. " +
			"`VAR-RA-04`"),
		b.T("**A battle back** is made by the unit's own player. `VAR-RA-05`"),
		b.T("**Darken the Sky** orders the ally's ranged units too. `VAR-RA-07`"),
	}
	if b.lore() {
		out = append(
			out,
			b.T("**Lore of allies.** The active player plays Lore cards, and either of his enemies may answer; a camp "+
				"plays one card a turn. Cards and tokens are not shared. `VAR-RA-06`"),
			b.T("**A Lore card** is aimed at either enemy. An ally's unit in place of an own one costs a token more. "+
				"`VAR-RA-08`"),
		)
	}
	return out
}

func (b *battle) loreRules() []string {
	terms, pool := b.terms(), b.rules.LoreTokens(b.boxes)
	tokens := b.T("**Lore tokens.** A Lore symbol that is rolled in a battle brings its roller a token, out of a pool "+
		"of %d. `BL-LRE-01` `BL-LOR-01`", pool)
	if b.epic() {
		tokens = b.T("**Lore tokens.** A Lore symbol that is rolled in melee, and none at range, brings its roller a "+
			"token, out of a pool of %d. `EP-LOR-01` `BL-LOR-01`", pool)
	}
	out := []string{tokens}
	var ends []string
	for i, n := range terms.TurnTokens {
		if i < len(terms.TurnDraw) && i < len(terms.TurnKeep) {
			ends = append(ends, b.turnEnd(terms.TurnDraw[i], terms.TurnKeep[i], n))
		}
	}
	if len(ends) > 0 {
		out = append(out, b.T("**The end of a turn.** Its player takes one of these: %s. `BL-END-02`",
			strings.Join(ends, "; ")))
	}
	more := b.Tn("%d token", "%d tokens", terms.OutOfCharacter)
	if b.councillors() {
		return append(out, b.T("**Lore cards.** One in the own turn, one in an enemy's. A card without a master of its "+
			"class on the council costs %s more and has the effect of level 1. `BL-LOR-04` `BL-LOR-07`", more))
	}
	return append(out, b.T("**Medieval Lore.** There are no War Councils. Each player holds %s at most, plays one in "+
		"the own turn and one in an enemy's, pays %s more for it than is printed and has its effect of level 1. "+
		"`VAR-ML-01` `VAR-ML-03`", b.Tn("%d Lore card", "%d Lore cards", terms.HandLimit), more))
}

// turnEnd is one of the choices at the end of a turn.
func (b *battle) turnEnd(drawn, kept, tokens int) string {
	text := ""
	switch {
	case drawn == 0:
	case kept < drawn:
		text = b.T("%s, of which %d is kept", b.Tn("%d card", "%d cards", drawn), kept)
	default:
		text = b.Tn("%d card", "%d cards", drawn)
	}
	switch {
	case tokens == 0:
		return sheet.Either(text, b.T("nothing"))
	case text == "":
		return b.Tn("%d token", "%d tokens", tokens)
	}
	return b.T("%s and %s", text, b.Tn("%d token", "%d tokens", tokens))
}
