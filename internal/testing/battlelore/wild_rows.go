package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
)

// tables writes rows of units, of their equipment, and of their training.
func (w *wilder) tables() {
	if w.oneIn(3) {
		b := oneOf(w.maker, w.book.Banners.All())
		training := func() string {
			move := w.n(0, 99, 1, 3)
			return fmt.Sprintf(
				"{ figures = %d, move_and_battle = %d, move = %d, melee = %d, ranged = %d, follow_on = %q }",
				w.n(1, 20, 2, 5),
				move,
				max(move, w.n(0, 99, 1, 4)),
				w.n(0, 99, 1, 4),
				w.n(0, 99, 1, 3),
				oneOf(w.maker, rulebook.FollowOns()),
			)
		}
		w.say(
			"[[rulebook.banners]]\nid = %q\nname = \"Own\"\nrank = %d\ncolour = \"#3f8f3f\"\nfoot = %s\nmounted = %s",
			b.ID,
			b.Rank,
			training(),
			training(),
		)
		w.para()
	}
	races := w.book.Races.IDs()
	for i := range w.between(0, 2) {
		id := fmt.Sprintf("own-race-%d", i)
		w.say(
			"[[rulebook.races]]\nid = %q\nname = \"Own\"\nbold_foot = %d\nfrightened = %v\nrush_foot = %v",
			id,
			w.n(0, 9, 0, 2),
			w.oneIn(4),
			w.oneIn(3),
		)
		w.para()
		races = append(races, id)
	}
	for i := range w.between(0, 3) {
		w.weapon(fmt.Sprintf("own-weapon-%d", i))
	}
	for i := range w.between(1, 5) {
		id := fmt.Sprintf("own-troop-%d", i)
		w.say("[[rulebook.units]]\nid = %q\nname = \"Own\"", id)
		w.set("race", oneOf(w.maker, races))
		w.set("banner", oneOf(w.maker, w.book.Banners.IDs()))
		w.set("class", oneOf(w.maker, []string{rulebook.Foot, rulebook.Mounted}))
		w.set("weapon", oneOf(w.maker, w.weapons))
		w.numbers()
		w.key(3, "figures", w.n(1, 20, 1, 6))
		w.key(4, "traits", w.some(rulebook.TroopTraits(), 3))
		w.para()
		w.troops = append(w.troops, id, id, id)
	}
	w.tokenRows()
	for i := range w.n(0, 12, 0, 4) {
		w.creature(fmt.Sprintf("own-beast-%d", i))
	}
}

// numbers writes training numbers that override the banner's.
func (w *wilder) numbers() {
	move := w.n(0, 99, 1, 3)
	w.key(3, "move_and_battle", move)
	w.key(3, "move", max(move, w.n(0, 99, 1, 4)))
	w.key(2, "melee", w.n(0, 99, 1, 5))
	w.key(2, "ranged", w.n(0, 99, 0, 4))
	w.key(2, "bold", w.n(0, 9, 0, 2))
	w.key(2, "retreat", w.n(0, 9, 0, 3))
}

func (w *wilder) weapon(id string) {
	w.say("[[rulebook.weapons]]\nid = %q\nname = \"Own\"\nsymbol = \"spear\"", id)
	kind, most := rulebook.MeleeWeapon, 1
	if w.oneIn(2) {
		kind, most = rulebook.MissileWeapon, w.n(2, 99, 2, 5)
	}
	w.set("kind", kind)
	w.set("range", most)
	if w.oneIn(8) {
		w.set("strike_from", w.n(0, 99, 0, 2))
		w.set("strike_to", w.n(0, 99, 0, 5))
	} else {
		to := w.between(0, most)
		w.set("strike_from", min(to, w.between(0, 2)))
		w.set("strike_to", to)
	}
	w.key(3, "strikes_mounted_ignore", w.n(0, 9, 0, 2))
	w.key(4, "frenzy", true)
	for _, key := range []string{"after_moving", "against_mounted", "battle_back", "standing_still"} {
		w.key(2, key, w.n(-9, 9, -2, 2))
	}
	w.key(2, "lore_tokens", true)
	w.para()
	w.weapons = append(w.weapons, id, id)
}

