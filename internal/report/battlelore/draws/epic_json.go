package draws

import (
	"slices"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/report"
)

type jsonEpicCount struct {
	*epic.Count
	Witness *jsonWitness `json:"witness"`
	Scouts  []string     `json:"scouts,omitempty"` // where the Scout Guard stands: "unit hex"
}

type jsonEpicClass struct {
	Sure jsonEpicCount `json:"sure"`
	Risk jsonEpicCount `json:"risk"`
}

type jsonEpicLie struct {
	Zone string `json:"zone"`
	jsonLie
}

type jsonEpicSet struct {
	Set         string                   `json:"set"`
	Camp        string                   `json:"camp"`
	Cases       int                      `json:"cases"`
	Zones       []string                 `json:"zones"`
	Green       []prove.Odds             `json:"green"` // exact fractions
	Classes     map[string]jsonEpicClass `json:"classes"`
	Types       []prove.TypeShort        `json:"types"`
	Cards       []jsonEpicLie            `json:"cards"`
	Deployments string                   `json:"deployments"`
}

// machine returns the exact answer for JSON.
func (x *Epic) machine(a *Answer) any {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Sets     []jsonEpicSet `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`

		Findings []report.Notice `json:"findings"`
	}{jsonVersion, x.Field.Map.ID, a.Mode.String(), []jsonEpicSet{}, []jsonPairing{}, a.Report.Notices}
	for _, s := range slices.Concat(x.Sets[:]...) {
		out.Sets = append(out.Sets, a.jsonEpicSet(x.Report, s))
	}
	for _, p := range x.Pairings {
		out.Pairings = append(out.Pairings, jsonPairing{
			p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID,
			p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(), p.Deployments.String(),
		})
	}
	return out
}

func (q *Question) jsonEpicSet(r *epic.Report, s *epic.SetReport) jsonEpicSet {
	out := jsonEpicSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Cases: s.Cases, Green: s.Green, Classes: map[string]jsonEpicClass{},
		Types: report.NotNull(s.Types), Cards: []jsonEpicLie{}, Deployments: s.Deployments.String(),
	}
	for _, z := range s.Zones {
		out.Zones = append(out.Zones, q.Field.Board.Zones[z].ID)
	}
	ways := epicTroubles().list
	for i := range ways {
		t := &ways[i]
		c := t.class(s)
		out.Classes[t.key] = jsonEpicClass{
			q.jsonEpicCount(q.epicCase(r, s, t, &c.Sure, false), &c.Sure),
			q.jsonEpicCount(q.epicCase(r, s, t, &c.Risk, true), &c.Risk),
		}
	}
	for _, l := range s.Displacements {
		out.Cards = append(out.Cards, jsonEpicLie{q.Field.Board.Zones[l.Zone].ID, q.jsonLie(s.Camp, l.Zone, l.Displacement)})
	}
	return out
}

func (q *Question) jsonEpicCount(w *Witness, c *epic.Count) jsonEpicCount {
	out := jsonEpicCount{Count: c, Witness: q.jsonWitness(w)}
	if c.Witness != nil {
		for _, p := range c.Witness.Scouts {
			out.Scouts = append(out.Scouts, p.Entry.Unit.ID+" "+q.Field.Hexes.Label(p.Hex))
		}
	}
	return out
}
