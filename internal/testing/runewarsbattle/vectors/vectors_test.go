package vectors_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/engine"
	"muster/engine/runewars/battle"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/rulebook"
	"muster/schema/source"
)

// TestVectors plays every scene of testdata.
func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			v := parse(t, string(text))
			g := &game{t: t, v: v, l: link(t, v)}
			g.play()
		})
	}
}

// vector is a scene as it is written.
type vector struct {
	rules, about string
	watch        []string
	deck         []int
	b            setup.Battle
	rulebook     []string
	steps        []step
}

// step is something chosen or asked, and the events that must follow.
type step struct {
	line   int
	words  string
	events []string
}

func numbers(t *testing.T, words string) (out []int) {
	for _, w := range strings.Fields(words) {
		n, err := strconv.Atoi(w)
		if err != nil {
			t.Fatalf("%q is no number", w)
		}
		out = append(out, n)
	}
	return out
}

func parse(t *testing.T, text string) *vector {
	v, section := &vector{}, ""
	for n, line := range strings.Split(text, "\n") {
		words := strings.TrimSpace(line)
		key, value, _ := strings.Cut(words, ":")
		value = strings.TrimSpace(value)
		switch {
		case words == "":
		case strings.HasPrefix(words, "-- "):
			section = strings.Trim(words, "- ")
		case section == "rulebook":
			v.rulebook = append(v.rulebook, line)
		case section == "scene":
			v.scene(t, words)
		case section == "play" && words[0] == '>':
			last := &v.steps[len(v.steps)-1]
			last.events = append(last.events, strings.TrimSpace(words[1:]))
		case section == "play":
			for _, s := range strings.Split(words, ";") {
				v.steps = append(v.steps, step{n + 1, strings.TrimSpace(s), nil})
			}
		case key == "rule":
			v.rules = value
		case key == "about":
			v.about = value
		case key == "watch":
			v.watch = strings.Fields(value)
		case key == "fate":
			v.b.Fate.Top = numbers(t, value)
		case key == "spent":
			v.b.Fate.Spent = numbers(t, value)
		case key == "deck":
			v.deck = numbers(t, value)
		default:
			t.Fatalf("line %d: %q is no part of a vector", n+1, words)
		}
	}
	if v.rules == "" || v.about == "" || len(v.steps) == 0 {
		t.Fatal("a vector says rule, about and play")
	}
	return v
}

// scene takes a line of the picture.
func (v *vector) scene(t *testing.T, words string) {
	cells := strings.Split(words, "|")
	first := strings.Fields(cells[0])
	switch side := slices.Index([]string{"attacker", "defender"}, first[0]); {
	case words == "winter":
		v.b.Winter = true
	case side < 0:
		v.area(t, first)
	default:
		said := v.b.Side(side)
		if len(first) > 1 {
			said.Faction = first[1]
		}
		for _, u := range strings.Split(cells[1], ",") {
			if w := strings.Fields(u); len(w) > 0 {
				unit := setup.Units{Unit: w[1], Count: numbers(t, w[0])[0]}
				if len(w) > 2 { // (1 routed)
					unit.Routed = numbers(t, w[2][1:])[0]
				}
				said.Units = append(said.Units, unit)
			}
		}
		if len(cells) > 2 {
			for _, help := range strings.Split(cells[2], ",") {
				v.help(t, said, strings.Fields(help))
			}
		}
	}
}

func (v *vector) area(t *testing.T, words []string) {
	a := setup.Area{Name: words[0], Holds: words[1]}
	for _, w := range words[2:] {
		if w == setup.RedBorder || w == setup.BlueBorder {
			a.Border = w
			continue
		}
		a.Units = numbers(t, w)[0]
	}
	if !slices.Contains(setup.Holders(), a.Holds) {
		t.Fatalf("%q holds no area", a.Holds)
	}
	v.b.Areas = append(v.b.Areas, a)
}

func (v *vector) help(t *testing.T, side *setup.Side, w []string) {
	switch word := w[len(w)-1]; {
	case word == "hero" || word == "heroes":
		side.Heroes = numbers(t, w[0])[0]
	case word == "defence":
		side.Defence = true
	case slices.Contains(setup.Strongholds(), word):
		side.Stronghold = word
	case slices.Contains(setup.Helps(), word):
		side.Helps = append(side.Helps, word)
	case word[0] == '+':
		side.Strength = numbers(t, word)[0]
	case w[0] == "announces": // announces surge damage-2: what it shows to every shape
		face := strings.Replace(w[2], "-", " ", 1)
		side.Announces = append(side.Announces, setup.Card{
			Name: w[1], Triangle: face, Circle: face, Rectangle: face, Hexagon: face,
		})
	case w[0] == "plays": // plays charge rout 1
		effect := rulebook.Effect{Do: w[2], Count: numbers(t, w[3])[0]}
		side.Plays = append(side.Plays, setup.Play{Name: w[1], Effects: []rulebook.Effect{effect}})
	default:
		t.Fatalf("%q is no help", w)
	}
}

