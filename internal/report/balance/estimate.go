package balance

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"muster/internal/engine/inference"
	"muster/report"
)

// The limits of the precision of an estimate: half the width of its 95% interval, in thousandths.
const (
	LeastPrecise = 5
	MostPrecise  = 200
)

// Precision reads a precision in percentage points.
func Precision(points string) (thousandths int, ok bool) {
	n, err := strconv.ParseFloat(points, 64)
	thousandths = int(math.Round(10 * min(max(n, 0), 100)))
	return thousandths, err == nil && thousandths >= LeastPrecise && thousandths <= MostPrecise
}

// Estimate is the win rate of the first side between players of equal strength, from the games of all pairs of players.
type Estimate struct {
	Sides   Sides
	Players []string
	Share   Share      // of the first side, by the model; Games and Drawn count the games of players that are not weak
	Each    int        // games of each pair of players
	Ranking []Strength // of the players, in their order
	Unset   int        // games that could not be set up

	Thinking []Thinking // the games of slow players, which think ahead

	model inference.Estimate
}

// Strength is the share that a player wins against the first one between even sides, in thousandths.
type Strength struct {
	Player string `json:"player"`
	Share  int    `json:"share"`
	inference.Interval
	Weak bool `json:"weak,omitempty"` // its games do not count for the shares of sides
}

// StrengthsOf names the players of a model.
func StrengthsOf(names []string, of []inference.Skill) []Strength {
	out := []Strength{}
	for i, s := range of {
		out = append(out, Strength{names[i], s.Share, s.Interval, s.Weak})
	}
	return out
}

// Apart names the players that are stronger or weaker than the first one, beyond chance, with the shares that they win
// against it; "" without one. Between describes the sides.
func Apart(list []Strength, between string) string {
	var apart []string
	for i, s := range list {
		if i > 0 && (s.Low > thousand/2 || s.High < thousand/2) {
			text := s.Player + " " + report.Whole(s.Share) + "%"
			if s.Weak {
				text += " (too weak to count)"
			}
			apart = append(apart, text)
		}
	}
	if len(apart) == 0 {
		return ""
	}
	return "against " + list[0].Player + " between " + between + ": " + strings.Join(apart, ", ")
}

// AddStrengths adds the table of the players' strengths to the part about accuracy, unless one player played alone.
func AddStrengths(p *report.Part, list []Strength, between string) {
	if len(list) < 2 {
		return
	}
	p.Table = report.Table{Columns: report.Heads("player", "wins against "+list[0].Player)}
	weak := false
	for i, s := range list {
		cell := report.Cell(report.Nothing{})
		if i > 0 {
			cell = report.Word(bracketed(s.Share, s.Interval))
		}
		p.Table.Add(report.Word(s.Player), cell)
		weak = weak || s.Weak
	}
	p.Notes = append(p.Notes, report.Wordsf("If both %s were equal. Brackets: 95%% confidence interval.", between))
	if weak {
		p.Notes = append(p.Notes, report.Wordsf("The games of players that win less than %s%% against %s do not count for "+
			"the estimate.", report.Whole(inference.WeakShare), list[0].Player))
	}
}

// Thinking is the results of a player that thinks ahead, from the first side's point of view. Its cells are it against
// the first player, the other way round, and both sides. The last one has no games if it is not stronger.
type Thinking struct {
	Player string
	Cells  [slowCells]Share
}

// precise reports whether the interval is at most this many thousandths wide to either side.
func (e *Estimate) precise(thousandths int) bool { return e.model.Half <= 100*thousandths }

// Leader returns the side that wins at least half of the games.
func (e *Estimate) Leader() int {
	if e.Share.Thousandths < thousand/2 {
		return 1
	}
	return 0
}

// Band is a range of win rates with a name.
type Band int

// The bands, by the distance of a win rate from a half.
const (
	Fair Band = iota
	SlightEdge
	ClearEdge
	Lopsided
)

// fairTo, slightTo and edgeTo are the last whole percentages of the first three bands, for the side that wins more.
const (
	fairTo   = 54
	slightTo = 58
	edgeTo   = 65
)

// bandWords are the words of bands.
var bandWords = [...]string{Fair: "fair", SlightEdge: "slight edge", ClearEdge: "edge", Lopsided: "lopsided"}

