// Package command is what games of the Commands & Colors family share while they are played: piles of cards, hands,
// counts of what came up.
package command

// Max is how many cards a pile can hold.
const Max = 72

// None is no card.
const None = 0xff

// Pile is a pile of cards.
type Pile struct {
	Cards [Max]uint8 // the top card is the last one
	N     uint8
}

// Put lays a card on top.
func (p *Pile) Put(card uint8) {
	p.Cards[p.N] = card
	p.N++
}

// Draw takes the top card, None from an empty pile. The slot is wiped, so that == does not see what lay there.
func (p *Pile) Draw() uint8 {
	if p.N == 0 {
		return None
	}
	p.N--
	card := p.Cards[p.N]
	p.Cards[p.N] = 0
	return card
}

// Insert adds a card to a hand of n and keeps the hand in order, so that == does not see how it came; a hand that is
// full or no card changes nothing.
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

// Remove takes a card out of a hand of n; what lies behind moves up, and None comes behind it.
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
