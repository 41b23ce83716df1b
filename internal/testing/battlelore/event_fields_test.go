package battlelore_test

import (
	"slices"
	"strconv"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/testing/vectortest"
	"muster/maps/hex"
)

// fieldWords are the words of fields by value.
var fieldWords = map[command.EventField][]string{
	command.FieldFromRack: {"", "open "},
	command.FieldToRack:   {"", "open "},
	command.FieldMirrored: {"", " mirrored"},
	command.FieldInHexes:  {"", " hexes"},
	command.FieldFromLair: {"", " lair"},
	command.FieldFell:     {"", " falling"},
	command.FieldCamp:     seatWords,
	command.FieldLoser:    seatWords,
	command.FieldRival:    seatWords,
	command.FieldSection:  sectionWords,
	command.FieldColour:   faceWords,
	command.FieldDiscard:  {battlelore.OffRack: "open ", battlelore.TakenByLore: "at random "},
	command.FieldLoss: {
		battlelore.ByHits:    "",
		battlelore.ByBlock:   " blocked",
		battlelore.ByPanic:   " panic",
		battlelore.ByTrample: " trampled",
		battlelore.ByToken:   " token",
		battlelore.ByPower:   " power",
		battlelore.ByLore:    " lore",
	},
	command.FieldEnd: {
		battlelore.ByBanners:  "banners",
		battlelore.ByRout:     "rout",
		battlelore.ByTurns:    "turns",
		battlelore.ByCap:      "cap",
		battlelore.ByNoCard:   "no-card",
		battlelore.Marginally: "marginal",
	},
	command.FieldIgnored: {
		battlelore.IgnoreColour:  "colour",
		battlelore.IgnoreStrikes: "strikes",
		battlelore.IgnoreHits:    "hits",
		battlelore.IgnoreFlags:   "flags",
	},
	command.FieldGain: {
		battlelore.ForSymbols:  "symbols",
		battlelore.ForReward:   "reward",
		battlelore.ForTurn:     "turn",
		battlelore.ForCard:     "card",
		battlelore.ForOverflow: "overflow",
		battlelore.ForStart:    "start",
		battlelore.ForPlace:    "site",
		battlelore.ForRule:     "rule",
	},
}

// eventFields are the fields whose words only a game knows.
var eventFields = map[string]func(*game, *battlelore.Event) string{
	"player":        func(_ *game, e *battlelore.Event) string { return seatWords[e.Player] },
	"side":          func(g *game, e *battlelore.Event) string { return g.r.CampOf[e.Player].String() },
	"unit":          func(g *game, e *battlelore.Event) string { return g.toldUnit(e.Unit) },
	"target":        func(g *game, e *battlelore.Event) string { return g.toldUnit(e.Target) },
	"from":          func(g *game, e *battlelore.Event) string { return g.Label(e.From) },
	"to":            func(g *game, e *battlelore.Event) string { return g.Label(e.To) },
	"card":          func(g *game, e *battlelore.Event) string { return g.b.Cards[e.Card()].ID },
	"Lore card":     func(g *game, e *battlelore.Event) string { return g.b.LoreCards[e.LoreCard()].ID },
	"kind of token": func(g *game, e *battlelore.Event) string { return tokenWord(g.b.Tokens[e.TokenKind()]) },
	"power":         func(g *game, e *battlelore.Event) string { return hyphened(g.b.Powers[e.Power()]) },
	"gift":          func(g *game, e *battlelore.Event) string { return hyphened(g.b.Effects[g.b.Gifts[e.Gift()]].Rule) },
	"objective":     func(_ *game, e *battlelore.Event) string { return strconv.Itoa(e.Objective() + 1) },
	"faces":         (*game).faces,
	"payer": func(g *game, e *battlelore.Event) string {
		if e.Unit != battlelore.NoUnit {
			return g.toldUnit(e.Unit)
		}
		return seatWords[e.Player]
	},
	"winner": func(_ *game, e *battlelore.Event) string {
		if e.Winner() == battlelore.Neither {
			return "nobody"
		}
		return seatWords[e.Winner()]
	},
	"seats taken": func(_ *game, e *battlelore.Event) (sits string) {
		for seat := range battlelore.Councillors {
			if e.Sits(uint8(seat)) {
				sits += " " + setup.SeatName(int(seat))
			}
		}
		return sits
	},
}

// faces returns an event's dice in the order of the faces.
func (g *game) faces(e *battlelore.Event) string {
	text, n := g.v.format().Shown(e.Faces[:])
	if e.Kind.Has(command.FieldDice) && n != e.Dice() {
		g.Errorf("%d dice are told, %d were rolled", e.Dice(), n)
	}
	return text
}

// telling is the battle as derived from the events: at the end it must equal the State's.
type telling struct {
	at      [battlelore.MaxUnits]hex.Hex
	figures [battlelore.MaxUnits]int
}

func (w *telling) begin(g *game) {
	for i := range g.s.Units {
		w.at[i], w.figures[i] = g.s.Units[i].At, int(g.s.Units[i].Figures)
	}
}

// toldUnit returns a unit's position as derived from the events.
func (g *game) toldUnit(i uint8) string {
	if h := g.told.at[i]; h != hex.None {
		return g.Label(h)
	}
	return g.gone(i)
}

// tell returns an event as vectors write it. It updates the derived battle, so it is called once for every event.
func (g *game) tell(e *battlelore.Event) string {
	text := vectortest.EventText(eventRows[e.Kind].text, &e.Numbers, fieldWords, func(name string) (string, bool) {
		if field, ok := eventFields[name]; ok {
			return field(g, e), true
		}
		return "", false
	})
	g.follow(e)
	return text
}

// follow updates the derived battle.
func (g *game) follow(e *battlelore.Event) {
	w := &g.told
	switch e.Kind {
	case battlelore.UnitMoved, battlelore.UnitRushed, battlelore.UnitRetreated, battlelore.GroundGained,
		battlelore.Pursued:
		if w.at[e.Unit] != e.From {
			g.Errorf("the unit of %s is told to come from %s", g.toldUnit(e.Unit), g.Label(e.From))
		}
		w.at[e.Unit] = e.To
	case battlelore.Landed, battlelore.UnitPlaced, battlelore.UnitShifted, battlelore.UnitSlipped,
		battlelore.CreatureCame:
		w.at[e.Unit] = e.To
	case battlelore.UnitLeft, battlelore.UnitKilled:
		w.at[e.Unit], w.figures[e.Unit] = hex.None, 0
	case battlelore.FiguresLost:
		w.figures[e.Unit] -= e.Figures()
	case battlelore.Mended:
		w.figures[e.Unit] += e.Figures()
	case battlelore.UnitReturned:
		w.at[e.Unit], w.figures[e.Unit] = e.To, e.Figures()
	case battlelore.UnitPromoted:
		now := g.s.Units[e.Unit].Kind
		was := slices.Index(g.r.Places.Raised, now)
		w.figures[e.Unit] = max(w.figures[e.Unit]+int(g.r.Kinds[now].Figures)-int(g.r.Kinds[was].Figures), 1)
	}
}
