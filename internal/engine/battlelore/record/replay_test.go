package record_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// A saved draw plays to the same deployment, event by event, in both modes; it needs the seed for nothing.
func TestReplay(t *testing.T) {
	s := deploytest.NewShipped()
	d, text := deploytest.ASaved(t, s)
	back, refused := record.Replay([]byte(text), s.Lookup())
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	for i := range d.Events {
		if got, want := back.Events[i].Line(back.Field), d.Events[i].Line(d.Field); got != want {
			t.Fatalf("event %d is %q, was %q", i, got, want)
		}
	}
	if string(record.Save(back, "test")) != text {
		t.Error("saved again it reads otherwise")
	}
	seed := fmt.Sprintf("%q", fmt.Sprint(d.Seed))
	other, refused := record.Replay(
		[]byte(strings.Replace(text, `"seed":`+seed, `"seed":"18446744073709551615"`, 1)),
		s.Lookup(),
	)
	if other != nil || len(refused) != 1 || refused[0].Kind != pieces.SaveEdited {
		t.Errorf("with another seed the saved draw is refused for %v", refused)
	}
	impromptu := [boards.Camps]*deck.Set{s.Set("pennant-b"), s.Set("standard-a")}
	draw := &deck.Draw{Right: 7, Centre: 1, Left: 3, Reserve: 2}
	d, refused = deploy.Impromptu(s.Field("wendels-crag"), impromptu, deploy.Options{
		Seed: 5, Draw: [boards.Camps]*deck.Draw{nil, draw}, Reserve: deploycards.ReserveAll,
	})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	back, refused = record.Replay(record.Save(d, "test"), s.Lookup())
	if len(refused) > 0 || deploy.Signature(back) != deploy.Signature(d) || !reflect.DeepEqual(back.Draw, d.Draw) {
		t.Errorf("impromptu plays to %v, refused %v", back, refused)
	}
}

// change replaces the first old text of a saved draw that comes behind a mark.
func change(t *testing.T, text, mark, old, new string) string {
	t.Helper()
	at := strings.Index(text, mark)
	if at < 0 || !strings.Contains(text[at:], old) {
		t.Fatalf("no %q behind %q in the saved draw", old, mark)
	}
	return text[:at] + strings.Replace(text[at:], old, new, 1)
}