// bandKeys are the JSON words of bands.
var bandKeys = [...]string{Fair: "fair", SlightEdge: "slight-edge", ClearEdge: "edge", Lopsided: "lopsided"}

// bandOf returns the band of a share in thousandths, from the whole percentage that reports print: number and band
// agree. It is negative where the second side wins more.
func bandOf(share int) Band {
	n := (share + 5) / 10
	for b, last := range [...]int{Fair: fairTo, SlightEdge: slightTo, ClearEdge: edgeTo} {
		if n <= last && n >= 100-last {
			return signed(Band(b), share)
		}
	}
	return signed(Lopsided, share)
}

// Band returns the band of a share.
func (s Share) Band() Band { return bandOf(s.Thousandths) }

// Even returns the share of one of two sides, in thousandths, that wins as clearly as a share of one of several seats.
// Its odds against each of the other seats are the same.
func Even(share, seats int) int {
	won := share * (seats - 1)
	if all := won + thousand - share; all > 0 {
		return (2*won*thousand + all) / (2 * all)
	}
	return thousand / 2
}

// SeatBand returns the band of the share of one of several seats, from the whole percentage that reports print.
// It is negative below an equal share.
func SeatBand(share, seats int) Band { return bandOf(Even((share+5)/10*10, seats)) }

// MostOf returns the last whole percentage of a band for a seat above its equal share.
func MostOf(b Band, seats int) int {
	n := 100 / seats
	for n < 100 && SeatBand(10*(n+1), seats) <= b {
		n++
	}
	return n
}

// LeastFair returns the first whole percentage of a fair seat.
func LeastFair(seats int) int {
	n := 100 / seats
	for n > 0 && SeatBand(10*(n-1), seats).Size() == Fair {
		n--
	}
	return n
}

func signed(b Band, share int) Band {
	if share < thousand/2 {
		return -b
	}
	return b
}

// Size returns the band without its side.
func (b Band) Size() Band { return max(b, -b) }

// Word returns the name of the band in sentences, without its side.
func (b Band) Word() string { return bandWords[b.Size()] }

// Key returns the JSON word.
func (b Band) Key() string { return bandKeys[b.Size()] }

// Through returns the words of the bands from low to high, which may be the same. Those that are not neighbours have
// others between them.
func Through(low, high Band) string {
	return through(low, high, high.Word())
}

// through is Through with other words for the high band.
func through(low, high Band, word string) string {
	switch high.Size() - low.Size() {
	case 0:
		return word
	case 1:
		return low.Word() + " or " + word
	}
	return low.Word() + " to " + word
}

// side is the index of the side that a band names.
func (b Band) side() int {
	if b < 0 {
		return 1
	}
	return 0
}

// Band returns the band of the estimate, and those of both ends of its interval: positive for the first side.
func (e *Estimate) Band() (band, low, high Band) {
	return bandOf(e.Share.Thousandths), bandOf(e.Share.Low), bandOf(e.Share.High)
}

// Apart reports whether the whole interval lies in one band.
func (e *Estimate) Apart() bool {
	_, low, high := e.Band()
	return low == high
}

// Word returns the band in a few words, for tables: "slight edge", or "fair or slight edge".
func (e *Estimate) Word() string {
	_, low, high := e.Band()
	switch {
	case e.Share.Games == 0:
		return "unknown"
	case low < 0 && high > 0:
		return bandWords[max(low.Size(), high.Size())] + " or less"
	case low.Size() > high.Size():
		low, high = high, low
	}
	return Through(low, high)
}

// Says describes the band in words: "slight edge for the Pennants", or the bands that the interval does not tell apart.
func (e *Estimate) Says() string {
	_, low, high := e.Band()
	if e.Share.Games == 0 {
		return "unknown: no games were played"
	}
	if low == high {
		return e.named(low)
	}
	const open = ", not told apart yet"
	switch {
	case low < 0 && high > 0:
		return "from " + e.named(low) + " to " + e.named(high) + open
	case low < 0:
		low, high = high, low
	}
	return through(low, high, e.named(high)) + open
}

// named returns a band with the side that it favours.
func (e *Estimate) named(b Band) string {
	if b == Fair {
		return bandWords[Fair]
	}
	return bandWords[b.Size()] + " for " + e.Sides[b.side()].People
}

