package runewars_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars"
)

// Patterns of scenes for set-up, seasons, Orders and runes.
var (
	seasons = []string{"spring", "summer", "fall", "winter"}
	dials   = []string{"food", "wood", "ore"}
	gifts   = []string{"units", "influence", "tactics", "quests"}
	decks   = []string{"tactics", "quests", "rewards", "good", "evil", "spring", "summer", "fall", "winter"}
	parts   = []string{"fort", "units", "hero", "tactics", "influence", "dials", "quests", "objective"}
	runes   = []string{"none", "false", "dragon", "hidden"}
	ends    = []string{"playing", "runes", "years", "alone", "script"}
)

// beginsMore starts a turn, a season, the set-up or the placing of runes.
func (g *game) beginsMore(w []string) bool {
	f := runewars.Frame{Area: runewars.NoArea, Who: runewars.NoKind}
	switch w[0] {
	case "turn":
		f.Kind, f.Seat = runewars.InTurn, g.seat(w[1])
		p := &g.s.Seats[f.Seat]
		p.Order = uint8(g.Number(w[2]))
		p.Used |= 1 << p.Order
	case "begin":
		f.Kind = runewars.InSeason
		g.s.Season, g.s.Year = runewars.Season(slices.Index(seasons, w[1])), uint8(g.Number(w[2]))
	case "receive":
		f.Kind, f.Seat, f.N = runewars.InRune, g.seat(w[1]), g.r.Numbers.Replaced
		f.Who = f.Seat
	case "reveal":
		f.Kind, f.Seat = runewars.InReveal, g.seat(w[1])
	case "start":
		g.r.Begin = g.s
		runewars.Start(g.r, &g.s, 1, &g.log)
		return true
	default:
		return false
	}
	f.Decider = f.Seat
	g.s.Frames = [runewars.MaxFrames]runewars.Frame{f}
	g.s.Depth = 1
	runewars.Resume(g.r, &g.s, &g.log)
	return true
}

// setMore adds to the scene what does not lie on an area.
func (g *game) setMore(w []string) bool {
	switch w[0] {
	case "deck": // the number of cards in it
		d := slices.Index(decks, w[1])
		g.r.Decks[d] = runewars.CardsTo(g.Number(w[2]))
		g.s.Left[d] = g.r.Decks[d]
		g.blank(g.Number(w[2]))
	case "hand": // this many cards of a deck, from the first one left
		g.hand(g.seat(w[1]), w[2], g.Number(w[3]))
	case "used":
		for _, o := range w[2:] {
			g.s.Seats[g.seat(w[1])].Used |= 1 << g.Number(o)
		}
	case "title":
		t := runewars.Title{}
		values := map[string]*uint8{"harvest": &t.Harvest, "strength": &t.Strength, "rewards": &t.Rewards}
		for i := 2; i+1 < len(w); i += 2 {
			if w[i] == "brings" { // influence, each time that it is used
				t.Effects = []runewars.Effect{{Do: runewars.DoGainInfluence, Count: uint8(g.Number(w[i+1]))}}
				continue
			}
			*values[w[i]] = uint8(g.Number(w[i+1]))
		}
		g.r.Titles = append(g.r.Titles[:g.Number(w[1]):g.Number(w[1])], t)
	case "owns":
		g.s.Titles[g.Number(w[2])] = runewars.Owned{Owner: g.seat(w[1]), Influence: uint8(g.Number(w[3]))}
	case "proof":
		p := &g.s.Seats[g.seat(w[1])]
		p.ProofSeason, p.ProofYear = runewars.Season(slices.Index(seasons, w[2])), uint8(g.Number(w[3]))
	case "opens":
		for _, p := range w[2:] {
			g.r.Opening.Seats[g.seat(w[1])] |= 1 << slices.Index(parts, p)
		}
	case "closed": // nothing of the set-up is done
		g.r.Opening = runewars.Opening{}
	case "spare": // so few units of a type are left
		seat := g.seat(w[1])
		kind := g.kind(seat, w[2])
		row := 0
		if kind < runewars.FirstNeutral {
			row = int(seat)
		}
		g.s.Pool[row][kind] = uint8(g.Number(w[3]))
	case "stands-in": // the kind of the unit that lies in the place of its Victory card
		seat := g.seat(w[1])
		g.s.Seats[seat].Stand = g.kind(seat, w[2]) + 1
	case "instead":
		seat := g.seat(w[1])
		g.r.Seats[seat].Instead[g.kind(seat, w[2])] |= 1 << g.kind(seat, w[3])
	case "capital-bought":
		seat := g.seat(w[1])
		g.r.Seats[seat].Crowns = runewars.CardsTo(1)
		g.s.Seats[seat].Bought = runewars.CardsTo(1)
	case "rune-city": // the token shows a dragon rune
		i := slices.IndexFunc(g.l.Cities, func(c *city) bool { return c.ID == w[1] })
		g.r.Cities[i].Rune = true
	case "heroes":
		g.r.Heroes = nil
		for _, side := range w[1:] {
			g.r.Heroes = append(g.r.Heroes, runewars.Hero{Health: 3, Evil: side == "evil"})
		}
	default:
		return g.setOption(w)
	}
	return true
}

