package promise

import (
	"fmt"
	"strings"

	"muster/engine/rulebook"
	"muster/maps/hex"
)

// adventure writes an adventure on the map.
func (m *maker) adventure() string {
	m.say("kind = \"adventure\"\nformat = 1\nid = %q\nname = \"Made up\"\ntype = \"medieval\"\nmap = %q\nfirst = %q",
		m.name, m.name, oneOf(m, []string{"pennant", "standard", "scout"}))
	m.say("[victory]\n%s", m.goals())
	for range m.between(0, 3) {
		m.say("[[victory.objectives]]\nname = \"A place\"\nat = [%q, %q]\nbanners = %d\n%s%s", m.spot(), m.spot(), m.between(1, 2),
			m.sometimes(3, "side = \"pennant\"\n"), m.sometimes(3, "permanent = true\n"))
	}
	types := m.types()
	for camp := range hex.Camp(hex.Camps) {
		m.say("[%s]\narmy = \"Host\"\ncommander = \"Captain\"\ncommand_cards = %d", camp, m.between(1, 8))
		deep := m.between(2, 4) // rows; of four and four they meet at once
		for range m.between(6, 24) {
			m.say("[[%s.units]]\ntype = %q\nat = [%q]", camp, oneOf(m, types), m.hexIn(camp, 1, deep))
		}
	}
	for range m.between(0, 3) {
		m.say("[[rules]]\nname = \"A custom\"\neffects = [{ %s }]", m.custom())
	}
	return m.done()
}

// goals writes what wins: EP-VIC-01 on an Epic board.
func (m *maker) goals() string {
	if m.on.Epic {
		return fmt.Sprintf("decisive = %d\nmargin = %d\nmarginal = %d", m.between(3, 7), m.between(1, 3), m.between(7, 11))
	}
	return fmt.Sprintf("banners = %d", m.between(3, 9))
}

// types are the rulebook's troops, and some that an author might add: any race with any banner and weapon.
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
		m.say("[[rulebook.units]]\nid = %q\nname = \"Own\"\nrace = %q\nbanner = %q\nclass = %q\nweapon = %q\nfigures = %d\nranged = %d", id,
			oneOf(m, m.book.Races.All()).ID, oneOf(m, m.book.Banners.All()).ID, oneOf(m, []string{rulebook.Foot, rulebook.Mounted}),
			oneOf(m, weapons), m.between(1, 6), m.between(0, 3))
	}
	return ids
}

// custom writes one thing that an adventure may bend.
func (m *maker) custom() string {
	whom := m.sometimes(2, fmt.Sprintf(", side = %q", oneOf(m, hex.CampNames[:]))) +
		m.sometimes(2, fmt.Sprintf(", classes = [%q]", oneOf(m, []string{rulebook.Foot, rulebook.Mounted})))
	side := oneOf(m, hex.CampNames[:])
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
		fmt.Sprintf(`do = "exit", side = %q, at = [%s]`, side, strings.Join([]string{fmt.Sprintf("%q", m.spot()), fmt.Sprintf("%q", m.spot())}, ", ")),
		`do = "last-turn", turn = 21`,
		fmt.Sprintf(`do = "last-turn", turn = 30, winner = %q`, side),
	})
}
