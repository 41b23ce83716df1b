package draws

import (
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/report"
)

// Common lists the pieces that the mixed sets of one player or two take from the common pool, in Organized mode.
type Common struct{ *prove.Common }

// mixedDraws is the number of draws of four cards from two sets (CTA-ORG-03).
const mixedDraws = 1001

// Lines returns the answer for a terminal.
func (a *Common) Lines() []string { return report.LinesOf(a.Reports()) }

// Reports returns one report of all sides.
func (a *Common) Reports() []*report.Report {
	var who, what []string
	for _, s := range a.Sides {
		var names []string
		for _, set := range s.Sets {
			names = append(names, set.Def.ID)
		}
		who = append(who, people(s.Camp)+" with "+strings.Join(names, " and "))
	}
	what = append(what, a.Pool.Boxes...)
	r := &report.Report{
		Title: "Budget in Organized mode: " + strings.Join(who, ", "),
		Lead: []report.Text{
			report.Words("Boxes: " + strings.Join(what, ", ") + "."),
			report.Wordsf("%d draws of four cards a player. Each card is the Reserve once, with two of its units. The table "+
				"shows the draw that needs most of each type; exchanges of tokens are not counted", mixedDraws).
				Cite("CTA-ORG-03", "CTA-09"),
		},
		Parts: []report.Part{a.pool(), a.tokens()},
	}
	for i := range a.Sides {
		r.Parts = append(r.Parts, a.cards(i))
	}
	return []*report.Report{r}
}

// pool returns the table of figures that both camps take from.
func (a *Common) pool() report.Part {
	p := report.Part{Title: report.Words("Common pool, in figures without bearers").Cite("CTA-ORG-01"), Main: true}
	p.Table.Head("type", "figures")
	for _, s := range a.Sides {
		p.Table.Head(people(s.Camp) + " take")
	}
	p.Table.Head("slack", "falls short")
	dropFirst(&p.Table, "falls short") // a negative slack shows the same
	for i := range a.Types {
		t := &a.Types[i]
		row := []report.Cell{report.Word(t.Unit.ID), report.Count(t.Plain)}
		for j := range t.Shares {
			row = append(row, report.Count(t.Shares[j].Takes))
		}
		var short report.Cell = report.Nothing{}
		if n := -t.Slack(); n > 0 {
			short = report.Word("by " + report.Counted(n, "figure"))
		}
		p.Table.Add(append(row, report.Count(t.Slack()), short)...)
	}
	return p
}

// tokens returns the table of Feudal Levy tokens.
func (a *Common) tokens() report.Part {
	p := report.Part{Title: report.Words("Feudal Levy tokens").Cite("CTA-ORG-05")}
	p.Table.Head("player", "colour", "tokens", "worst draw", "slack")
	for _, t := range a.Tokens {
		var worst report.Cell = report.Count(t.Least)
		if t.Least != t.Most {
			worst = report.Wordf("%d, or %d when the other's units come first", t.Least, t.Most)
		}
		p.Table.Add(report.Word(people(a.Sides[t.Side].Camp)), report.Word(t.Banner.ID), report.Count(t.There), worst,
			report.Count(t.There-t.Most))
	}
	return p
}

// cards returns the table of the units on a side's cards.
func (a *Common) cards(side int) report.Part {
	p := report.Part{Title: report.Words(people(a.Sides[side].Camp) + ": required units")}
	p.Notes = []report.Text{report.Words(saysEases)}
	p.Table.Head("type", "banners", "worst draw", "slack", "draw", headCards, headEases)
	dropFirst(&p.Table, headEases, "draw", "banners")
	for i := range a.Types {
		t, s := &a.Types[i], &a.Types[i].Shares[side]
		if len(s.Holds) == 0 {
			continue
		}
		var banners, slack report.Cell = report.Count(s.Bearers), report.Count(s.Bearers - s.Units)
		if t.Unit.Creature() {
			banners, slack = report.Nothing{}, report.Nothing{}
		}
		p.Table.Add(report.Word(t.Unit.ID), banners, report.Count(s.Units), slack,
			report.List(strings.SplitAfter(mixed.draw(&s.Load).String(), "/")), mixed.holds(s.Holds, all),
			mixed.holds(s.Holds, eases))
	}
	return p
}

// Short reports whether figures, banners or tokens fall short.
func (a *Common) Short() bool {
	for i := range a.Types {
		if a.Types[i].Slack() < 0 || a.Types[i].Beyond() > 0 {
			return true
		}
	}
	return false
}

type jsonShare struct {
	Camp    string       `json:"camp"`
	Banners int          `json:"banners"`
	Worst   int          `json:"worst"`  // units that the worst draw needs
	Beyond  int          `json:"beyond"` // those of them without a banner
	Takes   int          `json:"takes"`  // figures other than bearers that the others need
	Draw    string       `json:"draw"`   // "" when no card shows the type
	Cards   []prove.Hold `json:"cards"`
}

type jsonCommonType struct {
	Unit    *rulebook.Unit `json:"unit"`
	Figures int            `json:"figures"` // other than bearers, of both camps
	Slack   int            `json:"slack"`   // of those
	Players []jsonShare    `json:"players"`
}

type jsonTokens struct {
	Camp string `json:"camp"`
	prove.Tokens
}

type jsonSide struct {
	Camp string      `json:"camp"`
	Sets []*deck.Set `json:"sets"`
}

// JSON returns the answer for JSON.
func (a *Common) JSON() any {
	out := struct {
		Version int              `json:"version"`
		Mode    string           `json:"mode"`
		Short   bool             `json:"short"`
		Boxes   []string         `json:"boxes"`
		Draws   int              `json:"draws"` // of each player
		Players []jsonSide       `json:"players"`
		Types   []jsonCommonType `json:"types"`
		Tokens  []jsonTokens     `json:"tokens"`
	}{
		Version: jsonVersion, Mode: "organized", Short: a.Short(), Boxes: report.NotNull(a.Pool.Boxes),
		Draws: mixedDraws, Types: []jsonCommonType{}, Tokens: []jsonTokens{},
	}
	for _, s := range a.Sides {
		out.Players = append(out.Players, jsonSide{s.Camp.String(), s.Sets})
	}
	for i := range a.Types {
		t := &a.Types[i]
		row := jsonCommonType{Unit: t.Unit, Figures: t.Plain, Slack: t.Slack()}
		for j := range t.Shares {
			s := &t.Shares[j]
			share := jsonShare{
				Camp: a.Sides[j].Camp.String(), Banners: s.Bearers, Worst: s.Units, Beyond: s.Beyond(), Takes: s.Takes,
				Cards: report.NotNull(s.Holds),
			}
			if len(s.Holds) > 0 {
				share.Draw = mixed.draw(&s.Load).String()
			}
			row.Players = append(row.Players, share)
		}
		out.Types = append(out.Types, row)
	}
	for _, t := range a.Tokens {
		out.Tokens = append(out.Tokens, jsonTokens{a.Sides[t.Side].Camp.String(), t})
	}
	return out
}
