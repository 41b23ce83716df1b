package draws

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/report"
)

type jsonFate struct {
	Camp string `json:"camp"`
	Key  string `json:"fate"`
	*organized.Fate
	Witness *jsonWitness `json:"witness"`
}

type jsonMatchup struct {
	Pennant       []string     `json:"pennant"`
	Standard      []string     `json:"standard"`
	Boxes         []string     `json:"boxes"`
	Pairs         int64        `json:"pairs"`
	Deployments   int64        `json:"deployments"`
	Clashes       int64        `json:"clashes"`
	PennantFirst  prove.Chance `json:"pennant_first"`
	StandardFirst prove.Chance `json:"standard_first"`
	Tie           prove.Chance `json:"tie"`
	PennantGreen  []int64      `json:"pennant_green"`
	StandardGreen []int64      `json:"standard_green"`
	Unproved      bool         `json:"unproved,omitempty"` // there are only samples
	FirstSampled  *jsonFirst   `json:"first_sampled,omitempty"`
	Fates         []jsonFate   `json:"fates"`
}

// jsonFirst is the chance to move first, from a sample.
type jsonFirst struct {
	Pennant  *organized.Sample `json:"pennant"`
	Standard *organized.Sample `json:"standard"`
	Tie      *organized.Sample `json:"tie"`
}

type jsonRefused struct {
	Pennant  []string `json:"pennant"`
	Standard []string `json:"standard"`
	Message  string   `json:"message"`
}

type jsonDrowned struct {
	Camp    string   `json:"camp"`
	Set     string   `json:"set"`
	Zone    string   `json:"zone,omitempty"` // in Epic battles
	Section string   `json:"section"`
	Card    int      `json:"card"`
	Units   []string `json:"units"`
}

// machine returns the answer for JSON, the worst matchups first. Only the worst have played witnesses, unless all are
// saved: those of ninety matchups would take longer than the answer itself.
func (x *Mixed) machine(a *Answer) any {
	out := struct {
		Version     int           `json:"version"`
		Map         string        `json:"map"`
		Mode        string        `json:"mode"`
		Owner       string        `json:"owner"`
		RevealFirst string        `json:"reveal_first"`
		Reserve     string        `json:"reserve"`
		Matchups    []jsonMatchup `json:"matchups"`
		Refused     []jsonRefused `json:"refused"`
		Cards       []jsonDrowned `json:"cards"`
		Interrupted bool          `json:"interrupted,omitempty"`
		Unfinished  int           `json:"unfinished,omitempty"` // matchups left when it was stopped

		Findings []report.Notice `json:"findings"`
	}{
		jsonVersion, a.Field.Map.ID, a.Mode.String(), a.Options.Owner.String(), x.RevealFirst.String(), x.Reserve,
		[]jsonMatchup{}, []jsonRefused{}, []jsonDrowned{}, x.Left > 0, x.Left, a.Report.Notices,
	}
	for i := range x.Pairings {
		if p := &x.Pairings[i]; len(p.Refused) > 0 {
			out.Refused = append(out.Refused, jsonRefused{
				ids(p.Sets[boards.Pennant][:]), ids(p.Sets[boards.Standard][:]), p.Refused[0].Message(),
			})
		}
	}
	for i, p := range x.List {
		out.Matchups = append(out.Matchups, a.jsonMatchup(p, i < detailed || a.Saved != nil))
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, set := range playerSets(x.List, camp) {
			for _, d := range a.drownings(camp, set) {
				card := jsonDrowned{
					Camp: camp.String(), Set: set.Def.ID, Section: d.Section.String(), Card: d.Card.Number,
					Units: a.unitList(camp, d.zone, d.Section, d.Displaced),
				}
				if a.Mode == deploycards.ModeEpic {
					card.Zone = a.Field.Board.Zones[d.zone].ID
				}
				out.Cards = append(out.Cards, card)
			}
		}
	}
	return out
}

func (q *Question) jsonMatchup(p *organized.Pairing, played bool) jsonMatchup {
	out := jsonMatchup{
		Pennant: ids(p.Sets[boards.Pennant][:]), Standard: ids(p.Sets[boards.Standard][:]), Boxes: report.NotNull(p.Boxes),
		Pairs: p.Pairs, Deployments: p.Deployments, Clashes: p.Clashes, PennantFirst: p.First[boards.Pennant],
		StandardFirst: p.First[boards.Standard], Tie: p.Tie, PennantGreen: report.NotNull(p.Green[boards.Pennant]),
		StandardGreen: report.NotNull(p.Green[boards.Standard]), Unproved: p.Unproved, Fates: []jsonFate{},
	}
	if g := p.FirstSample; g != nil {
		out.FirstSampled = &jsonFirst{g.First[boards.Pennant], g.First[boards.Standard], g.Tie}
	}
	for _, f := range fatesOf(q.Mode, p) {
		j := jsonFate{Camp: f.camp.String(), Key: f.key, Fate: f.Fate}
		if w := q.fateWitness(&f, p); played {
			j.Witness = q.jsonWitness(w)
		} else if w != nil {
			j.Witness = &jsonWitness{
				Pennant: drawText(w.Draws[boards.Pennant]), Standard: drawText(w.Draws[boards.Standard]),
			}
		}
		out.Fates = append(out.Fates, j)
	}
	return out
}
