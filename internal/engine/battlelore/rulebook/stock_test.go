package rulebook

import "testing"

// a box that is named twice is two copies of it: figures, bearers, loose banners, tiles and tokens.
func TestTwoCopies(t *testing.T) {
	r := Base()
	one, two := []string{
		"base",
		"epic",
		"call-to-arms",
	}, []string{
		"base",
		"epic",
		"call-to-arms",
		"base",
		"epic",
		"call-to-arms",
	}
	for _, c := range []struct {
		what string
		of   func(boxes []string) int
	}{
		{"units", func(boxes []string) int { return r.Stock("pennant", "blue-human-sword", boxes).Units }},
		{"extra bearers", func(boxes []string) int { return r.Stock("pennant", "green-human-bow", boxes).Bearers }},
		{"bearers", func(boxes []string) int { return r.Bearers("standard", "blue-human-sword", boxes) }},
		{"plain figures", func(boxes []string) int { return r.Plain("blue-human-sword", boxes) }},
		{"spare banners", func(boxes []string) int { return r.SpareBanners("standard", "green", boxes) }},
		{"tiles", func(boxes []string) (n int) {
			for _, tiles := range r.TilesOf(boxes) {
				n += tiles.Count
			}
			return n
		}},
		{"Lore tokens", r.LoreTokens},
	} {
		if n := c.of(one); n == 0 || c.of(two) != 2*n {
			t.Errorf("%s: %d in one copy of each, %d in two", c.what, n, c.of(two))
		}
	}
	if n := r.LevyTokens("green", two); n != r.LevyTokens("green", one) || n == 0 { // one set of them a player
		t.Errorf("%d levy tokens of two copies", n)
	}
	if n := r.Stock("pennant", "blue-human-sword", []string{"attic", "base", "attic"}); n.Units != 8 {
		t.Errorf("%d units with a box that nobody knows", n.Units)
	}
}
