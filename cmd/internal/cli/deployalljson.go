package cli

import (
	"math/big"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// jsonVersion is that of every answer about all draws.
const jsonVersion = 1

type jsonClass struct {
	Cases   int    `json:"cases"`
	Worst   int    `json:"worst"`
	Total   int    `json:"total"` // units in all cases
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

// jsonWitness is a smallest case that goes wrong. Seed and command are empty when it was not played; the seed also when
// choices were made for it, and then the command too unless a folder for witnesses has its file.
type jsonWitness struct {
	Pennant      string `json:"pennant"` // the draw; "" when it does not matter
	Standard     string `json:"standard"`
	PennantZone  string `json:"pennant_zone,omitempty"`
	StandardZone string `json:"standard_zone,omitempty"`
	Seed         string `json:"seed"`
	Command      string `json:"command"`
}

// jsonWitness plays a witness; nil for none.
func (x *every) jsonWitness(w *witness) (*jsonWitness, error) {
	if w == nil {
		return nil, nil
	}
	out := &jsonWitness{
		Pennant: w.draws[boards.Pennant], Standard: w.draws[boards.Standard],
		PennantZone: w.zones[boards.Pennant], StandardZone: w.zones[boards.Standard],
	}
	p, err := x.play(w)
	if err == nil {
		out.Seed, out.Command = p.seed, p.command
	}
	return out, err
}

// impromptuJSON writes the exact answer for machines.
func (x *every) impromptuJSON(r *muster.Report) error {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Cases    int           `json:"cases"`
		Sets     []jsonSet     `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`

		Findings []jsonFinding `json:"findings"`
	}{jsonVersion, r.Field.Map.ID, x.mode.String(), muster.Cases, []jsonSet{}, []jsonPairing{}, noticesOf(x.notices())}
	for camp := range boards.Camp(boards.Camps) {
		for _, s := range r.Sets[camp] {
			set, err := x.impromptuSet(r, s)
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
	worst, _ := x.impromptuWitnesses(r)
	if err := x.keepWorst(worst); err != nil {
		return err
	}
	return x.json(out)
}

func (x *every) impromptuSet(r *muster.Report, s *muster.SetReport) (jsonSet, error) {
	out := jsonSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Green: s.Green, Cards: []jsonLie{}, Deployments: s.Deployments.String(),
	}
	classes := map[string]*jsonClass{
		"lost": &out.Lost, "short": &out.Short, "no_room": &out.NoRoom, "displaced": &out.Displaced,
	}
	for _, t := range impromptuTroubles().list {
		c, j := t.class(s), classes[t.key]
		j.Cases, j.Worst, j.Total = c.Cases, c.Worst, c.Total
		w := x.impromptuWitness(r, s, t)
		p, err := x.jsonWitness(w)
		if err != nil {
			return out, err
		}
		if p != nil {
			j.Witness, j.Command = w.draws[s.Camp], p.Command
		}
	}
	for _, l := range s.Lies {
		out.Cards = append(out.Cards, x.jsonLie(s.Camp, 0, l))
	}
	return out, nil
}

func (x *every) jsonLie(camp boards.Camp, zone int, l muster.Lie) jsonLie {
	return jsonLie{
		l.Card.Number, l.Section.String(), l.Cases,
		unitList(x.f, camp, zone, l, l.Displaced), unitList(x.f, camp, zone, l, l.Lost),
	}
}

// fractions are exact chances as text.
func fractions(list []*big.Rat) []string {
	out := make([]string, len(list))
	for i, r := range list {
		out[i] = r.RatString()
	}
	return out
}
