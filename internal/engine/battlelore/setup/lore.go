package setup

import (
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

// seats are the members of a council by the engine's numbers.
var seatNames = [battlelore.Councillors]string{
	battlelore.Cleric: "cleric", battlelore.Rogue: "rogue", battlelore.Warrior: "warrior", battlelore.Wizard: "wizard",
	battlelore.Commander: "commander", battlelore.CreatureSeat: "creature",
}

// SeatName is the id of a member of a council.
func SeatName(seat int) string { return seatNames[seat] }

// lore reports whether Lore is played.
func (l *linker) lore() bool { return l.adventure.Definition.Type != Medieval }

// councils reports whether War Councils sit; Medieval Lore has none (VAR-ML-01).
func (l *linker) councils() bool { return l.adventure.Definition.Type == rulebook.Lore }

// linkLore links all of a game with Lore but the councils (BL-SETUP-04).
func (l *linker) linkLore() {
	kind := l.adventure.Definition.Type
	terms := l.rules.LoreTerms.Get(kind)
	if !l.lore() {
		return
	}
	if terms == nil {
		l.refuse(Refusal{Kind: NoTerms, Ptr: "/type", Text: kind})
		return
	}
	out := &battlelore.LoreRules{
		Pool: min(l.rules.LoreTokens(l.adventure.LoreBoxes()), 255), Dealt: small(min(terms.Dealt, battlelore.MaxDraw)),
		Stranger: small(terms.OutOfCharacter), Outside: small(terms.Elsewhere), Reward: small(terms.Reward),
		Alone: kind == rulebook.MedievalLore, Melee: l.out.Field.Board.Epic, // EP-LOR-01
	}
	l.out.Rules.Lore = out
	for level := range out.Kept {
		if row := l.rules.CommanderLevel(level); row != nil {
			out.Command[level] = small(min(row.Cards, battlelore.MaxHand-1))
		}
		row := l.rules.MasterLevel(level)
		if row == nil {
			continue
		}
		out.Limit[level] = small(row.Hand)
		if !out.Alone { // BL-WAR-02, BL-WAR-05; VAR-ML-03: none at the start
			out.Kept[level], out.Tokens[level] = small(min(row.Keep, battlelore.MaxDraw)), small(row.Tokens)
		}
	}
	for level := range out.Limit {
		if terms.HandLimit > 0 {
			out.Limit[level] = small(terms.HandLimit)
		}
		out.Limit[level] = min(out.Limit[level], battlelore.MaxLore-battlelore.MaxDraw)
	}
	for i := range terms.TurnDraw {
		end := battlelore.TurnEnd{
			Draw:   small(min(terms.TurnDraw[i], battlelore.MaxDraw)),
			Keep:   small(pick(terms.TurnKeep, i)),
			Tokens: small(pick(terms.TurnTokens, i)),
		}
		out.Turn = append(out.Turn, end)
	}
	for class := range battlelore.Masters {
		if row := l.rules.Classes.Get(seatNames[class]); row != nil {
			out.ByClass[class] = [3]int8{small(row.DeckNone), small(row.DeckOne), small(row.DeckBoth)}
		}
	}
	l.linkLoreCards(out)
	l.linkTokens(out)
}

func pick(list []int, i int) int {
	if i < len(list) {
		return list[i]
	}
	return 0
}

// linkCouncils links the councils: those of the adventure, or those that were called when the armies were mustered
// (BL-WAR-03, CTA-10). R-060: creatures on the field take their levels out of one that is split.
func (l *linker) linkCouncils(d *deploy.Deployment) {
	out := l.out.Rules.Lore
	if out == nil {
		return
	}
	var beasts [battlelore.MaxPlayers]int
	for i := range l.posts {
		if u := l.posts[i].unit; u.Creature() {
			beasts[playerOf(l.posts[i].camp, l.posts[i].ally)] += u.Level
		}
	}
	for p := range battlelore.Player(l.out.Rules.Seats) {
		c, side := &out.Council[p], l.part(p)
		switch {
		case out.Alone:
			c.Levels[battlelore.Commander] = l.out.Rules.Commander[p]
		case convened(d):
			l.called(c, d, p)
		case side.Council == nil && d != nil:
			own := *side
			own.Council = &adventures.Council{Levels: new(l.rules.CouncilLevels())}
			l.free(c, &own, p, beasts[p])
		case side.Council == nil:
			l.refuse(Refusal{Kind: NoCouncil, Camp: l.out.Rules.CampOf[p], Ptr: side.Ptr})
		case side.Council.Free():
			l.free(c, side, p, beasts[p])
		default:
			for seat := range seatNames {
				c.Levels[seat] = level(fixed(side.Council, seat))
			}
			if d != nil { // CTA-10
				c.Levels[battlelore.CreatureSeat] = max(c.Levels[battlelore.CreatureSeat], level(beasts[p]))
			}
		}
	}
}

// convened reports whether the councils were called during the muster. In Impromptu mode they are not, because no
// Specialists need them before the battle; they are called first in the battle.
func convened(d *deploy.Deployment) bool {
	return d != nil && slices.ContainsFunc(d.Players, func(p deploy.PlayerResult) bool { return p.Council != nil })
}

// fixed is the level that a council sets for a member.
func fixed(c *adventures.Council, seat int) int {
	level, _ := c.Level(seatNames[seat])
	return level
}

// level is a level as the engine holds it.
func level(n int) int8 { return int8(min(max(n, 0), battlelore.MaxLevel)) }

// called takes the council that a player called while the armies were mustered, and the tokens that a Specialist
// brought (CTA-SPC-08).
func (l *linker) called(c *battlelore.Council, d *deploy.Deployment, who battlelore.Player) {
	given := l.plan(who)
	camp, seen := l.out.Rules.CampOf[who], false
	c.Secret = given == nil || given.Fixed == nil // what the adventure prints is no secret
	for i := range d.Players {
		p := &d.Players[i]
		if p.Camp != camp {
			continue
		}
		mine := playerOf(camp, seen) == who
		if seen = true; !mine || p.Council == nil {
			continue
		}
		for seat, name := range seatNames {
			c.Levels[seat] = level(p.Council.Level(name))
		}
		if row := l.rules.MasterLevel(p.Council.Master()); row != nil {
			c.Tokens = small(p.Lore - row.Tokens)
		}
		if row := l.rules.CommanderLevel(p.Council.Level("commander")); row != nil && l.out.Rules.Hands[who] == 0 {
			l.out.Rules.Hands[who] = min(row.Cards, battlelore.MaxHand-1) // BL-WAR-01
		}
		l.out.Rules.Commander[who] = c.Levels[battlelore.Commander]
	}
}

// free links a council whose levels the player splits.
func (l *linker) free(c *battlelore.Council, side *library.Player, p battlelore.Player, beasts int) {
	from := side.Council
	c.Secret = true
	must, room := 0, 0
	for seat, name := range seatNames {
		least, most := from.Least[name], battlelore.MaxLevel
		if row := l.rules.Classes.Get(name); row != nil {
			least, most = max(least, row.Least), min(row.Most, battlelore.MaxLevel)
		}
		if seat == int(battlelore.CreatureSeat) {
			c.Least[seat] = level(max(least, beasts))
			c.Most[seat] = c.Least[seat]
			continue
		}
		least = min(least, most)
		c.Least[seat], c.Most[seat] = level(least), level(most)
		must, room = must+least, room+most
	}
	left := *from.Levels - max(beasts, from.Least[seatNames[battlelore.CreatureSeat]])
	if left < must || left < 1 {
		l.refuse(Refusal{Kind: NoCouncil, Camp: l.out.Rules.CampOf[p], Ptr: side.Ptr + "/council/levels"})
		return
	}
	c.Free = small(min(left, room))
}

// plan returns an adventure's rules for a player's council before the muster.
func (l *linker) plan(p battlelore.Player) *pieces.Plan {
	side := l.part(p)
	if side.Council == nil {
		return nil
	}
	if side.Council.Free() {
		return &pieces.Plan{Levels: *side.Council.Levels, Least: side.Council.Least}
	}
	fixedLevels := map[string]int{}
	for seat, name := range seatNames {
		if n := fixed(side.Council, seat); n > 0 {
			fixedLevels[name] = n
		}
	}
	return &pieces.Plan{Fixed: fixedLevels}
}
