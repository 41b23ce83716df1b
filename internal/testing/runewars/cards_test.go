package runewars_test

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
)

// has reports whether a scene uses an option.
func (v *vector) has(what string) bool { return slices.Contains(v.with, what) }

// blank returns cards without effect, as many as a deck can have, for scenes that only count cards.
func blank() runewars.Printed {
	return runewars.Printed{
		Tactics: make([]runewars.TacticsCard, runewars.MaxDeck), Quests: make([]runewars.Quest, runewars.MaxDeck),
		Rewards: make([]runewars.Reward, runewars.MaxDeck), Seasons: make([]runewars.SeasonCard, runewars.MaxDeck),
		Objectives:   make([]runewars.Objective, runewars.MaxDeck),
		Developments: make([]runewars.DevelopmentCard, runewars.MaxDeck),
	}
}

// ids returns the row ids of a kind of card, by number.
func (g *game) ids(kind string) []string {
	var out []string
	switch kind {
	case "tactics":
		for _, c := range g.l.Tactics {
			out = append(out, c.ID)
		}
	case "quests":
		for _, c := range g.l.Quests {
			out = append(out, c.ID)
		}
	case "rewards":
		for _, c := range g.l.Rewards {
			out = append(out, c.ID)
		}
	case "seasons":
		for _, c := range g.l.Seasons {
			out = append(out, c.ID)
		}
	case "objectives":
		for _, c := range g.l.Objectives {
			out = append(out, c.ID)
		}
	case "commanders":
		for _, c := range g.l.Commanders {
			out = append(out, c.ID)
		}
	case "developments":
		for _, c := range g.l.Developments {
			out = append(out, c.ID)
		}
	case "tokens":
		for _, c := range g.l.Tokens {
			out = append(out, c.ID)
		}
	default:
		for _, c := range g.l.Titles {
			out = append(out, c.ID)
		}
	}
	return out
}

// card returns the number of a card; of several copies the first unused one.
func (g *game) card(kind, id string, left *runewars.Cards) uint8 {
	for i, name := range g.ids(kind) {
		if name == id && (left == nil || left.Has(uint8(i))) {
			return uint8(i)
		}
	}
	g.Fatalf("there is no %q among the %s", id, kind)
	return 0
}

// called returns the name of a card.
func (g *game) called(kind string, card uint8) string {
	if ids := g.ids(kind); int(card) < len(ids) {
		return ids[card]
	}
	return fmt.Sprint(card)
}

// of returns the names of the cards of a set.
func (g *game) of(kind string, set runewars.Cards) string {
	out := ""
	for c := set.Next(0); c != runewars.NoCard; c = set.Next(c + 1) {
		out += " " + g.called(kind, c)
	}
	return out
}

// take removes a card from its deck.
func (g *game) take(d runewars.Deck, kind, id string) uint8 {
	card := g.card(kind, id, &g.s.Left[d])
	g.s.Left[d].Drop(card)
	return card
}

// setCards adds cards to the scene, and damage of heroes.
func (g *game) setCards(w []string) bool {
	switch w[0] {
	case "card", "fresh": // a Tactics card in a hand, or one that was drawn this season
		p, card := &g.s.Seats[g.seat(w[1])], g.take(runewars.DeckTactics, "tactics", w[2])
		p.Tactics.Add(card)
		if w[0] == "fresh" {
			p.Fresh.Add(card)
		}
	case "quest":
		g.s.Seats[g.seat(w[1])].Quests.Add(g.take(runewars.DeckQuests, "quests", w[2]))
	case "reward":
		g.s.Heroes[g.Number(w[1])].Rewards.Add(g.take(runewars.DeckRewards, "rewards", w[2]))
	case "objective":
		d := runewars.DeckGoodObjectives
		if g.r.Seats[g.seat(w[1])].Evil {
			d = runewars.DeckEvilObjectives
		}
		g.s.Seats[g.seat(w[1])].Objective = g.take(d, "objectives", w[2])
	case "holds-title":
		g.s.Titles[g.card("titles", w[2], nil)] = runewars.Owned{Owner: g.seat(w[1]), Influence: 1}
	case "bought":
		g.s.Seats[g.seat(w[1])].Bought.Add(g.card("developments", w[2], nil))
	case "leads":
		h := &g.s.Heroes[g.Number(w[1])]
		card := g.take(runewars.DeckCommanders, "commanders", w[2])
		h.Leads = card + 1
		g.s.Seats[h.Owner].Commander.Add(card)
	case "token":
		g.s.Areas[g.area(w[1])].Token = g.card("tokens", w[2], nil)
		g.s.Areas[g.area(w[1])].Open = len(w) > 3
	case "fallen":
		var one runewars.Cards
		one.Add(g.take(runewars.DeckRewards, "rewards", w[2]))
		g.s.Drop(g.area(w[1]), one)
	case "hurt":
		g.s.Heroes[g.Number(w[1])].Damage = uint8(g.Number(w[2]))
	case "written": // a card of the own turn that says one thing: its word, its number, its sorts of area
		d := runewars.Effect{Do: runewars.Operation(slices.Index(rulebook.Operations(), w[2])), Count: uint8(g.Number(w[3]))}
		for _, where := range w[4:] {
			d.Where |= 1 << slices.Index(rulebook.Wheres(), where)
		}
		d.Dials = 7
		for seat := range d.Kinds {
			d.Kinds[seat] = 1<<runewars.MaxKinds - 1
		}
		g.s.Seats[g.seat(w[1])].Tactics.Add(uint8(len(g.l.Tactics)))
		g.l.Tactics = append(g.l.Tactics, &rulebook.Tactics{Row: rulebook.Row{ID: "written"}})
		g.r.Cards.Tactics = append(g.r.Cards.Tactics, runewars.TacticsCard{Effects: []runewars.Effect{d}})
	case "fate-lies": // Fate cards by number: one in the deck, the others discarded; no others exist
		g.s.Fate = runewars.Fate{}
		for i, n := range w[1:] {
			bit := uint64(1) << slices.IndexFunc(g.l.Fate, func(c *fate) bool { return c.Number == g.Number(n) })
			if i == 0 {
				g.s.Fate.Left |= bit
			} else {
				g.s.Fate.Spent |= bit
			}
		}
	case "trained":
		at := slices.Index(rulebook.Attributes(), w[2])
		g.s.Heroes[g.Number(w[1])].Trained[at] = uint8(g.Number(w[3]))
	case "no-cards": // of a deck nothing is left to be drawn
		g.s.Left[slices.Index(decks, w[1])] = runewars.Cards{}
	default:
		return false
	}
	return true
}

