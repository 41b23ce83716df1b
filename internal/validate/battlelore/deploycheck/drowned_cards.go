package deploycheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// drownedCards: in a section of a camp too many units of the known sets cannot stand on their cards' marks (CTA-02,
// CTA-06, R-023). The cards then no longer form the designed army.
func drownedCards() *check.Check {
	return &check.Check{
		Code: "deploy/drowned-cards", Severity: diag.Warning, Kind: rulebook.KindMap,
		Rules: []string{"CTA-02", "CTA-06", "R-023"},
		Needs: mapNeeds(),
		Run: pass.Run(onTouched(func(p *pass.Pass, f *rulebook.Field) {
			for _, camp := range camps {
				all := crowdOf(p, f, camp)
				for zone := range f.Board.Zones {
					for s := range boards.Section(boards.SectionCount) {
						n, at := all.drowned(f, camp, zone, s)
						if share := perCent(
							int64(n),
							int64(all.units),
						); at != hex.None &&
							!limits()["drowned-units"].Meets(share) {
							p.Report(
								drownedIn(
									p,
									f,
									camp,
									zone,
									s,
									at,
									fmt.Sprintf("%d of %d units (%d%%)", n, all.units, share),
								),
							)
						}
					}
				}
			}
		})),
	}
}

// drownedIn returns the finding for one section, with its worst card.
func drownedIn(
	p *pass.Pass,
	f *rulebook.Field,
	camp boards.Camp,
	zone int,
	s boards.Section,
	at hex.Hex,
	share string,
) check.Finding {
	var worst taken
	var card *deck.Card
	var most footing
	for _, t := range known(p, f, camp) {
		for i := range t.set.Cards {
			if now := stand(f, camp, zone, s, &t.set.Cards[i]); now.drowned > most.drowned {
				worst, card, most = t, &t.set.Cards[i], now
			}
		}
	}
	shown := incident{draw: layIn(worst.set, card, s, f.Board.Epic), zone: zone}
	return check.Finding{
		At: ground(p, f, at),
		Message: fmt.Sprintf(
			"in %s %s land on impassable hexes (limit %d%%); worst: %s card %d (%d of %d units), in 1 of %d draws",
			area(
				f,
				camp,
				zone,
				s,
			),
			share,
			limits()["drowned-units"].AtMost(),
			worst.entry.ID,
			card.Number,
			most.drowned,
			most.units,
			deck.CardsInSet,
		),
		Help:    "move the impassable ground off the first rows, or add fords and bridges",
		Witness: mapTable(p, camp, side{worst}).witness(f, camp, &shown),
	}
}

// layIn returns the draw of a set with a card in a section and the lowest other numbers in draw order; an Epic draw
// also has a Scout Guard (VAR-EC-02).
func layIn(set *deck.Set, card *deck.Card, s boards.Section, epic bool) deck.Draw {
	var rest []*deck.Card
	for _, c := range lowest(set) {
		if c != card {
			rest = append(rest, c)
		}
	}
	next := func() *deck.Card {
		c := rest[0]
		rest = rest[1:]
		return c
	}
	var guards [boards.SectionCount]*deck.Card
	guards[s] = card
	for _, section := range []boards.Section{boards.Right, boards.Centre, boards.Left} {
		if section != s {
			guards[section] = next()
		}
	}
	draw := drawOf(false, guards[boards.Right], guards[boards.Centre], guards[boards.Left], next())
	if epic {
		draw.Scout = next().Number
	}
	return draw
}
