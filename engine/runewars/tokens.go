package runewars

// Exploration tokens lie face down until a hero finds them; who has looked at one knows it (RW-SETUP-21, RW-EXPL-01).
// All know its back, and how many of a sort were turned up.

// hidesToken reports whether a token lies in an area of which the player does not know what it is.
func (v View) hidesToken(p *Place) bool { return p.Token != NoCard && !p.Open && p.Spied>>v.Me&1 == 0 }

// forkTokens deals the exploration tokens anew that the player does not know: out of those of the box that have the
// same back and that he has not seen.
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

// tokenLike is a token with a back, each that is left like the other; any with the back where none is left.
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
