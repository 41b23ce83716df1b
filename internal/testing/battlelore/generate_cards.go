package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
)

// cards writes Lore cards that an author might add. A card has any window with a target that exists in it, and any
// effects that apply to such a target. All are of one class, so that half the cards of this class in play are new.
func (m *maker) cards() {
	class := oneOf(m, []string{"cleric", "rogue", "warrior", "wizard"})
	for i := range m.between(8, 12) {
		window := oneOf(m, rulebook.LoreWindows())
		what, target := m.target(window)
		var effects []string
		for range m.between(1, 3) {
			effects = append(effects, "{ "+m.effect(window, what)+" }")
		}
		if what == rulebook.AtUnits && m.oneIn(8) {
			target, effects = m.raised()
		}
		m.say(
			"[[rulebook.lore_cards]]\nid = \"card-%d\"\nname = \"Card\"\nclass = %q\nnumber = %d\ncost = %d\nwindow = "+
				"%q\nmedieval = true\ntarget = { %s }\neffects = [%s]",
			i,
			class,
			16+i,
			m.between(0, 3),
			window,
			target,
			strings.Join(effects, ", "),
		)
	}
}

// target writes the target of a card of a window.
func (m *maker) target(window string) (what, text string) {
	at := []string{rulebook.AtSelf, rulebook.AtOpponent}
	switch window {
	case rulebook.WindowRolled:
		at = append(at, rulebook.AtRoll, rulebook.AtRoll, rulebook.AtRoll)
	case rulebook.WindowLore, rulebook.WindowXLore:
		at = append(at, rulebook.AtLore)
	case rulebook.WindowXCard:
		at = append(at, rulebook.AtUnits, rulebook.AtCommand)
	case rulebook.WindowXFight, rulebook.WindowXRolled:
		at = append(at, rulebook.AtAttacker, rulebook.AtDefender, rulebook.AtUnits)
	default:
		at = append(at, rulebook.AtUnits, rulebook.AtUnits, rulebook.AtUnits)
	}
	what = oneOf(m, at)
	if what != rulebook.AtUnits {
		return what, fmt.Sprintf("what = %q", what)
	}
	side, ordered := oneOf(m, rulebook.LoreSides()), "ordered = true, "
	if answers := strings.HasPrefix(window, "x-"); answers == (side == rulebook.SideOwn) || side == rulebook.SideAny {
		ordered = ""
	}
	text = fmt.Sprintf("what = %q, side = %q, ", what, side) +
		m.sometimes(2, ordered) +
		m.sometimes(2, m.amount("most", 2, 3)+", ") +
		m.sometimes(4, fmt.Sprintf("kind = [%q], ", oneOf(m, rulebook.UnitKinds()))) +
		m.sometimes(6, m.amount("rank", 1, 3)+", ") +
		m.sometimes(6, m.amount("sections", 1, 3)+", ") +
		m.sometimes(6, m.amount("near", 1, 4)+", ") +
		m.sometimes(6, fmt.Sprintf("shape = %q, ", oneOf(m, rulebook.LoreShapes()))) +
		m.sometimes(8, "alone = true, ") +
		m.sometimes(8, "can_battle = true, ") +
		m.sometimes(8, "water = true, ") +
		m.sometimes(8, "elevated = true, next_to = true, ")
	return what, strings.TrimSuffix(text, ", ")
}

// raised writes effects that return eliminated units, of either side.
func (m *maker) raised() (target string, effects []string) {
	target = fmt.Sprintf("what = %q, side = %q, fallen = true", rulebook.AtUnits, oneOf(m, rulebook.LoreSides())) +
		m.sometimes(2, ", "+m.amount("most", 1, 3))
	return target, []string{`{ do = "place", where = "baseline", ` + m.amount("figures", 1, 3) + " }"}
}

