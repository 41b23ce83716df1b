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
	w.Section("How it is played", "rules behind wide")
	w.Items(false, entries)
}

func (b *battle) epicRules() []string {
	out := []string{
		"**The rack.** In a turn a camp plays up to two Section cards, one from the rack and one from the hand, or a " +
			"single card" +
			" from either. A Tactic card is played alone. `EP-TRN-01` `EP-TRN-02`",
		"**Refilling.** After the hand the rack is filled up to three again. Three Tactic cards there are put away for " +
			"three others," +
			" until a Section card lies among them. `EP-RCK-01` `EP-RCK-02`",
	}
	if b.Allies() {
		return out
	}
	return append(
		out,
		"**Players.** A camp may be up to three: a Lord Commander for the centre and the cards, and a Field Marshal for "+
			"each wing."+
			" The wing of one who is missing is the Lord Commander's. `EP-PLY-01` `EP-PLY-02`",
		commander,
	)
}

func (b *battle) alliesRules() []string {
	out := []string{
		"**Allies.** Each of the four has units, Command cards and banners of his own" + b.alsoLore() +
			". Turns go by marker, the camps by turns; a marker is turned over when it has been used, and comes back when all " +
			"four have played. `VAR-RA-01` `VAR-RA-03`",
		"**An ally's unit** costs two orders. Who orders it directs it, rolls for it and takes its banners. `VAR-RA-04`",
		"**A battle back** is made by the unit's own player. `VAR-RA-05`",
		"**Darken the Sky** orders the ally's ranged units too. `VAR-RA-07`",
	}
	if b.lore() {
		out = append(
			out,
			"**Lore of allies.** The active player plays Lore cards, and either of his enemies may answer; a camp plays one "+
				"card a"+
				" turn. Cards and tokens are not shared. `VAR-RA-06`",
			"**A Lore card** is aimed at either enemy. An ally's unit in place of an own one costs a token more. `VAR-RA-08`",
		)
	}
	return out
}

func (b *battle) alsoLore() string {
	if b.councillors() {
		return ", a War Council and Lore of his own"
	}
	return ""
}

func (b *battle) loreRules() []string {
	terms := b.terms()
	where, rule := "in a battle", "`BL-LRE-01`"
	if b.epic() {
		where, rule = "in melee, and none at range,", "`EP-LOR-01`"
	}
	out := []string{
		"**Lore tokens.** A Lore symbol that is rolled " + where + " brings its roller a token, out of a pool of " +
			sheet.Number(b.rules.LoreTokens(b.boxes)) + ". " + rule + " `BL-LOR-01`",
	}
	var ends []string
	for i, n := range terms.TurnTokens {
		if i < len(terms.TurnDraw) && i < len(terms.TurnKeep) {
			ends = append(ends, turnEnd(terms.TurnDraw[i], terms.TurnKeep[i], n))
		}
	}
	if len(ends) > 0 {
		out = append(
			out,
			"**The end of a turn.** Its player takes one of these: "+strings.Join(ends, "; ")+". `BL-END-02`",
		)
	}
	if b.councillors() {
		return append(
			out,
			"**Lore cards.** One in the own turn, one in an enemy's. A card without a master of its class on the council costs "+
				sheet.Count(
					terms.OutOfCharacter,
					"token",
				)+" more and has the effect of level 1. `BL-LOR-04` `BL-LOR-07`",
		)
	}
	return append(
		out,
		"**Medieval Lore.** There are no War Councils. Each player holds "+sheet.Count(
			terms.HandLimit,
			"Lore card",
		)+" at most, plays one in the own turn and"+
			" one in an enemy's, pays "+sheet.Count(
			terms.OutOfCharacter,
			"token",
		)+" more for it than is printed and has its effect of level 1. `VAR-ML-01` `VAR-ML-03`",
	)
}

// turnEnd is one of the choices at the end of a turn.
func turnEnd(drawn, kept, tokens int) string {
	text := ""
	switch {
	case drawn == 0:
	case kept < drawn:
		text = sheet.Count(drawn, "card") + ", of which " + sheet.Number(kept) + " is kept"
	default:
		text = sheet.Count(drawn, "card")
	}
	if tokens == 0 {
		return sheet.Either(text, "nothing")
	}
	if text != "" {
		text += " and "
	}
	return text + sheet.Count(tokens, "token")
}
