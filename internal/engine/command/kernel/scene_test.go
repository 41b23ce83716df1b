package kernel

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

const (
	top    = boards.Pennant
	bottom = boards.Standard
)

// piece is a unit or a Leader of a scene.
type piece struct {
	camp   boards.Camp
	kind   int // leader for one
	at     string
	blocks uint8
}

const leader = -1

// scene is a position on bare ground, the bottom side to play its only kind of card, with scripted dice.
type scene struct {
	t   *testing.T
	r   *Rules
	s   State
	log Log
}

// newScene sets pieces up. The dice are letters: l, m, h for the classes, s swords, f flag, x the leader face.
func newScene(t *testing.T, card uint8, dice string, pieces ...piece) *scene {
	t.Helper()
	r := fixtureRules(t)
	for h := range r.Cells {
		r.Cells[h] = bareCell
	}
	r.Setup, r.Staff, r.Objectives, r.Exits = nil, nil, nil, [2]hex.Set{}
	r.Sees = func(from, to hex.Hex, units hex.Set) bool {
		units.Remove(from)
		units.Remove(to)
		return r.Board.Clear(from, to, &units)
	}
	sc := &scene{t: t, r: r}
	for _, p := range pieces {
		if p.kind == leader {
			r.Staff = append(r.Staff, LeaderPlacement{p.camp, sc.hex(p.at)})
		} else {
			r.Setup = append(r.Setup, Placement{uint8(p.kind), p.camp, sc.hex(p.at), p.blocks})
		}
	}
	r.Script = []uint8{}
	for _, c := range dice {
		r.Script = append(r.Script, uint8(strings.IndexRune("lmhsfx", c)))
	}
	sc.begin(card)
	return sc
}

// begin links the rules and gives the bottom side its card.
func (sc *scene) begin(card uint8) {
	sc.t.Helper()
	if err := sc.r.Link(); err != nil {
		sc.t.Fatal(err)
	}
	sc.s = sc.r.Start(1)
	sc.hand(top)
	sc.hand(bottom, card)
	sc.hand(top, oneEach)
}

// hand gives a side its cards from the deck; its former cards return to the deck.
func (sc *scene) hand(c boards.Camp, cards ...uint8) {
	sc.t.Helper()
	seat, deck := &sc.s.Seats[c], &sc.s.Deck
	for seat.Cards > 0 {
		card := seat.Hand[0]
		seat.give(card)
		deck.Put(card)
	}
	for _, card := range cards {
		i := slices.Index(deck.Cards[:deck.N], card)
		if i < 0 {
			sc.t.Fatalf("card %d is not in the deck", card)
		}
		deck.Cards[i] = deck.Draw()
		if i == int(deck.N) {
			deck.Cards[i] = 0
		}
		seat.take(card)
	}
}

// onTop lays cards of the deck on top of it.
func (sc *scene) onTop(cards ...uint8) {
	sc.t.Helper()
	deck := &sc.s.Deck
	for n, card := range cards {
		i := slices.Index(deck.Cards[:int(deck.N)-n], card)
		if i < 0 {
			sc.t.Fatalf("card %d is not in the deck", card)
		}
		last := int(deck.N) - 1 - n
		deck.Cards[i], deck.Cards[last] = deck.Cards[last], deck.Cards[i]
	}
}

func (sc *scene) hex(label string) hex.Hex {
	sc.t.Helper()
	h, fault, _ := sc.r.Board.ByLabel(label)
	if h == hex.None {
		sc.t.Fatalf("%s: %s", label, fault)
	}
	return h
}

// unit returns the number of the unit on a hex, lord that of the Leader there.
func (sc *scene) unit(label string) uint8 {
	sc.t.Helper()
	u := sc.s.On[sc.hex(label)]
	if u == NoUnit {
		sc.t.Fatalf("no unit stands on %s", label)
	}
	return u
}

func (sc *scene) lord(label string) uint8 {
	sc.t.Helper()
	l := sc.s.Led[sc.hex(label)]
	if l == NoLeader {
		sc.t.Fatalf("no Leader stands on %s", label)
	}
	return l
}

// do takes choices.
func (sc *scene) do(actions ...Action) *scene {
	sc.t.Helper()
	for _, a := range actions {
		if err := Apply(sc.r, &sc.s, a, &sc.log); err != nil {
			sc.t.Fatalf("%v; legal are %v\n%s", err, Legal(sc.r, &sc.s, nil), sc.told())
		}
		checkState(sc.t, sc.r, &sc.s)
	}
	return sc
}

// play plays the card and orders units and Leaders.
func (sc *scene) play(card uint8, orders ...Action) *scene {
	sc.t.Helper()
	return sc.do(PlayCardAction(card)).do(orders...)
}

// told returns the events so far.
func (sc *scene) told() string {
	var out strings.Builder
	for _, e := range sc.log.Events {
		out.WriteString("  " + e.String() + "\n")
	}
	return out.String()
}

// last returns the last event of a kind.
func (sc *scene) last(k EventKind) *Event {
	sc.t.Helper()
	for i := len(sc.log.Events) - 1; i >= 0; i-- {
		if sc.log.Events[i].Kind == k {
			return &sc.log.Events[i]
		}
	}
	sc.t.Fatalf("it never happened: %v\n%s", k, sc.told())
	return nil
}

// never fails when an event of a kind has happened.
func (sc *scene) never(k EventKind) {
	sc.t.Helper()
	for _, e := range sc.log.Events {
		if e.Kind == k {
			sc.t.Fatalf("it happened: %v\n%s", e, sc.told())
		}
	}
}

// in fails in another frame, or when another side decides.
func (sc *scene) in(k FrameKind, c boards.Camp) *scene {
	sc.t.Helper()
	if f := sc.s.top(); f.Kind != k || f.Decider != c {
		sc.t.Fatalf("%v decides in %v, want %v in %v\n%s", f.Decider, f.Kind, c, k, sc.told())
	}
	return sc
}

// may fails when the legality of a choice differs from want.
func (sc *scene) may(want bool, actions ...Action) *scene {
	sc.t.Helper()
	legal := Legal(sc.r, &sc.s, nil)
	for _, a := range actions {
		got := false
		for _, l := range legal {
			got = got || l == a
		}
		if got != want {
			sc.t.Errorf("%v is legal: %v; all are %v", a, got, legal)
		}
	}
	return sc
}

// stands fails unless this unit, NoUnit for none, is on the hex with this strength.
func (sc *scene) stands(label string, u uint8, blocks uint8) *scene {
	sc.t.Helper()
	switch got := sc.s.On[sc.hex(label)]; {
	case got != u:
		sc.t.Errorf("unit %d stands on %s, want %d\n%s", got, label, u, sc.told())
	case u != NoUnit && sc.s.Units[u].Blocks != blocks:
		sc.t.Errorf("the unit on %s has %d blocks, want %d\n%s", label, sc.s.Units[u].Blocks, blocks, sc.told())
	}
	return sc
}

// led fails unless this Leader, NoLeader for none, is on the hex.
func (sc *scene) led(label string, l uint8) *scene {
	sc.t.Helper()
	if got := sc.s.Led[sc.hex(label)]; got != l {
		sc.t.Errorf("Leader %d stands on %s, want %d\n%s", got, label, l, sc.told())
	}
	return sc
}
