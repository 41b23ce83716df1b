package rulebook

import (
	"os"
	"strings"
	"testing"
)

// TestLoreCardOfAnAuthor: the card of the page is added, in about ten lines, and described in full.
func TestLoreCardOfAnAuthor(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```toml\n[[lore_cards]]")
	card, _, ok := strings.Cut(rest, "```")
	if !ok || strings.Count(card, "\n") > 12 {
		t.Fatalf("the page has no card, or a long one: %s", card)
	}
	head := "kind = \"rulebook\"\nformat = 1\nid = \"night\"\nname = \"Night\"\n\n[[lore_cards]]"
	r := Base().Extend(read(t, "night.rulebook.toml", head+card))
	const want = `Will-o'-the-Wisp (lore-cards, will-o-the-wisp)
  class: wizard [house]
  number: 16 [house]
  cost: 4 [house]
  window: x-card [house]
  when: the opponent has just played a Command card
  text: 1 / 2 / 3 enemy units in a marsh do not move until the end of the turn.
  Reaction: it may be played in the opponent's turn too
  target [house]: up to 1 / 2 / 3 enemy units on marsh
  effects [house]:
    until the end of the turn, does not move
`
	if text, _ := r.Describe("lore-cards", "will-o-the-wisp"); text != want {
		t.Errorf("described as\n%swant\n%s", text, want)
	}
	c := r.LoreCards.Get("will-o-the-wisp")
	if faults := r.LoreTextFaults(c); len(faults) > 0 {
		t.Error(faults)
	}
	if len(r.LoreCardsOf("wizard", false)) != 16 || len(r.LoreCardsOf("wizard", true)) != 2 {
		t.Error("the card is not one of the wizard's, or lies in the Medieval deck")
	}
	c.Text = ""
	if got := r.LoreText(c); got != r.LoreWords(c) {
		t.Errorf("without a text: %s", got)
	}
}

// TestOddLoreCards: cards with unknown words or missing values are described as far as possible and never panic.
func TestOddLoreCards(t *testing.T) {
	r := Base()
	for _, do := range append(LoreEffects().Words(), "sing") {
		if got := (&LoreEffect{Do: do}).Words(); got == "" && do != LoreSpecial {
			t.Errorf("%q says nothing", do)
		}
	}
	for _, c := range []struct{ got, want string }{
		{(&LoreEffect{Do: "sing"}).Words(), `unknown effect "sing"`},
		{(&LoreEffect{Do: LoreGrant, Stat: "voice", Until: UntilNext}).Words(),
			`until the end of the next turn, unknown stat "voice"`},
		{(&LoreEffect{Do: LoreIgnore, What: IgnoreColour}).Words(), "ignores all hits of its colour"},
		{r.LoreWords(&LoreCard{Target: LoreTarget{What: AtSelf}}), "the player: nothing"},
		{r.TargetWords(&LoreTarget{What: "choir"}), `unknown target "choir"`},
		{r.TargetWords(&LoreTarget{What: AtUnits, Side: SideAny, Kind: Choices{Creature}, Near: Amount{2}}),
			"every own or enemy unit (creature) within 2 hexes of an own unit"},
		{(&PowerEffect{Do: "sing"}).Words(), `unknown deed "sing"`},
		{(&Power{}).Words(), "does nothing that Muster counts"},
		{faces([]string{"nose"}), "nose"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
