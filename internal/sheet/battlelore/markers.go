package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/sheet"
)

// markerRule describes how allies get their turn markers (VAR-RA-02, VAR-RA-03).
func (b *battle) markerRule() string {
	text := b.T("Players take turns in the order of the **turn markers**, 1 to 4.") + " "
	if c, ok := b.linked.First(); ok {
		text += b.T("The **%s** have 1 and 3, the %s 2 and 4", b.soldiers(c), b.soldiers(c.Other()))
	} else {
		text += b.T("The camp with more green units has 1 and 3, the other 2 and 4")
	}
	return text + b.T("; in a camp, the player with more green units gets the lower marker. In a tie, each side "+
		"rolls 6 dice: the side with more green helmets wins. `VAR-RA-02`")
}

// markerTable lists the marker of each player, or the possible ones.
func (w *writer) markerTable(b *battle) {
	players := b.players()
	if b.CallToArms != nil || len(players) == boards.Camps {
		return
	}
	first, known := b.starter()
	var rows [][]string
	for i := range players {
		p, other := &players[i], &players[i^1] // the players of a camp are neighbours
		of := [...]string{"1", "3"}
		switch {
		case !known:
			of = [...]string{b.T("1 or 2"), b.T("3 or 4")}
		case p.Camp != first:
			of = [...]string{"2", "4"}
		}
		marker := b.T("roll dice: %s or %s", of[0], of[1])
		if !known {
			marker = b.T("roll: 1 to 4")
		}
		switch lead := b.greens(p) - b.greens(other); {
		case lead > 0:
			marker = of[0]
		case lead < 0:
			marker = of[1]
		}
		rows = append(rows, []string{p.name, sheet.Esc(p.Commander), sheet.Number(b.greens(p)), marker})
	}
	w.Table([]string{b.T("Player"), b.T("Captain"), "^" + b.T("Green units"), "^" + b.T("Turn marker")}, rows)
}
