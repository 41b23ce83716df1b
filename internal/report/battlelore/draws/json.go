package draws

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// jsonVersion is the version of every answer about all draws.
const jsonVersion = 1

type jsonClass struct {
	*prove.Class
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

// jsonWitness is the smallest case of a problem. Seed and command are empty if it was not played. A case with forced
// choices has no seed, and has a command only if a folder for witnesses has its file.
type jsonWitness struct {
	Pennant      string `json:"pennant"` // the draw; "" when it does not matter
	Standard     string `json:"standard"`
	PennantZone  string `json:"pennant_zone,omitempty"`
	StandardZone string `json:"standard_zone,omitempty"`
	Seed         string `json:"seed"`
	Command      string `json:"command"`
}

// jsonWitness plays a witness; nil for none. If one could not be played, the following ones are not tried.
func (q *Question) jsonWitness(w *Witness) *jsonWitness {
	if w == nil || q.failed != nil {
		return nil
	}
	p, err := q.Play(w)
	if err != nil {
		q.failed = err
		return nil
	}
	return &jsonWitness{
		drawText(w.Draws[boards.Pennant]), drawText(w.Draws[boards.Standard]), w.Zones[boards.Pennant],
		w.Zones[boards.Standard], p.Seed, p.Command.String(),
	}
}

// machine returns the exact answer for JSON.
func (x *Impromptu) machine(a *Answer) any {
	out := struct {
		Version  int           `json:"version"`
		Map      string        `json:"map"`
		Mode     string        `json:"mode"`
		Cases    int           `json:"cases"`
		Sets     []jsonSet     `json:"sets"`
		Pairings []jsonPairing `json:"pairings"`

		Findings []report.Notice `json:"findings"`
	}{
		jsonVersion, x.Field.Map.ID, a.Mode.String(), prove.Cases, []jsonSet{}, []jsonPairing{},
		a.Report.Notices,
	}
	for _, s := range slices.Concat(x.Sets[:]...) {
		out.Sets = append(out.Sets, a.jsonSet(x, s))
	}
	for _, p := range x.Pairings {
		out.Pairings = append(out.Pairings, jsonPairing{
			p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID,
			p.PennantFirst.String(), p.StandardFirst.String(), p.Tie.String(), p.Deployments.String(),
		})
	}
	return out
}

func (q *Question) jsonSet(x *Impromptu, s *prove.SetReport) jsonSet {
	out := jsonSet{
		Set: s.Set.Def.ID, Camp: s.Camp.String(), Green: s.Green, Cards: []jsonLie{}, Deployments: s.Deployments.String(),
	}
	classes := map[string]*jsonClass{
		"lost": &out.Lost, "short": &out.Short, "no_room": &out.NoRoom, "displaced": &out.Displaced,
	}
	ways := impromptuTroubles().list
	for i := range ways {
		t := &ways[i]
		j := classes[t.key]
		j.Class = t.class(s)
		if p := q.jsonWitness(impromptuWitness(x.Report, s, t)); p != nil {
			j.Witness, j.Command = j.Class.Witness.String(), p.Command
		}
	}
	for _, l := range s.Displacements {
		out.Cards = append(out.Cards, q.jsonLie(s.Camp, 0, l))
	}
	return out
}

func (q *Question) jsonLie(camp boards.Camp, zone int, l prove.Displacement) jsonLie {
	return jsonLie{
		l.Card.Number, l.Section.String(), l.Cases, q.unitList(camp, zone, l.Section, l.Displaced),
		q.unitList(camp, zone, l.Section, l.Lost),
	}
}

// unitList names units of a card in a section, with the hexes of their marks.
func (q *Question) unitList(camp boards.Camp, zone int, section boards.Section, entries []*deck.Entry) []string {
	out := make([]string, len(entries))
	for i, e := range entries {
		out[i] = e.Unit.ID + " " + q.Field.Hexes.Label(q.Field.Hexes.Card(camp, zone, section, e.Rank, e.File))
	}
	return out
}