// blank replaces cards by blank ones: as many of each deck as the scene has in one.
func (g *game) blank(n int) {
	c := &g.r.Cards
	for range n {
		c.Tactics, c.Quests = append(c.Tactics, runewars.TacticsCard{}), append(c.Quests, runewars.Quest{})
		c.Rewards, c.Seasons = append(c.Rewards, runewars.Reward{}), append(c.Seasons, runewars.SeasonCard{})
		c.Objectives = append(c.Objectives, runewars.Objective{})
	}
}

// setOption sets an option of the game.
func (g *game) setOption(w []string) bool {
	o := &g.r.Options
	switch w[0] {
	case "years":
		o.Years = uint8(g.Number(w[1]))
	case "to-win":
		o.ToWin = uint8(g.Number(w[1]))
	case "instant":
		o.Instant = true
	case "base": // without Banners of War
		o.Garrison = false
	case "stand-in": // a unit replaces the Victory card
		o.StandIn = true
	case "home-runes": // this many of each kind are in home realms
		g.r.Opening.Dragons, g.r.Opening.Falses = uint8(g.Number(w[1])), uint8(g.Number(w[2]))
	case "falls": // routed hexagons have no strength
		o.HexFalls = true
	case "no-help":
		o.NoHelp = true
	case "thaws":
		o.Frost = true
	case "tokens": // developments of a faction
		g.r.Numbers.Developments = uint8(g.Number(w[1]))
	default:
		if len(w) == 2 && w[1] == "up" { // the rune of an area lies face up
			g.s.Areas[g.area(w[0])].Up = true
			return true
		}
		return false
	}
	return true
}

// hand deals n cards of a deck to a seat; Rewards go to its first hero.
func (g *game) hand(seat uint8, deck string, n int) {
	p, d := &g.s.Seats[seat], slices.Index(decks, deck)
	into := &p.Tactics
	switch deck {
	case "quests":
		into = &p.Quests
	case "rewards":
		own := func(h runewars.Figure) bool { return h.Owner == seat }
		into = &g.s.Heroes[slices.IndexFunc(g.s.Heroes[:], own)].Rewards
	}
	for range n {
		card := g.s.Left[d].Next(0)
		g.s.Left[d].Drop(card)
		into.Add(card)
	}
}

// holdsMore returns the current value in the words of the line; "" for an unknown line.
func (g *game) holdsMore(w []string) string {
	if len(w) > 1 && w[0] != "ranked" && slices.Contains(g.v.seats, w[1]) {
		return g.holdsSeat(w, g.seat(w[1]))
	}
	switch w[0] {
	case "left":
		return fmt.Sprintf("left %s %d", w[1], g.s.Left[slices.Index(decks, w[1])].Len())
	case "rune":
		q := &g.s.Areas[g.area(w[1])]
		return "rune " + w[1] + " " + runes[q.Rune] + when(q.Up, " up")
	case "builds":
		q := &g.s.Areas[g.area(w[1])]
		return strings.TrimSpace("builds " + w[1] + " " + mades[q.Builds[0]] + " " + mades[q.Builds[1]])
	case "active":
		return "active " + w[1] + when(g.s.Areas[g.area(w[1])].Active == 0, " nobody")
	case "frost":
		return fmt.Sprintf("frost %s %d", w[1], g.s.Areas[g.area(w[1])].Frost)
	case "city":
		none := g.s.Areas[g.area(w[1])].City == runewars.NoCity
		return "city " + w[1] + when(none, " none")
	case "title":
		t := g.s.Titles[g.Number(w[1])]
		return fmt.Sprintf("title %s %s %d", w[1], g.who(t.Owner), t.Influence)
	case "owner":
		return "owner " + w[1] + " " + g.who(g.s.Heroes[g.Number(w[1])].Owner)
	case "ended":
		return fmt.Sprintf("ended %s %s", ends[g.s.Ended], g.who(g.s.Winner))
	case "now":
		return fmt.Sprintf("now %s %d", seasons[g.s.Season], g.s.Year)
	case "ranked": // play order
		out := "ranked"
		for _, seat := range g.s.Play[:len(g.r.Seats)] {
			out += " " + g.v.seats[seat]
		}
		return out
	}
	return ""
}

