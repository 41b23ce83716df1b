package rulebook

import (
	"slices"
	"strings"
	"testing"
)

// TestLoreDeck: VAR-ML-02, BL-WAR-04. 60 cards, numbered 1 to 15 in each of the four classes; 29 of them are the
// Medieval Lore deck: 15 Warrior, 10 Rogue, 2 Wizard and 2 Cleric cards.
func TestLoreDeck(t *testing.T) {
	r := Base()
	if n := len(r.LoreCards.All()); n != 60 {
		t.Errorf("%d cards, want 60", n)
	}
	medieval := 0
	for class, want := range map[string]struct {
		medieval, costs int
		out             string
	}{
		"warrior": {15, 73, ""},
		"rogue":   {10, 71, "rogue-1 rogue-3 rogue-7 rogue-8 rogue-15"},
		"wizard":  {2, 90, ""},
		"cleric":  {2, 95, ""},
	} {
		all := r.LoreCardsOf(class, false)
		costs, out := 0, []string{}
		for i, c := range all {
			if c.Number != i+1 {
				t.Errorf("%s: card %d has the number %d", class, i+1, c.Number)
			}
			costs += c.Cost
			if !c.Medieval {
				out = append(out, c.ID)
			}
		}
		if len(all) != 15 || len(r.LoreCardsOf(class, true)) != want.medieval || costs != want.costs {
			t.Errorf(
				"%s: %d cards of cost %d, %d of them Medieval, want 15, %d, %d",
				class,
				len(all),
				costs,
				len(all)-len(out),
				want.costs,
				want.medieval,
			)
		}
		if want.out != "" && strings.Join(out, " ") != want.out {
			t.Errorf("VAR-ML-02: %s without %v, want without %s", class, out, want.out)
		}
		medieval += len(r.LoreCardsOf(class, true))
		if c := r.Classes.Get(class); !c.Lore || c.DeckBoth > len(all) {
			t.Errorf("BL-WAR-04: %s has %d cards for a deck of %d", class, len(all), c.DeckBoth)
		}
	}
	if medieval != 29 {
		t.Errorf("VAR-ML-02: %d cards in the Medieval deck, want 29", medieval)
	}
	for _, id := range []string{"wizard-4", "wizard-9", "cleric-3", "cleric-4"} {
		if !r.LoreCards.Get(id).Medieval {
			t.Errorf("VAR-ML-02: %s is not in the Medieval deck", id)
		}
	}
}

// TestLoreTexts: the wording of every card matches its effects, and so do the words made of the effects.
func TestLoreTexts(t *testing.T) {
	r := Base()
	for _, c := range r.LoreCards.All() {
		if c.Text == "" {
			t.Errorf("%s has no wording", c.ID)
		}
		for _, fault := range r.LoreTextFaults(&c) {
			t.Errorf("%s: %s: %s", c.ID, fault, c.Text)
		}
		for _, odd := range []string{"unknown", "  ", "%!", `""`, " 1 dice", " 1 hexes", " 1 figures", " ;"} {
			if words := r.LoreWords(&c); strings.Contains(words, odd) {
				t.Errorf("%s: %q in %s", c.ID, odd, words)
			}
		}
	}
}

