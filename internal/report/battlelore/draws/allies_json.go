package draws

import (
	"slices"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/report"
)

type jsonAlliesClass struct {
	*epic.AlliesClass
	Witness *jsonWitness `json:"witness"`
}

type jsonAllies struct {
	Camp        string                     `json:"camp"`
	Red         string                     `json:"red"`
	Blue        string                     `json:"blue"`
	Green       [][]int                    `json:"green"` // cases by the red one's units, then by the blue one's
	Classes     map[string]jsonAlliesClass `json:"classes"`
	Types       []prove.TypeShort          `json:"types"`
	RedCards    []jsonLie                  `json:"red_cards"`
	BlueCards   []jsonLie                  `json:"blue_cards"`
	Deployments string                     `json:"deployments"`
}

type jsonAlliesPairing struct {
	Pennant       []string                                                 `json:"pennant"` // red, blue
	Standard      []string                                                 `json:"standard"`
	PennantFirst  prove.Chance                                             `json:"pennant_first"`
	StandardFirst prove.Chance                                             `json:"standard_first"`
	Tie           prove.Chance                                             `json:"tie"`
	AllyTie       report.PairOf[prove.Chance]                              `json:"ally_tie"`
	Markers       report.PairOf[[deploy.Allies][epic.Markers]prove.Chance] `json:"markers"` // red and blue
	Deployments   string                                                   `json:"deployments"`
}

// machine returns the exact answer for JSON.
func (x *Allies) machine(a *Answer) any {
	out := struct {
		Version  int                 `json:"version"`
		Map      string              `json:"map"`
		Mode     string              `json:"mode"`
		Cases    int                 `json:"cases"`
		Allies   []jsonAllies        `json:"allies"`
		Pairings []jsonAlliesPairing `json:"pairings"`

		Findings []report.Notice `json:"findings"`
	}{
		jsonVersion, a.Field.Map.ID, a.Mode.String(), epic.AlliesCases, []jsonAllies{}, []jsonAlliesPairing{},
		a.Report.Notices,
	}
	for _, c := range slices.Concat(x.Camps[:]...) {
		out.Allies = append(out.Allies, a.jsonAllies(x.AlliesReport, c))
	}
	for _, p := range x.Pairings {
		out.Pairings = append(out.Pairings, jsonAlliesPairing{
			ids(p.Pennant.Sets[:]), ids(p.Standard.Sets[:]), p.PennantFirst, p.StandardFirst, p.Tie, p.AllyTie, p.Markers,
			p.Deployments.String(),
		})
	}
	return out
}

func (q *Question) jsonAllies(r *epic.AlliesReport, c *epic.AlliesCampReport) jsonAllies {
	out := jsonAllies{
		Camp: c.Camp.String(), Red: c.Sets[0].Def.ID, Blue: c.Sets[1].Def.ID, Green: c.Green,
		Classes: map[string]jsonAlliesClass{}, Types: report.NotNull(c.Types),
		RedCards: []jsonLie{}, BlueCards: []jsonLie{}, Deployments: c.Deployments.String(),
	}
	ways := alliesTroubles().list
	for i := range ways {
		t := &ways[i]
		out.Classes[t.key] = jsonAlliesClass{t.class(c), q.jsonWitness(alliesWitness(r, c, t))}
	}
	for _, l := range c.Displacements[0] {
		out.RedCards = append(out.RedCards, q.jsonLie(c.Camp, 0, l))
	}
	for _, l := range c.Displacements[1] {
		out.BlueCards = append(out.BlueCards, q.jsonLie(c.Camp, 1, l))
	}
	return out
}
