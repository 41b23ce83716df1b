package tell

// gift names the special rule of a gift.
func (t *Teller) gift(n int8) string {
	if n < 0 || int(n) >= len(t.b.Gifts) {
		return "a special rule"
	}
	return t.b.Effects[t.b.Gifts[n]].Rule
}
