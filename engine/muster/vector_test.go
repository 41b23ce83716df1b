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
//
// The sets are pennant-t, pennant-u, standard-t and standard-u. Without a header "sets" a camp has the first of its own,
// in Organized mode both of its own. A vector with "refused" wants that message in place of events.
type vector struct {
	rules  []string
	about  string
	watch  []string
	mode   muster.Mode
	opts   muster.Options
	m      maps.Map
	defs   map[string]*deploycards.Set
	sets   [hex.Camps][]string
	wanted string // the refusal
	script [hex.Camps][]string
	dice   []string
	events []string
	epic   epicVector
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

// Every rule and ruling that Impromptu and Organized mode rest on has a vector.
func TestVectorsCoverTheRules(t *testing.T) {
	want := strings.Fields(`CTA-01 CTA-02 CTA-03 CTA-04 CTA-05 CTA-06 CTA-07 CTA-08 CTA-09 CTA-09b CTA-10 CTA-11
		CTA-IMP-01 CTA-IMP-02 CTA-IMP-03 CTA-IMP-04 R-022 R-023 R-026 R-027 R-028 R-029 R-030
		R-046 R-047 R-049 R-050 R-052 R-053 R-054 R-055
		CTA-ORG-01 CTA-ORG-02 CTA-ORG-03 CTA-ORG-04 CTA-ORG-05 CTA-ORG-06 CTA-ORG-07 CTA-ORG-08
		R-010 R-011 R-012 R-014 R-015 R-018 R-031 R-032 R-033 R-034 R-035 R-036 R-037 R-038 R-039 R-041 R-042 R-043 R-045`)
	vectorsProve(t, "testdata/*.txt", want)
}

// vectorsProve fails for each rule that no vector among the files names.
func vectorsProve(t *testing.T, pattern string, want []string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
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
		{"mode", "organised"}, {"sets pennant", "pennant-x"}, {"owner", "me"}, {"reveal", "both"},
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
	d, refused := v.deploy(t, f, opts)
	if v.wanted != "" {
		v.checkRefusal(t, refused)
		return
	}
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

// deploy plays the vector in its mode.
func (v *vector) deploy(t *testing.T, f *field.Field, opts muster.Options) (*muster.Deployment, []muster.Refusal) {
	if v.epic.seated() {
		return v.deployEpic(t, f, opts)
	}
	var sets [hex.Camps][]*muster.Set
	for camp := range hex.Camp(hex.Camps) {
		ids := v.sets[camp]
		if ids == nil {
			ids = []string{camp.String() + "-t", camp.String() + "-u"}[:int(v.mode)]
		}
		for _, id := range ids {
			sets[camp] = append(sets[camp], link(t, v.defs[id]))
		}
	}
	if v.mode == muster.ModeOrganized {
		return muster.Organized(f, sets, opts)
	}
	return muster.Impromptu(f, [hex.Camps]*muster.Set{sets[hex.Pennant][0], sets[hex.Standard][0]}, opts)
}

// checkRefusal wants one refusal, with the vector's words and rules.
func (v *vector) checkRefusal(t *testing.T, refused []muster.Refusal) {
	if len(refused) != 1 || refused[0].Message() != v.wanted {
		t.Fatalf("refused %+v, want %q", refused, v.wanted)
	}
	for _, id := range v.rules {
		if !slices.Contains(refused[0].Rules(), id) {
			t.Errorf("the refusal rests on %v, not on %s", refused[0].Rules(), id)
		}
	}
}

func parseVector(t *testing.T, text string) *vector {
	v := &vector{
		m:    maps.Map{ID: "vector", Name: "Vector", Board: "standard", Rows: open()},
		mode: muster.ModeImpromptu,
		defs: map[string]*deploycards.Set{},
	}
	for camp := range hex.Camp(hex.Camps) {
		for _, letter := range []string{"t", "u"} {
			def := definition(camp.String())
			def.ID = camp.String() + "-" + letter
			v.defs[def.ID] = def
		}
	}
	section, card := "", -1
	var rows []string
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		word := strings.TrimSpace(line)
		if strings.HasPrefix(word, "-- ") && strings.HasSuffix(word, " --") {
			section, card = strings.Trim(word, "- "), -1
			if !slices.Contains([]string{"map", "pennant", "standard", "events"}, section) && v.defs[section] == nil {
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
	if len(v.rules) == 0 || v.about == "" || (len(v.watch) == 0) == (v.wanted == "") {
		t.Fatal("a vector says rule, about and either watch or refused")
	}
	return v
}

// set finds a set by its id; a camp's name is its first.
func (v *vector) set(name string) *deploycards.Set {
	if def := v.defs[name]; def != nil {
		return def
	}
	return v.defs[name+"-t"]
}

// header takes one line; false when the key is unknown or the value makes no sense.
func (v *vector) header(t *testing.T, key, value string) bool {
	t.Helper()
	if v.epicHeader(key, value) {
		return true
	}
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
			if !slices.Contains(kindWords[:], kind) && !slices.Contains(specialWords(), kind) {
				return false
			}
		}
	case "mode":
		mode, known := muster.ParseMode(value)
		v.mode = mode
		return known && mode <= muster.ModeOrganized
	case "sets of":
		v.sets[camp] = list(value)
		for _, id := range v.sets[camp] {
			if v.defs[id] == nil {
				return false
			}
		}
	case "refused":
		v.wanted = value
	case "lore":
		v.opts.Lore = value == "yes"
		return v.opts.Lore
	case "council of":
		levels, ok := councilLevels(value)
		v.opts.Council[camp] = &muster.CouncilPlan{Fixed: levels}
		return ok
	case "specialists":
		v.opts.Specialists = &muster.Calling{}
		if value != "pick" {
			v.opts.Specialists.Wishes = muster.ParseSpecialists(value)
		}
	case "owner", "reveal":
		c, known := hex.ParseCamp(value)
		if !known {
			return false
		}
		if what == "owner" {
			v.opts.Owner = c
		} else {
			v.opts.RevealFirst = c
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
		options = append(options, c.ID().String())
	}
	for _, u := range d.Troops {
		options = append(options, u.ID)
	}
	for _, h := range d.Hexes {
		options = append(options, p.f.Hexes.Label(h))
	}
	for _, e := range d.Units {
		options = append(options, e.Unit.ID)
	}
	options = append(options, d.Words...)
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
	for j := 0; i < 0 && j < len(options); j++ { // of two units of a type by the cell
		if d.Option(j) == want {
			i = j
		}
	}
	if i < 0 {
		p.t.Errorf("%s: %q is none of %v", p.camp, want, options)
		return 0
	}
	return i
}
