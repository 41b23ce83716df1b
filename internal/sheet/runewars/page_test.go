package runewars

import (
	"bytes"
	"encoding/json"
	"math/bits"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	answers "muster/internal/report/runewars"
	"muster/internal/testing/sheettest"
	"muster/schema/source"
)

// most is the size limit of a page in bytes.
const most = 450_000

// decked is a scenario with decks on the realm of three crowns.
const decked = `kind = "scenario"
game = "runewars"
format = 1
id = "cards"
name = "Crowns and Cards"
boxes = ["runewars", "demo", "demo-decks"]
realm = "three-crowns"

[[seats]]
faction = "latari"

[[seats]]
faction = "waiqar"

[[seats]]
faction = "daqan"
`

// opened sets up a shipped scenario or realm; "cards" is the one above.
func opened(t testing.TB, id string) *setup.Game {
	t.Helper()
	var files []*source.File
	if id == "cards" {
		files = append(files, source.NewFile("cards.scenario.toml", []byte(decked)))
	}
	lib := library.New(files, 1)
	for _, kind := range []string{rulebook.KindScenario, rulebook.KindRealm} {
		if e := lib.Find(kind, id); e != nil {
			g, why := setup.Open(e)
			if g == nil {
				t.Fatalf("%s: %v", id, why)
			}
			return g
		}
	}
	t.Fatalf("there is no %s", id)
	return nil
}

// filmed plays a game and records the states of its moments.
func filmed(t testing.TB, g *setup.Game, player string, as uint8) (*answers.Replay, []runewars.State) {
	t.Helper()
	c := answers.NewReplayBuilder(g, as)
	var states []runewars.State
	_, err := matches.Play(t.Context(), g, 5, slices.Repeat([]string{player}, len(g.Factions)),
		func(s *runewars.State, a runewars.Action, events []runewars.Event) {
			before := len(c.Frames)
			c.See(s, a, events)
			for range len(c.Frames) - before {
				states = append(states, *s)
			}
		})
	if err != nil {
		t.Fatal(err)
	}
	return &c.Replay, states
}

// scripts matches the parts that an XML parser cannot read.
var scripts = regexp.MustCompile(`(?s)<script.*?</script>`)

// dataOf returns the data of a page's script. It fails if the page loads external resources or is not accessible.
func dataOf(t testing.TB, name string, page []byte) (d Data) {
	t.Helper()
	sheettest.Accessible(t, name, string(scripts.ReplaceAll(page, nil)))
	for _, bad := range []string{"https://", "@import", "<link", "<iframe", " src=", " style=\""} {
		if bytes.Contains(page, []byte(bad)) {
			t.Errorf("%s: the page has %q in it", name, bad)
		}
	}
	if len(page) > most {
		t.Errorf("%s: the page has %d bytes", name, len(page))
	}
	_, rest, _ := bytes.Cut(page, []byte(`<script type="application/json" id="game">`))
	text, _, _ := bytes.Cut(rest, []byte("</script>"))
	if err := json.Unmarshal(text, &d); err != nil || bytes.Contains(text, []byte("null")) {
		t.Fatalf("%s: the data of the page cannot be read, or lists are missing in it: %v", name, err)
	}
	return d
}

// TestMoments checks that each moment of the page equals the engine's state: the controller of each area, units by
// kind, other pieces, and each seat's possessions. Seasons have headings where they begin.
func TestMoments(t *testing.T) {
	for id, player := range map[string]string{"three-crowns": "random", "cards": "greedy", "the-broken-march": "greedy"} {
		g := opened(t, id)
		f, states := filmed(t, g, player, answers.All)
		d := dataOf(t, id, ReplayPage(f, id, "greedy", "sum"))
		if len(d.Frames) != len(states) || len(d.Frames) < 100 {
			t.Fatalf("%s: %d moments of %d", id, len(d.Frames), len(states))
		}
		last := &states[len(states)-1]
		if want := matches.Season(last); len(d.Seasons) != want {
			t.Errorf("%s: %d seasons of %d", id, len(d.Seasons), want)
		}
		spots, stands := map[int][]int{}, map[int]Stand{}
		for i, m := range d.Frames {
			for _, s := range m.Spots {
				spots[s[0]] = s
			}
			for _, s := range m.Stands {
				stands[s.Seat] = s
			}
			for a := range g.Rules.Areas {
				lies(t, g, &states[i], &d, a, spots[a])
			}
			for seat := range g.Factions {
				has(t, g, &states[i], seat, stands[seat])
			}
		}
	}
}

// lies compares the content of an area with the engine.
func lies(t *testing.T, g *setup.Game, s *runewars.State, d *Data, area int, spot []int) {
	t.Helper()
	p, want := &s.Areas[area], -1
	for seat := range g.Factions {
		if s.Held[seat]>>area&1 == 1 {
			want = seat
		}
	}
	if s.Guard>>area&1 == 1 {
		want = runewars.MaxSeats
	}
	units := [2]int{}
	for i := range spot[2] {
		units[spot[5+3*i]] += spot[4+3*i]
	}
	standing, routed := 0, 0
	for k := range p.Standing {
		standing, routed = standing+int(p.Standing[k]), routed+int(p.Routed[k])
	}
	if spot[1] != want || units != [2]int{standing, routed} {
		t.Fatalf("%s: %v, the engine has %d and %d, %d", g.Areas[area], spot, want, standing, routed)
	}
	count := map[string]int{}
	for _, sign := range spot[3+3*spot[2]:] {
		for _, word := range []string{"rune", "stronghold", "capital", "activation", "(a city)", "desolation", "frost"} {
			if strings.Contains(d.Signs[sign], word) {
				count[word]++
			}
		}
	}
	flag := func(yes bool) int {
		if yes {
			return 1
		}
		return 0
	}
	if count["rune"] != flag(p.Rune != runewars.NoRune) || count["activation"] != bits.OnesCount8(p.Active) ||
		count["stronghold"]+count["capital"] != flag(p.Fort != runewars.NoSeat) ||
		count["(a city)"] != flag(p.City != runewars.NoCity) || count["desolation"] != flag(p.Burnt) ||
		count["frost"] != flag(p.Frost > 0) {
		t.Fatalf("%s: %v, the engine has %+v", g.Areas[area], count, p)
	}
}

