package runewars

import (
	"math/big"

	"muster/internal/engine/runewars/battle"
	engine "muster/internal/engine/runewars/battle/odds"
	"muster/report"
)

type answerJSON struct {
	Version   int             `json:"version"`
	Battle    string          `json:"battle,omitempty"` // the id of its file; a scenario's battle has none
	Name      string          `json:"name"`
	Counted   bool            `json:"counted"`
	Why       string          `json:"not_counted,omitempty"`
	Games     int             `json:"games,omitempty"`
	Seed      string          `json:"seed,omitempty"`
	Attacker  sideJSON        `json:"attacker"`
	Defender  sideJSON        `json:"defender"`
	Fort      *fortJSON       `json:"stronghold,omitempty"`
	Cards     float64         `json:"cards"`
	Diplomacy []diplomacyJSON `json:"diplomacy,omitempty"`
}

type sideJSON struct {
	Faction string     `json:"faction,omitempty"`
	Choose  string     `json:"choose"`
	Wins    float64    `json:"wins"`
	Low     *float64   `json:"low,omitempty"` // lower bound of the 95% confidence interval
	High    *float64   `json:"high,omitempty"`
	Wiped   float64    `json:"loses_all"`
	Tactics float64    `json:"tactics"`
	Units   []unitOdds `json:"units"`
}

type unitOdds struct {
	Unit     string    `json:"unit"`
	Fight    int       `json:"fight"`
	Routed   int       `json:"routed_before"`
	Lost     []float64 `json:"lost"` // how often 0, 1, 2, ... are destroyed
	Mean     float64   `json:"lost_mean"`
	Retreat  float64   `json:"retreat_mean"`
	Standing float64   `json:"standing_mean"`
}

type fortJSON struct {
	Damaged   float64 `json:"damaged"`
	Destroyed float64 `json:"destroyed"`
	Replaced  float64 `json:"replaced"`
}

type diplomacyJSON struct {
	Influence int    `json:"influence"`
	Allies    string `json:"allies"`
	Retreat   string `json:"retreat"`
	Battle    string `json:"battle"`
}

// JSON returns the answer in the form of its JSON output. Shares of a battle are numbers from 0 to 1, those of
// diplomacy exact fractions.
func (a *Answer) JSON() any {
	o := a.Odds
	out := answerJSON{
		Version: version, Battle: a.Definition.ID, Name: a.Definition.Name, Counted: o.Counted, Why: why(o.Why),
		Games:    o.Games,
		Attacker: a.side(battle.Attacker), Defender: a.side(battle.Defender), Cards: o.Cards,
	}
	if !o.Counted {
		out.Seed = a.Seed
	}
	if a.Rules.Fort.There {
		out.Fort = &fortJSON{o.Broken, o.Razed, o.Taken}
	}
	for _, d := range a.Diplo {
		f := func(i int) string { return d.Shares[i].RatString() }
		out.Diplomacy = append(out.Diplomacy, diplomacyJSON{d.Tokens, f(0), f(1), f(2)})
	}
	return out
}

func (a *Answer) side(side int) sideJSON {
	o := a.Odds
	out := sideJSON{
		Faction: a.Definition.Side(side).Faction, Choose: a.By[side], Wins: o.Win[side], Wiped: o.Wiped[side],
		Tactics: o.Tactics[side], Units: []unitOdds{},
	}
	if !o.Counted {
		i := report.EstimateOf(int(o.Win[side]*float64(o.Games)+0.5), o.Games).Interval
		low, high := float64(i.Low)/float64(i.Unit), float64(i.High)/float64(i.Unit)
		out.Low, out.High = &low, &high
	}
	for k, kind := range a.Kinds[side] {
		of := &a.Rules.Sides[side].Kinds[k]
		lost := o.Lost[side][k]
		for len(lost) > int(of.Units)+1 && lost[len(lost)-1] == 0 {
			lost = lost[:len(lost)-1]
		}
		out.Units = append(out.Units, unitOdds{
			kind.Row.ID, int(of.Units), int(of.Before), lost, engine.Mean(lost), o.Fled[side][k], o.Stand[side][k],
		})
	}
	return out
}

func share(r *big.Rat) report.Chance {
	f, _ := r.Float64()
	return report.Chance(f)
}
