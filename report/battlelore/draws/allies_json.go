package draws

import (
	"muster/engine/battlelore/prove/epic"
	"muster/engine/command/boards"
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

// machine is the exact answer for machines.
func (x *Allies) machine(a *Answer) (any, error) {
	out := struct {
		Version  int                 `json:"version"`
		Map      string              `json:"map"`
		Mode     string              `json:"mode"`
		Cases    int                 `json:"cases"`
		Allies   []jsonAllies        `json:"allies"`
		Pairings []jsonAlliesPairing `json:"pairings"`

		Findings []jsonFinding `json:"findings"`
	}{
		jsonVersion, a.Field.Map.ID, a.Mode.String(), epic.AlliesCases, []jsonAllies{}, []jsonAlliesPairing{},
		jsonFindings(a.Report.Notices),
	}
	for _, camp := range x.Camps {
		for _, c := range camp {
			entry, err := a.jsonAllies(x.AlliesReport, c)
			if err != nil {
				return nil, err
			}
			out.Allies = append(out.Allies, entry)
		}
	}
	for i := range x.Pairings {
		out.Pairings = append(out.Pairings, jsonAlliesPairingOf(&x.Pairings[i]))
	}
	return out, nil
}

func (q *Question) jsonAllies(r *epic.AlliesReport, c *epic.AlliesCampReport) (jsonAllies, error) {
	out := jsonAllies{
		Camp: c.Camp.String(), Red: c.Sets[0].Def.ID, Blue: c.Sets[1].Def.ID, Green: c.Green,
		Classes: map[string]jsonAlliesClass{}, Types: jsonTypes(c.Types),
		RedCards: []jsonLie{}, BlueCards: []jsonLie{}, Deployments: c.Deployments.String(),
	}
	ways := alliesTroubles().list
	for i := range ways {
		t := &ways[i]
		k := t.class(c)
		w, err := q.jsonWitness(alliesWitness(r, c, t))
		if err != nil {
			return out, err
		}
		out.Classes[t.key] = jsonAlliesClass{k.Cases, k.Worst, k.Total, w}
	}
	for _, l := range c.Displacements[0] {
		out.RedCards = append(out.RedCards, q.jsonLie(c.Camp, 0, l))
	}
	for _, l := range c.Displacements[1] {
		out.BlueCards = append(out.BlueCards, q.jsonLie(c.Camp, 1, l))
	}
	return out, nil
}

func jsonAlliesPairingOf(p *epic.AlliesPairing) jsonAlliesPairing {
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
