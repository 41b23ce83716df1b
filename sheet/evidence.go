package sheet

import (
	"strings"

	"muster/internal/words"
	"muster/report"
)

// Quote returns game results in the language of a page, a sentence without its beginning and its end; "" if nothing was
// played. The verdict comes first: a share alone would claim more than the games show.
func Quote(in *words.Language, e *report.Evidence) string {
	if len(e.Shares) == 0 {
		return ""
	}
	games := in.Tn("%d game", "%d games", e.Games)
	if e.Verdict == "" { // each seat for itself
		shares := make([]string, len(e.Shares))
		for i := range e.Shares {
			shares[i] = winRate(in, &e.Shares[i])
		}
		return in.T("win rates in %s, %s in every seat: %s", games, e.Player, strings.Join(shares, ", "))
	}
	said := in.T("%s; win rate in %s, %s on both sides: %s", verdict(in, e), games, e.Player, winRate(in, &e.Shares[0]))
	if d := e.Depends; d != nil {
		said += "; " + in.T("depends on the AI: a range of %s points, from %s to "+
			"%s", percent(in, d.Apart), d.Least, d.Most)
	}
	return said
}

// verdict names the side that the games favour.
func verdict(in *words.Language, e *report.Evidence) string {
	switch e.Verdict {
	case "even":
		return in.T("even")
	case "pennant":
		return in.T("%s favoured", in.Called(e.Sides[0]))
	case "standard":
		return in.T("%s favoured", in.Called(e.Sides[1]))
	case "between":
		return in.T("nearly even")
	}
	return in.T("too few games")
}

// winRate formats a win rate as in `muster balance`, in whole per cent.
func winRate(in *words.Language, r *report.WinRate) string {
	return in.T("%s %s%%, 95%% CI %d-%d%%", in.Called(r.Who), report.Whole(r.Share), (r.Low+5)/10, (r.High+5)/10)
}

// percent formats thousandths in per cent.
func percent(in *words.Language, n int) string { return in.Decimal(float64(n) / 10) }
