package cli

import (
	"encoding/json"

	"muster/engine/muster"
	"muster/maps/hex"
)

type jsonClass struct {
	Cases   int    `json:"cases"`
	Worst   int    `json:"worst"`
	Witness string `json:"witness"`
	Command string `json:"command"`
}

type jsonLie struct {
	Card      int      `json:"card"`
	Section   string   `json:"section"`
	Cases     int      `json:"cases"`
	Displaced []string `json:"displaced"`
	Lost      []string `json:"lost"`
}

type jsonSet struct {
	Set         string    `json:"set"`
	Camp        string    `json:"camp"`
	Green       []int     `json:"green"`
	Displaced   jsonClass `json:"displaced"`
	Lost        jsonClass `json:"lost"`
	NoRoom      jsonClass `json:"no_room"`
	Short       jsonClass `json:"short"`
	Cards       []jsonLie `json:"cards"`
	Deployments string    `json:"deployments"` // exact, and too large for a JSON number
}

type jsonPairing struct {
	Pennant       string `json:"pennant"`
	Standard      string `json:"standard"`
	PennantFirst  string `json:"pennant_first"` // a fraction
	StandardFirst string `json:"standard_first"`
	Tie           string `json:"tie"`
	Deployments   string `json:"deployments"`
}

// reportJSON writes the exact answer for machines.
func (a *app) reportJSON(r *muster.Report) error {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Cases    int           `json:"cases"`
		Sets     []jsonSet     `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`
	}{Version: 1, Map: r.Field.Map.ID, Mode: "impromptu", Cases: muster.Cases, Sets: []jsonSet{}, Pairings: []jsonPairing{}}
	for camp := range hex.Camp(hex.Camps) {
		for _, s := range r.Sets[camp] {
			out.Sets = append(out.Sets, jsonSetOf(r, s))
		}
	}
	for _, p := range r.Pairings {
		out.Pairings = append(out.Pairings, jsonPairing{
			p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID,
			p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(), p.Deployments.String(),
		})
	}
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}

func jsonSetOf(r *muster.Report, s *muster.SetReport) jsonSet {
	class := func(c muster.Class) jsonClass {
		j := jsonClass{Cases: c.Cases, Worst: c.Worst}
		if c.Witness != nil {
			j.Witness, j.Command = c.Witness.String(), witnessCommand(r, s, *c.Witness)
		}
		return j
	}
	out := jsonSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Green: s.Green, Displaced: class(s.Displaced), Lost: class(s.Lost),
		NoRoom: class(s.NoRoom), Short: class(s.Short), Cards: []jsonLie{}, Deployments: s.Deployments.String(),
	}
	for _, l := range s.Lies {
		units := func(entries []*muster.Entry) []string {
			names := make([]string, len(entries))
			for i, e := range entries {
				names[i] = unitsAt(r.Field, s, l, []*muster.Entry{e})
			}
			return names
		}
		out.Cards = append(out.Cards, jsonLie{l.Card.Number, l.Section.String(), l.Cases, units(l.Displaced), units(l.Lost)})
	}
	return out
}