func (w *wilder) tokenRows() {
	for i := range w.n(0, 4, 0, 2) {
		id := fmt.Sprintf("own-token-%d", i)
		w.say("[[rulebook.tokens]]\nid = %q\nname = \"Own\"", id)
		for _, key := range []string{"no_move", "no_retreat", "no_follow_on", "no_bold", "flags_hit"} {
			w.key(3, key, true)
		}
		w.key(2, "most", w.n(0, 9, 0, 2))
		w.key(2, "dice_most", w.n(0, 9, 0, 2))
		if w.oneIn(2) {
			w.set("dice", w.n(1, 9, 1, 2))
			w.set("hits", w.some(rulebook.LoreFaces(), 3))
			w.set("ends_on", w.some(rulebook.LoreFaces(), 3))
			w.key(2, "turns", w.n(0, 9, 0, 2))
		} else {
			w.set("turns", w.n(1, 9, 1, 2))
		}
		w.para()
		w.tokens = append(w.tokens, id, id)
	}
}

// creature writes a creature with powers.
func (w *wilder) creature(id string) {
	w.say("[[rulebook.creatures]]\nid = %q\nname = \"Own\"\nrace = \"creature\"", id)
	w.set("banner", oneOf(w.maker, w.book.Banners.IDs()))
	w.set("level", oneOf(w.maker, []int{0, 0, 0, 1, 2, 3}))
	w.key(3, "weapon", oneOf(w.maker, w.weapons))
	w.numbers()
	w.key(2, "strike_hits", true)
	traits := w.some(rulebook.Traits(), 4)
	least := w.n(0, 20, 0, 2)
	flies := w.oneIn(3)
	if flies {
		traits = append(
			slices.DeleteFunc(traits, func(t string) bool { return t == rulebook.TraitFlies }),
			rulebook.TraitFlies,
		)
		w.set("fly", []int{least, max(least, w.n(1, 99, 2, 5))})
	}
	if slices.Contains(traits, rulebook.TraitMovesByLoreDice) {
		w.set("move_dice", w.n(1, 99, 2, 8))
	}
	w.set("traits", traits)
	store := w.n(0, 99, 0, 6)
	w.set("store", store)
	w.key(3, "lair", oneOf(w.maker, w.names(rulebook.Lair)))
	w.say("powers = [")
	for i := range w.n(0, 16, 0, 3) {
		w.power(i, store, flies && w.oneIn(2), slices.Contains(traits, rulebook.TraitLosesNecks))
	}
	w.say("]")
	w.para()
	w.creatures = append(w.creatures, id, id)
}

func (w *wilder) power(i, store int, flight, necks bool) {
	parts := []string{fmt.Sprintf("name = \"Power %d\"", i), fmt.Sprintf("cost = %d", w.n(0, store, 0, store))}
	tos := []string{rulebook.ToTarget, rulebook.ToOthers, rulebook.ToAdjacent, rulebook.ToSelf}
	if flight {
		parts = append(parts, `when = "flight"`)
		tos = []string{rulebook.ToFlown, rulebook.ToFlown, rulebook.ToSelf}
	} else {
		parts = append(parts, fmt.Sprintf("when = %q", oneOf(w.maker, []string{rulebook.PowerBattle, rulebook.PowerLater})))
		switch {
		case necks && w.oneIn(2):
			parts = append(parts, `needs = "lost-neck"`)
		case w.oneIn(3):
			parts = append(parts, `needs = "hit"`)
		}
		if w.oneIn(4) {
			parts = append(parts, "paid_first = true")
		}
	}
	var deeds []string
	rolled := !flight // a flight has no roll before it
	for range w.n(1, 8, 1, 2) {
		do, to := oneOf(w.maker, rulebook.PowerEffects().Words()), oneOf(w.maker, tos)
		if do == rulebook.PowerGrow {
			if !necks {
				do = rulebook.PowerLose
			} else {
				to = rulebook.ToSelf
			}
		}
		d := fmt.Sprintf("{ do = %q, to = %q, ", do, to)
		switch shares := rulebook.PowerEffects().Entry(do).Bases; {
		case len(shares) > 0 && w.oneIn(3):
			d += fmt.Sprintf("by = %q", oneOf(w.maker, shares)) +
				w.sometimes(2, fmt.Sprintf(", part = %q", oneOf(w.maker, rulebook.Parts())))
		default:
			d += fmt.Sprintf("n = %d", w.n(1, 99, 1, 3)) + w.sometimes(3, per(rolled))
		}
		rolled = rolled || do == rulebook.PowerRoll
		switch do {
		case rulebook.PowerToken:
			d += fmt.Sprintf(", token = %q", oneOf(w.maker, w.tokens))
		case rulebook.PowerRoll:
			d += ", hits = " + toml(w.some(rulebook.LoreFaces(), 3))
			if w.oneIn(2) {
				d += ", flags = true"
			}
		}
		deeds = append(deeds, d+" }")
	}
	w.say("  { %s, deeds = [%s] },", strings.Join(parts, ", "), strings.Join(deeds, ", "))
}

