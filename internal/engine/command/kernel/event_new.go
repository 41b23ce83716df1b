package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The constructors of events. Each is named as its kind is.

// plain is an event of a side.
func plain(k EventKind, c boards.Camp, n, m int8) Event {
	return Event{
		Kind: k, Camp: c, Unit: NoUnit, Target: NoUnit, Leader: NoLeader, From: hex.None, To: hex.None, n: n, m: m,
	}
}

// note is an event of one unit, noteOf one of one Leader.
func (s *State) note(k EventKind, u uint8, n, m int8) Event {
	e := plain(k, s.Units[u].Camp, n, m)
	e.Unit = u
	return e
}

func (s *State) noteOf(k EventKind, l uint8, n, m int8) Event {
	e := plain(k, s.Leaders[l].Camp, n, m)
	e.Leader = l
	return e
}

// between is an event between two units.
func (s *State) between(k EventKind, u, foe uint8, n, m int8) Event {
	e := s.note(k, u, n, m)
	e.Target = foe
	return e
}

// travel is an event of a unit that goes from one hex to another, with a Leader or none.
func (s *State) travel(k EventKind, u, l uint8, from, to hex.Hex, hexes, more int8) Event {
	e := s.note(k, u, hexes, more)
	e.Leader, e.From, e.To = l, from, to
	return e
}

// journey returns an event of a Leader that goes from one hex to another.
func (s *State) journey(k EventKind, l uint8, from, to hex.Hex, hexes int8) Event {
	e := s.noteOf(k, l, hexes, 0)
	e.From, e.To = from, to
	return e
}

func turnBegan(c boards.Camp, turn uint16) Event {
	return plain(TurnBegan, c, int8(min(turn, 127)), 0)
}

func cardPlayed(c boards.Camp, card uint8) Event { return plain(CardPlayed, c, int8(card), 0) }

func cardCopied(c boards.Camp, as Played) Event {
	return plain(CardCopied, c, int8(as.Card), truth(as.Mirrored))
}

func fellBack(c boards.Camp, chosen bool) Event { return plain(FellBack, c, truth(chosen), 0) }

func diceOfCard(k EventKind, c boards.Camp, dice int8, roll *[Faces]uint8) Event {
	e := plain(k, c, dice, 0)
	e.Faces = *roll
	return e
}

func (s *State) chainBegan(l uint8) Event { return s.noteOf(ChainBegan, l, 0, 0) }

func (s *State) unitOrdered(u, l uint8) Event {
	e := s.note(UnitOrdered, u, 0, 0)
	e.Leader = l
	return e
}

func (s *State) leaderOrdered(l, unit uint8) Event {
	e := s.noteOf(LeaderOrdered, l, 0, 0)
	e.Unit = unit
	return e
}

func actionUsed(c boards.Camp, action uint8, tokens int8) Event {
	return plain(ActionUsed, c, int8(action), tokens)
}

func (s *State) unitMended(u uint8, blocks int8) Event { return s.note(UnitMended, u, blocks, 0) }

func (s *State) unitLeft(u, l uint8, from hex.Hex, banners uint8) Event {
	e := s.note(UnitLeft, u, int8(banners), 0)
	e.Leader, e.From = l, from
	return e
}

func (s *State) leaderLeft(l uint8, from hex.Hex, banners uint8) Event {
	e := s.noteOf(LeaderLeft, l, int8(banners), 0)
	e.From = from
	return e
}

func (s *State) leaderJoined(l, u uint8) Event {
	e := s.noteOf(LeaderJoined, l, 0, 0)
	e.Unit, e.To = u, s.Units[u].At
	return e
}

// foe is an event between a unit and the target of its attack: a unit, or a lone Leader.
func (s *State) foe(k EventKind, f *Frame, n, m int8) Event {
	e := s.between(k, f.Unit, f.Target, n, m)
	e.Leader = f.Leader
	return e
}

func (s *State) attacked(f *Frame, distance int) Event {
	return s.foe(Attacked, f, int8(distance), int8(f.How))
}

func (s *State) cardReacted(u, foe, card uint8, dice int8) Event {
	return s.between(CardReacted, u, foe, int8(card), dice)
}

func (s *State) unitEvades(u, foe uint8) Event { return s.between(UnitEvades, u, foe, 0, 0) }

func (s *State) diceRolled(f *Frame, dice int) Event {
	e := s.foe(DiceRolled, f, int8(dice), int8(f.How))
	e.Faces = f.Roll
	return e
}

func (s *State) swordsIgnored(u, of uint8, swords int) Event {
	return s.between(SwordsIgnored, u, of, int8(swords), 0)
}

func (s *State) blocksLost(u uint8, blocks int, why Loss) Event {
	return s.note(BlocksLost, u, int8(blocks), int8(why))
}

func (s *State) unitEliminated(u uint8, from hex.Hex, banners int8) Event {
	e := s.note(UnitEliminated, u, banners, 0)
	e.From = from
	return e
}

func (s *State) leaderChecked(l, unit uint8, dice int8, roll *[Faces]uint8) Event {
	e := s.noteOf(LeaderChecked, l, dice, 0)
	e.Unit, e.Faces = unit, *roll
	return e
}

func (s *State) leaderFell(l uint8, from hex.Hex, banners uint8) Event {
	e := s.noteOf(LeaderFell, l, int8(banners), 0)
	e.From = from
	return e
}

func (s *State) flagsIgnored(u uint8, flags int, shown int8) Event {
	return s.note(FlagsIgnored, u, int8(flags), shown)
}

func (s *State) retreatBlocked(u uint8, hexes int) Event {
	return s.note(RetreatBlocked, u, int8(hexes), 0)
}

func (s *State) battledBack(u, foe uint8) Event { return s.between(BattledBack, u, foe, 0, 0) }

func (s *State) escapeRolled(l uint8, to hex.Hex, roll *[Faces]uint8) Event {
	e := s.noteOf(EscapeRolled, l, 1, 0)
	e.To, e.Faces = to, *roll
	return e
}

func (s *State) leaderFled(l uint8, from hex.Hex) Event {
	e := s.noteOf(LeaderFled, l, 0, 0)
	e.From = from
	return e
}

func tokensGained(c boards.Camp, tokens int8) Event { return plain(TokensGained, c, tokens, 0) }

func cardDrawn(c boards.Camp, card uint8, several bool) Event {
	return plain(CardDrawn, c, int8(card), truth(several))
}

func cardKept(c boards.Camp, card uint8) Event { return plain(CardKept, c, int8(card), 0) }

func cardDiscarded(c boards.Camp, card uint8, why Discard) Event {
	return plain(CardDiscarded, c, int8(card), int8(why))
}

func deckMade(c boards.Camp, cards uint8) Event { return plain(DeckMade, c, int8(cards), 0) }

func objective(k EventKind, c boards.Camp, i int) Event { return plain(k, c, int8(i), 0) }

func gameEnded(c boards.Camp, how End, winner Side) Event {
	return plain(GameEnded, c, int8(how), int8(winner))
}

// truth is a yes or no as a number of an event.
func truth(yes bool) int8 {
	if yes {
		return 1
	}
	return 0
}