// has compares the possessions of a seat with the engine.
func has(t *testing.T, g *setup.Game, s *runewars.State, seat int, have Stand) {
	t.Helper()
	p, v := &s.Seats[seat], have.Numbers
	runes := int(runewars.See(g.Rules, s, uint8(seat)).Runes())
	if v[0] != runes || v[1] != bits.OnesCount64(s.Held[seat]) || v[4] != int(p.Dials[0]) || v[7] != int(p.Influence) {
		t.Fatalf("seat %d: %v, the engine has %d runes, %+v", seat, v, runes, p)
	}
	cards := p.Tactics.Len() + p.Quests.Len() + p.Commander.Len() + p.Bought.Len()
	for h := range g.Heroes {
		if s.Heroes[h].Owner == uint8(seat) && !s.Heroes[h].Gone {
			cards++
		}
	}
	for _, title := range s.Titles[:len(g.Titles)] {
		if title.Owner == uint8(seat) {
			cards++
		}
	}
	if p.Objective != runewars.NoCard {
		cards++
	}
	if len(have.Words) != cards {
		t.Fatalf("seat %d: %v, the engine has %d things", seat, have.Words, cards)
	}
}

// TestHidden checks that the page omits what a seat did not see: the cards of others and runes that it has not looked
// at.
func TestHidden(t *testing.T) {
	g := opened(t, "cards")
	open, _ := filmed(t, g, "greedy", answers.All)
	whole := dataOf(t, "all", ReplayPage(open, "x", "", ""))
	for seat := range uint8(len(g.Factions)) {
		f, states := filmed(t, g, "greedy", seat)
		page := ReplayPage(f, "x", "", "")
		d := dataOf(t, "a seat", page)
		hidden := 0
		for i, m := range d.Frames {
			for _, s := range m.Stands {
				mine := s.Seat == int(seat)
				if (s.Numbers[0] >= 0) != mine {
					t.Fatalf("seat %d sees %d runes of seat %d", seat, s.Numbers[0], s.Seat)
				}
				for _, w := range s.Words {
					word := d.Words[w]
					secret := strings.HasPrefix(word, "Tactics: ") || strings.HasPrefix(word, "Quest: ") ||
						strings.HasPrefix(word, "Objective: ")
					if secret && !mine {
						t.Fatalf("seat %d sees %q of seat %d", seat, word, s.Seat)
					}
					if strings.HasSuffix(word, "hidden") {
						hidden++
					}
				}
			}
			for _, spot := range m.Spots {
				p := &states[i].Areas[spot[0]]
				knows := p.Up || p.Seen>>seat&1 == 1
				for _, sign := range spot[3+3*spot[2]:] {
					name := d.Signs[sign]
					if strings.HasSuffix(name, "rune, face down") && strings.HasPrefix(name, "a rune") == knows {
						t.Fatalf("seat %d, moment %d, %s: %q, looked at: %v", seat, i, g.Areas[spot[0]], name, knows)
					}
				}
			}
		}
		if hidden == 0 || len(d.Frames) != len(whole.Frames) || !bytes.Contains(page, []byte(": other hands, and runes")) {
			t.Errorf("seat %d: %d hidden, %d moments", seat, hidden, len(d.Frames))
		}
	}
}

// TestSameAndHostile checks that the page of a game is deterministic, and that author text appears as plain text.
func TestSameAndHostile(t *testing.T) {
	const bad = "</script><script>alert(1)</script>\"<img src=x onerror=alert(1)>\u202eright to left"
	g := *opened(t, "cards")
	g.Factions, g.Heroes = slices.Clone(g.Factions), slices.Clone(g.Heroes)
	faction, hero := *g.Factions[0], *g.Heroes[0]
	faction.Name, hero.Name, faction.Mark = bad, "<b"+bad, "<i>"
	g.Factions[0], g.Heroes[0] = &faction, &hero
	page := func() []byte {
		f, _ := filmed(t, &g, "random", answers.All)
		return ReplayPage(f, bad, bad, bad)
	}
	one := page()
	if !bytes.Equal(one, page()) {
		t.Error("the same game gives two pages")
	}
	for _, word := range []string{"<script>alert", "<img", "<b<", "<i>"} {
		if bytes.Contains(one, []byte(word)) {
			t.Errorf("the page has %s in it", word)
		}
	}
	if text := one[bytes.Index(one, []byte("<main>")):]; bytes.ContainsRune(text, '\u202e') {
		t.Error("the page turns its direction")
	}
}

// BenchmarkPage measures the time to make a page.
func BenchmarkPage(b *testing.B) {
	f, _ := filmed(b, opened(b, "cards"), "greedy", answers.All)
	b.ReportAllocs()
	for b.Loop() {
		ReplayPage(f, "cards", "greedy", "")
	}
}
