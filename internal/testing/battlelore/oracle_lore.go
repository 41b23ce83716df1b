package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// OracleLore is the additional part of a battle with Lore. This referee does not implement Lore cards, so no player
// may hold any.
type OracleLore struct {
	Terms   *rulebook.LoreTerms
	Pool    int               // tokens without an owner
	Goblets [boards.Camps]int // the camps' tokens
	Tokens  []rulebook.Token
}

// gain gives a camp tokens from the pool, up to its content (BL-LOR-01).
func (g *OracleGame) gain(c boards.Camp, n int, why battlelore.Gain) {
	if n = min(n, g.lore.Pool); n > 0 {
		g.lore.Pool -= n
		g.lore.Goblets[c] += n
		g.say("gets %v %d for %d", c, n, why)
	}
}

// pay returns tokens to the pool.
func (g *OracleGame) pay(c boards.Camp, n int) {
	if n > 0 {
		g.lore.Goblets[c] -= n
		g.lore.Pool += n
		g.say("pays %d", n)
	}
}

// unstore returns tokens from next to a creature.
func (g *OracleGame) unstore(u *unit, n int) {
	if n = min(n, u.store); n > 0 {
		u.store -= n
		g.lore.Pool += n
		g.say("pays %d", n)
	}
}

// earn gives tokens for Lore symbols of a battle (BL-LRE-01). A weapon may bring none, and an Epic battle brings them
// only in melee (EP-LOR-01).
func (g *OracleGame) earn(u *unit, n int, h how, why battlelore.Gain) {
	brings := u.weapon == nil || u.weapon.LoreGivesTokens
	if g.lore.Terms != nil && brings && (h.melee || !g.wide) {
		g.gain(u.camp, n, why)
	}
}

// reward pays the killer of a creature (BL-CRE-04).
func (g *OracleGame) reward(u *unit) {
	u.tokens = nil
	if g.lore.Terms == nil || !u.creature() {
		return
	}
	g.unstore(u, u.store)
	g.gain(u.camp.Other(), g.lore.Terms.Reward, battlelore.ForReward)
}

// loreEnd ends a turn: gains from lairs, effects of tokens, and the player's choice (BL-END-02).
func (g *OracleGame) loreEnd() {
	if g.lore.Terms == nil {
		g.endGifts()
		return
	}
	g.brood()
	g.endGifts()
	for _, u := range g.of(g.active) {
		g.suffer(u)
		if g.over {
			return
		}
	}
	var options []battlelore.Action
	for i := range g.lore.Terms.TurnDraw {
		options = append(options, battlelore.TakeTokensAction(i))
	}
	if len(options) > 0 {
		a := g.table.Choose(g.active, options)
		g.gain(g.active, g.lore.Terms.TurnTokens[a.TurnEnd()], battlelore.ForTurn)
	}
}

// brood puts tokens next to creatures in their owner's lair (BL-LMK-08).
func (g *OracleGame) brood() {
	order := slices.Clone(g.field.order)
	slices.SortFunc(order, func(a, b spot) int { return g.fromLeft(g.active, a) - g.fromLeft(g.active, b) })
	for _, s := range order {
		p, u := g.field.places[s], g.on(s)
		if u == nil || u.camp != g.active || p.owner != u.camp.String() {
			continue
		}
		for _, t := range p.ground.layers {
			if n := min(t.Stores, u.row.Store-u.store, g.lore.Pool); n > 0 && p.lairOf(u, t) {
				u.store += n
				g.lore.Pool -= n
				g.say("stores %d %d", u.number, n)
			}
		}
	}
}

// Hoard writes the whole Lore state, for comparison of referees.
func (g *OracleGame) Hoard() string {
	if g.lore.Terms == nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "; Lore %v of %d", g.lore.Goblets, g.lore.Pool)
	for _, u := range g.units {
		if !u.gone && (u.store > 0 || len(u.tokens) > 0 || u.grown > 0) {
			fmt.Fprintf(&b, " %d:%d+%d", u.number, u.store, u.grown)
			for _, t := range u.tokens {
				fmt.Fprintf(&b, "t%d", t.kind)
			}
		}
	}
	return b.String()
}

// Gift is a special rule's gift at a place, in the words of an adventure.
type Gift struct {
	At       []hex.Hex
	For      []uint8 // numbers of its recipients
	Do       string  // tokens or heal
	When     string  // ends, rests or enters
	Once     string  // battle or side; "" for every time
	Count    int
	By, Part string // replaces Count
}

// endGifts gives the gifts of the end of a turn.
func (g *OracleGame) endGifts() {
	for i := range g.gifts {
		if g.gifts[i].When != "enters" {
			g.give(i, func(u *unit) bool {
				return g.gifts[i].When != "rests" || u.began == u.at && !u.moved && !u.battled
			})
		}
	}
}

// welcome gives the gifts to a unit that entered a hex from another.
func (g *OracleGame) welcome(u *unit, from spot) {
	for i, gift := range g.gifts {
		if gift.When == "enters" && u.camp == g.active && !g.over && !slices.Contains(gift.At, g.label(from)) {
			g.give(i, func(v *unit) bool { return v == u })
		}
	}
}

// give gives one gift to the units of the active camp at its place that meet a condition: tokens for the first of
// them, figures to each.
func (g *OracleGame) give(i int, meets func(u *unit) bool) {
	gift := &g.gifts[i]
	if g.given[g.active][i] {
		return
	}
	came := false
	for _, h := range slices.Compact(slices.Sorted(slices.Values(gift.At))) {
		u := g.on(g.field.order[h])
		if u == nil || u.camp != g.active || !slices.Contains(gift.For, u.number) || !meets(u) ||
			came && gift.Do == "tokens" {
			continue
		}
		n := gift.Count
		if of, ok := map[string]int{
			"own-tokens": g.lore.Goblets[g.active], "opponent-tokens": g.lore.Goblets[g.active.Other()], "pool": g.lore.Pool,
			"lost": u.full - u.figures, "figures": u.figures,
		}[gift.By]; ok {
			for n = 0; n*map[string]int{"": 1, "all": 1, "half": 2, "third": 3}[gift.Part] < of; n++ { // BL-LOR-05: rounded up
			}
		}
		most := u.full - u.figures
		switch {
		case gift.Do == "tokens":
			most = g.lore.Pool
		case u.creature():
			most = 0
		}
		if n = min(n, most); n <= 0 {
			continue
		}
		came = true
		g.say("gift %d to %d", i, u.number)
		if gift.Do == "tokens" {
			g.gain(g.active, n, battlelore.ForRule)
			continue
		}
		u.figures += n
		g.say("mends %d %d", u.number, n)
	}
	if came && gift.Once != "" {
		g.given[g.active][i] = true
		if gift.Once == "battle" {
			g.given[g.active.Other()][i] = true
		}
	}
}

// token is a token on a unit.
type token struct {
	kind  int // its index in the rulebook's table
	row   *rulebook.Token
	turns int  // remaining turns of its owner, if turns remove it
	young bool // it came in its owner's turn, which does not count
}

// bound returns all bans of the tokens on a unit.
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

// suffer applies the effects of the tokens on a unit at the end of its owner's turn.
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

// struckBy counts the dice that hit the unit; only its colour hits one with necks.
func (g *OracleGame) struckBy(u *unit, faces [battlelore.Faces]int, words []string) int {
	if u.has("loses-necks") {
		words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word != "colour" })
	}
	return g.counted(u, faces, words)
}

// counted counts the dice that show one of some faces, by their rulebook names.
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
