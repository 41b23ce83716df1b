package medieval

import (
	"muster/internal/engine/command/kernel"
)

// faceOf returns the face that hits a class.
func faceOf(class string) int {
	return map[string]int{"light": kernel.Light, "medium": kernel.Medium, "heavy": kernel.Heavy}[class]
}

// suit reports whether each ordered piece can have a die of its own, from the faces that may order it (MED-DECK-13).
func suit(list [][]int, faces [kernel.Faces]int) bool {
	if len(list) == 0 {
		return true
	}
	for _, face := range list[0] {
		if faces[face] > 0 {
			rest := faces
			rest[face]--
			if suit(list[1:], rest) {
				return true
			}
		}
	}
	return false
}

// cryHavoc rolls for orders (MED-CMD-07).
func (g *OracleGame) cryHavoc() {
	faces := g.table.Roll(g.command[g.active])
	g.say("orders rolled %d", g.command[g.active])
	for !g.over {
		var options []kernel.Action
		for _, u := range g.of(g.active) {
			if !u.ordered {
				u.ordered = true
				if suit(g.havoc(), faces) {
					options = append(options, kernel.GiveOrderAction(u.number))
				}
				u.ordered = false
			}
		}
		for _, l := range g.leadersOf(g.active) {
			if g.free(l) {
				l.ordered = true
				if suit(g.havoc(), faces) {
					options = append(options, kernel.OrderLeaderAction(l.number))
				}
				l.ordered = false
			}
		}
		if len(options) == 0 || !g.give(append(options, pass()), false) {
			return
		}
	}
}

// havoc returns the faces that may have ordered each ordered piece. A leader face orders a unit through its Leader, so
// not if the Leader has an order of its own (MED-LDR-09).
func (g *OracleGame) havoc() (list [][]int) {
	for _, u := range g.of(g.active) {
		if u.ordered {
			list = append(list, []int{faceOf(u.row.Class), kernel.Flag})
			if g.along(u) != nil {
				list[len(list)-1] = append(list[len(list)-1], kernel.Helmet)
			}
		}
	}
	for _, l := range g.leadersOf(g.active) {
		if l.ordered {
			list = append(list, []int{kernel.Helmet, kernel.Flag})
		}
	}
	return list
}

// rally rolls for blocks that return (MED-DECK-14).
func (g *OracleGame) rally() {
	faces := g.table.Roll(g.command[g.active])
	g.say("blocks rolled %d", g.command[g.active])
	for {
		var options []kernel.Action
		for _, u := range g.of(g.active) {
			if faces[faceOf(u.row.Class)] > 0 && u.blocks < u.row.Blocks && u.blocks < u.full {
				options = append(options, kernel.MendAction(u.number))
			}
		}
		if len(options) == 0 {
			return
		}
		u := g.units[g.table.Choose(g.active, options).Unit()]
		faces[faceOf(u.row.Class)]--
		u.blocks++
		g.say("mends %d", u.number)
		if !u.ordered {
			g.name(u, false)
		}
	}
}
