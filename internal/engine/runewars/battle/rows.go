package battle

import "math/bits"

// supporting asks each side for its heroes, the attacker first (RW-BTL-03).
func (t table) supporting() bool {
	var backing [MaxKinds]Choice
	if len(t.supports(backing[:0])) > 0 {
		t.Asks = t.Side
		return true
	}
	if t.Side == Attacker {
		t.Side = Defender
		return false
	}
	t.Side = Attacker
	t.called()
	return false
}

// called starts a side's card at the start, after the caller has named it.
func (t table) called() {
	t.Phase, t.Progress = Opening, Progress{On: true}
	if t.Calls {
		t.Phase = Calling
	}
}

// supports lists the kinds to which a hero can be added: each once, from the last one on, so that orders of heroes are
// not distinguished.
func (t table) supports(buf []Choice) []Choice {
	if t.Heroes[t.Side] == 0 {
		return buf
	}
	for k := bits.Len16(t.Supported[t.Side]); k < len(t.Sides[t.Side].Kinds); k++ {
		if t.Stand(int(t.Side), k) > 0 {
			buf = append(buf, SupportChoice(k))
		}
	}
	return buf
}

func (t table) support(c Choice) {
	if c.Verb() == Pass {
		t.Heroes[t.Side] = 0
		return
	}
	t.Heroes[t.Side]--
	t.Supported[t.Side] |= 1 << c.What()
	t.record(Event{Kind: HeroSupports, Side: t.Side, Unit: uint8(c.What())})
}

// opening lets each side play its cards at the start, the attacker first (RW-BTL-04).
func (t table) opening() bool {
	switch t.work() {
	case asking:
		return true
	case drawn:
		return false
	}
	if t.Winner != Nature { // a side has withdrawn
		return false
	}
	if t.Side == Attacker {
		t.Side = Defender
		t.called()
		return false
	}
	t.Progress = Progress{}
	t.Side, t.Phase = Attacker, Picking
	t.record(Event{Kind: RowBegan, N: 1})
	return false
}

// picking asks each side for a kind of the row that has not drawn, the attacker first (RW-BTL-05, RW-BTL-12).
func (t table) picking() bool {
	if t.Kind[t.Side] == NoKind {
		var backing [MaxKinds]Choice
		if len(t.kindsOfRow(backing[:0])) > 0 {
			t.Asks = t.Side
			return true
		}
	}
	if t.Side == Attacker {
		t.Side = Defender
		return false
	}
	t.Side = Attacker
	if t.Kind[Attacker] == NoKind && t.Kind[Defender] == NoKind {
		if t.Row++; t.Row == Rows {
			t.Phase = Defending
			return false
		}
		t.record(Event{Kind: RowBegan, N: int8(t.Row + 1)})
		return false
	}
	for side := range t.Kind {
		t.owe(side)
	}
	t.Phase = Announcing
	return false
}

// owe counts the cards of a side: one for each standing unit of its kind, and one for a hero (RW-BTL-06).
func (t table) owe(side int) {
	k := t.Kind[side]
	if k == NoKind {
		return
	}
	t.Stood[side] = uint8(t.Stand(side, int(k)))
	t.Owed[side] = t.Stood[side]
	t.Throw[side] = t.Supported[side]>>k&1 == 1
	if t.Throw[side] {
		t.Owed[side]++
	}
	t.record(Event{Kind: KindDraws, Side: uint8(side), Unit: k, N: int8(t.Owed[side])})
}

// kindsOfRow lists the kinds of the side that may draw now: of the row, not drawn yet (RW-BTL-05), and with a standing
// unit (RW-BTL-11).
func (t table) kindsOfRow(buf []Choice) []Choice {
	side := int(t.Side)
	for k := range t.Sides[side].Kinds {
		if t.Sides[side].Kinds[k].Initiative == t.Row+1 && t.Drew[side]>>k&1 == 0 && t.Stand(side, k) > 0 {
			buf = append(buf, BeginChoice(k))
		}
	}
	return buf
}

func (t table) begin(kind int) {
	t.Kind[t.Side] = uint8(kind)
	t.Drew[t.Side] |= 1 << kind
}

// next ends the actions of two kinds: the cards are discarded (RW-BTL-12).
func (t table) next() {
	t.Deck.Spent |= t.Deck.Hand[0] | t.Deck.Hand[1]
	t.Deck.Hand = [2]uint64{}
	t.Kind = [2]uint8{NoKind, NoKind}
	t.Extra, t.Stood, t.Got = [2]uint8{}, [2]uint8{}, [2]uint8{}
	t.Side, t.Phase = Attacker, Picking
}
