package narrate

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// shipped sets an adventure of the library up.
func shipped(t *testing.T, id string) *setup.Battle {
	t.Helper()
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.Library("adventure", id), setup.Options{Seed: 7})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return b
}

// VAR-RA-04, VAR-RA-05, VAR-RA-08: with allies the report names the owner of an ordered unit, the price, the player
// who rolls for a battle back, the extra price of a Lore card, and the player who gets an objective's banners.
func TestAlliesAreToldApart(t *testing.T) {
	b := shipped(t, "the-four-executors")
	var own, ally uint8
	for i, place := range b.Rules.Setup {
		switch place.Owner {
		case 0:
			own = uint8(i)
		case boards.Camps:
			ally = uint8(i)
		}
	}
	none := battlelore.Event{Unit: battlelore.NoUnit}
	ordered := func(u uint8, orders int) battlelore.Event {
		return battlelore.Event{Kind: battlelore.UnitOrdered, Unit: u}.With(command.FieldOrders, orders)
	}
	paid, aimed := none, battlelore.Event{Kind: battlelore.LoreAimed, Unit: ally}
	paid.Kind = battlelore.TokensPaid
	paid = paid.With(command.FieldTokens, 1)
	got := strings.Join(New(b).Narrate([]battlelore.Event{
		battlelore.Event{Kind: battlelore.TurnBegan}.With(command.FieldTurn, 1),
		ordered(own, 1), ordered(ally, 2), ordered(ally, 1),
		{Kind: battlelore.BattledBack, Player: 1, Unit: ally, Target: own},
		paid, aimed,
		{Kind: battlelore.ObjectiveHeld, Player: boards.Camps},
	}), "\n")
	for _, want := range []string{
		" (the ally's, 2 orders); ", " (the ally's)\n", " battle back, rolled by Dame Alys Thorne\n",
		" pays 1 Lore token for the ally's unit, ", "the cow: 1 banner for Dame Alys Thorne\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the report does not say %q:\n%s", want, got)
		}
	}
	if n := strings.Count(got, "the ally's, "); n != 1 {
		t.Errorf("%d units are told to cost two orders:\n%s", n, got)
	}
}

// VAR-RA-09, EP-VIC-01: the end of the game is worded for the winner.
func TestEndingIsTheWinners(t *testing.T) {
	allies, epic := shipped(t, "the-four-executors"), shipped(t, "the-field-at-kings-bend")
	for want, got := range map[string]string{
		"No side wins in turn 9: both camps have the banners they need, and neither has more.": Ending(allies,
			battlelore.ByBanners, battlelore.Neither, 9),
		"The Pennants win in turn 9: they have the banners they need.": Ending(allies,
			battlelore.ByBanners, 0, 9),
		"The Standards win in turn 9: they have the banners and the lead for a decisive victory.": Ending(epic,
			battlelore.ByBanners, 1, 9),
		"No side wins in turn 9: the last turn of the adventure is over.": Ending(epic,
			battlelore.ByTurns, battlelore.Neither, 9),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// EP-SET-03: the first rack is public, so the report of an Epic battle begins with it.
func TestTheFirstRackIsTold(t *testing.T) {
	for _, id := range []string{"the-field-at-kings-bend", "at-the-broad-water", "the-double-wedding"} {
		b := shipped(t, id)
		log := &battlelore.Log{}
		s := b.Begin(log)
		open := map[string]int{}
		for _, line := range New(b).Narrate(log.Events) {
			if card, ok := strings.CutPrefix(line, "  rack     "); ok {
				if swept, gone := strings.CutSuffix(card, " is discarded"); gone {
					open[swept]--
				} else {
					open[card]++
				}
			}
		}
		for _, card := range s.Rack[:b.Rules.Rack] {
			open[b.Cards[card].Name]--
		}
		for card, n := range open {
			if n != 0 {
				t.Errorf("%s: %s is told %d times more than it lies open", id, card, n)
			}
		}
	}
}
