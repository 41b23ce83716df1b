package draws

import (
	"strings"

	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/report"
)

// Own lists the pieces that sets need if each is played alone, in Impromptu mode.
type Own struct {
	Rules *rulebook.Rulebook
	Sets  []*prove.Own
}

// ownDraws is the number of draws of four cards from a set (CTA-05).
const ownDraws = 35

// Lines returns the answer for a terminal.
func (a *Own) Lines() []string {
	return report.LinesOf(a.Reports())
}

// Reports returns one report for each set.
func (a *Own) Reports() []*report.Report {
	var out []*report.Report
	for _, o := range a.Sets {
		out = append(out, a.report(o))
	}
	return out
}

func (a *Own) report(o *prove.Own) *report.Report {
	set := o.Set
	r := &report.Report{
		Title: "Budget of " + set.Def.Name + " (" + set.Def.ID + "), for the " + people(o.Stock.Camp),
		Lead: []report.Text{
			report.Words("Boxes: " + strings.Join(o.Stock.Boxes, ", ") + "."),
			report.Wordsf("%d draws of four cards. Each card is the Reserve once, with two of its units. The table shows "+
				"the draw that needs most of each type", ownDraws).Cite("CTA-04", "CTA-09"),
		},
	}
	units := report.Part{Title: report.Words("Units and stock").Cite("CTA-IMP-02"), Main: true}
	units.Table.Head("type", "figures", "banners", "units", "worst draw", "slack", "draw", headCards, headEases)
	dropFirst(&units.Table, "figures", "banners", headEases, "draw") // "units" is the minimum of both
	units.Notes = []report.Text{report.Words(saysEases)}
	short := report.Part{Title: report.Words("Shortages").Cite("CTA-04"), Main: true}
	short.Table.Head("type", "calls for", "there are", "lacks", "draw", "cards of the draw", "take")
	dropFirst(&short.Table, "draw", "lacks")
	for i := range o.Types {
		t := &o.Types[i]
		id := report.Word(t.Unit.ID)
		row := []report.Cell{
			id, report.Count(t.Figures), report.Count(t.Bearers), report.Count(t.UnitStock.Units),
		}
		if len(t.Holds) == 0 {
			nothing := report.Nothing{}
			units.Table.Add(append(row, nothing, report.Count(t.Slack()), nothing, nothing, nothing)...)
			continue
		}
		draw := report.Word(namer(false).draw(&t.Load).String())
		units.Table.Add(append(row, report.Count(t.Claim.Units), report.Count(t.Slack()), draw,
			namer(false).holds(t.Holds, all), namer(false).holds(t.Holds, eases))...)
		if t.Slack() >= 0 {
			continue
		}
		short.Table.Add(id, report.Count(t.Claim.Units), report.Count(t.UnitStock.Units), a.lacks(t), draw,
			namer(false).holds(t.Holds, drawn), namer(false).cuts(t.Cuts(t.UnitStock.Units)))
		s := t.Short
		short.Notes = append(short.Notes, report.Wordsf(
			"The smallest draw that lacks %s: %s calls for %d, and the stock has %d.", t.Unit.ID, s.Draw, s.Wanted, s.Stock))
	}
	if len(short.Table.Rows) == 0 {
		short.None = "nothing, in any draw"
	}
	r.Parts = []report.Part{short, units}
	return r
}

// lacks returns the missing units and pieces of a type that falls short.
func (a *Own) lacks(t *prove.OwnType) report.Cell {
	n := -t.Slack()
	words := report.List{report.Counted(n, "unit")}
	if !t.Unit.Creature() {
		words = append(words, report.Counted(n, "banner"))
	}
	return append(words, report.Counted(n*a.Rules.Figures(t.Unit), "figure"))
}

// Short reports whether anything falls short.
func (a *Own) Short() bool {
	for _, o := range a.Sets {
		for i := range o.Types {
			if o.Types[i].Slack() < 0 {
				return true
			}
		}
	}
	return false
}

type jsonOwnType struct {
	*pieces.UnitStock
	Worst int          `json:"worst"`
	Slack int          `json:"slack"`
	Draw  string       `json:"draw"` // "" when no card shows the type
	Cards []prove.Hold `json:"cards"`
	Take  []prove.Cut  `json:"take"` // the fewest units to remove, so that nothing falls short
	// Smallest is the smallest draw that falls short; "" when none does.
	Smallest string `json:"smallest"`
}

type jsonOwn struct {
	Set   string        `json:"set"`
	Camp  string        `json:"camp"`
	Boxes []string      `json:"boxes"`
	Draws int           `json:"draws"`
	Types []jsonOwnType `json:"types"`
}

// JSON returns the answer for JSON.
func (a *Own) JSON() any {
	out := struct {
		Version int       `json:"version"`
		Mode    string    `json:"mode"`
		Short   bool      `json:"short"`
		Sets    []jsonOwn `json:"sets"`
	}{jsonVersion, "impromptu", a.Short(), []jsonOwn{}}
	for _, o := range a.Sets {
		set := jsonOwn{
			Set: o.Set.Def.ID, Camp: o.Stock.Camp.String(), Boxes: report.NotNull(o.Stock.Boxes), Draws: ownDraws,
			Types: []jsonOwnType{},
		}
		for i := range o.Types {
			t := &o.Types[i]
			row := jsonOwnType{
				UnitStock: &t.UnitStock, Worst: t.Claim.Units, Slack: t.Slack(), Cards: report.NotNull(t.Holds),
				Take: []prove.Cut{},
			}
			if len(t.Holds) > 0 {
				row.Draw = namer(false).draw(&t.Load).String()
				row.Take = report.NotNull(t.Cuts(t.UnitStock.Units))
			}
			if t.Short != nil {
				row.Smallest = t.Short.Draw.String()
			}
			set.Types = append(set.Types, row)
		}
		out.Sets = append(out.Sets, set)
	}
	return out
}
