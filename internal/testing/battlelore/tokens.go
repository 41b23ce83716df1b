package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// token is one that lies on a unit.
type token struct {
	kind  int // its place in the rulebook's table
	row   *rulebook.Token
	turns int  // of its owner that it still lies there, where turns take it away
	young bool // it came in a turn of its owner: that one does not count
}

// bound is what the tokens on a unit keep it from, all together.
func (u *unit) bound() rulebook.Token {
	var all rulebook.Token
	for _, t := range u.tokens {
		all.NoMove = all.NoMove || t.row.NoMove
		all.NoRetreat = all.NoRetreat || t.row.NoRetreat
		all.NoFollowOn = all.NoFollowOn || t.row.NoFollowOn
		all.NoBold = all.NoBold || t.row.NoBold
		all.FlagsHit = all.FlagsHit || t.row.FlagsHit
		if n := t.row.DiceMost; n > 0 && (all.DiceMost == 0 || n < all.DiceMost) {
			all.DiceMost = n
		}
	}
	return all
}

// kindOf finds a token's row.
func (g *OracleGame) kindOf(id string) int {
	return slices.IndexFunc(g.lore.Tokens, func(t rulebook.Token) bool { return t.ID == id })
}

// mayCarry reports whether one more token of a kind can lie on a unit.
func (g *OracleGame) mayCarry(u *unit, kind int) bool {
	n := 0
	for _, t := range u.tokens {
		if t.kind == kind {
			n++
		}
	}
	most := g.lore.Tokens[kind].Most
	return !u.gone && (most == 0 || n < most)
}

// mark puts a token on a unit.
func (g *OracleGame) mark(u *unit, kind int) {
	if !g.mayCarry(u, kind) {
		return
	}
	row := &g.lore.Tokens[kind]
	u.tokens = append(u.tokens, token{kind: kind, row: row, turns: row.Turns, young: u.camp == g.active})
	slices.SortStableFunc(u.tokens, func(a, b token) int { return a.kind - b.kind })
	g.say("token %d on %d", kind, u.number)
}

// suffer is what the tokens on a unit do at the end of its owner's turn.
func (g *OracleGame) suffer(u *unit) {
	var stay []token
	for _, t := range slices.Clone(u.tokens) {
		if t.young && t.row.Turns > 0 { // its own next turn is still to come
			t.young = false
			stay = append(stay, t)
			continue
		}
		gone := false
		if t.row.Dice > 0 {
			g.say("token %d rolls at %d", t.kind, u.number)
			faces := g.table.Roll(t.row.Dice)
			g.hit(u, g.struckBy(u, faces, t.row.Hits), battlelore.ByToken)
			gone = g.counted(u, faces, t.row.EndsOn) > 0
		}
		if u.gone || g.over {
			return
		}
		if t.row.Turns > 0 {
			t.turns--
			gone = gone || t.turns == 0
		}
		if gone {
			g.say("token %d gone from %d", t.kind, u.number)
			continue
		}
		stay = append(stay, t)
	}
	u.tokens = stay
}

// struckBy counts the dice that hit the unit; one with necks is hit by its colour alone.
func (g *OracleGame) struckBy(u *unit, faces [battlelore.Faces]int, words []string) int {
	if u.has("loses-necks") {
		words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word != "colour" })
	}
	return g.counted(u, faces, words)
}

// counted counts the dice that show one of some faces, named as the rulebook names them.
func (g *OracleGame) counted(u *unit, faces [battlelore.Faces]int, words []string) int {
	n := 0
	for _, word := range words {
		switch word {
		case "colour":
			n += faces[u.colour()]
		case "strike":
			n += faces[battlelore.Strike]
		case "lore":
			n += faces[battlelore.Lore]
		case "flag":
			n += faces[battlelore.Flag]
		}
	}
	return n
}
