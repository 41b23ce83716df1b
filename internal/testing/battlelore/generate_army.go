package battlelore

import (
	"fmt"
	"slices"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// adventure writes an adventure on the map.
func (m *maker) adventure() string {
	kind := "medieval"
	if m.lore {
		kind = oneOf(m, []string{rulebook.Lore, rulebook.Lore, rulebook.Lore, rulebook.MedievalLore})
	}
	if kind != rulebook.Lore {
		m.creatures = 0
	}
	m.say("kind = \"adventure\"\nformat = 1\nid = %q\nname = \"Made up\"\ntype = %q\nmap = %q\nfirst = %q",
		m.name, kind, m.name, oneOf(m, []string{"pennant", "standard", "scout"}))
	if kind == rulebook.Lore && m.oneIn(2) {
		m.say("[landmarks]\nin_force = true")
	}
	m.say("[victory]\n%s", m.goals())
	for range m.between(0, 3) {
		m.say(
			"[[victory.objectives]]\nname = \"A place\"\nat = [%q, %q]\nbanners = %d\n%s%s",
			m.spot(),
			m.spot(),
			m.between(1, 2),
			m.sometimes(3, "side = \"pennant\"\n"),
			m.sometimes(3, "permanent = true\n"),
		)
	}
	types := m.types()
	for camp := range boards.Camp(boards.Camps) {
		m.say("[%s]\narmy = \"Host\"\ncommander = \"Captain\"\n%s", camp, m.command(kind))
		deep := m.between(2, 4) // rows; with four on each side they meet at once
		for i := range m.between(6, 24) {
			m.say("[[%s.units]]\n%stype = %q\nat = [%q]", camp, m.whose(i), oneOf(m, types), m.hexIn(camp, 1, deep))
		}
		for i := range m.creatures {
			m.say("[[%s.units]]\n%stype = %q\nat = [%q]", camp, m.whose(i), m.creature(), m.hexIn(camp, 1, deep))
		}
	}
	if m.allies {
		for camp := range boards.Camp(boards.Camps) {
			m.say("[%s.ally]\n%s", camp, m.command(kind))
		}
	}
	if m.lore {
		m.lairs()
	}
	for range m.between(0, 3) {
		m.say("[[rules]]\nname = \"A custom\"\neffects = [{ %s }]", m.custom())
	}
	if m.lore && m.oneIn(2) {
		m.cards()
	}
	return m.done()
}

// goals writes the victory conditions: EP-VIC-01 on an Epic board.
func (m *maker) goals() string {
	if m.on.Epic {
		return fmt.Sprintf(
			"decisive = %d\nmargin = %d\nmarginal = %d",
			m.between(3, 7),
			m.between(1, 3),
			m.between(7, 11),
		)
	}
	return fmt.Sprintf("banners = %d", m.between(3, 9))
}

// types returns the rulebook's troops, and some that an author might add: any race with any banner and weapon.
func (m *maker) types() []string {
	var ids []string
	for i := range m.book.Units.All() {
		if u := &m.book.Units.All()[i]; !u.Creature() {
			ids = append(ids, u.ID)
		}
	}
	var weapons []string
	for i := range m.book.Weapons.All() {
		weapons = append(weapons, m.book.Weapons.All()[i].ID)
	}
	for i := range m.between(2, 6) {
		id := fmt.Sprintf("own-%d", i)
		ids = append(ids, id, id, id)
		m.say(
			"[[rulebook.units]]\nid = %q\nname = \"Own\"\nrace = %q\nbanner = %q\nclass = %q\nweapon = %q\nfigures = "+
				"%d\nranged = %d",
			id,
			oneOf(
				m,
				m.book.Races.All(),
			).ID,
			oneOf(m, m.book.Banners.All()).ID,
			oneOf(m, []string{rulebook.Foot, rulebook.Mounted}),
			oneOf(m, weapons),
			m.between(1, 6),
			m.between(0, 3),
		)
	}
	return ids
}

// custom writes one change that an adventure may make.
func (m *maker) custom() string {
	whom := m.sometimes(2, fmt.Sprintf(", side = %q", oneOf(m, boards.CampNames[:]))) +
		m.sometimes(2, fmt.Sprintf(", classes = [%q]", oneOf(m, []string{rulebook.Foot, rulebook.Mounted})))
	side := oneOf(m, boards.CampNames[:])
	return oneOf(m, []string{
		`do = "bold", count = 1` + whom,
		`do = "frightened"` + whom,
		`do = "dice", melee = 2, ranged = -1` + whom,
		`do = "dice", melee = -1, ranged = 1` + whom,
		`do = "move", count = 1` + whom,
		`do = "move", count = -1` + whom,
		`do = "worth", count = 0` + whom,
		`do = "worth", count = 2` + whom,
		`do = "hold", turn = 9` + whom,
		fmt.Sprintf(
			`do = "exit", side = %q, at = [%s]`,
			side,
			strings.Join([]string{fmt.Sprintf("%q", m.spot()), fmt.Sprintf("%q", m.spot())}, ", "),
		),
		m.gift([]string{m.spot(), m.spot()}, m.between(1, 3), whom),
		m.gift([]string{m.spot(), m.spot(), m.spot()}, m.between(1, 3), ""),
		`do = "last-turn", turn = 21`,
		fmt.Sprintf(`do = "last-turn", turn = 30, winner = %q`, side),
	})
}

// command writes the number of Command cards of a side, or its council (BL-WAR-03).
func (m *maker) command(kind string) string {
	if kind != rulebook.Lore {
		return fmt.Sprintf("command_cards = %d", m.between(1, 8))
	}
	if m.split {
		return fmt.Sprintf("council = { levels = %d }", m.between(9, 12))
	}
	return fmt.Sprintf("council = { commander = %d, wizard = %d, cleric = %d, rogue = %d, warrior = %d }",
		m.between(0, 3), m.between(0, 3), m.between(0, 3), m.between(0, 3), m.between(0, 3))
}

// whose gives every other unit to the ally, if the camp has one.
func (m *maker) whose(i int) string {
	if m.allies && i%2 == 1 {
		return "player = 2\n"
	}
	return ""
}

// lairs writes lairs of both camps, some with a creature that comes out of it (BL-LMK-08).
func (m *maker) lairs() {
	for camp := range boards.Camp(boards.Camps) {
		for range m.between(0, 3) {
			t := oneOf(m, m.book.Terrain.All())
			if t.Layer != rulebook.Lair || len(t.On) > 0 {
				continue
			}
			m.say("[[%s.lairs]]\ntype = %q\nat = %q", camp, t.ID, m.hexIn(camp, 1, 6))
		}
	}
}

// creature returns one of the rulebook's creatures.
func (m *maker) creature() string {
	var ids []string
	for i := range m.book.Units.All() {
		if u := &m.book.Units.All()[i]; u.Creature() {
			ids = append(ids, u.ID)
		}
	}
	return oneOf(m, ids)
}

// gift writes the gift of a special rule at a place; tokens only in a battle with tokens.
func (m *maker) gift(at []string, count int, whom string) string {
	do := adventures.RuleHeal
	if m.lore && m.oneIn(2) {
		do = adventures.RuleTokens
	}
	text := fmt.Sprintf("do = %q, at = %s", do, toml(at))
	if m.oneIn(2) {
		text += fmt.Sprintf(", count = %d", count)
	} else {
		text += fmt.Sprintf(", by = %q", oneOf(m, adventures.RuleEffects().Entry(do).Bases)) +
			m.sometimes(2, fmt.Sprintf(", part = %q", oneOf(m, adventures.RuleParts())))
	}
	return text + m.sometimes(2, fmt.Sprintf(", when = %q", oneOf(m, adventures.RuleTimes()))) +
		m.sometimes(2, fmt.Sprintf(", once = %q", oneOf(m, adventures.RuleOnces()))) + whom
}

// shares returns operations with a number that is a part of something, for units or for players.
func (m *maker) shares(what string, deeds ...string) (out []string) {
	for _, do := range deeds {
		for _, by := range rulebook.LoreEffects().Entry(do).Bases {
			if by == rulebook.ByPaid && what != rulebook.AtLore {
				continue
			}
			text := fmt.Sprintf("do = %q, by = %q", do, by) + m.sometimes(2, fmt.Sprintf(", part = %s", toml(m.parts())))
			switch do {
			case rulebook.LoreRoll:
				text += `, hits = ["colour", "strike"]`
			case rulebook.LoreDiscard:
				text += fmt.Sprintf(", deck = %q", oneOf(m, rulebook.LoreDecks()))
			}
			out = append(out, text)
		}
	}
	return out
}

// parts returns one word for an amount, or three that do not decrease from level to level.
func (m *maker) parts() []string {
	if m.oneIn(2) {
		return []string{oneOf(m, rulebook.Parts())}
	}
	out := []string{rulebook.PartThird, rulebook.PartHalf, rulebook.PartAll}
	return slices.Clone(out)
}
