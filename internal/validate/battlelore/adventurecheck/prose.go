package adventurecheck

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/prose"
	"muster/schema/diag"
	"muster/validate/check"
)

// texts returns all texts of an adventure for the players: the story, the briefing and the special rules.
func texts(p *pass.Pass) []prose.Text {
	out := prose.Of([2]string{"background", p.Adventure.Background}, [2]string{"briefing", p.Adventure.Briefing})
	for i := range p.Adventure.Rules {
		out = append(out, prose.Item("rules", i, "rule", p.Adventure.Rules[i].Text))
	}
	return out
}

// sound lists the parts that must be valid before prose is compared with them: errors there are reported first.
func sound() []string {
	return []string{
		"/background", "/briefing", "/rules", "/first", "/victory", "/pennant", "/standard", "adventure/missing-side",
		"adventure/unknown-unit", "adventure/victory-missing", "adventure/command-cards-missing", "adventure/last-turn",
		"adventure/epic-victory", "adventure/cta-first", "adventure/first-epic", "adventure/scout-tie",
		"adventure/council-missing", "adventure/medieval-lore", "adventure/council-level",
	}
}

// prosePlaceholder: a placeholder without a value is printed with its braces.
func prosePlaceholder() *check.Check {
	return &check.Check{
		Code: "adventure/prose-placeholder", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: sound(),
		Run: pass.Run(func(p *pass.Pass) {
			prose.Placeholders(p.Pass, texts(p), p.Linked.Placeholders)
		}),
	}
}

// proseHex: players look for the hexes that prose names.
func proseHex() *check.Check {
	return &check.Check{
		Code: "adventure/prose-hex", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/background", "/briefing", "/rules"},
		Run: pass.Run(func(p *pass.Pass) {
			prose.Hexes(p.Pass, texts(p), p.Linked.Placeholders)
		}),
	}
}

// proseContradiction: players believe the briefing, which does not change with the rest of the file.
func proseContradiction() *check.Check {
	return &check.Check{
		Code: "adventure/prose-contradiction", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: sound(),
		Run: pass.Run(func(p *pass.Pass) {
			prose.Contradictions(p.Pass, texts(p), func() *prose.Facts { return facts(p) })
		}),
	}
}

// facts returns the facts of the adventure that its prose may repeat.
func facts(p *pass.Pass) *prose.Facts {
	l, v := p.Linked, &p.Adventure.Victory
	out := &prose.Facts{First: -1, FirstKey: "first", BannersKey: "banners", CardsKey: "cards"}
	if first, known := l.Starter(); known {
		out.First = int(first)
	}
	for _, n := range []int{v.Decisive, v.Margin, v.Marginal} {
		if n > 0 {
			out.Banners = append(out.Banners, n)
		}
	}
	for i := range v.Objectives {
		out.Banners = append(out.Banners, max(v.Objectives[i].Banners, 1))
	}
	for c := range boards.Camp(boards.Camps) {
		side := prose.Side{
			Key: c.String(), Name: c.People(), Names: []string{c.Soldiers()}, Banners: l.Goal(c),
			Leads: []string{"Pennant", "Standard"}[c : c+1],
		}
		if side.Banners == 0 {
			side.Banners = v.Marginal // an Epic battle without another number
		}
		for i := range l.Players {
			if player := &l.Players[i]; player.Camp == c {
				side.Names = append(side.Names, prose.Names(player.Army, player.Commander)...)
				if n := l.Cards(player); n > 0 {
					side.Cards = append(side.Cards, n)
				}
			}
		}
		out.Sides = append(out.Sides, side)
	}
	return out
}
