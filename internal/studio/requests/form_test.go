package requests

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// form asks for the form of a document.
func (s *session) form(uri string) Form {
	s.t.Helper()
	var f Form
	if err := s.ask("muster/form", map[string]any{"textDocument": map[string]any{"uri": uri}}, &f); err != nil {
		s.t.Fatal(err.Message)
	}
	return f
}

// fields lists the fields of a form, with those of rows.
func (f Form) fields() []Field {
	var out []Field
	var add func(x Field)
	add = func(x Field) {
		out = append(out, x)
		for _, c := range slices.Concat(x.Rows...) {
			add(c)
		}
	}
	var walk func(list []FormGroup)
	walk = func(list []FormGroup) {
		for _, g := range list {
			for _, x := range g.Fields {
				add(x)
			}
			walk(g.Groups)
		}
	}
	walk(f.Groups)
	return out
}

func (f Form) at(t *testing.T, path string) Field {
	t.Helper()
	all := f.fields()
	i := slices.IndexFunc(all, func(x Field) bool { return strings.Join(x.Path, ".") == path })
	if i < 0 {
		t.Fatalf("the form has no %s", path)
	}
	return all[i]
}

// index matches the index of a row in a path.
var index = regexp.MustCompile(`\.\d+`)

// TestForm gives every field of the form of each game's adventures and maps a value, finds it in the next form, and
// takes it away again.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		kind, id string
		has      []string
	}{
		{"adventure", "the-toll-bridge", []string{
			"date", "boxes", "first", "victory.banners", "pennant.army", "standard.command_cards", "pennant.council.wizard",
			"briefing", "map",
		}},
		{"adventure", "harrow-down", []string{"victory.top", "top.command", "bottom.tokens", "top.commander"}},
		{"map", "two-oaks", []string{"board", "notes", "name"}},
		{"deploycards", "pennant-a", []string{"camp", "letter", "boxes", "cards.0.name", "cards.6.number", "notes"}},
	} {
		s := start(t, nil)
		uri := s.open(c.id+"."+c.kind+".toml", libraryText(t, c.kind, c.id))
		first := s.form(uri)
		for _, path := range c.has {
			first.at(t, path)
		}
		tried := map[string]bool{}
		for _, x := range first.fields() {
			path := strings.Join(x.Path, ".")
			like := index.ReplaceAllString(path, ".*") // one row of each list stands for the others
			if tried[like] {
				continue
			}
			tried[like] = true
			if x.Label == "" || x.Help == "" || x.Kind == fieldChoice && len(x.Options) == 0 {
				t.Errorf("%s: %+v", c.id, x)
			}
			value := map[string]any{
				fieldText: `A "word"`, fieldProse: "One.\nTwo \"\"\".\n", fieldNumber: 7, fieldLevel: 2, fieldFlag: true,
				fieldList: []string{"A1", "a2"},
			}[x.Kind]
			switch {
			case x.Kind == fieldRows:
				continue
			case x.Kind == fieldChoice:
				value = x.Options[len(x.Options)-1].ID
			}
			if err := s.gesture(uri, map[string]any{"do": "set", "path": x.Path, "value": value}); err != nil {
				t.Errorf("%s: %s: %s", c.id, path, err.Message)
				continue
			}
			if got := s.form(uri).at(t, path); fmt.Sprint(got.Value) != fmt.Sprint(value) {
				t.Errorf("%s: %s is %v, want %v", c.id, path, got.Value, value)
			}
			if x.Value != nil {
				continue
			}
			if err := s.gesture(uri, map[string]any{"do": "unset", "path": x.Path}); err != nil {
				t.Errorf("%s: %s: %s", c.id, path, err.Message)
			}
		}
	}
}

// TestFormRows adds an objective with the keys that the form gives, finds it, and removes it.
func TestFormRows(t *testing.T) {
	for id, want := range map[string]string{"the-toll-bridge": "pennant standard", "harrow-down": "top bottom"} {
		s := start(t, nil)
		uri := s.open(id+".adventure.toml", libraryText(t, "adventure", id))
		before := s.text[uri]
		list := s.form(uri).at(t, "victory.objectives")
		if err := s.gesture(uri, map[string]any{"do": "addRow", "path": list.Path, "keys": list.Add}); err != nil {
			t.Fatal(err.Message)
		}
		n := len(list.Rows)
		after := s.form(uri)
		if got := after.at(t, fmt.Sprintf("victory.objectives.%d.at", n)); !got.Hexes || got.Kind != fieldList {
			t.Errorf("the hexes are %+v", got)
		}
		var sides []string
		for _, choice := range after.at(t, fmt.Sprintf("victory.objectives.%d.side", n)).Options {
			sides = append(sides, choice.ID)
		}
		if strings.Join(sides, " ") != want {
			t.Errorf("%s: the sides are %v", id, sides)
		}
		if err := s.gesture(uri, map[string]any{"do": "removeRow", "path": list.Path, "row": n}); err != nil {
			t.Fatal(err.Message)
		}
		if s.text[uri] != before {
			t.Errorf("the text is not the old one:\n%s", s.text[uri])
		}
	}
}

// TestFormBroken checks that invalid text keeps the fields that can be read.
func TestFormBroken(t *testing.T) {
	s := start(t, nil)
	text := libraryText(t, "adventure", "the-toll-bridge")
	uri := s.open("toll.adventure.toml", strings.Replace(text, "[victory]", "[victory\n", 1)+"\nnotes = \"\"\"open")
	f := s.form(uri)
	if got := f.at(t, "name").Value; got != "The Toll Bridge" {
		t.Errorf("the name is %v", got)
	}
	if got := f.at(t, "pennant.army").Value; got == nil {
		t.Error("the army is lost")
	}
}
