package muster_test

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps"
	"muster/maps/hex"
)

// A vector is a file of testdata: a header of "key: value" lines, then sections. It says which rules it proves, what
// lies on the field and on the cards, what the players choose and roll, and which events of the watched kinds come,
// all of them, in order. An unknown key, a choice or die that is not used, or a rule that no watched event rests on
// fails.
type vector struct {
	rules  []string
	about  string
	watch  []string
	opts   muster.Options
	m      maps.Map
	sets   [hex.Camps]*deploycards.Set
	script [hex.Camps][]string
	dice   []string
	events []string
}

func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			parseVector(t, string(text)).run(t)
		})
	}
}

// Every rule and ruling that Impromptu mode rests on has a vector.
func TestVectorsCoverTheRules(t *testing.T) {
	want := strings.Fields(`CTA-01 CTA-02 CTA-03 CTA-04 CTA-05 CTA-06 CTA-07 CTA-08 CTA-09 CTA-09b CTA-10 CTA-11
		CTA-IMP-01 CTA-IMP-02 CTA-IMP-03 CTA-IMP-04 R-022 R-023 R-026 R-027 R-028 R-029 R-030
		R-046 R-047 R-049 R-050 R-052 R-053 R-054 R-055`)
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	covered := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range parseVector(t, string(text)).rules {
			covered[id] = true
		}
	}
	for _, id := range want {
		if !covered[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}

// A slip in a header is found, not skipped.
func TestVectorHeaderIsStrict(t *testing.T) {
	v := &vector{}
	for _, bad := range [][2]string{
		{"rules", "CTA-01"}, {"watch", "placed moving"}, {"draw", "1,2,3/4"}, {"draw pennants", "1,2,3/4"},
		{"draw pennant", "1,2,2/4"}, {"seed", "1"},
	} {
		if v.header(t, bad[0], bad[1]) {
			t.Errorf("%s: %s was taken", bad[0], bad[1])
		}
	}
}

func (v *vector) run(t *testing.T) {
	f := fieldOf(t, &v.m)
	opts := v.opts
	players := [hex.Camps]*player{}
	for camp := range hex.Camp(hex.Camps) {
		players[camp] = &player{t: t, camp: camp, f: f, script: v.script[camp]}
		opts.Policy[camp] = players[camp]
	}
	dice := &cup{t: t, faces: v.dice}
	opts.Dice = dice
	sets := [hex.Camps]*muster.Set{link(t, v.sets[hex.Pennant]), link(t, v.sets[hex.Standard])}
	d, refused := muster.Impromptu(f, sets, opts)
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	var got []string
	cited := map[string]bool{}
	for i := range d.Events {
		e := &d.Events[i]
		line := compact(f, e)
		if kind, _, _ := strings.Cut(line, " "); slices.Contains(v.watch, kind) {
			got = append(got, line)
			for _, id := range e.Rules() {
				cited[id] = true
			}
		}
	}
	if !slices.Equal(got, v.events) {
		t.Errorf("events\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(v.events, "\n"))
	}
	for _, id := range v.rules {
		if !cited[id] {
			t.Errorf("no watched event rests on %s", id)
		}
	}
	for _, p := range players {
		if len(p.script) > 0 {
			t.Errorf("%s: choices %v were not asked for", p.camp, p.script)
		}
	}
	if len(dice.faces) > 0 {
		t.Errorf("dice %v were not rolled", dice.faces)
	}
}

func parseVector(t *testing.T, text string) *vector {
	v := &vector{m: maps.Map{ID: "vector", Name: "Vector", Board: "standard", Rows: open()}}
	for camp := range hex.Camp(hex.Camps) {
		v.sets[camp] = definition(camp.String())
	}
	section, card := "", -1
	var rows []string
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		word := strings.TrimSpace(line)
		if strings.HasPrefix(word, "-- ") && strings.HasSuffix(word, " --") {
			section, card = strings.Trim(word, "- "), -1
			if !slices.Contains([]string{"map", "pennant", "standard", "events"}, section) {
				t.Fatalf("line %d: unknown section %q", n, section)
			}
			continue
		}
		switch {
		case word == "":
		case section == "":
			key, value, ok := strings.Cut(word, ":")
			if !ok || !v.header(t, key, strings.TrimSpace(value)) {
				t.Fatalf("line %d: unknown header %q", n, word)
			}
		case section == "map":
			rows = append(rows, line)
		case section == "events":
			v.events = append(v.events, word)
		case strings.HasPrefix(word, "card "):
			if _, err := fmt.Sscanf(word, "card %d", &card); err != nil || card < 1 || card > muster.CardsInSet {
				t.Fatalf("line %d: %q", n, word)
			}
			v.set(section).Cards[card-1].Rows = nil
		case card < 1:
			t.Fatalf("line %d: a row before any card", n)
		default:
			c := &v.set(section).Cards[card-1]
			c.Rows = append(c.Rows, line)
		}
	}
	if rows != nil {
		v.m.Rows = rows
	}
	if len(v.rules) == 0 || v.about == "" || len(v.watch) == 0 {
		t.Fatal("a vector says rule, about and watch")
	}
	return v
}

func (v *vector) set(camp string) *deploycards.Set {
	if camp == "pennant" {
		return v.sets[hex.Pennant]
	}
	return v.sets[hex.Standard]
}

// header takes one line; false when the key is unknown or the value makes no sense.
func (v *vector) header(t *testing.T, key, value string) bool {
	t.Helper()
	what, camp := key, hex.Camp(0)
	if word, name, ok := strings.Cut(key, " "); ok {
		c, known := hex.ParseCamp(name)
		if !known {
			return false
		}
		what, camp = word+" of", c
	}
	switch what {
	case "rule":
		v.rules = list(value)
	case "about":
		v.about = value
	case "watch":
		v.watch = strings.Fields(value)
		for _, kind := range v.watch {
			if !slices.Contains(kindWords[:], kind) {
				return false
			}
		}
	case "reserve":
		v.opts.Reserve = value
	case "boxes":
		v.opts.Boxes = list(value)
	case "feature":
		type_, at, _ := strings.Cut(value, " ")
		v.m.Features = append(v.m.Features, maps.Feature{Type: type_, At: strings.Fields(at)})
	case "place":
		type_, at, _ := strings.Cut(value, " ")
		v.m.Places = append(v.m.Places, maps.Place{Type: type_, At: strings.Fields(at)})
	case "dice":
		v.dice = append(v.dice, strings.Fields(value)...)
	case "draw of":
		d, fault := muster.ParseDraw(value)
		if fault != "" {
			return false
		}
		v.opts.Draw[camp] = &d
	case "choose of":
		v.script[camp] = list(value)
	default:
		return false
	}
	return true
}

func list(value string) []string {
	words := strings.Split(value, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	return words
}

// player is a policy that takes what the vector says, by name.
type player struct {
	t      *testing.T
	camp   hex.Camp
	f      *field.Field
	script []string
}

func (p *player) Choose(d *muster.Decision) int {
	var options []string
	for _, c := range d.Cards {
		options = append(options, fmt.Sprint(c.Number))
	}
	for _, h := range d.Hexes {
		options = append(options, p.f.Hexes.Label(h))
	}
	for _, e := range d.Units {
		options = append(options, e.Unit.ID)
	}
	if d.Camp != p.camp || len(options) != d.Options() {
		p.t.Errorf("a decision of the %s with %d options came to the %s with %v", d.Camp, d.Options(), p.camp, options)
	}
	if len(p.script) == 0 {
		p.t.Errorf("%s: no choice is given out of %v", p.camp, options)
		return 0
	}
	want := p.script[0]
	p.script = p.script[1:]
	i := slices.Index(options, want)
	if i < 0 {
		p.t.Errorf("%s: %q is none of %v", p.camp, want, options)
		return 0
	}
	return i
}

// cup holds the vector's dice.
type cup struct {
	t     *testing.T
	faces []string
}

func (c *cup) Roll() muster.Face {
	if len(c.faces) == 0 {
		c.t.Fatal("no dice are left")
	}
	i := slices.Index(muster.FaceNames[:], c.faces[0])
	if i < 0 {
		c.t.Fatalf("unknown face %q", c.faces[0])
	}
	c.faces = c.faces[1:]
	return muster.Face(i)
}

// kindWords are the event kinds as vectors write them.
var kindWords = [...]string{
	muster.FieldOpened: "field", muster.SetTaken: "set", muster.DrawMade: "drawn", muster.GuardLaid: "laid",
	muster.ReserveHeld: "held", muster.GuardRevealed: "revealed", muster.UnitPlaced: "placed",
	muster.UnitMoved: "moved", muster.UnitLost: "lost", muster.UnitShort: "short", muster.Scouted: "scouted",
	muster.DiceRolled: "rolled", muster.FirstFound: "first", muster.ReserveRevealed: "called",
	muster.ReservePlaced: "reserve", muster.ReserveNoRoom: "no-room", muster.ReserveShort: "reserve-short",
	muster.CreaturePaid: "creature",
}

// compact is an event as vectors write it.
func compact(f *field.Field, e *muster.Event) string {
	words := []any{kindWords[e.Kind]}
	label := func(h hex.Hex) string { return f.Hexes.Label(h) }
	section := strings.Fields(e.Section.String())[0]
	switch e.Kind {
	case muster.SetTaken:
		words = append(words, e.Camp, e.Set.Def.ID)
	case muster.DrawMade:
		words = append(words, e.Camp, e.Numbers)
	case muster.GuardLaid, muster.GuardRevealed:
		words = append(words, e.Camp, section, e.Card.Number)
	case muster.ReserveHeld:
		words = append(words, e.Camp, e.Card.Number)
	case muster.UnitPlaced:
		words = append(words, e.Camp, section, e.Card.Number, e.Unit.ID, label(e.Hex))
	case muster.UnitMoved:
		words = append(words, e.Camp, section, e.Card.Number, e.Unit.ID, label(e.From), label(e.Hex))
	case muster.UnitLost, muster.UnitShort:
		words = append(words, e.Camp, section, e.Card.Number, e.Unit.ID, label(e.From))
	case muster.Scouted:
		words = append(words, e.Green[hex.Pennant], e.Green[hex.Standard])
	case muster.DiceRolled:
		words = append(words, e.Dice[hex.Pennant], "/", e.Dice[hex.Standard])
	case muster.FirstFound:
		words = append(words, e.Camp)
	case muster.ReserveRevealed, muster.ReserveNoRoom, muster.ReserveShort:
		words = append(words, e.Camp, e.Card.Number, e.Count)
	case muster.ReservePlaced:
		words = append(words, e.Camp, e.Card.Number, e.Unit.ID, label(e.Hex))
	case muster.CreaturePaid:
		words = append(words, e.Camp, e.Unit.ID, label(e.Hex), e.Count)
	}
	if e.On != muster.Plain {
		words = append(words, [...]string{muster.OnFord: "ford", muster.OnBridge: "bridge", muster.OnPlace: "place"}[e.On])
	}
	return strings.TrimSpace(fmt.Sprintln(words...))
}
