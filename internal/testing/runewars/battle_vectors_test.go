package runewars_test

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/testing/vectortest"
	"muster/schema/source"
)

// TestBattleVectors plays every scene of testdata/battle.
func TestBattleVectors(t *testing.T) {
	vectortest.EachIn(t, "testdata/battle", func(t *testing.T, f vectortest.File) {
		v, fault := parseBattle(f.Text)
		if fault != "" {
			t.Fatal(fault)
		}
		play(t, v)
	})
}

// battleVector is a parsed scene file.
type battleVector struct {
	vectortest.Vector
	deck     []int
	b        library.Battle
	rulebook []string
}

// parseBattle parses a vector; fault describes an error.
func parseBattle(text string) (v *battleVector, fault string) {
	v = new(battleVector)
	format := vectortest.Format{
		Events: battleEventWords[:],
		Header: v.header,
		Sections: map[string]vectortest.Section{
			"scene": v.scene, "rulebook": vectortest.Collect(&v.rulebook),
		},
	}
	if fault = format.Parse(text, &v.Vector); fault == "" && len(v.Steps) == 0 {
		fault = "a vector needs play"
	}
	return v, fault
}

func (v *battleVector) header(key, _ string, words []string) (why string) {
	switch key {
	case "fate":
		return vectortest.Numbers(words, &v.b.Fate.Top)
	case "spent":
		return vectortest.Numbers(words, &v.b.Fate.Spent)
	case "deck":
		return vectortest.Numbers(words, &v.deck)
	}
	return "unknown key"
}

// number parses a word that must be a number.
func number(word string, n *int) (why string) {
	var numbers []int
	if why = vectortest.Numbers([]string{word}, &numbers); why == "" {
		*n = numbers[0]
	}
	return why
}

// scene parses a line of the picture.
func (v *battleVector) scene(l vectortest.Line) (why string) {
	cells := strings.Split(l.Text, "|")
	first := strings.Fields(cells[0])
	side := slices.Index(sideWords[:2], first[0])
	switch {
	case l.Text == "winter":
		v.b.Winter = true
		return ""
	case side < 0:
		return v.area(first)
	case len(cells) < 2:
		return "want units of the side"
	}
	said := v.b.Side(side)
	if len(first) > 1 {
		said.Faction = first[1]
	}
	for _, u := range strings.Split(cells[1], ",") {
		if w := strings.Fields(u); len(w) > 0 && why == "" {
			why = addUnits(said, w)
		}
	}
	if len(cells) > 2 {
		for _, help := range strings.Split(cells[2], ",") {
			if w := strings.Fields(help); why == "" {
				why = v.help(said, w)
			}
		}
	}
	return why
}

// addUnits parses "2 footman" or "2 footman (1 routed)".
func addUnits(side *library.BattleSide, w []string) (why string) {
	if len(w) != 2 && len(w) != 4 {
		return "want a number and a unit"
	}
	unit := library.BattleUnits{Unit: w[1]}
	if why = number(w[0], &unit.Count); why == "" && len(w) > 2 {
		why = number(strings.TrimPrefix(w[2], "("), &unit.Routed)
	}
	side.Units = append(side.Units, unit)
	return why
}

func (v *battleVector) area(words []string) (why string) {
	if len(words) < 2 || !slices.Contains(library.Holders(), words[1]) {
		return "want an area and who holds it"
	}
	a := library.BattleArea{Name: words[0], Holds: words[1]}
	for _, w := range words[2:] {
		if w == library.RedBorder || w == library.BlueBorder {
			a.Border = w
		} else if why = number(w, &a.Units); why != "" {
			return why
		}
	}
	v.b.Areas = append(v.b.Areas, a)
	return ""
}

func (v *battleVector) help(side *library.BattleSide, w []string) (why string) {
	if len(w) == 0 {
		return "no help"
	}
	switch word := w[len(w)-1]; {
	case word == "hero" || word == "heroes":
		return number(w[0], &side.Heroes)
	case word == "defence":
		side.Defence = true
	case slices.Contains(library.Strongholds(), word):
		side.Stronghold = word
	case slices.Contains(library.Helps(), word):
		side.Helps = append(side.Helps, word)
	case word[0] == '+':
		return number(word, &side.Strength)
	case w[0] == "announces" && len(w) == 3: // announces surge damage-2: what it shows to every shape
		face := strings.Replace(w[2], "-", " ", 1)
		side.Announces = append(side.Announces, library.BattleCard{
			Name: w[1], Triangle: face, Circle: face, Rectangle: face, Hexagon: face,
		})
	case w[0] == "plays" && len(w) == 4: // plays charge rout 1
		effect := rulebook.Effect{Do: w[2]}
		why = number(w[3], &effect.Count)
		side.Plays = append(side.Plays, library.BattlePlay{Name: w[1], Effects: []rulebook.Effect{effect}})
		return why
	default:
		return "unknown help"
	}
	return ""
}

