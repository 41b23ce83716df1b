package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/report"
)

// version is the version of the JSON: raise it when a key changes its meaning or is removed.
const version = 1

// JSON returns the answer in the form of its JSON output.
func (b *Balance) JSON() any { return b }

// Evidence reads a saved answer of `muster balance --format json`, for quotes on sheets. The error is a sentence.
func Evidence(text []byte) ([]report.Evidence, error) {
	var x Balance
	if err := common.DecodeEvidence(text, rulebook.GameName, version, &x); err != nil {
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

// evidence returns the quote about the games.
func (a *Adventure) evidence() report.Evidence {
	p := &a.By[0]
	out := report.Evidence{ID: a.ID, Content: a.Content, Players: []string{p.Player}, Games: p.Games}
	for seat, s := range p.Seats {
		out.Shares = append(out.Shares,
			report.WinRate{Who: a.Seats[seat].Faction, Share: s.Thousandths, Low: s.Low, High: s.High})
	}
	return out
}
