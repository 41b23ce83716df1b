package rulebook

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestCommandDeck: BL-CMD-01: 60 cards, 42 Section and 18 Tactic, and the sums of the seven families of Section card.
func TestCommandDeck(t *testing.T) {
	r := Base()
	kinds, families := map[string]int{}, map[string]int{}
	for _, c := range r.CommandCards.All() {
		kinds[c.Kind] += c.Copies
		if c.Section() {
			family, _, _ := strings.Cut(c.ID, "-")
			families[family] += c.Copies
		}
		if c.Box != "base" {
			t.Errorf("%s lies in the box %q", c.ID, c.Box)
		}
	}
	if r.Deck() != 60 || kinds[SectionCard] != 42 || kinds[TacticCard] != 18 || len(kinds) != 2 {
		t.Errorf("%d cards: %v, want 42 Section and 18 Tactic cards", r.Deck(), kinds)
	}
	want := map[string]int{"scout": 6, "patrol": 11, "attack": 13, "advance": 6, "on": 2, "forward": 2, "surround": 2}
	for family, n := range want {
		if families[family] != n {
			t.Errorf("%s: %d cards, want %d", family, families[family], n)
		}
	}
	if len(families) != len(want) {
		t.Errorf("families %v", families)
	}
}

// TestCommandCards: BL-CMD-01, BL-CMD-02, R-113 to R-121: the text of every kind of card, and its number in the deck.
func TestCommandCards(t *testing.T) {
	fallback := "; with no unit to order, orders 1 unit of choice without any grant"
	for _, c := range []struct{ id, want string }{
		{"scout-left", "section card, 2 copies: orders 1 unit in the left section; draws 2 cards at the end of the turn " +
			"and keeps 1"},
		{"patrol-centre", "section card, 5 copies: orders 2 units in the centre section"},
		{"attack-right", "section card, 4 copies: orders 3 units in the right section"},
		{"advance-left", "section card, 2 copies: orders units Equal to Command in the left section"},
		{"on-the-march", "section card, 2 copies: orders 1 unit in each of the sections left, centre and right"},
		{"forward", "section card, 2 copies: orders 2 units in each of the sections left, centre and right"},
		{"surround", "section card, 2 copies: orders 2 units in each of the sections left and right"},
		{"green-banners", "tactic card, 2 copies: orders green units Equal to Command" + fallback},
		{"mounted-charge", "tactic card, 3 copies: orders mounted units Equal to Command; ordered units: +1 die in melee, " +
			"no ranged attack; ordered units: a move of 3 hexes and battle for red units" + fallback},
		{"foot-onslaught", "tactic card, 2 copies: orders foot units Equal to Command, in one connected group; ordered " +
			"units: a move of 2 hexes and battle, no ranged attack" + fallback},
		{"darken-the-sky", "tactic card, 2 copies: orders all units with missile weapons (Reluctant Allies: the ally's " +
			"too); ordered units: 2 ranged attacks, no move, no melee" + fallback},
		{"leadership", "tactic card, 2 copies: orders 1 unit (Epic: and as many more as the Commander's level); ordered " +
			"units: +1 die in battle"},
		{"counter-attack", "tactic card, 2 copies: does what the opponent's last Command card says, with left and right " +
			"swapped" + fallback},
		{"battlelore", "tactic card, 1 copy: rolls a die for each card of Command: a helmet orders a unit of its colour, a " +
			"flag one of choice; ordered units: +1 die in battle, +2 dice in battle in an Epic game; shuffles the discards " +
			"into their decks at the end of the turn" + fallback},
	} {
		card := Base().CommandCards.Get(c.id)
		if card == nil {
			t.Errorf("no card %s", c.id)
		} else if got := commandCardLine(card); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.id, got, c.want)
		}
	}
}

// TestOrderable: BL-CRE-01, R-121: a creature is neither foot nor mounted, but has a colour.
func TestOrderable(t *testing.T) {
	r := Base()
	for _, c := range []struct{ card, want string }{
		{"green-banners", "green-human-bow giant-spider"},
		{"red-banners", "red-human-horse"},
		{"mounted-charge", "red-human-horse"},
		{"foot-onslaught", "green-human-bow blue-human-sword"},
		{"darken-the-sky", "green-human-bow"},
		{"patrol-left", "green-human-bow blue-human-sword red-human-horse giant-spider"},
	} {
		var got []string
		for _, id := range []string{"green-human-bow", "blue-human-sword", "red-human-horse", "giant-spider"} {
			if r.Orderable(&r.CommandCards.Get(c.card).Effects[0], r.Units.Get(id)) {
				got = append(got, id)
			}
		}
		if !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s is for %v, want %s", c.card, got, c.want)
		}
	}
}

// TestCommandCardOfAnAuthor: the cards of the page are added, and remove a known one from the deck.
func TestCommandCardOfAnAuthor(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```toml\n[[command_cards]]")
	cards, _, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("the page has no card")
	}
	head := "kind = \"rulebook\"\nformat = 1\nid = \"night\"\nname = \"Night\"\n\n[[command_cards]]"
	r := Base().Extend(read(t, "night.rulebook.toml", head+cards))
	if r.Deck() != 60+2-1 || Base().Deck() != 60 {
		t.Errorf("%d cards in the deck, %d in the shipped one", r.Deck(), Base().Deck())
	}
	const want = `Last Light (command-cards, last-light)
  kind: tactic [house]
  copies: 2 [house]
  fallback: 1 [house]
  effects [house]:
    orders 3 blue or red foot units
    ordered units: -1 die in melee, +1 die at a distance, a move of 2 hexes and battle
    with no unit to order, orders 1 unit of choice without any grant
`
	if text, _ := r.Describe("command-cards", "last-light"); text != want {
		t.Errorf("described as\n%swant\n%s", text, want)
	}
}

// TestCardEffects: effects that order units; unknown words are reported, and never panic.
func TestCardEffects(t *testing.T) {
	for _, c := range []struct {
		effect CardEffect
		want   string
		orders bool
	}{
		{CardEffect{Do: CardOrder}, "orders nobody", false},
		{CardEffect{Do: CardOrder, By: ByAll, Sections: []string{WingLeft}}, "orders all units in the left section", true},
		{CardEffect{Do: CardOrder, Count: 1, Classes: []string{Creature}}, "orders 1 creature unit", true},
		{CardEffect{Do: CardDraw, Count: 3, Keep: 2}, "draws 3 cards at the end of the turn and keeps 2", false},
		{CardEffect{Do: CardGrant}, "gives the ordered units nothing", false},
		{CardEffect{Do: CardGrant, Melee: 2, Ranged: 2}, "ordered units: +2 dice in battle", false},
		{CardEffect{Do: "sing"}, `unknown effect "sing"`, false},
	} {
		if got := c.effect.Words(); got != c.want || c.effect.Orders() != c.orders {
			t.Errorf("%q (orders: %v), want %q", got, c.effect.Orders(), c.want)
		}
	}
	for _, do := range []string{CardRollOrders, CardCopyLast} {
		if !(&CardEffect{Do: do}).Orders() {
			t.Errorf("%s orders nobody", do)
		}
	}
	if got := (&CommandCard{}).Words(); got != "does nothing" {
		t.Errorf("an empty card: %q", got)
	}
}