// Whatever is wrong with a saved draw is refused, with the place that differs.
func TestReplayRefuses(t *testing.T) {
	s := deploytest.NewShipped()
	d, text := deploytest.ASaved(t, s)
	unit := d.Players[0].Steps[0].Card.ID().String()
	first := strings.Index(text, `{"turn":1,`)
	second := strings.Index(text, `{"turn":2,`)
	hand := text[strings.Index(text, `"hand"`):]
	hand = hand[:strings.Index(hand, "]")+1]
	draws := strings.Replace(text, hand, hand+`,"draw":"1,2,3/4"`, 1)
	tests := []struct {
		name, text string
		kind       pieces.RefusalKind
		at, says   string
	}{
		{"empty", "", pieces.SaveDamaged, "", "ends too early"},
		{"cut off", text[:len(text)/2], pieces.SaveDamaged, "", "it "},
		{"two documents", text + text, pieces.SaveDamaged, "", "differs from what Muster writes"},
		{"not UTF-8", text + "\xff", pieces.SaveDamaged, "", "not UTF-8"},
		{"too long", text + strings.Repeat(" ", 4<<20), pieces.SaveDamaged, "", "the limit is 4194304"},
		{"too deep", strings.Repeat("[", 50000), pieces.SaveDamaged, "", "it "},
		{"a list", "[]", pieces.SaveDamaged, "", "it is not a JSON object"},
		{"unknown key", change(t, text, "{", `"mode"`, `"mood"`), pieces.SaveDamaged, "", "line 1 differs from"},
		{"key in capitals", change(t, text, "{", `"mode"`, `"Mode"`), pieces.SaveDamaged, "", "line 1 differs from"},
		{
			"key twice",
			change(t, text, "{", `"mode"`, `"mode":"impromptu","mode"`),
			pieces.SaveDamaged,
			"",
			"line 1 differs from",
		},
		{"a space", change(t, text, "{", `"mode":`, `"mode": `), pieces.SaveDamaged, "", "line 1 differs from"},
		{
			"number for a word",
			change(t, text, "{", `"organized"`, "1"),
			pieces.SaveDamaged,
			"",
			`"mode" has a value of the wrong kind`,
		},
		{
			"owner of another camp",
			change(t, text, `"owner"`, "standard", "pennant"),
			pieces.SaveEdited,
			"",
			"the saved draw was edited",
		},
		{
			"seed of another draw",
			change(t, text, `"seed"`, `:"`, `:"1`),
			pieces.SaveEdited,
			"",
			"its checksum is wrong",
		},
		{"no sum", change(t, text, `"sum"`, `:"`, `:"0`), pieces.SaveEdited, "", "its checksum is wrong"},
		{"state of a turn", change(t, text, `"state"`, `:"`, `:"0`), pieces.SaveEdited, "", "its checksum is wrong"},
		{"content", change(t, text, `"content"`, `:"`, `:"0`), pieces.SaveEdited, "", "its checksum is wrong"},
		{
			"recorded game",
			`{"kind":"muster-game","format":9,"turns":[[[[[[[[[[]]]]]]]]]]}`,
			pieces.SaveRecorded,
			"",
			"this is a recorded game",
		},
		{
			"another document",
			change(t, text, "{", record.SavedKind, "game"),
			pieces.SaveDamaged,
			"",
			`its kind is "game" instead of "muster-draw"`,
		},
		{"old version", `{"kind": "muster-draw", "version": 3, "mode": "organized"}`, pieces.SaveVersion, "/version",
			"has version 3; this version of Muster reads version 4"},
		{"old format", change(t, text, "{", `"format":4`, `"format":3`), pieces.SaveVersion, "/format", "version 3"},
		{
			"later version",
			change(t, text, "{", `"format":4`, `"format":5`),
			pieces.SaveVersion,
			"/format",
			"reads version 4",
		},
		{"mode", change(t, text, "{", `"organized"`, `"organised"`), pieces.SaveDamaged, "/mode", "organised"},
		{
			"mode that does not fit",
			change(t, text, "{", `"organized"`, `"impromptu"`),
			pieces.SetCount,
			"",
			"impromptu",
		},
		{"seed", change(t, text, `"seed"`, `:"`, `:"-`), pieces.SaveDamaged, "/seed", `"-2" is not a seed`},
		{"owner", change(t, text, `"owner"`, "standard", "me"), pieces.SaveDamaged, "/owner", `"me" is not a camp`},
		{"die", change(t, text, `"dice"`, "[", `["six",`), pieces.SaveDamaged, "/dice/0", `"six" is not a face of the die`},
		{"die too many", change(t, text, `"dice"`, "],", `,"green"],`), pieces.SaveStep, "/dice/", "not rolled"},
		{
			"no dice",
			text[:strings.Index(text, `,"dice"`)] + text[strings.Index(text, ",\n\"turns\""):],
			pieces.SaveStep,
			"/dice",
			"more dice",
		},
		{
			"map",
			change(t, text, `"map"`, "two-oaks", "two-elms"),
			pieces.SaveMissing,
			"/map",
			`"two-elms" is not there`,
		},
		{
			"other map",
			change(t, text, `"map"`, "two-oaks", "long-fen"),
			pieces.SaveContent,
			"/map",
			"has changed since",
		},
		{
			"set",
			change(t, text, `"sets"`, "pennant-a", "pennant-z"),
			pieces.SaveMissing,
			"/players/0/sets/0",
			`"pennant-z" is not there`,
		},
		{
			"other set",
			change(t, text, `"sets"`, "pennant-a", "pennant-b"),
			pieces.SaveContent,
			"/players/0/sets/0",
			"has changed since",
		},
		{
			"camp",
			change(t, text, `"players"`, `"pennant"`, `"lion"`),
			pieces.SaveDamaged,
			"/players/0/camp",
			`"lion" is not a camp`,
		},
		{"players", change(t, text, `"players"`, "[{", `[],"boxes":[{`), pieces.SaveDamaged, "", ""},
		{
			"hand",
			change(t, text, `"hand"`, `"`+unit+`"`, `"x"`),
			pieces.SaveDamaged,
			"/players/0/hand/",
			`"x" is not a card`,
		},
		{
			"hand of others",
			change(t, text, `"hand"`, `"`+unit+`"`, `"pennant-b:1"`),
			pieces.BadDraw,
			"",
			"no card pennant-b:1",
		},
		{"hand and draw", draws, pieces.SaveDamaged, "/players/0", "a hand or a draw"},
		{
			"choice",
			change(t, text, `"choices"`, "guard "+unit, "guard pennant-a:9"),
			pieces.SaveStep,
			"/turns/0/choices/0",
			`"guard pennant-a:9" cannot be chosen`,
		},
		{"choice of another kind", change(t, text, `"choices"`, "guard "+unit, "exchange "+unit), pieces.SaveStep,
			"/turns/0/choices/0", "cannot be chosen"},
		{
			"choice too many",
			change(t, text, `"choices"`, `"]}`, `","guard pennant-a:1"]}`),
			pieces.SaveStep,
			"/turns/0/choices/",
			"is an extra choice",
		},
		{"a turn left out", text[:first] + text[second:], pieces.SaveStep, "/turns/0", "is an extra choice"},
		{
			"the last turn left out",
			text[:strings.LastIndex(text, ",\n{\"turn\"")] + text[strings.Index(text, "\n],\n"):],
			pieces.SaveStep,
			"/turns",
			"a choice is missing",
		},
		{"result", change(t, text, `"signature"`, `:"`, `:"0`), pieces.SaveResult, "/result", "another outcome"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, refused := record.Replay([]byte(tt.text), s.Lookup())
			if d != nil || len(refused) == 0 {
				t.Fatalf("deployment %v, refused %v", d != nil, refused)
			}
			r := refused[0]
			if r.Kind != tt.kind || !strings.HasPrefix(r.At, tt.at) || !strings.Contains(r.Message(), tt.says) {
				t.Errorf(
					"kind %d at %q: %q; want kind %d at %q with %q",
					r.Kind,
					r.At,
					r.Message(),
					tt.kind,
					tt.at,
					tt.says,
				)
			}
			if strings.Contains(r.Message(), "\n") {
				t.Errorf("more than a line: %q", r.Message())
			}
		})
	}
}

