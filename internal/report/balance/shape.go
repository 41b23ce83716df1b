package balance

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/arena"
	"muster/report"
)

// Length is a number of turns over all games: the minimum, the lower quartile, the median, the upper quartile, the
// maximum.
type Length struct {
	Name   string `json:"what"`
	Least  int    `json:"least"`
	Lower  int    `json:"lower_quarter"`
	Middle int    `json:"middle"`
	Upper  int    `json:"upper_quarter"`
	Most   int    `json:"most"`
}

// LengthOf returns the quartiles of some counts.
func LengthOf(name string, c arena.Counts) Length {
	return Length{name, c.At(0), c.At(250), c.At(500), c.At(750), c.At(thousand)}
}

// End is a kind of end, with its number of games.
type End struct {
	Name  string `json:"ended"`
	Games int    `json:"games"`
	Seen  *Seen  `json:"game"`
}

// Ended returns the kinds of end that occurred, from their names, numbers and first games.
func (a *Results) Ended(names []string, games []int, first []*arena.Example) (out []End) {
	for end, n := range games {
		if n > 0 {
			out = append(out, End{strings.ReplaceAll(names[end], "-", " "), n, a.Seen(first[end])})
		}
	}
	return out
}

// Blood is the first loss of figures: when it comes, and how the side fares that draws it.
type Blood struct {
	Turn  Length               `json:"turn"`
	Never Value                `json:"never"` // games without a loss
	Drew  report.PairOf[Fared] `json:"drew"`  // each side in the games in which it draws first blood
	Wins  Value                `json:"wins"`  // how often the side that draws it wins
}

// FirstBlood returns the first loss.
func (a *Results) FirstBlood() Blood {
	s := &a.CourseSums.Blood
	n := s.Turns.Total()
	out := Blood{
		Turn: LengthOf("turn of the first loss", s.Turns), Never: ShareOf(a.Games-n, a.Games),
		Wins: ShareOf(s.Drew[0].Won+s.Drew[1].Won, n),
	}
	for side := range out.Drew {
		out.Drew[side] = a.Fared(s.Drew[side])
	}
	return out
}

// CourseSays describes how games usually go: their length in turns and minutes, the first loss, the lead.
func (a *Results) CourseSays() string {
	turns := LengthOf("", a.Turns)
	text := fmt.Sprintf("usually %s, %s (all games: %d to %d)", span(turns.Lower, turns.Upper, "turn"),
		Minutes(turns.Lower, turns.Upper, a.Seconds), turns.Least, turns.Most)
	if turns.Least == turns.Most {
		text = fmt.Sprintf("always %s, %s", report.Counted(turns.Least, "turn"),
			Minutes(turns.Least, turns.Most, a.Seconds))
	}
	out := []string{text}
	if b := a.FirstBlood(); b.Wins.Of > 0 {
		out = append(out, fmt.Sprintf("First blood in turn %d; the side that draws it wins %s", b.Turn.Middle,
			b.Wins.whole()))
	}
	l := &a.Banners
	if first := l.First; first[0].Games+first[1].Games > 0 {
		out = append(out, "The first side to lead in banners wins "+
			ShareOf(first[0].Won+first[1].Won, first[0].Games+first[1].Games).whole())
		lead := fmt.Sprintf("The lead changes hands %s a game", times(Rounded(10*l.Changes.Sum(), a.Games)))
		if n := decided(a.CourseSums); n > 0 {
			lead += fmt.Sprintf("; %s of winners were behind at some time", ShareOf(l.Comebacks, n).whole())
		}
		out = append(out, lead)
		if settled := l.Settled.At(500); settled > 0 {
			out = append(out, fmt.Sprintf("Half of the games are settled by turn %d", settled))
		}
	}
	return strings.Join(out, ". ")
}

// Minutes returns the estimated minutes of the middle half of the games, from and to.
func (a *Results) Minutes() [2]int {
	return [2]int{MinutesOf(a.Turns.At(250), a.Seconds), MinutesOf(a.Turns.At(750), a.Seconds)}
}

