package cli

import (
	"muster/engine/muster"
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

// epicJSON writes the exact answer for machines.
func (x *every) epicJSON(r *muster.EpicReport) error {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Sets     []jsonEpicSet `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`

		Findings []jsonFinding `json:"findings"`
	}{jsonVersion, x.f.Map.ID, x.mode.String(), []jsonEpicSet{}, []jsonPairing{}, noticesOf(x.notices())}
	for _, camp := range r.Sets {
		for _, s := range camp {
			set, err := x.jsonEpicSet(r, s)
			if err != nil {
				return err
			}
			out.Sets = append(out.Sets, set)
		}
	}
	for _, p := range r.Pairings {
		out.Pairings = append(out.Pairings, jsonPairing{
			p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID,
			p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(), p.Deployments.String(),
		})
	}
	told, _ := x.epicWitnesses(r) // all of them are played above
	if err := x.keepWorst(told); err != nil {
		return err
	}
	return x.json(out)
}

func (x *every) jsonEpicSet(r *muster.EpicReport, s *muster.EpicSetReport) (jsonEpicSet, error) {
	out := jsonEpicSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Cases: s.Cases, Green: fractions(rats(s.Green)),
		Classes: map[string]jsonEpicClass{}, Types: jsonTypes(s.Types), Cards: []jsonEpicLie{}, Deployments: s.Deployments.String(),
	}
	for _, z := range s.Zones {
		out.Zones = append(out.Zones, x.f.Board.Zones[z].ID)
	}
	for _, t := range epicTroubles().list {
		c := t.class(s)
		sure, err := x.jsonEpicCount(x.epicCase(r, s, t, &c.Sure, ""), &c.Sure)
		if err != nil {
			return out, err
		}
		risk, err := x.jsonEpicCount(x.epicCase(r, s, t, &c.Risk, epicRisk), &c.Risk)
		if err != nil {
			return out, err
		}
		out.Classes[t.key] = jsonEpicClass{sure, risk}
	}
	for _, l := range s.Lies {
		out.Cards = append(out.Cards, jsonEpicLie{x.f.Board.Zones[l.Zone].ID, x.jsonLie(s.Camp, l.Zone, l.Lie)})
	}
	return out, nil
}

func (x *every) jsonEpicCount(w *witness, c *muster.EpicCount) (jsonEpicCount, error) {
	out := jsonEpicCount{Cases: c.Cases, Worst: c.Worst, Total: c.Total}
	if c.Witness != nil {
		for _, p := range c.Witness.Scouts {
			out.Scouts = append(out.Scouts, p.Entry.Unit.ID+" "+x.f.Hexes.Label(p.Hex))
		}
	}
	var err error
	out.Witness, err = x.jsonWitness(w)
	return out, err
}

func jsonTypes(list []muster.TypeShort) []jsonType {
	out := []jsonType{}
	for _, t := range list {
		out = append(out, jsonType{t.Unit.ID, t.Stock, t.Cases, t.Worst})
	}
	return out
}
