package battlelore

import (
	"strings"

	"muster/sheet"
)

// howItIsPlayed writes the variant rules that players look up during play, in our own words.
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
	w.Section(w.T("Rules in play"), "rules behind wide")
	w.Items(false, entries)
}

func (b *battle) epicRules() []string {
	out := []string{
		b.T("**The rack.** Each turn, a camp plays up to two Section cards, one from the rack and one from the " +
			"hand, or a single card from either. Play a Tactic card alone. `EP-TRN-01` `EP-TRN-02`"),
		b.T("**Refilling.** Refill the rack to three after the hand. If all three are Tactic cards, replace them " +
			"until one is a Section card. `EP-RCK-01` `EP-RCK-02`"),
	}
	if b.Allies() {
		return out
	}
	return append(
		out,
		b.T("**Players.** A camp has up to three players: a Lord Commander for the centre and the cards, and a "+
			"Field Marshal for each wing. The Lord Commander also plays a wing without a Field Marshal. `EP-PLY-01` "+
			"`EP-PLY-02`"),
		b.T(commander),
	)
}

func (b *battle) alliesRules() []string {
	allies := b.T("**Allies.** Each of the four players has units, Command cards and banners. Players take turns in " +
		"the order of the markers, and the camps alternate. Turn a marker over after its turn; turn all four back " +
		"when all have played. `VAR-RA-01` `VAR-RA-03`")
	if b.councillors() {
		allies = b.T("**Allies.** Each of the four players has units, Command cards, banners, a War Council and " +
			"Lore. Players take turns in the order of the markers, and the camps alternate. Turn a marker over " +
			"after its turn; turn all four back when all have played. `VAR-RA-01` `VAR-RA-03`")
	}
	out := []string{
		allies,
		b.T("**An ally's unit** costs two orders. The player who orders it moves it, rolls for it and takes its " +
			"banners. `VAR-RA-04`"),
		b.T("**Battle back.** The unit's own player rolls. `VAR-RA-05`"),
		b.T("**Darken the Sky** orders the ally's ranged units too. `VAR-RA-07`"),
	}
	if b.lore() {
		out = append(
			out,
			b.T("**Lore of allies.** The active player plays Lore cards, and either enemy may answer. Each camp "+
				"plays one card a turn. Allies do not share cards and tokens. `VAR-RA-06`"),
			b.T("**A Lore card** targets either enemy. It costs one more token to target an ally's unit instead of "+
				"an own one. `VAR-RA-08`"),
		)
	}
	return out
}

func (b *battle) loreRules() []string {
	terms, pool := b.terms(), b.rules.LoreTokens(b.boxes)
	tokens := b.T("**Lore tokens.** A player who rolls a Lore symbol in battle gets a token from a pool of %d. "+
		"`BL-LRE-01` `BL-LOR-01`", pool)
	if b.epic() {
		tokens = b.T("**Lore tokens.** A player who rolls a Lore symbol in melee, not at range, gets a token from a "+
			"pool of %d. `EP-LOR-01` `BL-LOR-01`", pool)
	}
	out := []string{tokens}
	var ends []string
	for i, n := range terms.TurnTokens {
		if i < len(terms.TurnDraw) && i < len(terms.TurnKeep) {
			ends = append(ends, b.turnEnd(terms.TurnDraw[i], terms.TurnKeep[i], n))
		}
	}
	if len(ends) > 0 {
		out = append(out, b.T("**End of a turn.** The player takes one of these: %s. `BL-END-02`",
			strings.Join(ends, "; ")))
	}
	more := b.Tn("%d token", "%d tokens", terms.OutOfCharacter)
	if b.councillors() {
		return append(out, b.T("**Lore cards.** Play one in your own turn and one in an enemy's turn. Without a "+
			"master of its class on your council, a card costs %s more and has the effect of level 1. `BL-LOR-04` "+
			"`BL-LOR-07`", more))
	}
	return append(out, b.T("**Medieval Lore.** There are no War Councils. Hold at most %s. Play one in your own "+
		"turn and one in an enemy's turn. Each costs %s more than printed and has the effect of level 1. "+
		"`VAR-ML-01` `VAR-ML-03`", b.Tn("%d Lore card", "%d Lore cards", terms.HandLimit), more))
}

// turnEnd describes one of the choices at the end of a turn.
func (b *battle) turnEnd(drawn, kept, tokens int) string {
	text := ""
	switch {
	case drawn == 0:
	case kept < drawn:
		text = b.T("%s, keep %d", b.Tn("%d card", "%d cards", drawn), kept)
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