func link(t *testing.T, v *vector) *setup.Linked {
	book := rulebook.Base()
	if len(v.rulebook) > 0 {
		text := "kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"own\"\nname = \"Own\"\n" +
			strings.Join(v.rulebook, "\n") + "\n"
		doc, found := kinds.All().Load(source.NewFile("own.rulebook.toml", []byte(text)))
		if len(found) > 0 {
			t.Fatalf("rulebook: %v", found)
		}
		book = book.Extend(doc)
	}
	l := setup.Link(&v.b, book, nil)
	if len(l.Faults) > 0 {
		t.Fatalf("%v", l.Faults)
	}
	if v.deck != nil {
		only := uint64(0)
		for i, c := range l.Cards {
			if slices.Contains(v.deck, c.Number) {
				only |= 1 << i
			}
		}
		l.Rules.Left, l.Rules.Spent = l.Rules.Left&only, l.Rules.Spent&only
	}
	return l
}

// game is a scene that is played.
type game struct {
	t    *testing.T
	v    *vector
	l    *setup.Linked
	s    battle.State
	log  engine.Log[battle.Event]
	told int
	line int
}

func (g *game) play() {
	battle.Start(g.l.Rules, &g.s, &g.log)
	for i, st := range g.v.steps {
		g.line = st.line
		if !g.asks(st.words) {
			g.choose(st.words)
		}
		if next := i + 1; next == len(g.v.steps) || len(st.events) > 0 {
			g.events(st.events, next == len(g.v.steps))
		}
	}
	if err := battle.Sound(g.l.Rules, &g.s); err != nil {
		g.t.Error(err)
	}
	if int(g.s.Deck.Next) != len(g.v.b.Fate.Top) {
		g.t.Errorf("%d of %d Fate cards are drawn", g.s.Deck.Next, len(g.v.b.Fate.Top))
	}
}

// choose takes a choice by its words.
func (g *game) choose(words string) {
	for _, c := range battle.Legal(g.l.Rules, &g.s, nil) {
		if g.words(c) == words {
			if err := battle.Apply(g.l.Rules, &g.s, c, &g.log); err != nil {
				g.t.Fatalf("line %d: %v", g.line, err)
			}
			return
		}
	}
	g.t.Fatalf("line %d: %q is not legal, only %v", g.line, words, g.all())
}

func (g *game) all() (out []string) {
	for _, c := range battle.Legal(g.l.Rules, &g.s, nil) {
		out = append(out, g.words(c))
	}
	return out
}

// asks takes words that say what must hold; false when they say what is chosen.
func (g *game) asks(words string) bool {
	w := strings.Fields(words)
	switch {
	case words == "start":
		return true
	case strings.HasPrefix(words, "may not "):
		g.same(words, slices.Contains(g.all(), words[len("may not "):]), false)
	case w[0] == "may":
		g.same(words, slices.Contains(g.all(), words[len("may "):]), true)
	case w[0] == "choices:":
		want := []string{}
		for _, c := range strings.Split(words[len("choices:"):], ",") {
			want = append(want, strings.TrimSpace(c))
		}
		got := g.all()
		slices.Sort(got)
		slices.Sort(want)
		g.same(words, strings.Join(got, ", "), strings.Join(want, ", "))
	case w[0] == "asks":
		g.same(words, [3]string{"attacker", "defender", "nature"}[g.s.Decider()], w[1])
	case w[0] == "over":
		g.same(words, g.s.Over(), true)
		g.same(words, setup.Sides()[min(g.s.Winner, 1)], w[1])
		g.same(words, [2]int8(g.s.Force), [2]int8{int8(numbers(g.t, w[2])[0]), int8(numbers(g.t, w[3])[0])})
	case words == "unhurt":
		for side := range g.l.Kinds {
			for k := range g.l.Kinds[side] {
				for state := range g.s.Units[side][k] {
					all := g.s.Units[side][k][state]
					g.same(words, [battle.MaxHealth]uint8{all[0]}, all)
				}
			}
		}
	case w[0] == "deck":
		want := [2]int{numbers(g.t, w[1])[0], numbers(g.t, w[2])[0]}
		g.same(words, [2]int{g.s.Deck.Count(), popcount(g.s.Deck.Spent)}, want)
	case w[0] == "attacker" || w[0] == "defender":
		side := slices.Index([]string{"attacker", "defender"}, w[0])
		k := g.kind(side, w[1])
		g.same(words, [2]int{g.s.Stand(side, k), g.s.Rout(side, k)}, [2]int{numbers(g.t, w[2])[0], numbers(g.t, w[3])[0]})
	default:
		return false
	}
	return true
}

func popcount(set uint64) (n int) {
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}

func (g *game) kind(side int, unit string) int {
	for k, kind := range g.l.Kinds[side] {
		if kind.Row.ID == unit {
			return k
		}
	}
	g.t.Fatalf("line %d: no %q fights there", g.line, unit)
	return 0
}

// same fails when what must hold does not.
func (g *game) same(words string, got, want any) {
	if got != want {
		g.t.Errorf("line %d: %q does not hold: %v, want %v", g.line, words, got, want)
	}
}
