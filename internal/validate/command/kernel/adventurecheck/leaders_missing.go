package adventurecheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/prose"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// leadersMissing: a fallen Leader is a banner (MED-TURN-02), a chain of Leadership begins with a Leader (MED-CHAIN-01),
// and so does every use of a token (MED-INS-02, MED-INS-04). If only one side has Leaders, the other cannot win these
// banners or use these cards. If neither has any, a special rule may still need them.
func leadersMissing() *check.Check {
	return &check.Check{
		Code: "medieval/leaders-missing", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-02", "MED-CHAIN-01", "MED-INS-02", "MED-INS-04"},
		Needs: []string{
			"/top", "/bottom", "/rules", "medieval/missing-side", "medieval/no-units", "medieval/banners-unreachable",
		},
		Run: pass.Run(func(p *pass.Pass) {
			none := 0
			for _, c := range camps() {
				if len(p.Linked.Staff(c)) > 0 {
					continue
				}
				none++
				enemy := c.Other()
				if n := len(p.Linked.Staff(enemy)); n > 0 {
					p.Report(check.Finding{
						At: p.Doc.Key(ptr(c)),
						Message: fmt.Sprintf("%s has no Leaders, but %s has %d: no banners for Leaders, no chains, no use of tokens",
							name(c), name(enemy), n),
						Help: fmt.Sprintf("add [[%s.leaders]] with a hex", library.SideNames[c]) + wording.OrWaive(p.Check.Code),
					})
				}
			}
			if none == boards.Camps {
				leadersInRules(p)
			}
		}),
	}
}

// leadersInRules reports the first special rule that needs Leaders. It is called if no side has any.
func leadersInRules(p *pass.Pass) {
	for i := range p.Adventure.Rules {
		text := prose.Item("rules", i, "rule", p.Adventure.Rules[i].Text)
		for _, m := range leaderWord().FindAllStringIndex(text.Text, -1) {
			if before := strings.Fields(text.Text[:m[0]]); len(before) > 0 && deny().MatchString(before[len(before)-1]) {
				continue
			}
			p.Report(check.Finding{
				At: p.Doc.Cell(text.Ptr, m[0], m[1]-m[0]),
				Message: fmt.Sprintf("the special rule %q names Leaders, but neither side has any",
					p.Adventure.Rules[i].Name),
				Help: "add [[top.leaders]] or [[bottom.leaders]] with a hex, or change the rule",
			})
			return
		}
	}
}

var (
	leaderWord = source.LazyRegexp(`\b[Ll]eaders?\b`)
	deny       = source.LazyRegexp(`(?i)^(no|without|neither|nor)$`) // "there are no Leaders" needs none
)
