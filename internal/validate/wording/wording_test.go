package wording

import (
	"testing"

	"muster/schema/diag"
)

func TestChoose(t *testing.T) {
	many := []string{"p", "o", "n", "m", "l", "k", "j", "i", "h", "g", "f", "e", "d", "c", "b", "a"}
	for _, c := range []struct {
		word  string
		known []string
		want  string
	}{
		{"standrad", []string{"epic", "standard"}, `write "standard"`},
		{"triangle", []string{"standard", "epic"}, "choose epic or standard"},
		{"triangle", many, "choose one of a, b, c, d, e, f, g, h, i, j, k, l, m, n and 2 more"},
		{"triangle", nil, ""},
	} {
		if got := Choose(c.word, c.known).Help; got != c.want {
			t.Errorf("Choose(%q) = %q, want %q", c.word, got, c.want)
		}
	}
	if many[0] != "p" {
		t.Error("Choose sorted its caller's list")
	}
}

func TestUnknown(t *testing.T) {
	message, help := Unknown("board", "standrad", []string{"epic", "standard"})
	if message != `there is no board "standrad"` || help != diag.Write("standrad", "standard", "") {
		t.Errorf("got %q, %+v", message, help)
	}
}

func TestUnread(t *testing.T) {
	for _, c := range []struct {
		reads []string
		help  string
	}{
		{[]string{"n", "until"}, "remove stat; heal supports n and until"},
		{nil, "remove stat"},
	} {
		if message, help := Unread("heal", "stat", c.reads); message != `"heal" does not support stat` || help != c.help {
			t.Errorf("got %q, %q, want %q", message, help, c.help)
		}
	}
}

func TestLists(t *testing.T) {
	abc := []string{"a", "b", "c"}
	for _, c := range []struct{ got, want string }{
		{List(nil, "and"), "nothing"},
		{List(abc[:1], "and"), "a"},
		{List(abc[:2], "or"), "a or b"},
		{List(abc, "and"), "a, b and c"},
		{Lengthen("boxes", "map", abc[:1], abc[:1], [][]string{{"b"}, {"c"}}), `add "b" or "c" to boxes`},
		{Lengthen("boxes", "map", abc[:1], abc[:1], [][]string{{"b", "c"}}), `add "b" and "c" to boxes`},
		{Lengthen("boxes", "map", nil, abc[:1], [][]string{{"b", "c"}}), `write boxes = ["a", "b", "c"] below map`},
		{Lengthen("boxes", "map", nil, abc[:1], [][]string{{"b"}, {"c"}}),
			`write boxes = ["a", "b"] below map ("c" in place of "b" also works)`},
		{Some(abc, 2), "a, b and c"},
		{Some(abc, 1), "a and 2 more"},
		{Count(1, "hex", "hexes"), "1 hex"},
		{Count(0, "hex", "hexes"), "0 hexes"},
		{A("hill"), "a hill"},
		{A("edge"), "an edge"},
		{Pointer("legend", "a/b~c"), "/legend/a~1b~0c"},
		{Pointer("features", 2, "at", 0), "/features/2/at/0"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestApart(t *testing.T) {
	for word, want := range map[string]string{
		"e4": "", "": "", "e4, e5": `put each in quotes: "e4", "e5"`, "e4 e5;f6": `put each in quotes: "e4", "e5", "f6"`,
	} {
		if got := Apart(word); got != want {
			t.Errorf("Apart(%q) = %q, want %q", word, got, want)
		}
	}
}