// span returns a range of numbers of a thing: "23 to 34 turns".
func span(from, to int, noun string) string {
	if from == to {
		return report.Counted(from, noun)
	}
	return fmt.Sprintf("%d to %s", from, report.Counted(to, noun))
}

// times returns tenths as a number of times: "0.8 times", "once".
func times(tenths int) string {
	if tenths == 10 {
		return "once"
	}
	return fmt.Sprintf("%d.%d times", tenths/10, tenths%10)
}

// whole returns a share without its interval, which the tables and the JSON have: "65%".
func (v Value) whole() string { return report.Whole(v.N) + "%" }

// Watch holds a usual game and an odd one.
type Watch struct {
	Usual   *Seen  `json:"usual"`
	Odd     *Seen  `json:"odd"`
	OddSays string `json:"odd_shows"`
}

// Watch returns a game of median length, and the largest comeback or else the longest game.
func (a *Results) Watch() (w Watch) {
	if n := a.Turns.At(500); n < len(a.Lasting) {
		w.Usual = a.Seen(a.Lasting[n])
	}
	switch {
	case a.Banners.Turned != nil:
		w.Odd, w.OddSays = a.Seen(a.Banners.Turned), "the largest comeback"
	case a.Longest != nil:
		w.Odd, w.OddSays = a.Seen(a.Longest), "the longest game"
	}
	return w
}

// String returns the commands; "" without games.
func (w Watch) String() string {
	var out []string
	if w.Usual != nil {
		out = append(out, "a usual game: "+w.Usual.Command.String())
	}
	if w.Odd != nil {
		out = append(out, w.OddSays+": "+w.Odd.Command.String())
	}
	return strings.Join(out, "; ")
}

// Claims returns notable games of the course.
func (a *Results) Claims() (out []Claim) {
	add := func(x *arena.Example, format string, args ...any) {
		if s := a.Seen(x); s != nil {
			out = append(out, Claim{fmt.Sprintf(format, args...), *s})
		}
	}
	if n := a.Turns.At(500); n < len(a.Lasting) {
		add(a.Lasting[n], "a game of the usual length: %d turns", n)
	}
	if a.Shortest != nil {
		add(a.Shortest, "the shortest game: %d turns", a.Shortest.Value)
		add(a.Longest, "the longest game: %d turns", a.Longest.Value)
	}
	return out
}

// LeadClaims returns notable games of the lead.
func (a *Results) LeadClaims() (out []Claim) {
	l := &a.Banners
	add := func(x *arena.Example, text string) {
		if s := a.Seen(x); s != nil {
			out = append(out, Claim{text, *s})
		}
	}
	if l.Unsteady != nil && l.Unsteady.Value > 0 {
		add(l.Unsteady, fmt.Sprintf("most lead changes: %d", l.Unsteady.Value))
	}
	add(l.Turned, fmt.Sprintf("largest comeback: %s", report.Counted(l.Behind.At(thousand), "banner")))
	add(l.Upset, "the first leader lost")
	return out
}

// Reason is a difference in the win rate of a side, for the line "why".
type Reason struct {
	Text   string // "the threshing floor held first by the Pennants"
	Versus *Versus
}

// mostReasons is the number of reasons in a summary.
const mostReasons = 3

// Why describes the significant differences: first those of random assignment, which are causes of winning, then those
// that only correlate with winning; the largest first.
func Why(causes, signs []Reason) string {
	var out []string
	add := func(intro string, list []Reason) {
		list = slices.DeleteFunc(slices.Clone(list), func(r Reason) bool { return !r.Versus.Called })
		if len(list) == 0 {
			return
		}
		slices.SortStableFunc(list, func(x, y Reason) int { return y.Versus.weight() - x.Versus.weight() })
		more := ""
		if n := len(list) - mostReasons; n > 0 {
			list, more = list[:mostReasons], fmt.Sprintf("; %d more with --full", n)
		}
		var said []string
		for _, r := range list {
			v := r.Versus
			said = append(said, fmt.Sprintf("%s (%s%% wins, otherwise %s%%)", r.Text, report.Whole(v.With.Share),
				report.Whole(v.Without.Share)))
		}
		out = append(out, intro+strings.Join(said, "; ")+more)
	}
	add("luck of the draw: ", causes)
	intro := "goes with winning: "
	if len(out) > 0 {
		intro = "Goes with winning: "
	}
	add(intro, signs)
	if len(out) == 0 {
		return "no single card, objective or other event is shown to decide games"
	}
	return strings.Join(out, ". ")
}

