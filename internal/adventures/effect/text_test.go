package effect

import "testing"

// caravan is a schema of a game that is none: its effects are for camels.
func caravan() *Text {
	return &Text{
		Schema: &Schema{
			Language: Language{Own: []Verb{{Word: "water", Meaning: "waters the units", Format: func(t *Text, e *Effect) string {
				return t.Whom(e) + " drinks " + Count(e.Number("pails"), "pail")
			}}}},
			Entries: []Entry{
				{Word: "drive", Verb: Order, Keys: []string{"count"}}, {Word: "spur", Verb: Grant}, {Word: "water", Verb: "water"},
				{Word: "stampede", Verb: Retreat}, {Word: "barter", Verb: Gain, Bases: []string{"well"}},
			},
			Unknown: "no such thing as %q",
			Name:    map[string]string{Itself: "the camel", "well": "the well"},
			Per:     map[string]string{"star": "star"},
			Token:   "date",
			Comma:   true,
		},
	}
}

// TestText: an effect of any game in words, with the words of its schema.
func TestText(t *testing.T) {
	text := caravan()
	do := func(word string, set func(*Effect)) *Effect {
		e := text.New(word)
		if set != nil {
			set(&e)
		}
		return &e
	}
	for _, c := range []struct {
		effect *Effect
		want   string
	}{
		{do("sing", nil), `no such thing as "sing"`},
		{do("drive", nil), "orders nobody"},
		{do("drive", func(e *Effect) { e.To.Most, e.To.Units = Number(2), OfKind([]string{"foot", "camel", "donkey"}, nil) }),
			"orders 2 foot, camel or donkey units"},
		{do("drive", func(e *Effect) { e.To.Most, e.To.Shape = Amount{Of: All}, Group }),
			"orders all units, in one connected group"},
		{do("spur", func(e *Effect) {
			e.Until, e.Mods = UntilTurn, []Modifier{{Stat: StatMove, N: Numbers{1}}, {Stat: StatNoRanged}}
		}),
			"until the end of the turn, +1 hex of move, no ranged attack"},
		{do("spur", func(e *Effect) { e.Mods = []Modifier{{Stat: "voice"}} }), `unknown stat "voice"`},
		{do("stampede", func(e *Effect) { e.To.What, e.N = Itself, Share(2, "", "", "star") }),
			"the camel retreats 2 hexes for each star"},
		{do("barter", func(e *Effect) { e.N = Share(0, "well", Third, "") }),
			"dates equal to a third of the well (rounded up)"},
		{do("barter", func(e *Effect) { e.N, e.Epic, e.Levels = Number(1), true, []int{1, 3} }),
			"in Epic games, at level 1, 3, 1 date"},
		{do("water", func(e *Effect) { e.To.What, e.Own = Itself, Values{"pails": {N: 2}} }), "the camel drinks 2 pails"},
	} {
		if got := text.Effect(c.effect); got != c.want {
			t.Errorf("%s: %q, want %q", c.effect.Word, got, c.want)
		}
	}
	if got := text.Effects(nil, "nothing"); got != "nothing" {
		t.Errorf("no effects: %q", got)
	}
}

// TestEffectSchema: a word is an entry, and its lists are the caller's own.
func TestEffectSchema(t *testing.T) {
	d := caravan().Schema
	d.Entry("drive").Keys[0] = "horses"
	if got := d.Entry("drive"); got.Verb != Order || got.Keys[0] != "count" {
		t.Errorf("drive is %+v", got)
	}
	if got := d.Writing(Retreat); len(got) != 1 || got[0] != "stampede" {
		t.Errorf("a retreat is written %v", got)
	}
	if d.Means("sing") != "" || d.Verb("sing") != nil || d.Entry("sing").Verb != "" {
		t.Error("a word that is none means something")
	}
}

// TestVerbs: each verb and each stat has a word of its own, a sentence and words.
func TestVerbs(t *testing.T) {
	seen := map[string]bool{}
	for _, v := range Verbs() {
		if v.Meaning == "" || v.Format == nil || seen[v.Word] {
			t.Errorf("%s has no meaning, no words, or stands twice", v.Word)
		}
		seen[v.Word] = true
	}
	seen = map[string]bool{}
	for _, s := range Stats() {
		if s.Meaning == "" || !s.Plain && s.phrase == "" || seen[s.Word] {
			t.Errorf("%s has no meaning, no phrase, or stands twice", s.Word)
		}
		seen[s.Word] = true
	}
}
