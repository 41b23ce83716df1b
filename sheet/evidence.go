package sheet

import (
	"strings"

	"muster/internal/words"
	"muster/report"
)

// Quote returns game results in the language of a page, a sentence without its beginning and its end; "" if nothing was
// played.
func Quote(in *words.Language, e *report.Evidence) string {
	if len(e.Shares) == 0 {
		return ""
	}
	games := in.Tn("%d game", "%d games", e.Games)
	if len(e.Bands) == 0 { // each seat for itself
		shares := make([]string, len(e.Shares))
		for i := range e.Shares {
			shares[i] = winRate(in, &e.Shares[i])
		}
		if len(e.Players) > 1 {
			return in.T("win rates in %s of %s: %s", games, in.Tn("%d AI player", "%d AI players", len(e.Players)),
				strings.Join(shares, ", "))
		}
		return in.T("win rates in %s, %s in every seat: %s", games, strings.Join(e.Players, ", "),
			strings.Join(shares, ", "))
	}
	said := in.T("%s; win rate in %s of %s: %s", Balance(in, e), games, in.Tn("%d AI player", "%d AI players",
		len(e.Players)), winRate(in, &e.Shares[0]))
	if d := e.Depends; d != nil {
		said += "; " + in.T("depends on the AI: a range of %s points, from %s to "+
			"%s", percent(in, d.Apart), d.Least, d.Most)
	}
	return said
}

// Balance names the band of the win rate of the side that wins more, and a second one that the games do not tell apart
// from it.
func Balance(in *words.Language, e *report.Evidence) string {
	side := in.Called(e.Sides[e.Leader])
	switch strings.Join(e.Bands, " ") {
	case "fair":
		return in.T("fair")
	case "fair slight-edge":
		return in.T("fair or slight edge: %s", side)
	case "slight-edge":
		return in.T("slight edge: %s", side)
	case "slight-edge edge":
		return in.T("slight edge or edge: %s", side)
	case "edge":
		return in.T("edge: %s", side)
	case "edge lopsided":
		return in.T("edge or lopsided: %s", side)
	case "lopsided":
		return in.T("lopsided: %s", side)
	}
	return in.T("too few games")
}

// winRate formats a win rate as in `muster balance`, in whole per cent.
func winRate(in *words.Language, r *report.WinRate) string {
	return in.T("%s %s%%, 95%% CI %d-%d%%", in.Called(r.Who), report.Whole(r.Share), (r.Low+5)/10, (r.High+5)/10)
}

// percent formats thousandths in per cent.
func percent(in *words.Language, n int) string { return in.Decimal(float64(n) / 10) }
