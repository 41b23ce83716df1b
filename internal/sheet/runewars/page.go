package runewars

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"muster/draw"
	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/narrate"
	answers "muster/internal/report/runewars"
	"muster/schema/source"
	"muster/sheet"
)

//go:embed page.css
var replayStyle string

//go:embed page.js
var replayScript string

// replayPage is a replay page in progress.
type replayPage struct {
	replay *answers.Replay
	signs  signs
	words  []string       // that panels list
	known  map[string]int // index of a word
}

// ReplayPage returns the replay page of a named game. by names the players in words; sum is the checksum of its record.
func ReplayPage(f *answers.Replay, name, by, sum string) []byte {
	p := &replayPage{replay: f, known: map[string]int{}}
	p.signs.at = map[sign]int{}
	data := p.data()
	list := make([]string, len(p.signs.list))
	for i := range p.signs.list {
		list[i] = p.signs.list[i].body
	}
	g := f.Game
	m := sheet.FramePage{
		Name: sheet.Clean(name), What: "a game", By: sheet.Clean(by), Seen: p.seen(), Sum: sheet.Clean(sum),
		Step: sheet.FrameCount{One: "season", Many: "seasons"}, Log: p.chapters(), Frames: len(f.Frames),
		Picture: sheet.HTML(rwdraw.AppendStage(nil, &rwdraw.Scene{Realm: g.Ask.Realm}, list)), Data: data,
		Strip:  sheet.Strip{Tempo: sheet.HTML(p.tempo()), Legend: sheet.HTML(p.Legend())},
		Panels: sheet.HTML(p.Panels()), Style: replayStyle + p.colours(), Script: replayScript,
	}
	return m.HTML()
}

// Seats returns the names of the players by seat.
func (p *replayPage) Seats() []string {
	var out []string
	for _, f := range p.replay.Game.Factions {
		out = append(out, sheet.Clean(f.Name))
	}
	return out
}

// seen describes the hidden information on the page.
func (p *replayPage) seen() string {
	if p.replay.As == answers.All {
		return "Shows all hands and all runes."
	}
	return "View of " + sheet.Clean(narrate.Seat(p.replay.Game, p.replay.As)) +
		": other hands, and runes that this seat has not looked at, are hidden."
}

// colours returns the colours of the seats, for areas that they hold and for lines of the strip.
func (p *replayPage) colours() string {
	var b strings.Builder
	for seat, f := range p.replay.Game.Factions {
		colour := draw.Fill(f.Colour, "#666666")
		line := colour
		for draw.Light(line) { // on light ground
			line = draw.Shade(line, -20)
		}
		fmt.Fprintf(&b, ".hold.f%d { fill: %s; stroke: %s; }\n.tempo .f%d, .key.f%d { stroke: %s; }\n", seat, colour, line,
			seat, seat, line)
	}
	return b.String()
}

// replayCited matches the rule citations after a line of the log.
var replayCited = source.LazyRegexp(` \[(RW-[A-Z0-9]+-\d\d(?:, RW-[A-Z0-9]+-\d\d)*)\]$`)

// indent is the indent of a log line's heading word (telling.Line).
const indent = 11

// chapters returns the log by seasons. Lines before the first season are the set-up.
func (p *replayPage) chapters() []sheet.Chapter {
	var out []sheet.Chapter
	f := p.replay
	for i := range f.Frames {
		m := &f.Frames[i]
		if at := slices.Index(f.Seasons, i); i == 0 || at >= 0 {
			out = append(out, sheet.Chapter{N: at + 1, Heading: "Set-up", Short: "Set-up", First: i})
		}
		t := &out[len(out)-1]
		x := sheet.Line{N: i}
		var rules []string
		for _, line := range m.Lines {
			if !strings.HasPrefix(line, "  ") && i == t.First && t.N > 0 && len(x.Lines) == 0 && t.Heading == "Set-up" {
				t.Heading, t.Short = line, line
				continue
			}
			if c := replayCited().FindStringSubmatch(line); c != nil {
				line = strings.TrimSuffix(line, c[0])
				for _, rule := range strings.Split(c[1], ", ") {
					if !slices.Contains(rules, rule) {
						rules = append(rules, rule)
					}
				}
			}
			x.Lines = append(x.Lines, logLine(line))
		}
		x.Rules = strings.Join(rules, " ")
		t.Frames = append(t.Frames, x)
	}
	return out
}

