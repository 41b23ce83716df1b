package balance

import (
	"fmt"

	"muster/engine/arena"
	"muster/engine/runewars"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/matches"
	"muster/report"
	common "muster/report/balance"
)

// version is that of the JSON: it rises when a key changes its sense or goes.
const version = 1

// jsonShare is a share of games, in thousandths.
type jsonShare struct {
	Won   int `json:"won"`
	Games int `json:"games"`
	Share int `json:"share"`
	Low   int `json:"low"`
	High  int `json:"high"`
}

func jsonShareOf(s Share) jsonShare {
	return jsonShare{s.Won, s.Games, s.Thousandths(), s.Interval.Low, s.Interval.High}
}

func jsonShares(list []Share) []jsonShare {
	out := []jsonShare{}
	for _, s := range list {
		out = append(out, jsonShareOf(s))
	}
	return out
}

type jsonSpread struct {
	Least  int `json:"least"`
	Median int `json:"median"`
	Most   int `json:"most"`
}

func jsonSpreadOf(s arena.Spread) jsonSpread { return jsonSpread{s.Min, s.Median, s.Max} }

type jsonBalance struct {
	Version     int             `json:"version"`
	Game        string          `json:"game"`
	Seed        string          `json:"seed"`
	Players     []string        `json:"players"`
	Games       int             `json:"games"`
	Played      int             `json:"played"`
	Interrupted bool            `json:"interrupted"`
	Adventures  []jsonAdventure `json:"adventures"`
	Passed      []string        `json:"passed"`
	Sum         string          `json:"sum"` // over all the other keys
}

type jsonAdventure struct {
	Adventure string       `json:"adventure"`
	Name      string       `json:"name"`
	Content   string       `json:"content"` // of all that it is made of
	Seats     []jsonSeat   `json:"seats"`
	By        []jsonPlayed `json:"by_player"`
	Depends   []jsonApart  `json:"depends_on_player"`
}

type jsonSeat struct {
	Faction string `json:"faction"`
	Free    bool   `json:"free"` // no scenario gives it Orders
	Says    string `json:"says"` // even, more or less than its share, where the first player has every seat
}

type jsonPlayed struct {
	Player  string         `json:"player"`
	Games   int            `json:"games"`
	Seats   []jsonShare    `json:"seats"`
	Order   []jsonShare    `json:"order"` // by place from the first player on; empty where a scenario says who that is
	Nobody  jsonShare      `json:"nobody"`
	Ended   map[string]int `json:"ended"`
	Years   jsonSpread     `json:"years"`
	Mean    int            `json:"mean_years"` // in hundredths
	Battles jsonSpread     `json:"battles"`
	Quiet   jsonSpread     `json:"quiet_seasons"`
}

type jsonApart struct {
	Seat  int    `json:"seat"` // from 1
	Least string `json:"least"`
	Most  string `json:"most"`
}

// JSON is the answer for machines.
func (b *Balance) JSON() any {
	out := &jsonBalance{
		Version: version, Game: kinds.Name, Seed: b.Seed, Players: b.Players, Games: b.Games, Played: b.played,
		Interrupted: b.Interrupted, Adventures: []jsonAdventure{}, Passed: append([]string{}, b.Passed...),
	}
	for _, a := range b.List {
		x := jsonAdventure{
			Adventure: a.ID, Name: a.Name, Content: a.Content, Seats: []jsonSeat{}, By: []jsonPlayed{}, Depends: []jsonApart{},
		}
		free := map[int]bool{}
		for _, seat := range a.People {
			free[seat] = true
		}
		for seat, name := range a.Seats {
			x.Seats = append(x.Seats, jsonSeat{name, free[seat], sayingKeys[a.By[0].Says[seat]]})
		}
		for i := range a.By {
			x.By = append(x.By, a.By[i].json())
		}
		for _, d := range a.Apart {
			x.Depends = append(x.Depends, jsonApart{d.Seat + 1, a.By[d.Least].Player, a.By[d.Most].Player})
		}
		out.Adventures = append(out.Adventures, x)
	}
	out.Sum = common.Sum(out)
	return out
}

func (p *Played) json() jsonPlayed {
	return jsonPlayed{
		p.Player, p.Games, jsonShares(p.Seats), jsonShares(p.Order), jsonShareOf(shareOf(p.Nobody, p.Games)),
		jsonEnds(p.Ends), jsonSpreadOf(p.Years), p.Mean, jsonSpreadOf(p.Battles), jsonSpreadOf(p.Quiet),
	}
}

// Evidence reads an answer of `muster balance --format json` that was kept, for what sheets may say of what was played.
// The error says in words what is wrong with it.
func Evidence(text []byte) ([]report.Evidence, error) {
	var x jsonBalance
	if err := common.Kept(text, kinds.Name, version, &x); err != nil {
		return nil, err
	}
	if x.Interrupted {
		return nil, fmt.Errorf("it was interrupted: play it to the end first")
	}
	var out []report.Evidence
	for i := range x.Adventures {
		a := &x.Adventures[i]
		if len(a.By) == 0 || len(a.By[0].Seats) != len(a.Seats) {
			return nil, fmt.Errorf("it has no shares of %s", a.Adventure)
		}
		out = append(out, a.evidence())
	}
	return out, nil
}

// evidence is what a sheet says of the games.
func (a *jsonAdventure) evidence() report.Evidence {
	p := &a.By[0]
	out := report.Evidence{ID: a.Adventure, Content: a.Content, Player: p.Player, Games: p.Games}
	for seat, s := range p.Seats {
		out.Shares = append(out.Shares, report.WinRate{Who: a.Seats[seat].Faction, Share: s.Share, Low: s.Low, High: s.High})
	}
	return out
}

// jsonEnds are the games by how they ended, those ways that came.
func jsonEnds(ends [runewars.Ends]int) map[string]int {
	out := map[string]int{}
	for how, n := range ends {
		if n > 0 {
			out[matches.EndNames[how]] = n
		}
	}
	return out
}