// beginsCards starts the Quest Phase, a moment at which cards are played, a Season card, or the buying of cards.
func (g *game) beginsCards(w []string) bool {
	f := runewars.Frame{Area: runewars.NoArea, Who: runewars.NoKind}
	switch w[0] {
	case "quest-phase":
		f.Kind = runewars.InQuests
	case "window":
		f.Kind, f.Seat = runewars.InWindow, g.seat(w[1])
	case "buying":
		f.Kind, f.Seat = runewars.InBuying, g.seat(w[1])
	case "season-card":
		// The rest of the deck goes elsewhere, so that this card is drawn.
		card := g.card("seasons", w[1], nil)
		g.s.Season = g.r.Cards.Seasons[card].Season
		d := runewars.DeckSpring + runewars.Deck(g.s.Season)
		g.s.Left[d], g.s.Spent[d] = runewars.Cards{}, g.r.Decks[d]
		g.s.Left[d].Add(card)
		g.s.Spent[d].Drop(card)
		f.Kind = runewars.InSeason
	default:
		return false
	}
	f.Decider = f.Seat
	g.s.Frames = [runewars.MaxFrames]runewars.Frame{f}
	g.s.Depth = 1
	runewars.Resume(g.r, &g.s, &g.log)
	return true
}

// holdsCards returns the current value of cards and heroes, in the words of the line.
func (g *game) holdsCards(w []string) string {
	switch w[0] {
	case "damage":
		return fmt.Sprintf("damage %s %d", w[1], g.s.Heroes[g.Number(w[1])].Damage)
	case "trained":
		t := g.s.Heroes[g.Number(w[1])].Trained
		return fmt.Sprintf("trained %s %d %d %d", w[1], t[0], t[1], t[2])
	case "rewards":
		return "rewards " + w[1] + g.of("rewards", g.s.Heroes[g.Number(w[1])].Rewards)
	case "rewards-of": // how many Rewards heroes have
		return fmt.Sprintf("rewards-of %s %d", w[1], g.s.Heroes[g.Number(w[1])].Rewards.Len())
	case "gone":
		return "gone " + when(g.s.Heroes[g.Number(w[1])].Gone, w[1])
	case "fallen":
		return "fallen " + w[1] + g.of("rewards", g.s.Fallen(g.area(w[1])))
	case "hand":
		return "hand " + w[1] + g.of("tactics", g.s.Seats[g.seat(w[1])].Tactics)
	case "announces": // the Tactical Fate cards that a seat may still announce in the battle
		return "announces " + w[1] + g.of("tactics", g.tactical(g.seat(w[1])))
	case "fate-deck": // the number of Fate cards left in the deck
		return fmt.Sprintf("fate-deck %d", bits.OnesCount64(g.s.Fate.Left))
	case "leads":
		if l := g.s.Heroes[g.Number(w[1])].Leads; l != 0 {
			return "leads " + w[1] + " " + g.called("commanders", l-1)
		}
		return "leads " + w[1]
	case "bought":
		return "bought " + w[1] + g.of("developments", g.s.Seats[g.seat(w[1])].Bought)
	case "token":
		if p := &g.s.Areas[g.area(w[1])]; p.Token != runewars.NoCard {
			return "token " + w[1] + " " + g.called("tokens", p.Token) + when(p.Open, " open")
		}
		return "token " + w[1] + " none"
	case "sees-token": // what a seat knows of the exploration token of an area
		card := runewars.See(g.r, &g.s, g.seat(w[1])).Area(g.area(w[2])).Token
		if card == runewars.HiddenCard {
			return fmt.Sprintf("sees-token %s %s hidden", w[1], w[2])
		}
		return fmt.Sprintf("sees-token %s %s %s", w[1], w[2], g.called("tokens", card))
	case "hidden-bid": // what another seat knows of a bid
		return fmt.Sprintf("hidden-bid %s %s %d", w[1], w[2], runewars.See(g.r, &g.s, g.seat(w[2])).Seat(g.seat(w[1])).Bid)
	case "strength":
		return fmt.Sprintf("strength %s %d", w[1], g.s.Fight.Force[g.Number(w[1])])
	}
	return ""
}