// logLine returns a log line with its heading word, or as a heading of its own.
func logLine(line string) sheet.Words {
	rest, indented := strings.CutPrefix(line, "  ")
	if !indented {
		return sheet.Words{Text: sheet.Clean(line), Class: "turn"}
	}
	head, text := "", rest
	if at := indent - 2; len(rest) > at {
		head, text = strings.TrimSpace(rest[:at]), rest[at:]
	}
	return sheet.Words{Head: head, Text: sheet.Clean(text)}
}

// word returns the index of a word of the panels.
func (p *replayPage) word(text string) int {
	text = sheet.Clean(text)
	at, ok := p.known[text]
	if !ok {
		at = len(p.words)
		p.words, p.known[text] = append(p.words, text), at
	}
	return at
}

// Data is the JSON that the script of the page reads. A field that a moment omits is the same as in the previous
// moment.
type Data struct {
	Centres [][2]int `json:"centres"` // of areas on the picture
	Areas   []string `json:"areas"`   // names of areas
	Seats   []string `json:"seats"`
	Goal    int      `json:"goal"`    // dragon runes that win
	Signs   []string `json:"signs"`   // names of pieces, by the number of their symbol
	Words   []string `json:"words"`   // that panels list
	Orders  []string `json:"orders"`  // names of Order cards
	Seasons []int    `json:"seasons"` // the moments with which seasons begin
	Frames  []Frame  `json:"moments"`
}

// Frame is a replay.Frame. A spot is a list of numbers. First come the area; its controller, a seat, 4 for neutral
// units, -1 for none; and the number of unit types there. Each type then has its sign, the count, and 1 if its units
// are routed. The signs of all other pieces there come last.
type Frame struct {
	Spots  [][]int `json:"a,omitempty"`
	Stands []Stand `json:"s,omitempty"`
	Marks  []int   `json:"x,omitempty"` // from area, to area, kind
}

// Stand is a replays.Stand. The numbers begin with dragon runes, or -1; areas, units, strongholds; the dials;
// influence. Then come the Order, or -1; the season of the deck on which the Victory card lies, or -1; 1 for an
// eliminated seat.
type Stand struct {
	Seat    int   `json:"n"`
	Numbers []int `json:"v,omitempty"`
	Words   []int `json:"w"`
}

// data returns the data of the page.
func (p *replayPage) data() Data {
	f, g := p.replay, p.replay.Game
	d := Data{
		Goal: int(g.Rules.Options.ToWin), Seats: p.Seats(), Seasons: append([]int{}, f.Seasons...), Frames: []Frame{},
	}
	for i, at := range rwdraw.Centres(&rwdraw.Scene{Realm: g.Ask.Realm}) {
		d.Centres, d.Areas = append(d.Centres, [2]int{at.X, at.Y}), append(d.Areas, sheet.Clean(g.Areas[i]))
	}
	for o := range uint8(runewars.Orders) {
		d.Orders = append(d.Orders, narrate.Order(o))
	}
	spots, stands := map[uint8][]int{}, make([]Stand, len(g.Factions))
	for i := range f.Frames {
		m := &f.Frames[i]
		var out Frame
		for j := range m.Spots {
			if spot := p.spot(&m.Spots[j]); !slices.Equal(spot, spots[m.Spots[j].Area]) {
				spots[m.Spots[j].Area] = spot
				out.Spots = append(out.Spots, spot)
			}
		}
		for seat := range m.Stands {
			now := p.stand(seat, m)
			if was := &stands[seat]; i == 0 || !slices.Equal(now.Numbers, was.Numbers) || !slices.Equal(now.Words, was.Words) {
				stands[seat] = now
				out.Stands = append(out.Stands, now)
			}
		}
		for _, x := range m.Marks {
			out.Marks = append(out.Marks, int(x.From), int(x.To), int(x.Kind))
		}
		d.Frames = append(d.Frames, out)
	}
	d.Words = append([]string{}, p.words...)
	d.Signs = []string{}
	for i := range p.signs.list {
		d.Signs = append(d.Signs, p.signs.list[i].name)
	}
	return d
}