// holdsSeat returns the current value of a seat.
func (g *game) holdsSeat(w []string, seat uint8) string {
	p := &g.s.Seats[seat]
	switch w[0] {
	case "dials":
		return fmt.Sprintf("dials %s %d %d %d", w[1], p.Dials[0], p.Dials[1], p.Dials[2])
	case "tactics":
		return fmt.Sprintf("tactics %s %d", w[1], p.Tactics.Len())
	case "fresh":
		return fmt.Sprintf("fresh %s %d", w[1], p.Fresh.Len())
	case "quests":
		return fmt.Sprintf("quests %s %d", w[1], p.Quests.Len())
	case "objective":
		return "objective " + when(p.Objective != runewars.NoCard, w[1])
	case "used":
		return strings.TrimSpace("used " + w[1] + " " + strings.Trim(fmt.Sprint(bitsOf(uint64(p.Used))), "[]"))
	case "runes":
		return fmt.Sprintf("runes %s %d", w[1], runewars.See(g.r, &g.s, seat).Runes())
	case "sees": // what a seat knows of the rune of an area
		return fmt.Sprintf("sees %s %s %s", w[1], w[2], runes[runewars.See(g.r, &g.s, seat).Area(g.area(w[2])).Rune])
	case "chose": // what another seat knows of a seat's chosen Order
		q := runewars.See(g.r, &g.s, g.seat(w[2])).Seat(seat)
		return fmt.Sprintf("chose %s %s %d", w[1], w[2], q.Order)
	case "spare":
		return fmt.Sprintf("spare %s %s %d", w[1], w[2], g.s.Pool[seat][g.kind(seat, w[2])])
	case "proof":
		return "proof " + w[1] + when(p.ProofYear > 0, fmt.Sprintf(" %s %d", seasons[p.ProofSeason], p.ProofYear))
	case "out":
		return "out " + when(p.Out, w[1])
	}
	return ""
}

func bitsOf(set uint64) (out []int) {
	for i := range 64 {
		if set>>i&1 == 1 {
			out = append(out, i)
		}
	}
	return out
}

// wordsMore returns a choice in words.
func (g *game) wordsMore(a runewars.Action) string {
	area := func(i uint8) string { return g.l.Areas[i] }
	unit := func() string { return g.name(g.s.Decider(), a.Kind()) }
	first := strings.Fields(a.Verb().String())[0]
	switch a.Verb() {
	case runewars.SetFort, runewars.Repair, runewars.Lift, runewars.DropRune, runewars.ShowRune:
		return first + " " + area(a.Area())
	case runewars.PutRune:
		if kind := a.Rune(); kind != runewars.NoRune {
			return fmt.Sprintf("lay %s %s", runes[kind], area(a.Area()))
		}
		return "lay " + area(a.Area())
	case runewars.Crown:
		return "crown " + area(a.Area())
	case runewars.PutUnits:
		return fmt.Sprintf("put %s %s %d", area(a.Area()), unit(), a.Count())
	case runewars.SetHero:
		return fmt.Sprintf("stand hero %d %s", a.Hero(), area(a.To()))
	case runewars.Choose:
		return fmt.Sprintf("choose %s %d", unit(), a.Count())
	case runewars.PickDial:
		return dials[a.Card()]
	case runewars.Develop:
		return "develop " + area(a.Area()) + " " + mades[a.Kind()] + g.instead(a)
	case runewars.Build:
		return "build " + area(a.Area()) + g.instead(a)
	case runewars.Gain:
		return fmt.Sprintf("gain %s %d", area(a.Area()), a.Count())
	case runewars.Keep, runewars.Desert:
		return fmt.Sprintf("%s %d", first, a.Hero())
	case runewars.TakeTitle:
		return fmt.Sprintf("take title %d %d", a.Hero(), a.To())
	case runewars.Mix:
		if a.Swapped() {
			return "swap " + area(a.Area()) + " " + area(a.To())
		}
		return "mix " + area(a.Area()) + " " + area(a.To())
	case runewars.Prove:
		if g.r.Options.StandIn {
			return a.Verb().String() + " " + unit()
		}
	case runewars.TakeGift:
		return "take " + gifts[a.Card()]
	case runewars.Hire, runewars.DropTactic, runewars.DropQuest, runewars.GiveReward:
		return fmt.Sprintf("%s %d", a.Verb(), a.Card())
	}
	return g.wordsCards(a)
}

// instead returns the unit that is removed for a new one.
func (g *game) instead(a runewars.Action) string {
	if a.To() == a.Area() {
		return ""
	}
	return " for " + g.l.Areas[a.To()]
}
