package battlelore

import "muster/engine"

// veilLore blanks the Lore that a player may not know (R-066, BL-WAR-06). That is the other hands, the order of the
// deck, cards dealt to another player, and the levels of a secret council.
func (v View) veilLore(out *State) {
	l := &out.Lore
	for i := range l.Deck.N {
		l.Deck.Cards[i] = NoCard
	}
	splitting := v.state.Depth > 0 && v.state.top().Kind == InCouncil
	for p := range v.rules.Seats {
		if Player(p) == v.Me {
			continue
		}
		seat := &l.Seats[p]
		for i := range seat.Cards {
			seat.Hand[i] = NoCard
		}
		if c := &v.rules.Lore.Council[p]; c.Free > 0 || c.Secret {
			for i, level := range seat.Council {
				if !v.rules.announced(i, level) {
					seat.Council[i] = min(level, 1)
				}
				if splitting {
					seat.Council[i] = 0
				}
			}
		}
	}
	if splitting {
		*out.top() = v.Top()
	}
	if v.state.Decider() != v.Me {
		for i := range l.Drawn {
			l.Drawn[i] = NoCard
		}
	}
}

// forkLore deals hidden Lore cards anew. It keeps the number of cards of each class, and draws from all cards that the
// player has not seen, including those that the deck was built without. Councils that were split in secret are split
// anew.
func (v View) forkLore(out *State) {
	l, rules := &out.Lore, v.rules.Lore
	classes, hidden := v.rules.classes, v.rules.inDeck // not seen
	see := func(cards []uint8) {
		for _, card := range cards {
			if card != NoCard {
				hidden[card] = false
			}
		}
	}
	see(l.Spent.Cards[:l.Spent.N])
	see(l.Seats[v.Me].Hand[:])
	for i := range l.Casts {
		if c := &l.Casts[i]; c.Card != NoCard {
			hidden[c.Card] = false
			see([]uint8{c.Back})
		}
	}
	others := v.state.Decider() != v.Me
	if !others {
		see(l.Drawn[:])
	}
	// Where cards lie that the player does not see: in the deck, in other hands, before another player.
	var lie [1 + MaxPlayers + 1][]uint8
	lie[0] = l.Deck.Cards[:l.Deck.N]
	for p := range v.rules.Seats {
		if Player(p) != v.Me {
			lie[1+p] = l.Seats[p].Hand[:l.Seats[p].Cards]
		}
	}
	if others {
		lie[1+MaxPlayers] = l.Drawn[:]
	}
	var count [Masters]int
	for _, cards := range &lie {
		for _, card := range cards {
			if card != NoCard {
				count[classes[card]]++
			}
		}
	}
	var of [Masters]Pile
	for _, card := range rules.Deck {
		if class := classes[card]; hidden[card] && class < Masters {
			of[class].Put(card)
		}
	}
	var unseen Pile
	for class := range of {
		from := &of[class]
		engine.Shuffle(&out.Chance, from.Cards[:from.N])
		for range count[class] {
			unseen.Put(from.Draw())
		}
	}
	engine.Shuffle(&out.Chance, unseen.Cards[:unseen.N])
	for _, cards := range &lie {
		for i := range cards {
			if cards[i] != NoCard {
				cards[i] = unseen.Draw()
			}
		}
	}
	for p := range v.rules.Seats {
		if Player(p) != v.Me {
			ascending(l.Seats[p].Hand[:l.Seats[p].Cards])
			if c := &rules.Council[p]; c.Free > 0 || c.Secret {
				v.resplit(out, Player(p))
			}
		}
	}
	if others {
		ascending(l.Drawn[:])
	}
}

// ascending sorts a few cards.
func ascending(cards []uint8) {
	for i := range cards {
		for j := i; j > 0 && cards[j-1] > cards[j]; j-- {
			cards[j-1], cards[j] = cards[j], cards[j-1]
		}
	}
}

// resplit splits the levels of a secret council anew. Its members are known, and so is the sum of their levels. The
// level of the Commander is known from the cards, and the best master's level from the tokens. While councils are
// being split, nothing is known.
func (v View) resplit(out *State, p Player) {
	seat := &out.Lore.Seats[p]
	if v.state.top().Kind == InCouncil {
		v.splitAnew(out, p)
		return
	}
	sum, best := uint8(0), uint8(seat.Best())
	for _, level := range seat.Council[:Masters] {
		sum += level
	}
	var found [1 << (2 * Masters)]uint8 // two bits a master
	n := 0
	for code := range 1 << (2 * Masters) {
		total, most, fits := uint8(0), uint8(0), true
		for i := range Masters {
			level := uint8(code>>(2*i)) & MaxLevel
			total, most = total+level, max(most, level)
			fits = fits && (level > 0) == (seat.Council[i] > 0)
			if v.rules.announced(int(i), level) || v.rules.announced(int(i), seat.Council[i]) {
				fits = fits && level == seat.Council[i]
			}
		}
		if fits && total == sum && most == best {
			found[n] = uint8(code)
			n++
		}
	}
	code := found[out.Chance.IntN(n)]
	for i := range Masters {
		seat.Council[i] = code >> (2 * i) & MaxLevel
	}
}

// splitAnew splits a council that the other player may have split already, level by level. A player who is splitting
// right now begins again.
func (v View) splitAnew(out *State, p Player) {
	seat, c := &out.Lore.Seats[p], &v.rules.Lore.Council[p]
	f := out.top()
	place := func(p Player) (n int) {
		for q := v.rules.First; q != p; q = v.rules.after(q) {
			n++
		}
		return n
	}
	switch {
	case c.Free == 0 || place(p) > place(f.Decider): // later councils are not split yet
		return
	case p == f.Decider:
		out.split(v.rules, f)
		return
	}
	left := c.Free
	for i, least := range c.Least {
		seat.Council[i] = uint8(least)
		if i != int(CreatureSeat) {
			left -= least
		}
	}
	for left > 0 {
		if i := out.Chance.IntN(int(CreatureSeat)); int8(seat.Council[i]) < c.Most[i] {
			seat.Council[i]++
			left--
		}
	}
}
