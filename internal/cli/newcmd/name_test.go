package newcmd

import "testing"

// TestNamed checks that an id gives a name, and a title an id, and that anything else is refused.
func TestNamed(t *testing.T) {
	for _, c := range []struct{ word, id, name string }{
		{"the-bell-of-the-tower", "the-bell-of-the-tower", "The Bell of the Tower"},
		{"bell", "bell", "Bell"},
		{"2nd-fen", "2nd-fen", "2nd Fen"},
		{"The Bell Tower", "the-bell-tower", "The Bell Tower"},
		{" the bell ", "the-bell", "the bell"},
		{"Bell", "bell", "Bell"},
		{"Bob's “Mill”, 1360", "bobs-mill-1360", "Bob's “Mill”, 1360"},
		{"The Miller's Men", "the-millers-men", "The Miller's Men"},
		{"The Miller’s Men", "the-millers-men", "The Miller’s Men"},
		{"The Millers' Men", "the-millers-men", "The Millers' Men"},
		{"Don't Cross", "dont-cross", "Don't Cross"},
		{"'s Hertogenbosch", "s-hertogenbosch", "'s Hertogenbosch"},
		{"Robert d'Artois", "robert-d-artois", "Robert d'Artois"},
		{"Grüße aus Köln", "gruesse-aus-koeln", "Grüße aus Köln"},
		{"Château d'Été", "chateau-d-ete", "Château d'Été"},
		{"Bell-Tower", "", ""},
		{"bell_tower", "", ""},
		{"bell--tower", "", ""},
		{"maps/bell", "", ""},
		{"bell.map.toml", "", ""},
		{"?", "", ""},
		{"", "", ""},
	} {
		id, name, err := named(c.word)
		if id != c.id && err == nil || name != c.name || (err != nil) != (c.id == "") {
			t.Errorf("%q: %q, %q, %v", c.word, id, name, err)
		}
	}
}
