package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
)

// commandCards writes Command cards of every key.
func (w *wilder) commandCards() {
	ids := w.book.CommandCards.IDs()
	for i := range w.n(0, 10, 0, 4) {
		id, copies := fmt.Sprintf("own-order-%d", i), w.n(0, 12, 1, 4)
		if w.oneIn(4) {
			id = ids[i]
		}
		w.say(
			"[[rulebook.command_cards]]\nid = %q\nname = \"Own\"\nkind = %q\ncopies = %d",
			id,
			oneOf(w.maker, rulebook.CardKinds()),
			copies,
		)
		w.key(2, "fallback", w.n(0, 9, 0, 2))
		var effects []string
		switch w.between(0, 7) {
		case 0:
			effects = append(effects, `do = "copy-last"`)
		case 1:
			effects = append(effects, `do = "roll-orders"`)
		case 2:
			for _, wing := range rulebook.Wings() {
				if !w.oneIn(3) {
					effects = append(effects, fmt.Sprintf(`do = "order", sections = [%q], %s`, wing, w.orders(false)))
				}
			}
		case 3:
			effects = append(effects, `do = "order", sections = ["left", "centre", "right"], `+w.orders(false))
		default:
			order := `do = "order", ` + w.orders(true) +
				w.sometimes(3, ", classes = "+toml(w.some([]string{"foot", "mounted", "creature"}, 3))) +
				w.sometimes(3, ", banners = "+toml(w.some(w.book.Banners.IDs(), 3))) +
				w.sometimes(5, ", missile = true") + w.sometimes(5, ", group = true") +
				w.sometimes(4, ", allies = true") + w.sometimes(4, ", epic_commander = true")
			effects = append(effects, order)
		}
		for range w.n(0, 10, 0, 2) {
			effects = append(effects, w.commandGrant())
		}
		if w.oneIn(4) {
			effects = append(effects, fmt.Sprintf(`do = "draw", count = %d, keep = 1`, w.n(1, 4, 1, 3)))
		}
		if w.oneIn(6) {
			effects = append(effects, `do = "remake-deck"`)
		}
		w.say("effects = [{ %s }]", strings.Join(effects, " }, { "))
		w.para()
	}
}

func (w *wilder) orders(all bool) string {
	switch {
	case all && w.oneIn(4):
		return `by = "all"`
	case w.oneIn(4):
		return `by = "command"`
	}
	return fmt.Sprintf("count = %d", w.n(1, 99, 1, 4))
}

func (w *wilder) commandGrant() string {
	if w.oneIn(4) {
		return fmt.Sprintf(
			`do = "grant", move_and_battle = %d`,
			w.n(1, 99, 1, 4),
		) + w.sometimes(
			2,
			", banners = "+toml(w.some(w.book.Banners.IDs(), 3)),
		)
	}
	return fmt.Sprintf(`do = "grant", melee = %d, ranged = %d`, w.n(-9, 9, -1, 2), w.n(-9, 9, -1, 2)) +
		w.sometimes(3, fmt.Sprintf(", epic_melee = %d", w.n(-9, 9, -1, 2))) +
		w.sometimes(3, fmt.Sprintf(", shots = %d", w.n(0, 9, 1, 3))) +
		w.sometimes(6, ", no_move = true") + w.sometimes(8, ", no_melee = true") + w.sometimes(8, ", no_ranged = true")
}