func link(t vectortest.T, v *battleVector) *library.LinkedBattle {
	book := rulebook.Base()
	if len(v.rulebook) > 0 {
		text := "kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"own\"\nname = \"Own\"\n" +
			strings.Join(v.rulebook, "\n") + "\n"
		doc, found := rulebook.FileKinds().Load(source.NewFile("own.rulebook.toml", []byte(text)))
		if len(found) > 0 {
			t.Fatalf("rulebook: %v", found)
		}
		book = book.Extend(doc)
	}
	l := library.LinkBattle(&v.b, book, nil)
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

// sideWords are the names of the sides.
var sideWords = [...]string{"attacker", "defender", "nature"}

// battleGame is a scene in play.
type battleGame struct {
	vectortest.Play[battle.Choice]
	v    *battleVector
	l    *library.LinkedBattle
	s    battle.State
	log  engine.Log[battle.Event]
	read int
}

func play(t vectortest.T, v *battleVector) {
	g := &battleGame{v: v, l: link(t, v)}
	g.T, g.Words = t, g.words
	g.Legal = func() []battle.Choice { return battle.Legal(g.l.Rules, &g.s, nil) }
	battle.Start(g.l.Rules, &g.s, &g.log)
	g.Follow(v.Steps, g.do, g.events)
	if err := battle.Sound(g.l.Rules, &g.s); err != nil {
		t.Errorf("%v", err)
	}
	if int(g.s.Deck.Next) != len(v.b.Fate.Top) {
		t.Errorf("%d of %d Fate cards are drawn", g.s.Deck.Next, len(v.b.Fate.Top))
	}
}

// do makes a choice, or tests an assertion.
func (g *battleGame) do(words string) {
	if g.May(words) || g.asks(words) {
		return
	}
	if err := battle.Apply(g.l.Rules, &g.s, g.Choose(words), &g.log); err != nil {
		g.Fatalf("%q: %v", words, err)
	}
}

// asks tests an assertion; false if the words are a choice.
func (g *battleGame) asks(words string) bool {
	if list, ok := strings.CutPrefix(words, "choices:"); ok {
		want := []string{}
		for _, c := range strings.Split(list, ",") {
			want = append(want, strings.TrimSpace(c))
		}
		g.SameSet("choices", g.All(), want)
		return true
	}
	w := strings.Fields(words)
	switch {
	case words == "start":
	case words == "unhurt":
		for side := range g.l.Kinds {
			for k := range g.l.Kinds[side] {
				for state := range g.s.Units[side][k] {
					all := g.s.Units[side][k][state]
					g.Same(words, [battle.MaxHealth]uint8{all[0]}, all)
				}
			}
		}
	case len(w) == 2 && w[0] == "asks":
		g.Same(words, sideWords[g.s.Decider()], w[1])
	case len(w) == 4 && w[0] == "over":
		g.Same(words, g.s.Over(), true)
		g.Same(words, library.BattleSides()[min(g.s.Winner, 1)], w[1])
		g.Same(words, [2]int{int(g.s.Force[0]), int(g.s.Force[1])}, [2]int{g.Number(w[2]), g.Number(w[3])})
	case len(w) == 3 && w[0] == "deck":
		left, spent := g.s.Deck.Count(), bits.OnesCount64(g.s.Deck.Spent)
		g.Same(words, [2]int{left, spent}, [2]int{g.Number(w[1]), g.Number(w[2])})
	case len(w) == 4 && slices.Contains(sideWords[:2], w[0]):
		side := slices.Index(sideWords[:], w[0])
		k := g.Index("unit", w[1], len(g.l.Kinds[side]), func(i int) string { return g.name(side, i) })
		g.Same(words, [2]int{g.s.Stand(side, k), g.s.Rout(side, k)}, [2]int{g.Number(w[2]), g.Number(w[3])})
	default:
		return false
	}
	return true
}
