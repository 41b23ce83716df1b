package players_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/schema/source"
)

// openField is a map without terrain.
var openField = "kind = \"map\"\ngame = \"medieval\"\nformat = 1\nid = \"field\"\nname = \"Field\"\n" +
	"board = \"medieval\"\nrows = [\n" +
	strings.Repeat("\". . . . . . . . . . . . .\", \" . . . . . . . . . . . . \",\n", 5) +
	"\". . . . . . . . . . . . .\",\n]\n"

// position is a battle on an open field, or on another map, that the bottom side begins.
type position struct {
	t *testing.T
	b *setup.Battle
	s kernel.State
}

// newPosition sets up a battle. A side is a list such as "medium-infantry E3 F3 leader F3". Other tables of the
// adventure are given as TOML, and the keys of a side with them.
func newPosition(t *testing.T, board, more, top, bottom string) *position {
	t.Helper()
	if board == "" {
		board = "field"
	}
	text := fmt.Sprintf("kind = \"adventure\"\ngame = \"medieval\"\nformat = 1\nid = \"position\"\nname = \"Position\"\n"+
		"map = %q\nfirst = \"bottom\"\n%s", board, more)
	for i, list := range []string{top, bottom} {
		side, kind := []string{"top", "bottom"}[i], ""
		if !strings.Contains(text, "["+side+"]") {
			text += fmt.Sprintf("\n[%s]\narmy = %q\ncommand = 4\ntokens = 2\n", side, side)
		}
		for _, word := range strings.Fields(list) {
			switch {
			case len(word) > 3:
				kind = word
			case kind == "leader":
				text += fmt.Sprintf("\n[[%s.leaders]]\nname = \"Leader %s\"\nat = %q\n", side, word, word)
			default:
				text += fmt.Sprintf("\n[[%s.units]]\ntype = %q\nat = [%q]\n", side, kind, word)
			}
		}
	}
	cat := medieval.Game().Load([]*source.File{
		source.NewFile("field.map.toml", []byte(openField)), source.NewFile("position.adventure.toml", []byte(text)),
	}, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		if e.ID != "position" {
			continue
		}
		b, refused := setup.New(cat, e, setup.Options{Seed: 1})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		return &position{t, b, b.Start()}
	}
	t.Fatalf("no adventure in\n%s", text)
	return nil
}

// hand gives a side Command cards in exchange for its own; the first card fills the places left.
func (p *position) hand(c boards.Camp, cards ...string) *position {
	p.t.Helper()
	seat := &p.s.Seats[c]
	for i := range seat.Cards {
		name := cards[0]
		if int(i) < len(cards) {
			name = cards[i]
		}
		seat.Hand[i] = p.card(name)
	}
	slices.Sort(seat.Hand[:seat.Cards])
	return p
}

// card returns the number of a card.
func (p *position) card(id string) uint8 {
	p.t.Helper()
	i := slices.IndexFunc(p.b.Cards, func(n setup.Name) bool { return n.ID == id })
	if i < 0 {
		p.t.Fatalf("no card %q", id)
	}
	return uint8(i)
}

// unit returns the number of the unit on a hex.
func (p *position) unit(label string) uint8 {
	p.t.Helper()
	h, _, _ := p.b.Rules.Board.ByLabel(label)
	u := p.s.On[h]
	if u == kernel.NoUnit {
		p.t.Fatalf("no unit on %s", label)
	}
	return u
}

// plays lets a style play the turn of the active side, and greedy the other, and returns the choices of the turn.
func (p *position) plays(style string) (out []kernel.Action) {
	p.t.Helper()
	seats, err := players.Table([boards.Camps]string{style, style}, 1)
	if err != nil {
		p.t.Fatal(err)
	}
	me, turn := p.s.Active, p.s.Turn
	for p.s.Ended == kernel.Playing && p.s.Turn == turn {
		legal := kernel.Legal(p.b.Rules, &p.s, nil)
		c := p.s.Decider()
		a := seats[c].Choose(kernel.See(p.b.Rules, &p.s, c), legal)
		if err := kernel.Apply(p.b.Rules, &p.s, a, nil); err != nil {
			p.t.Fatal(err)
		}
		if c == me {
			out = append(out, a)
		}
	}
	return out
}

// has reports whether there is a choice of a kind.
func has(list []kernel.Action, kind kernel.ActionKind) bool {
	return slices.ContainsFunc(list, func(a kernel.Action) bool { return a.Kind() == kind })
}

// A unit that wins the game by leaving the board leaves, although it could attack a weak enemy for a banner.
func TestLeavesToWin(t *testing.T) {
	t.Parallel()
	p := newPosition(t, "", `
[victory]
top = 6
bottom = 1
[bottom]
army = "bottom"
command = 4
exits = { at = ["F1"], banners = 1 }
`, "light-bow-infantry F3 auxilia f2 G3", "medium-infantry F1 E1 G1").hand(boards.Standard, "three-units-centre")
	p.s.Units[p.unit("f2")].Blocks = 1
	if got := p.plays("greedy"); !has(got, kernel.Exit) || p.s.Winner != kernel.Side(boards.Standard) {
		t.Errorf("it plays %v", got)
	}
}

// A unit with a Leader is worth two banners where it leaves the board, so it goes first.
func TestLeaderLeavesFirst(t *testing.T) {
	t.Parallel()
	p := newPosition(t, "", `
[victory]
top = 6
bottom = 6
[bottom]
army = "bottom"
command = 4
exits = { at = ["F1"], banners = 1 }
`, "medium-infantry F11 G11", "medium-infantry e2 f2 leader f2").hand(boards.Standard, "one-unit-centre")
	led := p.unit("f2")
	if got := p.plays("greedy"); !slices.ContainsFunc(got, func(a kernel.Action) bool {
		return a.Kind() == kernel.Move && a.Unit() == led
	}) {
		t.Errorf("it plays %v", got)
	}
}

// One attack with a Leader is worth a token of several: the last of four tokens is worth less than a lone one.
func TestSpendsTokens(t *testing.T) {
	t.Parallel()
	p := newPosition(t, "", "[victory]\nbanners = 6\n", "heavy-infantry f6 auxilia E11 leader E11",
		"medium-infantry F5 leader F5")
	p.hand(boards.Standard, "leadership")
	p.s.Seats[boards.Standard].Tokens = 4
	if got := p.plays("greedy"); !has(got, kernel.BeginChain) || !has(got, kernel.Inspire) {
		t.Errorf("it plays %v", got)
	}
}

// A Counter Attack is played for the enemy's last card, if that is better than the other cards.
func TestCountersForTheLastCard(t *testing.T) {
	t.Parallel()
	for last, want := range map[string]string{"clash-of-shields": "counter-attack", "one-unit-left": "two-units-centre"} {
		p := newPosition(t, "", "[victory]\nbanners = 6\n", "heavy-infantry d6 e6 f6 g6 h6 auxilia F11 leader F11",
			"medium-infantry D5 E5 F5 G5 H5 leader F5")
		p.hand(boards.Standard, "two-units-centre", "counter-attack")
		p.s.Seats[boards.Pennant].Last = kernel.Played{Card: p.card(last)}
		if got := p.plays("greedy"); got[0].Card() != p.card(want) {
			t.Errorf("after %s it plays %s", last, p.b.Cards[got[0].Card()].ID)
		}
	}
}
