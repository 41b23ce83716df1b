package runewars

// Exploration tokens are face down until a hero finds them; seats that have looked at one know it (RW-SETUP-21,
// RW-EXPL-01). The back, and the number of tokens of a sort that were turned up, are public.

// hidesToken reports whether an area has a token that the player does not know.
func (v View) hidesToken(p *Place) bool { return p.Token != NoCard && !p.Open && p.Spied>>v.Me&1 == 0 }

// forkTokens samples the exploration tokens that the player does not know: from those of the box with the same back
// that the player has not seen.
func (v View) forkTokens(out *State) {
	if !v.rules.Options.Exploration {
		return
	}
	var left [MaxTokens]uint8
	for t := range v.rules.Cards.Tokens {
		n := v.rules.Cards.Tokens[t].Count
		left[t] = n - min(n, out.Turned[t])
	}
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; p.Token != NoCard && !p.Open && !v.hidesToken(p) && left[p.Token] > 0 {
			left[p.Token]--
		}
	}
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; v.hidesToken(p) {
			p.Token = out.tokenLike(v.rules, v.rules.Cards.Tokens[p.Token].Far, &left)
			left[p.Token] -= min(left[p.Token], 1)
		}
	}
}

// tokenLike returns a random remaining token with a back; any with the back if none is left.
func (s *State) tokenLike(r *Rules, far bool, left *[MaxTokens]uint8) uint8 {
	n, any := 0, 0
	out, other := uint8(NoCard), uint8(NoCard)
	for t := range r.Cards.Tokens {
		if r.Cards.Tokens[t].Far != far {
			continue
		}
		for range left[t] {
			if n++; s.Chance.IntN(n) == 0 {
				out = uint8(t)
			}
		}
		if any++; s.Chance.IntN(any) == 0 {
			other = uint8(t)
		}
	}
	if out == NoCard {
		return other
	}
	return out
}