// terms writes other levels, councils and terms of Lore.
func (w *wilder) terms() {
	for _, row := range w.book.Commander.All() {
		if w.oneIn(6) {
			w.say(
				"[[rulebook.commander_levels]]\nid = %q\nname = \"Own\"\nlevel = %d\ncommand_cards = %d",
				row.ID,
				row.Level,
				w.n(0, 9, 2, 6),
			)
			w.para()
		}
	}
	for level := range 4 {
		if w.oneIn(6) {
			w.say(
				"[[rulebook.master_levels]]\nid = \"master-%d\"\nname = \"Own\"\nlevel = %d\ncards_kept = %d\ntokens = "+
					"%d\nhand_limit = %d",
				level,
				level,
				w.n(0, 4, 0, 4),
				w.n(0, 99, 0, 6),
				w.n(0, 4, 1, 4),
			)
			w.para()
		}
	}
	for _, row := range w.book.Classes.All() {
		if w.oneIn(8) {
			w.say(
				"[[rulebook.council]]\nid = %q\nname = \"Own\"\nleast = %d\nmost = 3\nlore_master = %v\ndeck_both = %d\ndeck_one "+
					"= %d\ndeck_none = %d",
				row.ID,
				w.between(0, 1),
				row.Lore,
				w.n(0, 99, 0, 20),
				w.n(0, 99, 0, 20),
				w.n(0, 99, 0, 20),
			)
			w.para()
		}
	}
	for _, id := range []string{rulebook.Lore, rulebook.MedievalLore} {
		if !w.oneIn(4) {
			continue
		}
		choices := w.n(1, 9, 1, 3)
		list := func(most, usual int) []int {
			out := []int{}
			for range choices {
				out = append(out, w.n(0, most, 0, usual))
			}
			return out
		}
		w.say(
			"[[rulebook.lore_terms]]\nid = %q\nname = \"Own\"\ncouncil_levels = %d\nlandmark_level = %d\ndealt = "+
				"%d\nhand_limit = %d\nout_of_character = %d",
			id,
			w.n(0, 18, 3, 9),
			w.n(0, 3, 1, 3),
			w.n(0, 4, 0, 4),
			w.n(0, 4, 0, 4),
			w.n(0, 20, 0, 4),
		)
		w.say(
			"creature_elsewhere = %d\ncreature_reward = %d\nturn_draw = %s\nturn_keep = %s\nturn_tokens = %s",
			w.n(0, 20, 0, 4),
			w.n(0, 20, 0, 3),
			toml(list(4, 3)),
			toml(list(4, 2)),
			toml(list(20, 3)),
		)
		w.para()
	}
}

// per writes that a number counts for each Lore symbol, if dice were rolled.
func per(rolled bool) string {
	if rolled {
		return `, per = "lore"`
	}
	return ""
}
