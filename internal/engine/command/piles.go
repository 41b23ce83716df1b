// Package command holds types shared by games of the Commands & Colors family during play: piles of cards, hands,
// numbers of events and coverage counts.
package command

// Max is the maximum number of cards in a pile.
const Max = 72

// None is the absence of a card.
const None = 0xff

// Pile is a pile of cards.
type Pile struct {
	Cards [Max]uint8 // the top card is the last one
	N     uint8
}

// Put puts a card on top.
func (p *Pile) Put(card uint8) {
	p.Cards[p.N] = card
	p.N++
}

// Draw takes the top card; None from an empty pile. It clears the slot, so that == ignores the old value.
func (p *Pile) Draw() uint8 {
	if p.N == 0 {
		return None
	}
	p.N--
	card := p.Cards[p.N]
	p.Cards[p.N] = 0
	return card
}

// Insert adds a card to a hand of n cards and keeps the hand sorted, so that == does not depend on the history. It does
// nothing for a full hand or for None.
func Insert(hand []uint8, n *uint8, card uint8) {
	if card == None || int(*n) == len(hand) {
		return
	}
	i := *n
	for ; i > 0 && hand[i-1] > card; i-- {
		hand[i] = hand[i-1]
	}
	hand[i] = card
	*n++
}

// Remove takes a card out of a hand of n cards; later cards move up, followed by None.
func Remove(hand []uint8, n *uint8, card uint8) {
	for i := range *n {
		if hand[i] == card {
			*n--
			copy(hand[i:*n], hand[i+1:*n+1])
			hand[*n] = None
			return
		}
	}
}
