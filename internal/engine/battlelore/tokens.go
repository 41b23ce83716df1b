package battlelore

// gain gives a player tokens from the pool, as far as it reaches (BL-LOR-01, R-220).
func (s *State) gain(p Player, n int, why Gain, log *Log) {
	seat := &s.Lore.Seats[p]
	if s.forgone(p) && (why == ForSymbols || why == ForReward || why == ForOverflow) { // EP-LOR-03: none by battle
		return
	}
	if n = min(n, int(s.Lore.Pool)); n <= 0 {
		return
	}
	s.Lore.Pool -= uint8(n)
	seat.Tokens += uint8(n)
	log.add(tokensGained(p, n, why))
}

// pay gives tokens of a player back to the pool.
func (s *State) pay(p Player, n int, log *Log) {
	seat := &s.Lore.Seats[p]
	if n = min(n, int(seat.Tokens)); n <= 0 {
		return
	}
	seat.Tokens -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(tokensPaid(p, n))
}

// steal takes tokens of another player, as many as there are.
func (s *State) steal(to, from Player, n int, log *Log) {
	if n = min(n, int(s.Lore.Seats[from].Tokens)); n <= 0 {
		return
	}
	s.Lore.Seats[from].Tokens -= uint8(n)
	s.Lore.Seats[to].Tokens += uint8(n)
	log.add(tokensStolen(to, from, n))
}

// store puts tokens from the pool on a creature, as far as its limit and the pool allow (BL-CRE-11); lair reports
// whether its lair brings them.
func (s *State) store(r *Rules, u uint8, n int, lair bool, log *Log) {
	unit := &s.Units[u]
	if n = min(n, int(r.Kinds[unit.Kind].Creature.Store)-int(unit.Store), int(s.Lore.Pool)); n <= 0 {
		return
	}
	unit.Store += uint8(n)
	s.Lore.Pool -= uint8(n)
	log.add(s.loreStored(u, n, lair))
}

// unstore returns tokens of a creature to the pool: after using a power, or at its death (BL-CRE-11, R-203, R-205).
func (s *State) unstore(u uint8, n int, log *Log) {
	unit := &s.Units[u]
	if n = min(n, int(unit.Store)); n <= 0 {
		return
	}
	unit.Store -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(s.storePaid(u, n))
}
