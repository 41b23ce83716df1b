package engine

// gain gives a player tokens out of the pool, as far as it reaches, and tells how many came (BL-LOR-01, R-220).
// EP-LOR-03: who forgoes them gains none by battle.
func (s *State) gain(p Player, n int, why Gain, log *Log) int {
	seat := &s.Lore.Seats[p]
	if s.forgone(p) && (why == ForSymbols || why == ForReward || why == ForOverflow) {
		return 0
	}
	if n = min(n, int(s.Lore.Pool)); n <= 0 {
		return 0
	}
	s.Lore.Pool -= uint8(n)
	seat.Tokens += uint8(n)
	log.add(quiet(TokensGained, p, int8(n), why))
	return n
}

// pay gives tokens of a player back to the pool.
func (s *State) pay(p Player, n int, log *Log) {
	seat := &s.Lore.Seats[p]
	if n = min(n, int(seat.Tokens)); n <= 0 {
		return
	}
	seat.Tokens -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(quiet(TokensPaid, p, int8(n), 0))
}

// unstore gives tokens beside a creature back to the pool: a power that was used, or its death (BL-CRE-11, R-203, R-205).
func (s *State) unstore(u uint8, n int, log *Log) {
	unit := &s.Units[u]
	if n = min(n, int(unit.Store)); n <= 0 {
		return
	}
	unit.Store -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(s.note(TokensPaid, u, int8(n), 0))
}