// effect writes an effect of a card on its target.
func (m *maker) effect(window, what string) string {
	unit := what == rulebook.AtUnits || what == rulebook.AtAttacker || what == rulebook.AtDefender
	battle := window == rulebook.WindowFight || window == rulebook.WindowXFight || window == rulebook.WindowXRolled
	does := []string{m.numbered(rulebook.LoreGain, 1, 3), m.numbered(rulebook.LoreSteal, 1, 3),
		fmt.Sprintf("%s, deck = %q, keep = 1", m.numbered(rulebook.LoreDraw, 1, 4), rulebook.DeckLore)}
	does = append(does, m.shares(what, rulebook.LoreGain, rulebook.LoreSteal)...)
	switch {
	case unit:
		does = []string{
			m.numbered(rulebook.LoreMove, 1, 3),
			m.numbered(rulebook.LoreMove, 1, 2) + ", clear = true",
			`do = "place", where = "near", ` + m.amount("within", 1, 5),
			`do = "place", where = "baseline"`,
			m.numbered(rulebook.LoreHeal, 1, 3),
			m.numbered(rulebook.LoreRetreat, 1, 3),
			m.numbered(
				rulebook.LoreRoll,
				1,
				3,
			) + `, hits = ["colour", "strike"]`,
			m.numbered(rulebook.LoreRoll, 1, 2) + `, kills = ["lore"], flags = true`,
		}
		does = append(does, m.shares(what, rulebook.LoreHeal, rulebook.LoreRoll)...)
		for range 4 {
			does = append(does, m.granted(window, battle))
		}
		if what == rulebook.AtUnits && (window == rulebook.WindowWith || window == rulebook.WindowInstead) {
			does = append(does, `do = "order", only = "own"`)
		}
		if battle && what == rulebook.AtDefender {
			does = append(
				does,
				fmt.Sprintf("%s, what = %q", m.numbered(rulebook.LoreIgnore, 0, 2), oneOf(m, rulebook.LoreIgnored())),
			)
		}
		if what != rulebook.AtUnits {
			does = append(does, `do = "cancel"`)
		}
	case what == rulebook.AtRoll:
		does = append(
			does,
			fmt.Sprintf("%s, which = %q", m.numbered(rulebook.LoreReroll, 0, 3), oneOf(m, rulebook.LoreDice())),
		)
	case what == rulebook.AtLore && window == rulebook.WindowXLore, what == rulebook.AtCommand:
		does = append(does, `do = "cancel"`)
	case what == rulebook.AtOpponent:
		does = append(
			does,
			fmt.Sprintf("%s, deck = %q", m.numbered(rulebook.LoreDiscard, 1, 2), oneOf(m, rulebook.LoreDecks())),
		)
		does = append(does, m.shares(what, rulebook.LoreDiscard)...)
	}
	return oneOf(m, does) + m.sometimes(5, ", levels = [1, 3]")
}

// granted writes a change of units, which lasts as long as it can.
func (m *maker) granted(window string, battle bool) string {
	stat := oneOf(m, rulebook.LoreStats())
	text := fmt.Sprintf("do = %q, stat = %q", rulebook.LoreGrant, stat)
	if rulebook.StatCounts(stat) {
		text += ", " + m.amount("n", 1, 3)
	}
	ends := []string{rulebook.UntilTurn, rulebook.UntilTurn, rulebook.UntilNext}
	if battle && window != rulebook.WindowFight {
		ends = append(ends, rulebook.UntilRoll)
	}
	return text + fmt.Sprintf(", until = %q", oneOf(m, ends))
}

// numbered writes an operation with a number.
func (m *maker) numbered(do string, low, high int) string {
	return fmt.Sprintf("do = %q, %s", do, m.amount("n", low, high))
}

// amount writes a number for all levels, or one for each.
func (m *maker) amount(key string, low, high int) string {
	if m.oneIn(2) {
		return fmt.Sprintf("%s = [%d]", key, m.between(low, high))
	}
	return fmt.Sprintf("%s = [%d, %d, %d]", key, m.between(low, high), m.between(low, high), m.between(low, high))
}
