package adventurecheck

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
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
		"/background", "/briefing", "/rules", "/first", "/victory", "/top", "/bottom", "/last_turn", "medieval/missing-side",
		"medieval/victory-missing", "medieval/command", "medieval/tokens", "medieval/last-turn",
	}
}

// prosePlaceholder: a placeholder without a value is printed with its braces.
func prosePlaceholder() *check.Check {
	return &check.Check{
		Code: "medieval/prose-placeholder", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: sound(),
		Run: pass.Run(func(p *pass.Pass) {
			prose.Placeholders(p.Pass, texts(p), p.Linked.Placeholders)
		}),
	}
}

// proseHex: players look for the hexes that prose names.
func proseHex() *check.Check {
	return &check.Check{
		Code: "medieval/prose-hex", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/background", "/briefing", "/rules"},
		Run: pass.Run(func(p *pass.Pass) {
			prose.Hexes(p.Pass, texts(p), p.Linked.Placeholders)
		}),
	}
}

// proseContradiction: players believe the briefing, which does not change with the rest of the file.
func proseContradiction() *check.Check {
	return &check.Check{
		Code: "medieval/prose-contradiction", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: sound(),
		Run: pass.Run(func(p *pass.Pass) {
			prose.Contradictions(p.Pass, texts(p), func() *prose.Facts { return facts(p) })
		}),
	}
}

// facts returns the facts of the adventure that its prose may repeat.
func facts(p *pass.Pass) *prose.Facts {
	l := p.Linked
	out := &prose.Facts{First: -1, FirstKey: "first", BannersKey: "banners", CardsKey: "cards"}
	if first, known := l.First(); known {
		out.First = int(first)
	}
	for i := range p.Adventure.Victory.Objectives {
		out.Banners = append(out.Banners, p.Adventure.Victory.Objectives[i].Worth())
	}
	for c, name := range library.SideNames {
		side := prose.Side{
			Key: name, Name: "the " + name + " side", Names: []string{name + " side"}, Leads: []string{name},
			Banners: l.Goal(boards.Camp(c)),
		}
		if own := l.Side(boards.Camp(c)); own != nil {
			side.Names = append(side.Names, prose.Names(own.Army, own.Commander)...)
		}
		if n, known := l.Command(boards.Camp(c)); known {
			side.Cards = append(side.Cards, n)
		}
		out.Sides = append(out.Sides, side)
	}
	return out
}
