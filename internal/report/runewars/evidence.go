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
		switch {
		case len(a.By) == 0 || len(a.By[0].Seats) != len(a.Seats):
			return nil, fmt.Errorf("it has no shares of %s", a.ID)
		case a.Estimate == nil && a.contested():
			return nil, fmt.Errorf("an earlier version of Muster made it, without an estimate: measure the balance again")
		}
		out = append(out, a.evidence())
	}
	return out, nil
}

// contested reports whether more than one seat is free.
func (a *Adventure) contested() bool {
	free := 0
	for _, s := range a.Seats {
		if s.Free {
			free++
		}
	}
	return free > 1
}

// evidence returns the quote about the games: the estimate, or the games of the first player in every seat.
func (a *Adventure) evidence() report.Evidence {
	if e := a.Estimate; e != nil {
		out := report.Evidence{ID: a.ID, Content: a.Content, Games: e.Games}
		for _, s := range e.Strengths {
			out.Players = append(out.Players, s.Player)
		}
		for _, s := range e.Seats {
			who := ""
			if i := s.Seat - 1; i >= 0 && i < len(a.Seats) {
				who = a.Seats[i].Faction
			}
			out.Shares = append(out.Shares, report.WinRate{Who: who, Share: s.Share, Low: s.Low, High: s.High})
		}
		return out
	}
	p := &a.By[0]
	out := report.Evidence{ID: a.ID, Content: a.Content, Players: []string{p.Player}, Games: p.Games}
	for seat, s := range p.Seats {
		out.Shares = append(out.Shares,
			report.WinRate{Who: a.Seats[seat].Faction, Share: s.Thousandths, Low: s.Low, High: s.High})
	}
	return out
}
