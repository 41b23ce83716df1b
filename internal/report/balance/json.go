package balance

import (
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

// version is the version of the JSON: raise it when a key changes its meaning or is removed. The next one goes without
// the test, the verdict and the value of earlier versions of Muster.
const version = 1

type jsonBalance struct {
	Header
	Asked
	Extent
	Test       jsonTest        `json:"test"`
	Adventures []jsonAdventure `json:"adventures"`
	Passed     []string        `json:"passed"`
	Sum        string          `json:"sum"` // over all the other keys
}

// jsonTest is the test of the verdicts. Chances are in thousandths.
type jsonTest struct {
	Most   int          `json:"most"`
	Course []jsonCourse `json:"course"`
}

type jsonCourse struct {
	Share    int64 `json:"share"` // the true one, in thousandths
	Even     int   `json:"even"`
	Pennant  int   `json:"pennant"`
	Standard int   `json:"standard"`
	Between  int   `json:"between"`
	Games    int   `json:"games"` // on average
}

type jsonAdventure struct {
	Adventure string         `json:"adventure"`
	Name      string         `json:"name"`
	Content   string         `json:"content"` // of all that it is made of
	Estimate  *jsonEstimate  `json:"estimate"`
	People    *jsonPeople    `json:"people,omitempty"`
	Verdict   jsonVerdict    `json:"verdict"`
	Value     *jsonValue     `json:"value"`
	Depends   *jsonDepends   `json:"depends_on_player"`
	Cells     []jsonCell     `json:"cells"`
	Unset     int            `json:"not_set_up"`
	Unplayed  []string       `json:"unplayed_rules,omitempty"` // kept answers of adventures without any are unchanged
	Sections  map[string]any `json:"sections"`                 // encoding/json sorts the keys
}

// jsonEstimate is the estimate. Shares are in thousandths.
type jsonEstimate struct {
	Share
	Side      string     `json:"side"` // that wins at least half
	Band      string     `json:"band"`
	Bands     []string   `json:"bands"` // that the interval covers, the nearest to fair first
	GamesEach int        `json:"games_each"`
	Strengths []Strength `json:"strengths"`
}

type jsonVerdict struct {
	Says   string `json:"says"`
	Player string `json:"player"`
	Share  Share  `json:"share"`
}

type jsonValue struct {
	Share int `json:"share"`
	inference.Interval
	Pennant  []jsonPlayedBy `json:"pennant"`
	Standard []jsonPlayedBy `json:"standard"`
}

type jsonPlayedBy struct {
	Player string `json:"player"`
	Chance string `json:"chance"` // a fraction
}

type jsonDepends struct {
	Says       bool   `json:"says"`
	Least      string `json:"least"` // the player with whom the Pennants take least
	Most       string `json:"most"`
	Apart      int    `json:"apart"`
	Detectable int    `json:"detectable"`
}

type jsonCell struct {
	Pennant  string `json:"pennant"`
	Standard string `json:"standard"`
	Share
}

// JSON returns the answer in the form of its JSON output.
func (b *Balance) JSON() any {
	out := &jsonBalance{
		Header: b.Header, Asked: b.Asked, Extent: b.Extent, Test: jsonTest{Most: Most}, Adventures: []jsonAdventure{},
		Passed: b.Passed,
	}
	for _, share := range []int64{thousand/2 - Beyond, thousand / 2, thousand/2 + Beyond} {
		c := course(share)
		in := func(s inference.Decision) int { return int((c.Says[s]*thousand + inference.Sure/2) / inference.Sure) }
		out.Test.Course = append(out.Test.Course, jsonCourse{share, in(inference.Even), in(inference.Above),
			in(inference.Below), in(inference.Cut), int(c.Games / 100)})
	}
	for _, x := range b.List {
		out.Adventures = append(out.Adventures, x.json())
	}
	return out.signed()
}

func (x *Adventure) json() jsonAdventure {
	m := x.Matrix
	out := jsonAdventure{
		Adventure: x.ID, Name: x.Name, Content: x.Content,
		Estimate: x.Estimate.json(), People: x.People.json(),
		Verdict: jsonVerdict{sayings[x.Verdict.Says], x.Verdict.Player, x.Verdict.Share},
		Cells:   []jsonCell{}, Unset: x.Estimate.Unset, Unplayed: x.Unplayed,
		Sections: map[string]any{},
	}
	for i, row := range m.Cells {
		for j, s := range row {
			out.Cells = append(out.Cells, jsonCell{m.Players[i], m.Players[j], s})
		}
	}
	for _, own := range x.Estimate.Thinking {
		for cell, names := range own.pairs(m.Players[0]) {
			if s := own.Cells[cell]; s.Games > 0 {
				out.Cells = append(out.Cells, jsonCell{names[0], names[1], s})
			}
		}
	}
	if v := m.Value; v != nil {
		value := &jsonValue{v.Value, v.Interval, []jsonPlayedBy{}, []jsonPlayedBy{}}
		for i, name := range m.Players {
			value.Pennant = append(value.Pennant, jsonPlayedBy{name, v.Rows[i].RatString()})
			value.Standard = append(value.Standard, jsonPlayedBy{name, v.Columns[i].RatString()})
		}
		out.Value = value
	}
	if d := x.Depends; d != nil {
		out.Depends = &jsonDepends{d.Speaks(), m.Players[d.Least], m.Players[d.Most], d.Apart, d.Detectable}
	}
	for _, s := range x.Sections {
		out.Sections[s.Key()] = s.JSON()
	}
	return out
}

func (e *Estimate) json() *jsonEstimate {
	band, low, high := e.Band()
	out := &jsonEstimate{
		Share: e.Share, Side: sayings[inference.Above], Band: bandKeys[band.Size()], GamesEach: e.Each,
		Strengths: e.Ranking,
	}
	if e.Leader() == 1 {
		out.Side = sayings[inference.Below]
	}
	from, to := min(low.Size(), high.Size()), max(low.Size(), high.Size())
	if low < 0 && high > 0 {
		from = Fair
	}
	for b := from; b <= to; b++ {
		out.Bands = append(out.Bands, bandKeys[b])
	}
	return out
}

// Header is the common part of JSON answers.
type Header struct {
	Version int    `json:"version"`
	Game    string `json:"game,omitempty"`
	Seed    string `json:"seed"`
	// Styles are the styles of projects that played, each with its base and weights, by policy.Word.
	Styles []string `json:"styles,omitempty"`
}

// NewHeader returns the header of a game's answer; version is the version of its JSON.
func NewHeader(version int, game, seed string, players ...string) Header {
	return Header{version, game, seed, policy.Own(players)}
}

// Extent is the number of played games.
type Extent struct {
	Played      int  `json:"played"`
	Interrupted bool `json:"interrupted"` // it ended before all requested games
}

// Finished returns how many games were played, and whether these are all requested games.
func (e Extent) Finished() (games int, whole bool) { return e.Played, !e.Interrupted }

// Outcome is the result of comparing two things.
type Outcome string

// The outcomes of comparisons.
const (
	Undecided    Outcome = "open"
	Same         Outcome = "even"
	FirstBetter  Outcome = "first"
	SecondBetter Outcome = "second"
)

// OutcomeOf returns the outcome of a test of whether the second is above the first.
func OutcomeOf(s inference.Decision) Outcome {
	switch s {
	case inference.Even:
		return Same
	case inference.Above:
		return SecondBetter
	case inference.Below:
		return FirstBetter
	}
	return Undecided
}
