package runewars

import (
	"fmt"

	"muster/engine/runewars/rulebook"
	"muster/report"
	common "muster/report/balance"
)

// version is that of the JSON: it rises when a key changes its sense or goes.
const version = 1

// JSON is the answer for machines.
func (b *Balance) JSON() any { return b }

// Evidence reads an answer of `muster balance --format json` that was kept, for what sheets may say of what was played.
// The error says in words what is wrong with it.
func Evidence(text []byte) ([]report.Evidence, error) {
	var x Balance
	if err := common.Kept(text, rulebook.GameName, version, &x); err != nil {
		return nil, err
	}
	if x.Interrupted {
		return nil, fmt.Errorf("it was interrupted: play it to the end first")
	}
	var out []report.Evidence
	for i := range x.List {
		a := &x.List[i]
		if a == nil || len(a.By) == 0 || len(a.By[0].Seats) != len(a.Seats) {
			return nil, fmt.Errorf("it has no shares of %s", a.ID)
		}
		out = append(out, a.evidence())
	}
	return out, nil
}

// evidence is what a sheet says of the games.
func (a *Adventure) evidence() report.Evidence {
	p := &a.By[0]
	out := report.Evidence{ID: a.ID, Content: a.Content, Player: p.Player, Games: p.Games}
	for seat, s := range p.Seats {
		out.Shares = append(out.Shares,
			report.WinRate{Who: a.Seats[seat].Faction, Share: s.Thousandths, Low: s.Low, High: s.High})
	}
	return out
}
