package cli

import (
	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

type jsonSample struct {
	Seed    uint64 `json:"seed"`
	Hits    int    `json:"hits"`
	Trials  int    `json:"trials"`
	LowPpm  int    `json:"low_ppm"` // per million
	HighPpm int    `json:"high_ppm"`
}

type jsonFate struct {
	Camp     string       `json:"camp"`
	Fate     string       `json:"fate"`
	Certain  string       `json:"certain"` // exact fractions
	Possible string       `json:"possible"`
	Uniform  string       `json:"uniform"` // "" where it had to be sampled
	Sampled  *jsonSample  `json:"sampled"`
	Unproved bool         `json:"unproved,omitempty"` // there is only the sample
	Worst    int          `json:"worst"`
	Witness  *jsonWitness `json:"witness"`
}

type jsonMatchup struct {
	Pennant       []string   `json:"pennant"`
	Standard      []string   `json:"standard"`
	Boxes         []string   `json:"boxes"`
	Pairs         int64      `json:"pairs"`
	Deployments   int64      `json:"deployments"`
	Clashes       int64      `json:"clashes"`
	PennantFirst  string     `json:"pennant_first"`
	StandardFirst string     `json:"standard_first"`
	Tie           string     `json:"tie"`
	PennantGreen  []int64    `json:"pennant_green"`
	StandardGreen []int64    `json:"standard_green"`
	Unproved      bool       `json:"unproved,omitempty"` // there are only samples
	FirstSampled  *jsonFirst `json:"first_sampled,omitempty"`
	Fates         []jsonFate `json:"fates"`
}

// jsonFirst is who moves first as a sample shows it.
type jsonFirst struct {
	Pennant  *jsonSample `json:"pennant"`
	Standard *jsonSample `json:"standard"`
	Tie      *jsonSample `json:"tie"`
}

func jsonSampleOf(s *muster.Sample) *jsonSample {
	return &jsonSample{s.Seed, s.Hits, s.Trials, s.Low, s.High}
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

// organizedJSON writes the answer for machines, the worst matchups first. Unless all are to be saved only the worst have
// witnesses that were played: those of ninety matchups would take longer than the answer itself.
func (x *every) organizedJSON(r *muster.OrganizedReport, list []*muster.OrganizedPairing) error {
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

		Findings []jsonFinding `json:"findings"`
	}{
		jsonVersion, x.f.Map.ID, x.mode.String(), x.opts.Owner.String(), r.RevealFirst.String(), r.Reserve,
		[]jsonMatchup{}, []jsonRefused{}, []jsonDrowned{}, noticesOf(x.notices()),
	}
	for i := range r.Pairings {
		if p := &r.Pairings[i]; len(p.Refused) > 0 {
			out.Refused = append(out.Refused, jsonRefused{
				ids(p.Sets[boards.Pennant][:]), ids(p.Sets[boards.Standard][:]), p.Refused[0].Message(),
			})
		}
	}
	var worst []*witness
	for i, p := range list {
		m, witnesses, err := x.jsonMatchup(p, i < detailed || x.flags.witnesses != "")
		if err != nil {
			return err
		}
		out.Matchups = append(out.Matchups, m)
		worst = append(worst, witnesses...)
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, set := range sortedSets(playerSets(list, camp)) {
			for _, d := range x.drownings(camp, set) {
				card := jsonDrowned{
					camp.String(), set.Def.ID, "", d.Section.String(), d.Card.Number, unitList(x.f, camp, d.zone, d.Lie, d.Displaced),
				}
				if x.mode == muster.ModeEpic {
					card.Zone = x.f.Board.Zones[d.zone].ID
				}
				out.Cards = append(out.Cards, card)
			}
		}
	}
	if err := x.keepWorst(worst); err != nil {
		return err
	}
	return x.json(out)
}

func (x *every) jsonMatchup(p *muster.OrganizedPairing, played bool) (jsonMatchup, []*witness, error) {
	out := jsonMatchup{
		Pennant: ids(p.Sets[boards.Pennant][:]), Standard: ids(p.Sets[boards.Standard][:]), Boxes: append([]string{}, p.Boxes...),
		Pairs: p.Pairs, Deployments: p.Deployments, Clashes: p.Clashes,
		PennantGreen: append([]int64{}, p.Green[boards.Pennant]...), StandardGreen: append([]int64{}, p.Green[boards.Standard]...),
		Unproved: p.Unproved, Fates: []jsonFate{},
	}
	if g := p.Guess; g != nil {
		out.FirstSampled = &jsonFirst{jsonSampleOf(g.First[boards.Pennant]), jsonSampleOf(g.First[boards.Standard]), jsonSampleOf(g.Tie)}
	} else {
		out.PennantFirst, out.StandardFirst, out.Tie = p.First[boards.Pennant].String(), p.First[boards.Standard].String(), p.Tie.String()
	}
	var list []*witness
	for _, f := range fatesOf(x.mode, p) {
		j := jsonFate{Camp: f.camp.String(), Fate: f.key, Worst: f.Worst, Unproved: f.Unproved}
		if !f.Unproved {
			j.Certain, j.Possible = f.Certain.String(), f.Possible.String()
		}
		switch s := f.Sampled; {
		case s == nil:
			j.Uniform = f.Uniform.String()
		case s.Trials > 0:
			j.Sampled = jsonSampleOf(s)
		}
		w := x.fateWitness(&f, p)
		if w == nil {
			out.Fates = append(out.Fates, j)
			continue
		}
		j.Witness = &jsonWitness{Pennant: w.draws[boards.Pennant], Standard: w.draws[boards.Standard]}
		if played {
			var err error
			if j.Witness, err = x.jsonWitness(w); err != nil {
				return out, nil, err
			}
		}
		out.Fates = append(out.Fates, j)
		list = append(list, w)
	}
	return out, list, nil
}

func ids(sets []*muster.Set) []string {
	out := make([]string, len(sets))
	for i, s := range sets {
		out[i] = s.Def.ID
	}
	return out
}