// loreCards writes Lore cards: in any window, with any target, and with operations that fit it, or nearly.
func (w *wilder) loreCards() {
	var ids []string
	for i := range w.book.LoreCards.All() {
		ids = append(ids, w.book.LoreCards.All()[i].ID)
	}
	class := oneOf(w.maker, []string{"cleric", "rogue", "warrior", "wizard"})
	for i := range w.n(0, 60, 8, 20) {
		id := fmt.Sprintf("own-card-%d", i)
		if i >= 8 || w.oneIn(3) {
			id = ids[(i*7+w.heat)%len(ids)]
		}
		window := oneOf(w.maker, rulebook.LoreWindows())
		what, target := w.aimed(window)
		var effects []string
		for range w.n(1, 16, 1, 3) {
			effects = append(effects, "{ "+w.loreEffect(window, what)+" }")
		}
		if what == rulebook.AtUnits && w.oneIn(8) {
			target = fmt.Sprintf(
				"what = %q, side = %q, fallen = true, %s",
				rulebook.AtUnits,
				oneOf(w.maker, rulebook.LoreSides()),
				w.amounts("most", 0, 99, 1, 3),
			)
			effects = []string{`{ do = "place", where = "baseline", ` + w.amounts("figures", 1, 99, 1, 3) + " }"}
			if w.oneIn(2) {
				effects = append(effects, "{ "+w.loreEffect(window, what)+" }")
			}
		}
		w.say(
			"[[rulebook.lore_cards]]\nid = %q\nname = \"Card\"\nclass = %q\nnumber = %d\ncost = %d\nwindow = %q\nmedieval = "+
				"%v\ntarget = { %s }\neffects = [%s]",
			id,
			class,
			16+i,
			w.n(0, 99, 0, 3),
			window,
			!w.oneIn(4),
			target,
			strings.Join(effects, ", "),
		)
		if strings.HasSuffix(window, "fight") || strings.HasSuffix(window, "rolled") {
			w.key(5, "combat", oneOf(w.maker, rulebook.LoreCombats()))
		}
		w.para()
	}
}

func (w *wilder) amounts(key string, low, high, least, most int) string {
	return key + " = " + toml(w.levels(low, high, least, most))
}

func (w *wilder) aimed(window string) (what, text string) {
	what, text = w.target(window)
	switch what {
	case rulebook.AtUnits:
		text = fmt.Sprintf("what = %q, side = %q, ", what, oneOf(w.maker, rulebook.LoreSides())) +
			w.sometimes(4, "ordered = true, ") +
			w.sometimes(6, fmt.Sprintf("kind = [%q], ", oneOf(w.maker, rulebook.UnitKinds()))) +
			w.sometimes(8, w.amounts("rank", 0, 99, 1, 3)+", ") +
			w.sometimes(8, w.amounts("sections", 0, 3, 1, 3)+", ") +
			w.sometimes(8, w.amounts("near", 0, 99, 1, 4)+", ") +
			w.sometimes(6, fmt.Sprintf("shape = %q, ", oneOf(w.maker, rulebook.LoreShapes()))) +
			w.sometimes(10, "alone = true, ") + w.sometimes(8, "can_battle = true, ") +
			w.sometimes(10, "water = true, ") + w.sometimes(10, "elevated = true, next_to = true, ") +
			w.sometimes(8, "on = "+toml(w.some(w.names(rulebook.Ground), 4))+", ")
		if w.oneIn(8) {
			text += `by = "command"`
		} else if w.oneIn(2) {
			text += w.amounts("most", 0, 99, 1, 4)
		}
	case rulebook.AtLore:
		text += w.sometimes(3, ", "+w.amounts("cost", 0, 99, 3, 9))
	case rulebook.AtAttacker, rulebook.AtDefender:
		text += w.sometimes(
			3,
			fmt.Sprintf(", kind = [%q]", oneOf(w.maker, rulebook.UnitKinds())),
		) + w.sometimes(
			4,
			", "+w.amounts("rank", 0, 99, 1, 3),
		)
	}
	return what, strings.TrimSuffix(text, ", ")
}