// TestLoreWords: BL-LOR-03, R-225 to R-246. The full text of some cards, at every level.
func TestLoreWords(t *testing.T) {
	for _, c := range []struct{ id, want string }{
		{"warrior-7", "warrior 7, cost 4, fight (melee): 1 ordered own unit: until the end of the turn, +1 / +2 / +3 dice " +
			"in melee; until the end of the turn, +1 die, rolled once, for each bonus strike that hits"},
		{"warrior-11", "warrior 11, cost 6, instead: own units, Equal to Command: an order"},
		{"warrior-15", "warrior 15, cost 13, instead: every own unit that can reach a target: an order; at level 1, until " +
			"the end of the turn, does not move; at level 2, until the end of the turn, a move of at most 1 hex; in Epic " +
			"games, until the end of the turn, the player gains no Lore tokens by battle"},
		{"wizard-8", "wizard 8, cost 6, with: up to 2 / 3 / 4 own units to be ordered: until the end of the turn, +1 die " +
			"in melee"},
		{"wizard-11", "wizard 11, cost 8, with: 2 enemy units, each next to another of them: 2 / 3 / 4 dice against it, " +
			"hit by its colour"},
		{"rogue-9", "rogue 9, cost 5, x-card: up to 1 / 2 / 3 enemy units (mounted): until the end of the turn, -2 hexes " +
			"of move, never below 0"},
		{"rogue-11", "rogue 11, cost 6, x-fight: the own defending unit (troop; green / green or blue / any): the card or " +
			"the attack is called off; is set on a vacant hex that it may enter, within 1 hex"},
		{"wizard-7", "wizard 7, cost 5, x-fight (ranged): the own defending unit: ignores 2 / 3 / all hits"},
		{"wizard-13", "wizard 13, cost 9, x-lore: that Lore card, of printed cost up to 6 / 9 / any: the card or the " +
			"attack is called off; the player gains the Lore tokens paid for it"},
		{"wizard-14", "wizard 14, cost 10, with: 1 enemy unit: 3 / 4 / 5 dice against it, hit by its colour, killed by a " +
			"Lore symbol"},
		{"wizard-2", "wizard 2, cost 2, x-card: up to 1 / 2 / 3 enemy units (foot): until the end of the turn, -1 hex of " +
			"move, never below 0"},
		{"cleric-1", "cleric 1, cost 2, with: 1 own unit (troop): gets back up to 1 / 1 / 2 figures"},
		{"cleric-2", "cleric 2, cost 2, x-fight: the own defending unit: ignores 1 / 2 / 3 flags; for this roll, battles " +
			"back as a Bold unit does, but ignores no flag for it"},
		{"cleric-6", "cleric 6, cost 4, x-move: 1 enemy unit (foot / any troop / any), about to move or in flight: until " +
			"the end of the turn, does not move"},
		{"cleric-11", "cleric 11, cost 8, with: every enemy unit on or next to a waterway: 2 / 3 / 4 dice against it, hit " +
			"by its colour or a bonus strike"},
	} {
		r := Base()
		if got := r.loreCardLine(r.LoreCards.Get(c.id)); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.id, got, c.want)
		}
	}
}

// TestLevels: BL-LOR-07: out of character is level 1, and a level beyond the last is as the last.
func TestLevels(t *testing.T) {
	for level, want := range []int{2, 2, 3, 4, 4} {
		if got := (Amount{2, 3, 4}).At(level); got != want {
			t.Errorf("BL-LOR-07: level %d has %d, want %d", level, got, want)
		}
	}
	if (Amount{5}).At(3) != 5 || (Amount{}).At(1) != 0 || (Choices{Foot, KindUnit}).At(2) != KindUnit {
		t.Error("one number does not serve all levels")
	}
	e := LoreEffect{Levels: []int{1}}
	if !e.Counts(0) || !e.Counts(1) || e.Counts(2) || !new(LoreEffect).Counts(3) {
		t.Error("an effect of level 1 counts at another")
	}
}

// TestLoreTargets: possible targets, by level.
func TestLoreTargets(t *testing.T) {
	r := Base()
	for _, c := range []struct {
		card  string
		level int
		want  string
	}{
		{"cleric-6", 1, "green-human-bow blue-human-sword"},
		{"cleric-6", 2, "green-human-bow blue-human-sword red-human-horse"},
		{"cleric-6", 3, "green-human-bow blue-human-sword red-human-horse giant-spider"},
		{"wizard-5", 1, "green-human-bow giant-spider"},
		{"wizard-5", 2, "green-human-bow blue-human-sword giant-spider"},
		{"rogue-11", 3, "green-human-bow blue-human-sword red-human-horse"},
		{"warrior-12", 1, "red-human-horse"},
	} {
		var got []string
		for _, id := range []string{"green-human-bow", "blue-human-sword", "red-human-horse", "giant-spider"} {
			if r.Targets(&r.LoreCards.Get(c.card).Target, c.level, r.Units.Get(id)) {
				got = append(got, id)
			}
		}
		if !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s at level %d is for %v, want %s", c.card, c.level, got, c.want)
		}
	}
}

// TestLoreSpecials: specials stay below a tenth of the cards, and each name serves one card.
func TestLoreSpecials(t *testing.T) {
	used := map[string]string{}
	for _, c := range Base().LoreCards.All() {
		for _, e := range c.Effects {
			if e.Do != LoreSpecial {
				continue
			}
			if SpecialMeaning(e.Name) == "" || e.Reason == "" || used[e.Name] != "" {
				t.Errorf("%s: special %q of %q without meaning or reason, or twice", c.ID, e.Name, used[e.Name])
			}
			used[e.Name] = c.ID
		}
	}
	if len(used) != len(LoreSpecials()) || len(used) > 6 {
		t.Errorf("specials %v, known are %v", used, LoreSpecials())
	}
}
