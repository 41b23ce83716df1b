package draws

import (
	"muster/deploycards"
	"muster/engine/battlelore/prove/organized"
	"muster/engine/command/boards"
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

func jsonSampleOf(s *organized.Sample) *jsonSample {
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

// machine is the answer for machines, the worst matchups first. Unless all are to be saved only the worst have
// witnesses that were played: those of ninety matchups would take longer than the answer itself.
func (x *Mixed) machine(a *Answer) (any, error) {
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
		Unfinished  int           `json:"unfinished,omitempty"` // matchups that it did not come to

		Findings []jsonFinding `json:"findings"`
	}{
		jsonVersion, a.Field.Map.ID, a.Mode.String(), a.Options.Owner.String(), x.RevealFirst.String(), x.Reserve,
		[]jsonMatchup{}, []jsonRefused{}, []jsonDrowned{}, x.Left > 0, x.Left, jsonFindings(a.Report.Notices),
	}
	for i := range x.Pairings {
		if p := &x.Pairings[i]; len(p.Refused) > 0 {
			out.Refused = append(out.Refused, jsonRefused{
				ids(p.Sets[boards.Pennant][:]), ids(p.Sets[boards.Standard][:]), p.Refused[0].Message(),
			})
		}
	}
	for i, p := range x.List {
		m, err := a.jsonMatchup(p, i < detailed || a.Saved != nil)
		if err != nil {
			return nil, err
		}
		out.Matchups = append(out.Matchups, m)
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, set := range playerSets(x.List, camp) {
			for _, d := range a.drownings(camp, set) {
				card := jsonDrowned{
					camp.String(),
					set.Def.ID,
					"",
					d.Section.String(),
					d.Card.Number,
					a.unitList(camp, d.zone, d.Section, d.Displaced),
				}
				if a.Mode == deploycards.ModeEpic {
					card.Zone = a.Field.Board.Zones[d.zone].ID
				}
				out.Cards = append(out.Cards, card)
			}
		}
	}
	return out, nil
}

func (q *Question) jsonMatchup(p *organized.Pairing, played bool) (jsonMatchup, error) {
	out := jsonMatchup{
		Pennant: ids(
			p.Sets[boards.Pennant][:],
		),
		Standard:    ids(p.Sets[boards.Standard][:]),
		Boxes:       append([]string{}, p.Boxes...),
		Pairs:       p.Pairs,
		Deployments: p.Deployments,
		Clashes:     p.Clashes,
		PennantGreen: append(
			[]int64{},
			p.Green[boards.Pennant]...),
		StandardGreen: append([]int64{}, p.Green[boards.Standard]...),
		Unproved:      p.Unproved,
		Fates:         []jsonFate{},
	}
	if g := p.FirstSample; g != nil {
		out.FirstSampled = &jsonFirst{jsonSampleOf(g.First[boards.Pennant]), jsonSampleOf(g.First[boards.Standard]),
			jsonSampleOf(g.Tie)}
	} else {
		out.PennantFirst, out.StandardFirst, out.Tie = p.First[boards.Pennant].String(), p.First[boards.Standard].String(),
			p.Tie.String()
	}
	for _, f := range fatesOf(q.Mode, p) {
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
		w := q.fateWitness(&f, p)
		if w == nil {
			out.Fates = append(out.Fates, j)
			continue
		}
		j.Witness = &jsonWitness{
			Pennant:  drawText(w.Draws[boards.Pennant]),
			Standard: drawText(w.Draws[boards.Standard]),
		}
		if played {
			var err error
			if j.Witness, err = q.jsonWitness(w); err != nil {
				return out, err
			}
		}
		out.Fates = append(out.Fates, j)
	}
	return out, nil
}
