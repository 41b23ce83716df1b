package narrate

// gift names the special rule of a gift.
func (t *Narrator) gift(n int) string {
	if n < 0 || n >= len(t.b.Gifts) {
		return "a special rule"
	}
	return t.b.Effects[t.b.Gifts[n]].Rule
}