// String describes the estimate: its band, the win rate of the leading side, and the games behind it.
func (e *Estimate) String() string {
	if e.Share.Games == 0 {
		return e.Says()
	}
	counted := len(e.Players)
	for i := range e.Ranking {
		if e.Ranking[i].Weak {
			counted--
		}
	}
	who := fmt.Sprintf("%d AI players", counted)
	if counted == 1 {
		who = e.Players[0] + " on both sides"
	}
	side := e.Leader()
	text := fmt.Sprintf("%s: %s %s (%s, %s", e.Says(), e.Sides[side].Soldiers, e.Share.Of(side),
		report.Counted(e.Share.Games, "game"), who)
	if e.Share.Drawn > 0 {
		text += fmt.Sprintf(", %d drawn", e.Share.Drawn)
	}
	return text + ")"
}

// pairs returns the players of the cells.
func (t *Thinking) pairs(against string) [slowCells][2]string {
	return [slowCells][2]string{
		slowFirst: {t.Player, against}, slowSecond: {against, t.Player}, slowBoth: {t.Player, t.Player},
	}
}

// much is the share against the first player, in thousandths, from which thinking ahead matters much.
const much = 650

// skill describes how much it matters who plays; "" for one player. It names the players that think ahead, then others
// that are stronger or weaker than the first one here, beyond chance.
func (e *Estimate) skill() string {
	if len(e.Players) == 1 || e.Share.Games == 0 {
		return ""
	}
	var says []string
	fast := len(e.Players) - len(e.Thinking)
	for i := range e.Thinking {
		says = append(says, e.thinking(&e.Thinking[i], e.Ranking[fast+i]))
	}
	if apart := Apart(e.Ranking[:fast], "even sides"); apart != "" {
		says = append(says, apart)
	} else if fast > 1 {
		says = append(says, e.alike(fast))
	}
	return strings.Join(says, "; ")
}

// alike says that the fast players are not told apart.
func (e *Estimate) alike(fast int) string {
	if fast < len(e.Players) {
		return "the other AI players are not shown to differ"
	}
	return "no AI player is shown to be stronger than another here"
}

// thinking describes a player that thinks ahead: whether it matters here, and its games on both sides.
func (e *Estimate) thinking(t *Thinking, s Strength) string {
	matters := "thinking ahead matters"
	switch {
	case s.Low <= thousand/2:
		matters = "thinking ahead is not shown to matter"
	case s.Share >= much:
		matters = "thinking ahead matters much"
	}
	text := fmt.Sprintf("%s: %s wins %s against %s between even sides", matters, t.Player, bracketed(s.Share, s.Interval),
		e.Players[0])
	if both := t.Cells[slowBoth]; both.Games > 0 {
		side := e.Leader()
		text += fmt.Sprintf(", and with it on both sides %s %s", e.Sides[side].Soldiers,
			bracketed(both.Of(side).Thousandths, both.Of(side).Interval))
	}
	return text
}

// accuracy describes how certain the estimate is.
func (e *Estimate) accuracy() report.Part {
	p := report.Part{Title: report.Words("Accuracy"), Lead: []report.Text{report.Wordsf(
		"The win rate is estimated from %s of every pair of AI players, on both sides, with a strength for each player. "+
			"Its interval covers the true rate in 95%% of runs. Bands: fair to %d%%, slight edge to %d%%, edge to %d%%, "+
			"lopsided beyond.", report.Counted(e.Each, "game"), fairTo, slightTo, edgeTo)}}
	AddStrengths(&p, e.Ranking, "sides")
	return p
}

// ahead returns the games of a player that thinks ahead as a table.
func (e *Estimate) ahead(t *Thinking) report.Part {
	p := report.Part{
		Title: report.Wordsf("Games of %s", t.Player),
		Table: report.Table{Columns: report.Heads(e.Sides[0].Soldiers, e.Sides[1].Soldiers,
			"wins of "+e.Sides[0].People)},
	}
	for cell, names := range t.pairs(e.Players[0]) {
		if s := t.Cells[cell]; s.Games > 0 {
			p.Table.Add(report.Word(names[0]), report.Word(names[1]), s.cell())
		}
	}
	p.Notes = append(p.Notes, report.Wordsf("%s each. Brackets: 95%% confidence interval. It plays both sides only where "+
		"it is shown to be stronger than %s.", report.Counted(t.Cells[slowFirst].Games, "game"), e.Players[0]))
	return p
}