// What means the same hashes alike; one hex or one unit more does not.
func TestContentHashes(t *testing.T) {
	s := deploytest.NewShipped()
	seen := map[string]string{}
	note := func(hash, what string) {
		if other, taken := seen[hash]; taken {
			t.Errorf("%s and %s hash alike", what, other)
		}
		seen[hash] = what
	}
	for _, id := range []string{"two-oaks", "long-fen", "broad-water"} {
		note(deploy.FieldHash(s.Field(id)), id)
	}
	for _, id := range []string{"pennant-a", "pennant-b", "pennant-c", "standard-a", "standard-b", "standard-c"} {
		note(deploy.SetHash(s.Set(id)), id)
	}
	plain := deploytest.Lay(t, nil)
	note(deploy.FieldHash(plain), "no terrain")
	note(deploy.FieldHash(deploytest.Lay(t, map[string]string{"A1": "R"})), "one river hex")
	named := *plain
	m := *plain.Map
	m.Name, m.Notes = "Another name", "and notes"
	named.Map = &m
	if deploy.FieldHash(&named) != deploy.FieldHash(plain) {
		t.Error("a name changes the hash of a map")
	}
	def := deploytest.Definition("pennant")
	was := deploy.SetHash(deploytest.Link(t, def))
	note(was, "blank set")
	def.Name, def.Cards[2].Name = "Another", "another"
	if deploy.SetHash(deploytest.Link(t, def)) != was {
		t.Error("a name changes the hash of a set")
	}
	def.Cards[2].Rows[0] = "gb . . ."
	note(deploy.SetHash(deploytest.Link(t, def)), "a unit more")
	def.Cards[2].Number = 8
	note(deploy.SetHash(deploytest.Link(t, def)), "a number changed")
}
