package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// OracleLore is the additional part of a battle with Lore. This referee does not implement Lore cards, so no player
// may hold any.
type OracleLore struct {
	Terms   *rulebook.LoreTerms
	Pool    int               // tokens without an owner
	Goblets [boards.Camps]int // and those that the camps have
	Tokens  []rulebook.Token
}

// gain gives a camp tokens from the pool, as far as it reaches (BL-LOR-01).
func (g *OracleGame) gain(c boards.Camp, n int, why battlelore.Gain) {
	if n = min(n, g.lore.Pool); n > 0 {
		g.lore.Pool -= n
		g.lore.Goblets[c] += n
		g.say("gets %v %d for %d", c, n, why)
	}
}

// pay gives tokens back.
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

// earn gives tokens for Lore symbols of a battle (BL-LRE-01): not for a weapon that brings none, and in an Epic battle
// in melee alone (EP-LOR-01).
func (g *OracleGame) earn(u *unit, n int, h how, why battlelore.Gain) {
	brings := u.weapon == nil || u.weapon.LoreGivesTokens
	if g.lore.Terms != nil && brings && (h.melee || !g.wide) {
		g.gain(u.camp, n, why)
	}
}

// reward is for the killer of a creature (BL-CRE-04).
func (g *OracleGame) reward(u *unit) {
	u.tokens = nil
	if g.lore.Terms == nil || !u.creature() {
		return
	}
	g.unstore(u, u.store)
	g.gain(u.camp.Other(), g.lore.Terms.Reward, battlelore.ForReward)
}

// loreEnd is the end of a turn: gains from lairs, effects of tokens, and the player's choice (BL-END-02).
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
