package cli

import (
	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

type jsonAlliesClass struct {
	Cases   int          `json:"cases"`
	Worst   int          `json:"worst"`
	Total   int          `json:"total"`
	Witness *jsonWitness `json:"witness"`
}

type jsonAllies struct {
	Camp        string                     `json:"camp"`
	Red         string                     `json:"red"`
	Blue        string                     `json:"blue"`
	Green       [][]int                    `json:"green"` // cases by the red one's units, then by the blue one's
	Classes     map[string]jsonAlliesClass `json:"classes"`
	Types       []jsonType                 `json:"types"`
	RedCards    []jsonLie                  `json:"red_cards"`
	BlueCards   []jsonLie                  `json:"blue_cards"`
	Deployments string                     `json:"deployments"`
}

type jsonAlliesPairing struct {
	Pennant       []string              `json:"pennant"` // red, blue
	Standard      []string              `json:"standard"`
	PennantFirst  string                `json:"pennant_first"`
	StandardFirst string                `json:"standard_first"`
	Tie           string                `json:"tie"`
	AllyTie       map[string]string     `json:"ally_tie"`
	Markers       map[string][][]string `json:"markers"` // by camp, then red and blue: the chance of each marker
	Deployments   string                `json:"deployments"`
}

// alliesJSON writes the exact answer for machines.
func (x *every) alliesJSON(r *muster.AlliesReport) error {
	out := struct {
		Version  int                 `json:"version"`
		Map      string              `json:"map"`
		Mode     string              `json:"mode"`
		Cases    int                 `json:"cases"`
		Allies   []jsonAllies        `json:"allies"`
		Pairings []jsonAlliesPairing `json:"pairings"`

		Findings []jsonFinding `json:"findings"`
	}{jsonVersion, x.f.Map.ID, x.mode.String(), muster.AlliesCases, []jsonAllies{}, []jsonAlliesPairing{}, noticesOf(x.notices())}
	for _, camp := range r.Camps {
		for _, c := range camp {
			entry, err := x.jsonAllies(r, c)
			if err != nil {
				return err
			}
			out.Allies = append(out.Allies, entry)
		}
	}
	for i := range r.Pairings {
		out.Pairings = append(out.Pairings, jsonAlliesPairingOf(&r.Pairings[i]))
	}
	told, _ := x.alliesWitnesses(r) // all of them are played above
	if err := x.keepWorst(told); err != nil {
		return err
	}
	return x.json(out)
}

func (x *every) jsonAllies(r *muster.AlliesReport, c *muster.AlliesCampReport) (jsonAllies, error) {
	out := jsonAllies{
		Camp: c.Camp.String(), Red: c.Sets[0].Def.ID, Blue: c.Sets[1].Def.ID, Green: c.Green,
		Classes: map[string]jsonAlliesClass{}, Types: jsonTypes(c.Types),
		RedCards: []jsonLie{}, BlueCards: []jsonLie{}, Deployments: c.Deployments.String(),
	}
	for _, t := range alliesTroubles().list {
		k := t.class(c)
		w, err := x.jsonWitness(x.alliesWitness(r, c, t))
		if err != nil {
			return out, err
		}
		out.Classes[t.key] = jsonAlliesClass{k.Cases, k.Worst, k.Total, w}
	}
	for _, l := range c.Lies[0] {
		out.RedCards = append(out.RedCards, x.jsonLie(c.Camp, 0, l))
	}
	for _, l := range c.Lies[1] {
		out.BlueCards = append(out.BlueCards, x.jsonLie(c.Camp, 1, l))
	}
	return out, nil
}

func jsonAlliesPairingOf(p *muster.AlliesPairing) jsonAlliesPairing {
	out := jsonAlliesPairing{
		ids(p.Pennant.Sets[:]), ids(p.Standard.Sets[:]), p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(),
		map[string]string{}, map[string][][]string{}, p.Deployments.String(),
	}
	for camp := range boards.Camp(boards.Camps) {
		out.AllyTie[camp.String()] = p.AllyTie[camp].String()
		for _, ally := range p.Markers[camp] {
			var chances []string
			for _, c := range ally {
				chances = append(chances, c.String())
			}
			out.Markers[camp.String()] = append(out.Markers[camp.String()], chances)
		}
	}
	return out
}
