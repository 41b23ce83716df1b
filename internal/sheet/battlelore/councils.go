package battlelore

import (
	"slices"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/sheet"
)

// councils writes the commander of each army, and the benefits of the War Council (BL-WAR-01 to 03).
func (w *writer) councils(b *battle) {
	players := b.players()
	rows, head := [][]string{}, []string{""}
	for i := range players {
		head = append(head, "^"+players[i].name)
	}
	add := func(name string, value func(*player) string) {
		row, said := []string{name}, false
		for i := range players {
			text := value(&players[i])
			row, said = append(row, text), said || text != ""
		}
		if said {
			rows = append(rows, row)
		}
	}
	add(w.T("Army"), func(p *player) string { return sheet.Esc(p.Army) })
	add(w.T("Captain"), func(p *player) string { return sheet.Esc(p.Commander) })
	if b.councillors() {
		for _, class := range b.rules.Classes.All() {
			add(sheet.Esc(w.Called(sheet.Either(class.Name, class.ID))), func(p *player) string {
				level, fixed := seat(p.Council, class.ID)
				if !fixed || level == 0 {
					return ""
				}
				return pips(level, class.Most)
			})
		}
		add(w.T("Levels to split"), b.split)
	}
	add(w.T("Command cards"), b.commandCards)
	if b.councillors() {
		for _, column := range masterColumns(w.Language) {
			add(column.name, func(p *player) string {
				if m := b.master(p); m != nil {
					return sheet.Number(column.value(m))
				}
				return ""
			})
		}
	}
	if len(rows) == 0 {
		return
	}
	name, class := w.T("Command"), "keep"
	if b.councillors() {
		name = w.T("War Councils")
	}
	if len(players) > boards.Camps {
		class = "keep wide"
	}
	w.Section(name, class)
	w.Table(head, rows)
	if b.councillors() && slices.ContainsFunc(players, func(p player) bool { return p.Council.Free() }) {
		w.levelTable(b.rules)
	}
}

type masterColumn struct {
	name  string
	value func(*rulebook.MasterLevel) int
}

func masterColumns(in *words.Language) []masterColumn {
	return []masterColumn{
		{in.T("Lore cards kept"), func(m *rulebook.MasterLevel) int { return m.Keep }},
		{in.T("Lore tokens"), func(m *rulebook.MasterLevel) int { return m.Tokens }},
		{in.T("Lore cards at most"), func(m *rulebook.MasterLevel) int { return m.Hand }},
	}
}

// levelTable writes the benefits of a level, for councils that the players distribute themselves.
func (w *writer) levelTable(rules *rulebook.Rulebook) {
	head := []string{"^" + w.T("Level"), "^" + w.T("Command cards")}
	columns := masterColumns(w.Language)
	for _, c := range columns {
		head = append(head, "^"+c.name)
	}
	var rows [][]string
	for _, m := range rules.Masters.All() {
		row := []string{sheet.Number(m.Level), ""}
		for _, c := range rules.Commander.All() {
			if c.Level == m.Level {
				row[1] = sheet.Number(c.Cards)
			}
		}
		for _, c := range columns {
			row = append(row, sheet.Number(c.value(&m)))
		}
		rows = append(rows, row)
	}
	w.Para(w.T("Levels: the Commander's level sets the Command cards; the best Lore Master's level sets the rest."))
	w.Table(head, rows)
}

// seat returns the level of a council member, and whether the council is fixed. In a fixed council, an unnamed member's
// seat is empty.
func seat(c *adventures.Council, class string) (level int, fixed bool) {
	if c == nil || c.Free() {
		return 0, false
	}
	level, _ = c.Level(class)
	return level, true
}

// split describes how many levels a player may distribute, and the minimum.
func (b *battle) split(p *player) string {
	if !p.Council.Free() {
		return ""
	}
	out := b.T("%d in secret", *p.Council.Levels)
	for _, class := range b.rules.Classes.All() {
		if n := p.Council.Least[class.ID]; n > 0 {
			out += "; " + b.T("%s at least %d", sheet.Esc(b.Called(sheet.Either(class.Name, class.ID))), n)
		}
	}
	return out
}

// commandCards returns the hand size: that of the adventure, else by the Commander's level (BL-SETUP-03).
func (b *battle) commandCards(p *player) string {
	if n := b.linked.Cards(p.Player); n > 0 {
		return sheet.Number(n)
	}
	if p.Council.Free() {
		return b.T(byCommander)
	}
	return ""
}

const byCommander = "by the Commander"

// master returns the row of the best Lore Master of a fixed council; nil if the council is free or missing.
func (b *battle) master(p *player) *rulebook.MasterLevel {
	best, known := 0, false
	for _, class := range b.rules.Classes.All() {
		level, fixed := seat(p.Council, class.ID)
		known = known || fixed
		if class.Lore {
			best = max(best, level)
		}
	}
	if !known {
		return nil
	}
	return b.rules.MasterLevel(best)
}

// pips returns a level as filled and empty discs.
func pips(level, most int) string {
	level = min(max(level, 0), 9)
	return strings.Repeat(sheet.Full, level) + strings.Repeat(sheet.Hollow, max(0, min(most, 9)-level))
}
