package battlelore

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/adventures/effect"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema"
)

// names returns the names of words in forms.
func names() map[string]string {
	out := map[string]string{
		"type medieval": "Medieval, without Lore", "type lore": "Lore, with War Councils",
		"type medieval-lore": "Medieval Lore, without War Councils",
		"first scout":        "The camp with more green banners",
		"mode impromptu":     "Impromptu", "mode organized": "Organized", "mode epic": "Epic",
		"mode epic-allies": "Epic with Reluctant Allies",
		"reserve two":      "Two units of the Reserve card", "reserve all": "All units of the starting player's card",
		"do bold": "Bold", "do frightened": "Frightened", "do dice": "More or fewer dice",
		"do move":  "Longer or shorter moves",
		"do worth": "Worth more banners", "do hold": "No orders before a turn", "do exit": "Exits from the board",
		"do tokens": "Lore tokens at a place", "do heal": "Healing at a place", "do last-turn": "Last turn",
		"side ": "Both camps", "winner ": "The camp with more banners", "once ": "Every time",
		"when ": "At the end of the turn", "part ": "All of it", "by ": "A fixed number",
		"once battle": "Once in the battle", "once side": "Once for each side",
		"when ends": "At the end of the turn", "when enters": "When a unit comes there",
		"when rests": "At the end of a turn without moving or battling",
		"part all":   "All of it", "part half": "Half of it", "part third": "A third of it",
		"by own-tokens": "Its own Lore tokens", "by opponent-tokens": "The opponent's Lore tokens",
		"by pool": "The pool of Lore tokens", "by lost": "The figures lost", "by figures": "The figures left",
		"units ": "All types", "classes ": "All classes", "banners ": "All banners", "boxes ": "Those of the map",
		"ban ": "None", "grants ": "None", "pennant ": "All sets of the camp", "standard ": "All sets of the camp",
		"classes foot": "Foot", "classes mounted": "Mounted", "classes creature": "Creatures",
	}
	for _, key := range []string{"first", "side", "winner", "camp"} {
		out[key+" pennant"], out[key+" standard"] = "Pennants", "Standards"
	}
	return out
}

// effectKeys returns the keys that the effect at a path reads.
func effectKeys(kind string, path []string, do string) []string {
	of := effectsOf(kind, path)
	if of == nil {
		return nil
	}
	return slices.Concat(of.Always, of.Entry(do).Keys)
}

// effectsOf returns the schema of the effect at a path, or nil.
func effectsOf(kind string, path []string) *effect.Schema {
	if len(path) != 4 || path[2] != "effects" {
		return nil
	}
	switch kind + " " + path[0] {
	case rulebook.KindAdventure + " rules":
		return adventures.RuleEffects()
	case rulebook.KindRulebook + " command_cards":
		return rulebook.CommandEffects()
	case rulebook.KindRulebook + " lore_cards":
		return rulebook.LoreEffects()
	case rulebook.KindRulebook + " specialists":
		return rulebook.SpecialistEffects()
	}
	return nil
}

// sentence returns an effect of a special rule or of a card in the words of sheets.
func sentence(e *catalog.Entry, path []string) string {
	own := library.EntryOf(e)
	if own == nil || len(path) != 4 || path[2] != "effects" {
		return ""
	}
	if path[0] != "rules" {
		return cardSentence(own, path)
	}
	linked := own.Linked()
	if linked == nil {
		return ""
	}
	rule, err := strconv.Atoi(path[1])
	n, other := strconv.Atoi(path[3])
	if err != nil || other != nil || rule >= len(linked.Definition.Rules) {
		return ""
	}
	effects := linked.Definition.Rules[rule].Effects
	if n >= len(effects) {
		return ""
	}
	if e := &effects[n]; e.Do == adventures.RuleDice && e.Melee == 0 && e.Ranged == 0 {
		return "" // nothing is written yet
	}
	return effects[n].Words(func(id string) string {
		if u := own.Rules().Units.Get(id); u != nil {
			return cmp.Or(u.Name, id)
		}
		return id
	})
}

// cardSentence returns an effect of a card of a rulebook in the words of sheets. It reads the file and not the linked
// rules, which leave out invalid cards and have only the last one of an id.
func cardSentence(own *library.Entry, path []string) string {
	list, _ := own.Doc.Tree[path[0]].([]any)
	card, ok := at(list, path[1]).(map[string]any)
	if !ok {
		return ""
	}
	effects, _ := card["effects"].([]any)
	one, ok := at(effects, path[3]).(map[string]any)
	if do, _ := one["do"].(string); !ok || do == "" {
		return "" // nothing is written yet
	}
	words := ""
	switch path[0] {
	case "command_cards":
		var e rulebook.CardEffect
		schema.DecodeValue(one, &e)
		words = e.Words()
	case "lore_cards": // its sentence begins with the target of the card
		var c rulebook.LoreCard
		schema.DecodeValue(card, &c)
		c.Effects = make([]rulebook.LoreEffect, 1)
		schema.DecodeValue(one, &c.Effects[0])
		words = own.Rules().LoreWords(&c)
	case "specialists":
		var e rulebook.Effect
		schema.DecodeValue(one, &e)
		words = e.Words()
	}
	if words == "" {
		return ""
	}
	return strings.ToUpper(words[:1]) + strings.TrimSuffix(words[1:], ".") + "."
}

// at returns the element of a list at an index in words; nil for none.
func at(list []any, index string) any {
	if i, err := strconv.Atoi(index); err == nil && i >= 0 && i < len(list) {
		return list[i]
	}
	return nil
}

// level returns the levels of the member of a War Council that a key sets.
func level(e *catalog.Entry, path []string) *words.Level {
	n := len(path)
	if n < 3 || path[n-2] != "council" && (path[n-2] != "least" || path[n-3] != "council") {
		return nil
	}
	rules := rulesOf(e)
	seat := rules.Classes.Get(path[n-1])
	if seat == nil {
		return nil
	}
	return &words.Level{Least: seat.Least, Most: seat.Most, All: rules.CouncilLevels()}
}