// LengthPart returns the table of lengths.
func LengthPart(list []Length) report.Part {
	t := report.Table{
		Columns: report.Heads("per game", "minimum", "lower quartile", "median", "upper quartile", "maximum"),
	}
	for _, l := range list {
		t.Add(report.Word(l.Name), report.Count(l.Least), report.Count(l.Lower), report.Count(l.Middle),
			report.Count(l.Upper), report.Count(l.Most))
	}
	return report.Part{Title: report.Words("Game length"), Table: t}
}

// EndsPart returns the table of ends.
func (a *Results) EndsPart(list []End) report.Part {
	t := report.Table{Columns: report.Heads("ended by", "games", "share")}
	for _, e := range list {
		t.Add(report.Word(e.Name), report.Count(e.Games), ShareOf(e.Games, a.Games))
	}
	return report.Part{Title: report.Words("How games end"), Table: t}
}

// BloodPart returns the table of first blood.
func (a *Results) BloodPart(b Blood) report.Part {
	if b.Wins.Of == 0 {
		return report.Part{}
	}
	t := report.Table{Columns: report.Heads("first blood drawn by", "games", "wins then")}
	for side, f := range b.Drew {
		t.Add(report.Word(a.Sides[side].Soldiers), report.Count(f.Games), f)
	}
	t.Add(report.Word("either side"), report.Count(b.Wins.Of), b.Wins)
	return PartOfTable("First blood", t, fmt.Sprintf("The first loss of a figure. It comes in turn %d to %d, in half of "+
		"the games by turn %d.", b.Turn.Least, b.Turn.Most, b.Turn.Middle))
}

// MeasuresPart returns a table of metrics with these heads of their values.
func MeasuresPart(title string, list []Measure, heads ...string) report.Part {
	t := report.Table{Columns: report.Heads(append([]string{"measure"}, heads...)...)}
	for _, m := range list {
		row := []report.Cell{report.Word(m.Name)}
		for _, v := range m.By {
			row = append(row, v)
		}
		t.Add(row...)
	}
	return report.Part{Title: report.Words(title), Table: t}
}

// GamesPart returns the table of notable games.
func (a *Results) GamesPart(claims []Claim) report.Part {
	if len(claims) == 0 {
		return report.Part{}
	}
	t := report.Table{Columns: report.Heads("shows", "seed")}
	first := &claims[0].Seen
	one := !slices.ContainsFunc(claims, func(c Claim) bool { return !slices.Equal(c.Seen.Players, first.Players) })
	if !one {
		t.Head(a.Sides[0].Soldiers, a.Sides[1].Soldiers)
	}
	for i := range claims {
		c := &claims[i]
		row := []report.Cell{report.Word(c.Text), report.Word(strconv.FormatUint(c.Seen.Seed, 10))}
		if !one {
			row = append(row, report.Word(c.Seen.Players[0]), report.Word(c.Seen.Players[1]))
		}
		t.Add(row...)
	}
	command := slices.Clone(first.Command)
	if at := slices.Index(command, "--seed"); at >= 0 && at+1 < len(command) {
		command[at+1] = "SEED"
	}
	p := PartOfTable("Games to watch", t, "Replay a game by its seed; --record FILE saves it for `muster replay FILE`:")
	if one {
		p.Lead = append(p.Lead, report.Words(command.String()))
	}
	return p
}

// PartOfTable returns a part with text before its table, and an empty part for an empty table.
func PartOfTable(title string, t report.Table, lead string) report.Part {
	if len(t.Rows) == 0 {
		return report.Part{}
	}
	return report.Part{Title: report.Words(title), Lead: []report.Text{report.Words(lead)}, Table: t}
}