// tactical returns the cards that a seat may still announce, as the battle and the war count them.
func (g *game) tactical(seat uint8) (out runewars.Cards) {
	side := 0
	if seat == g.s.War.Defender {
		side = 1
	}
	if g.s.War.Own[side] != g.s.Fight.Own[side] {
		g.Errorf("the war counts %x, the battle %x", g.s.War.Own[side], g.s.Fight.Own[side])
	}
	for c := range g.r.Cards.Tactics {
		if at := g.r.Cards.Tactics[c].Fate; at != 0 && g.s.Fight.Own[side]>>at&1 == 1 {
			out.Add(uint8(c))
		}
	}
	return out
}

// wordsCards returns a choice in words.
func (g *game) wordsCards(a runewars.Action) string {
	area := func(i uint8) string { return g.l.Areas[i] }
	switch a.Verb() {
	case runewars.PlayTactics:
		return "play " + g.called("tactics", a.Card())
	case runewars.KeepCard:
		return "keep " + g.called("commanders", a.Card())
	case runewars.Fulfil:
		return "fulfil"
	case runewars.UseTitle:
		return "use title " + g.called("titles", a.Card())
	case runewars.UseReward:
		return fmt.Sprintf("use %d %s", a.Hero(), g.called("rewards", a.Card()))
	case runewars.DropReward:
		return fmt.Sprintf("discard %d %s", a.Hero(), g.called("rewards", a.Card()))
	case runewars.HandOver:
		return fmt.Sprintf("give %d %d %s", a.Hero(), a.To(), g.called("rewards", a.Card()))
	case runewars.PickUp:
		return fmt.Sprintf("pick up %d", a.Hero())
	case runewars.PickHero:
		return fmt.Sprintf("on hero %d", a.Hero())
	case runewars.PickEffect:
		return fmt.Sprintf("effect %d", a.Card())
	case runewars.PickSeat:
		return "choose " + g.v.seats[a.Card()]
	case runewars.PickArea, runewars.ClearToken:
		return strings.Fields(a.Verb().String())[0] + " " + area(a.Area())
	case runewars.PickUnits:
		return fmt.Sprintf("unit %s %s", area(a.Area()), g.name(g.s.Areas[a.Area()].Holder, a.Kind())) +
			when(a.Routed(), " routed")
	case runewars.Carry:
		return "carry " + area(a.Area()) + " " + area(a.To())
	case runewars.Bid:
		return fmt.Sprintf("bid %d", a.Card())
	case runewars.HeroGo:
		return fmt.Sprintf("go %d %s", a.Hero(), area(a.To()))
	case runewars.Train:
		out := fmt.Sprintf("train %d %s", a.Hero(), rulebook.Attributes()[a.Kind()])
		if int(a.Count()) < len(rulebook.Attributes()) && g.s.Frames[g.s.Depth-1].Kind == runewars.InErrands {
			out += " " + rulebook.Attributes()[a.Count()]
		}
		return out
	case runewars.BeginDuel:
		return fmt.Sprintf("duel %d %d", a.Hero(), a.To())
	case runewars.Attempt:
		return fmt.Sprintf("attempt %d %s", a.Hero(), g.called("quests", a.Card()))
	case runewars.Strikes:
		if a.Card() == runewars.PlainStrike {
			return "strike"
		}
		return "strike " + g.called("rewards", a.Card())
	case runewars.Buy:
		if card := a.Card(); g.r.Cards.Developments[card].Capital {
			return "buy " + g.called("developments", card) + " " + area(a.Area())
		}
		return "buy " + g.called("developments", a.Card())
	case runewars.Lead:
		return fmt.Sprintf("lead %d %d", a.Hero(), a.To())
	}
	return a.Verb().String()
}
