package kernel

import (
	"strings"

	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// blocks writes the components that each side needs: units by kind with their blocks, Leaders, Bow markers and tokens.
func (w *writer) blocks(b *battle) {
	var text strings.Builder
	var all command.Rosters
	for c := range boards.Camp(boards.Camps) {
		kinds, units, blocks := b.muster(c)
		leaders := len(b.linked.Staff(c))
		if len(kinds)+leaders == 0 {
			continue
		}
		total, made, bows := 0, 0, 0
		for i, k := range kinds {
			total, made = total+units[i], made+blocks[i]
			if k.bow {
				bows += units[i]
			}
		}
		parts := []string{w.Tn("%d unit", "%d units", total), w.Tn("%d block", "%d blocks", made)}
		if leaders > 0 {
			parts = append(parts, w.Tn("%d Leader", "%d Leaders", leaders))
		}
		if bows > 0 {
			parts = append(parts, w.Tn("%d Bow marker", "%d Bow markers", bows))
		}
		if n := b.linked.Tokens(c); n > 0 {
			parts = append(parts, w.Tn("%d token", "%d tokens", n))
		}
		sum := strings.Join(parts, ", ")
		text.WriteString(strings.ToUpper(b.army(c)) + " - " + sum + "\n")
		r := command.Roster{Emblem: sheet.HTML(kernel.Emblem(c)), Name: b.army(c), Sum: sum}
		for i, k := range kinds {
			token := kernel.Token{Camp: c, Unit: k.unit, Bow: k.bow}
			name, count := b.called(k), sheet.Number(units[i])
			text.WriteString("  " + command.Pad(count, 2, true) + " x " +
				command.Pad(kernel.Code(k.unit, k.bow, c), 4, false) + command.Pad(command.InText(b.Language, name), 36, false) +
				command.Pad(sheet.Number(blocks[i]), 3, true) + "\n")
			r.Units = append(r.Units, command.RosterUnit{
				Count: count, Icon: sheet.HTML(kernel.AppendIcon(nil, b.rules, token)), Name: name,
				Made: w.Tn("%d block", "%d blocks", blocks[i]),
			})
		}
		if leaders > 0 {
			name := w.T("Leaders")
			text.WriteString("  " + command.Pad(sheet.Number(leaders), 2, true) + " x     " +
				command.InText(b.Language, name) + "\n")
			r.Units = append(r.Units, command.RosterUnit{
				Count: sheet.Number(leaders), Icon: sheet.HTML(kernel.AppendLeaderIcon(nil, c)), Name: name,
				Made: w.Tn("%d block", "%d blocks", leaders),
			})
		}
		text.WriteString("\n")
		all = append(all, r)
	}
	w.Fence("figures", text.String(), all.Write)
}
