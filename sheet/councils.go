package sheet

import (
	"strings"

	"muster/adventures"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// councils tells who leads each army, and what his War Council brings (BL-WAR-01 to 03).
func (w *writer) councils(b *battle) {
	rows := [][]string{}
	add := func(name string, value func(hex.Camp) string) {
		p, s := value(hex.Pennant), value(hex.Standard)
		if p != "" || s != "" {
			rows = append(rows, []string{name, p, s})
		}
	}
	add("Army", func(c hex.Camp) string { return Esc(b.side(c).Army) })
	add("Captain", func(c hex.Camp) string { return Esc(b.side(c).Commander) })
	if b.lore() {
		for _, class := range b.rules.Classes.All() {
			add(Esc(either(class.Name, class.ID)), func(c hex.Camp) string {
				level, fixed := seat(b.side(c).Council, class.ID)
				if !fixed || level == 0 {
					return ""
				}
				return pips(level, class.Most)
			})
		}
		add("Levels to split", func(c hex.Camp) string { return b.split(c) })
	}
	add("Command cards", func(c hex.Camp) string { return b.commandCards(c) })
	if b.lore() {
		for _, column := range masterColumns() {
			add(column.name, func(c hex.Camp) string {
				if m := b.master(c); m != nil {
					return number(column.value(m))
				}
				return ""
			})
		}
	}
	if len(rows) == 0 {
		return
	}
	name := "War Councils"
	if !b.lore() {
		name = "Command"
	}
	w.section(name, "keep")
	w.table([]string{"", "^Pennants", "^Standards"}, rows)
	if b.lore() && (free(b.side(hex.Pennant)) || free(b.side(hex.Standard))) {
		w.levelTable(b.rules)
	}
}

type masterColumn struct {
	name  string
	value func(*rulebook.MasterLevel) int
}

func masterColumns() []masterColumn {
	return []masterColumn{
		{"Lore cards kept", func(m *rulebook.MasterLevel) int { return m.Keep }},
		{"Lore tokens", func(m *rulebook.MasterLevel) int { return m.Tokens }},
		{"Lore cards at most", func(m *rulebook.MasterLevel) int { return m.Hand }},
	}
}

// levelTable is what a level brings, for councils that the players split themselves.
func (w *writer) levelTable(rules *rulebook.Rulebook) {
	head := []string{"^Level", "^Command cards"}
	for _, c := range masterColumns() {
		head = append(head, "^"+c.name)
	}
	var rows [][]string
	for _, m := range rules.Masters.All() {
		row := []string{number(m.Level), ""}
		for _, c := range rules.Commander.All() {
			if c.Level == m.Level {
				row[1] = number(c.Cards)
			}
		}
		for _, c := range masterColumns() {
			row = append(row, number(c.value(&m)))
		}
		rows = append(rows, row)
	}
	w.para("What a level brings: the Commander's gives the Command cards, the best Lore Master's the rest.")
	w.table(head, rows)
}

// seat is the level of a council member, and whether the council is fixed at all. A fixed council that does not
// name a member leaves the seat empty.
func seat(c *adventures.Council, class string) (level int, fixed bool) {
	if c == nil || c.Levels != nil {
		return 0, false
	}
	var p *int
	switch class {
	case "commander":
		p = c.Commander
	case "wizard":
		p = c.Wizard
	case "cleric":
		p = c.Cleric
	case "rogue":
		p = c.Rogue
	case "warrior":
		p = c.Warrior
	case "creature":
		p = c.Creature
	}
	if p == nil {
		return 0, true
	}
	return *p, true
}

func free(s *adventures.Side) bool { return s.Council != nil && s.Council.Levels != nil }

// split tells how many levels a camp may give out, and what it must give at least.
func (b *battle) split(c hex.Camp) string {
	s := b.side(c)
	if !free(s) {
		return ""
	}
	out := number(*s.Council.Levels) + " in secret"
	for _, class := range b.rules.Classes.All() {
		if n := s.Council.Least[class.ID]; n > 0 {
			out += "; " + Esc(either(class.Name, class.ID)) + " at least " + number(n)
		}
	}
	return out
}

// commandCards is the size of the hand: what the adventure says, else by the Commander's level (BL-SETUP-03).
func (b *battle) commandCards(c hex.Camp) string {
	s := b.side(c)
	if s.CommandCards > 0 {
		return number(s.CommandCards)
	}
	if level, fixed := seat(s.Council, "commander"); fixed {
		for _, row := range b.rules.Commander.All() {
			if row.Level == level {
				return number(row.Cards)
			}
		}
	}
	if free(s) {
		return "by the Commander"
	}
	return ""
}

// master is the row of the best Lore Master of a fixed council; nil when the council is free or missing.
func (b *battle) master(c hex.Camp) *rulebook.MasterLevel {
	best, known := 0, false
	for _, class := range b.rules.Classes.All() {
		level, fixed := seat(b.side(c).Council, class.ID)
		known = known || fixed
		if class.Lore {
			best = max(best, level)
		}
	}
	if !known {
		return nil
	}
	for i, row := range b.rules.Masters.All() {
		if row.Level == best {
			return &b.rules.Masters.All()[i]
		}
	}
	return nil
}

// pips are a level as filled and empty discs.
func pips(level, most int) string {
	level = min(max(level, 0), 9)
	return strings.Repeat("●", level) + strings.Repeat("○", max(0, min(most, 9)-level))
}

// deck is the Lore deck of two fixed councils (BL-WAR-04); "" when a council is free.
func (b *battle) deck() string {
	var parts []string
	total := 0
	for _, class := range b.rules.Classes.All() {
		if !class.Lore {
			continue
		}
		p, fixedP := seat(b.side(hex.Pennant).Council, class.ID)
		s, fixedS := seat(b.side(hex.Standard).Council, class.ID)
		if !fixedP || !fixedS {
			return ""
		}
		n := class.DeckNone
		switch {
		case p > 0 && s > 0:
			n = class.DeckBoth
		case p > 0 || s > 0:
			n = class.DeckOne
		}
		total += n
		parts = append(parts, number(n)+" "+Esc(either(class.Name, class.ID)))
	}
	if total == 0 {
		return ""
	}
	return list(parts) + " cards, " + number(total) + " in all"
}
