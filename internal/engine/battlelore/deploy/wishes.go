package deploy

import (
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
)

// refuseSpecialists lists what can be said against Specialist cards and councils before anything is deployed: the mode,
// names, numbers, one card twice, Lore-only cards in a Medieval battle.
func refuseSpecialists(f *rulebook.Field, mode deploycards.Mode, players []Player, o *Options) []pieces.Refusal {
	var out []pieces.Refusal
	for i := range players {
		if why := players[i].Council.Problem(f.Rules); why != "" {
			out = append(out, pieces.Refusal{Kind: pieces.BadCouncil, Camp: players[i].Camp, Text: why})
		}
	}
	switch {
	case o.Specialists == nil:
		return out
	case mode == deploycards.ModeImpromptu:
		return append(out, pieces.Refusal{Kind: pieces.NoSpecialists, Mode: mode})
	case mode == deploycards.ModeEpic && epicSets(players) == 1:
		return append(out, pieces.Refusal{Kind: pieces.NoSpecialists, Mode: mode})
	case len(o.Specialists.Wishes) > len(players):
		return append(out, pieces.Refusal{
			Kind: pieces.WishLists,
			Mode: mode,
			Text: strconv.Itoa(len(o.Specialists.Wishes)),
			Want: strconv.Itoa(len(players)),
		})
	}
	held := map[string][]int{} // by card: the players who wish for it
	table := tableOf(players, o)
	for i, words := range o.Specialists.Wishes {
		camp := players[i].Camp
		if len(words) > SpecialistsEach {
			out = append(out, pieces.Refusal{
				Kind: pieces.TooManySpecialists,
				Camp: camp,
				Text: strconv.Itoa(len(words)),
				Want: strconv.Itoa(SpecialistsEach),
			})
		}
		for _, word := range words {
			card, near, several := findSpecialist(f.Rules, word)
			if card == nil {
				want := f.Rules.Specialists.IDs()
				if len(several) > 0 {
					want = several
				}
				out = append(out, pieces.Refusal{
					Kind: pieces.UnknownSpecialist,
					Camp: camp,
					Text: word,
					Want: strings.Join(want, ", "),
					Near: near,
				})
				continue
			}
			if who := held[card.ID]; slices.Contains(who, i) || !pieces.CopyLeft(card, table, len(who)) {
				out = append(out, twice(i, slices.Contains(who, i), pieces.CopiesOf(card.Box, table), card, players))
				continue
			}
			held[card.ID] = append(held[card.ID], i)
			switch {
			case card.LoreOnly && !o.Lore:
				out = append(out, pieces.Refusal{Kind: pieces.LoreOnlySpecialist, Camp: camp, Text: card.ID})
			case mode == deploycards.ModeEpicAllies && card.TouchesReserve():
				out = append(
					out,
					pieces.Refusal{Kind: pieces.VoidSpecialist, Mode: mode, Camp: camp, Text: card.ID},
				)
			}
		}
	}
	return out
}

// twice refuses a card that is wished for once too often: there is one deck (CTA-ORG-10), or of two copies one for each
// player.
func twice(i int, own bool, copies int, card *rulebook.Specialist, players []Player) pieces.Refusal {
	r := pieces.Refusal{
		Kind: pieces.SpecialistTwice,
		Camp: players[i].Camp,
		Text: card.ID,
		Want: strconv.Itoa(copies),
	}
	if !own {
		r.Kind = pieces.SharedSpecialist
	}
	return r
}
