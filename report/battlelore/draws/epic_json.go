package draws

import (
	"muster/engine/battlelore/prove"
	"muster/engine/battlelore/prove/epic"
	"muster/report"
)

type jsonEpicCount struct {
	Cases   int          `json:"cases"`
	Worst   int          `json:"worst"`
	Total   int          `json:"total"`
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

type jsonType struct {
	Type  string `json:"type"`
	Stock int    `json:"stock"`
	Cases int    `json:"cases"`
	Worst int    `json:"worst"`
}

type jsonEpicSet struct {
	Set         string                   `json:"set"`
	Camp        string                   `json:"camp"`
	Cases       int                      `json:"cases"`
	Zones       []string                 `json:"zones"`
	Green       []string                 `json:"green"` // exact fractions
	Classes     map[string]jsonEpicClass `json:"classes"`
	Types       []jsonType               `json:"types"`
	Cards       []jsonEpicLie            `json:"cards"`
	Deployments string                   `json:"deployments"`
}

// machine is the exact answer for machines.
func (x *Epic) machine(a *Answer) (any, error) {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Sets     []jsonEpicSet `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`

		Findings []jsonFinding `json:"findings"`
	}{jsonVersion, x.Field.Map.ID, a.Mode.String(), []jsonEpicSet{}, []jsonPairing{}, jsonFindings(a.Report.Notices)}
	for _, camp := range x.Sets {
		for _, s := range camp {
			set, err := a.jsonEpicSet(x.Report, s)
			if err != nil {
				return nil, err
			}
			out.Sets = append(out.Sets, set)
		}
	}
	for _, p := range x.Pairings {
		out.Pairings = append(out.Pairings, jsonPairing{
			p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID,
			p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(), p.Deployments.String(),
		})
	}
	return out, nil
}

func (q *Question) jsonEpicSet(r *epic.Report, s *epic.SetReport) (jsonEpicSet, error) {
	out := jsonEpicSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Cases: s.Cases, Green: report.Fractions(rats(s.Green)),
		Classes: map[string]jsonEpicClass{}, Types: jsonTypes(s.Types), Cards: []jsonEpicLie{},
		Deployments: s.Deployments.String(),
	}
	for _, z := range s.Zones {
		out.Zones = append(out.Zones, q.Field.Board.Zones[z].ID)
	}
	ways := epicTroubles().list
	for i := range ways {
		t := &ways[i]
		c := t.class(s)
		sure, err := q.jsonEpicCount(q.epicCase(r, s, t, &c.Sure, false), &c.Sure)
		if err != nil {
			return out, err
		}
		risk, err := q.jsonEpicCount(q.epicCase(r, s, t, &c.Risk, true), &c.Risk)
		if err != nil {
			return out, err
		}
		out.Classes[t.key] = jsonEpicClass{sure, risk}
	}
	for _, l := range s.Displacements {
		out.Cards = append(out.Cards, jsonEpicLie{q.Field.Board.Zones[l.Zone].ID, q.jsonLie(s.Camp, l.Zone, l.Displacement)})
	}
	return out, nil
}

func (q *Question) jsonEpicCount(w *Witness, c *epic.Count) (jsonEpicCount, error) {
	out := jsonEpicCount{Cases: c.Cases, Worst: c.Worst, Total: c.Total}
	if c.Witness != nil {
		for _, p := range c.Witness.Scouts {
			out.Scouts = append(out.Scouts, p.Entry.Unit.ID+" "+q.Field.Hexes.Label(p.Hex))
		}
	}
	var err error
	out.Witness, err = q.jsonWitness(w)
	return out, err
}

func jsonTypes(list []prove.TypeShort) []jsonType {
	out := []jsonType{}
	for _, t := range list {
		out = append(out, jsonType{t.Unit.ID, t.Stock, t.Cases, t.Worst})
	}
	return out
}
