package battle

import "math/bits"

// announcing asks each side for its Tactical Fate cards, the attacker first: each takes the place of a Fate card
// (RW-BTL-07).
func (t table) announcing() bool {
	var backing [MaxCards]Choice
	if len(t.announcements(backing[:0])) > 0 {
		t.Asks = t.Side
		return true
	}
	if t.Side == Attacker {
		t.Side = Defender
		return false
	}
	t.Side, t.Phase = Attacker, Drawing
	return false
}

func (t table) announcements(buf []Choice) []Choice {
	side := t.Side
	if t.Kind[side] == NoKind || t.Owed[side] == 0 || t.Passed[side] {
		return buf
	}
	after := bits.Len64(t.Announced[side])
	for own := t.Own[side] >> after << after; own != 0; own &= own - 1 {
		buf = append(buf, AnnounceChoice(bits.TrailingZeros64(own)))
	}
	return buf
}

func (t table) announce(c Choice) {
	if c.Verb() == Pass {
		t.Passed[t.Side] = true
		return
	}
	bit := uint64(1) << c.What()
	t.Own[t.Side] &^= bit
	t.Announced[t.Side] |= bit
	t.Owed[t.Side]--
	t.Got[t.Side]++
	kind := t.Kind[t.Side]
	t.record(Event{
		Kind: CardAnnounced, Side: t.Side, Unit: kind, Card: uint8(c.What()),
		Face: t.Cards[c.What()].Faces[t.Sides[t.Side].Kinds[kind].Shape],
	})
}

// drawing makes Nature draw the owed cards, for the attacker first. An empty deck is rebuilt from the discards
// (RW-FATE-01); cards already drawn are not among them.
func (t table) drawing() bool {
	for t.Owed[t.Side] == 0 {
		if t.Side == Defender || t.Again {
			t.drawn()
			return false
		}
		t.Side = Defender
	}
	if t.Deck.Left == 0 {
		t.Deck.Left, t.Deck.Spent = t.Deck.Spent, 0
		if t.Deck.Left == 0 {
			t.record(Event{Kind: DeckEmpty, Side: t.Side, N: int8(t.Owed[t.Side])})
			t.Owed[t.Side] = 0
			return false
		}
		t.record(Event{Kind: DeckShuffled, N: int8(t.Deck.Count())})
	}
	t.Asks = Nature
	return true
}

// cardsLeft lists the cards that may fall: any remaining one, or the one known to be on top.
func (t table) cardsLeft(buf []Choice) []Choice {
	if n := int(t.Deck.Next); n < len(t.Top) && t.Deck.Left>>t.Top[n]&1 == 1 {
		return append(buf, DrawChoice(int(t.Top[n])))
	}
	for left := t.Deck.Left; left != 0; left &= left - 1 {
		buf = append(buf, DrawChoice(bits.TrailingZeros64(left)))
	}
	return buf
}

func (t table) draw(card int) {
	bit := uint64(1) << card
	t.Deck.Left &^= bit
	t.Deck.Hand[t.Side] |= bit
	if int(t.Deck.Next) < len(t.Top) {
		t.Deck.Next++
	}
	t.see(card)
}

// see records the face of a card for the kind that drew it: its own section alone (RW-BTL-06).
func (t table) see(card int) {
	kind := t.Kind[t.Side]
	face := t.Cards[card].Faces[t.Sides[t.Side].Kinds[kind].Shape]
	t.Owed[t.Side]--
	t.Got[t.Side]++
	t.Seen[t.Side][face]++
	t.record(Event{Kind: CardDrawn, Side: t.Side, Unit: kind, Card: uint8(card), Face: face})
}

// drawn ends the drawing: on to the card that a supported kind gives up, or back to the special that drew.
func (t table) drawn() {
	if t.Again {
		t.Again = false
		t.tally(int(t.Side))
		t.Phase = Specials
		return
	}
	t.Side, t.Phase = Attacker, Throwing
}

// throwing asks the side of a supported kind for the card to give up, if it drew one more than it has units
// (RW-BTL-06). Then it adds up the faces of both sides.
func (t table) throwing() bool {
	side := t.Side
	if t.Throw[side] && t.Got[side] > t.Stood[side] && t.Seen[side] != [Faces]uint8{} {
		t.Asks = side
		return true
	}
	t.Throw[side] = false
	if side == Attacker {
		t.Side = Defender
		return false
	}
	for i := range t.Kind {
		t.tally(i)
	}
	t.Passed = [2]bool{}
	t.Side, t.Phase = Attacker, Specials
	return false
}

func (t table) facesSeen(buf []Choice) []Choice {
	for f, n := range t.Seen[t.Side] {
		if n > 0 {
			buf = append(buf, ThrowChoice(Face(f)))
		}
	}
	return buf
}

func (t table) throw(f Face) {
	t.Seen[t.Side][f]--
	t.Throw[t.Side] = false
	t.record(Event{Kind: CardThrown, Side: t.Side, Unit: t.Kind[t.Side], Face: f})
}

// tally adds up the faces of a side: symbols of Tactical Fate cards count like others (RW-BTL-07).
func (t table) tally(side int) {
	kind := t.Kind[side]
	if kind == NoKind {
		return
	}
	shape := t.Sides[side].Kinds[kind].Shape
	for own := t.Announced[side]; own != 0; own &= own - 1 {
		t.Seen[side][t.Cards[bits.TrailingZeros64(own)].Faces[shape]]++
	}
	t.Announced[side] = 0
	for f, n := range t.Seen[side] {
		face := Face(f)
		t.Routs[side] += face.Routs() * n
		t.Damage[side] += face.Damage() * n
	}
	t.Specials[side] += t.Seen[side][Special]
	t.Seen[side] = [Faces]uint8{}
}