// loreEffect writes an effect of a card on its target.
func (w *wilder) loreEffect(window, what string) string {
	if window == rulebook.WindowLore && w.oneIn(4) {
		return `do = "special", name = "card-back", reason = "why not"`
	}
	if window == rulebook.WindowXCard && w.oneIn(4) {
		return fmt.Sprintf(
			`do = "special", name = "forced-card", reason = "why not", pick = [%q]`,
			oneOf(w.maker, rulebook.LorePicks()),
		)
	}
	if window == rulebook.WindowXRolled && w.oneIn(4) {
		return `do = "special", name = "turned-strikes", reason = "why not"`
	}
	unit := what == rulebook.AtUnits || what == rulebook.AtAttacker || what == rulebook.AtDefender
	battle := window == rulebook.WindowFight || window == rulebook.WindowXFight || window == rulebook.WindowXRolled
	faces := func() string { return toml(w.some(rulebook.LoreFaces(), 3)) }
	n := func(low, high, most int) string { return w.amounts("n", low, high, low, most) }
	does := []string{
		`do = "gain", ` + n(1, 99, 3),
		`do = "steal", ` + n(1, 99, 3),
		fmt.Sprintf(`do = "draw", %s, deck = %q, keep = 1`, n(1, 4, 4), oneOf(w.maker, rulebook.LoreDecks())),
		fmt.Sprintf(
			`do = "draw", n = [4], deck = %q, keep = %d`,
			oneOf(w.maker, rulebook.LoreDecks()),
			w.n(1, 4, 1, 2),
		),
		fmt.Sprintf(`do = "forgo", until = %q`, oneOf(w.maker, rulebook.LoreEnds())),
	}
	does = append(does, w.shares(what, rulebook.LoreGain, rulebook.LoreSteal)...)
	switch {
	case unit:
		does = append(does, w.shares(what, rulebook.LoreHeal, rulebook.LoreRoll)...)
		does = append(does, `do = "move", `+n(1, 99, 3), `do = "move", `+n(1, 99, 3)+", clear = true",
			`do = "place", where = "near", `+w.amounts("within", 0, 99, 1, 5), `do = "place", where = "baseline"`,
			`do = "heal", `+n(1, 99, 3), `do = "retreat", `+n(1, 99, 3),
			`do = "roll", `+n(1, 99, 3)+", hits = "+faces(), `do = "roll", `+n(1, 99, 3)+", flags = true",
			`do = "roll", `+n(1, 99, 3)+", hits = "+faces()+", kills = "+faces()+", flags = true")
		for range 8 {
			does = append(does, w.loreGrant(battle))
		}
		if what == rulebook.AtUnits {
			does = append(does, `do = "order"`, `do = "order", only = "own"`)
		} else {
			does = append(does, `do = "cancel"`)
		}
		does = append(
			does,
			fmt.Sprintf(
				"do = %q, what = %q, %s",
				rulebook.LoreIgnore,
				oneOf(w.maker, rulebook.LoreIgnored()),
				n(0, 99, 3),
			),
			fmt.Sprintf(
				"do = %q, what = %q, %s, until = %q",
				rulebook.LoreIgnore,
				oneOf(w.maker, rulebook.LoreIgnored()),
				n(0, 99, 3),
				oneOf(w.maker, rulebook.LoreEnds()),
			),
		)
	case what == rulebook.AtRoll:
		does = append(
			does,
			fmt.Sprintf(`do = "reroll", %s, which = %q`, n(0, 99, 3), oneOf(w.maker, rulebook.LoreDice())),
		)
	case what == rulebook.AtLore, what == rulebook.AtCommand:
		does = append(does, `do = "cancel"`, `do = "cancel"`)
		if what == rulebook.AtLore {
			does = append(does, `do = "gain", by = "paid"`)
		}
	case what == rulebook.AtOpponent:
		does = append(
			does,
			fmt.Sprintf(`do = "discard", %s, deck = %q`, n(1, 99, 2), oneOf(w.maker, rulebook.LoreDecks())),
		)
	}
	return oneOf(w.maker, does) + w.sometimes(8, ", levels = [1, 3]") + w.sometimes(12, ", epic = true")
}

func (w *wilder) loreGrant(battle bool) string {
	stat := oneOf(w.maker, rulebook.LoreStats())
	text := fmt.Sprintf("do = %q, stat = %q", rulebook.LoreGrant, stat)
	if rulebook.StatCounts(stat) {
		low := -9
		if stat == rulebook.StatMoveMost || stat == rulebook.StatDiceSet || stat == rulebook.StatMoveLeast {
			low = 0
		}
		text += ", " + w.amounts("n", low, 99, 1, 3)
	}
	ends := rulebook.LoreEnds()
	if !battle {
		ends = ends[1:]
	}
	return text + fmt.Sprintf(", until = %q", oneOf(w.maker, ends))
}
