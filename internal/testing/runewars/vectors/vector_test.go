package vectors_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// vector is a scene as its file writes it.
type vector struct {
	rules, seats, fate, with []string
	board, scene, play       []line
}

type line struct {
	n    int
	text string
}

// TestVectors plays every scene.
func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no scenes", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			v := parse(t, string(text))
			if id := ruleOf(filepath.Base(name)); len(v.rules) == 0 || id != "" && v.rules[0] != id {
				t.Errorf("the name says %s, the scene %v", id, v.rules)
			}
			run(t, v)
		})
	}
}

var named = regexp.MustCompile(`^rw-[a-z0-9]+-[0-9]+`)

// ruleOf is the rule that a file is named for.
func ruleOf(name string) string { return strings.ToUpper(named.FindString(name)) }

func parse(t *testing.T, text string) *vector {
	v := new(vector)
	parts := map[string]*[]line{"board": &v.board, "scene": &v.scene, "play": &v.play}
	heads := map[string]*[]string{
		"rule": &v.rules, "seats": &v.seats, "fate": &v.fate, "with": &v.with, "about": new([]string),
	}
	var into *[]line
	for i, l := range strings.Split(text, "\n") {
		if l = strings.TrimRight(l, " "); l == "" {
			continue
		}
		if name, ok := strings.CutPrefix(l, "-- "); ok {
			if into = parts[strings.TrimSuffix(name, " --")]; into == nil {
				t.Fatalf("line %d: there is no part %q", i+1, l)
			}
			continue
		}
		if into != nil {
			*into = append(*into, line{i + 1, l})
			continue
		}
		key, value, _ := strings.Cut(l, ": ")
		if heads[key] == nil {
			t.Fatalf("line %d: the head has no %q", i+1, key)
		}
		*heads[key] = strings.FieldsFunc(value, func(r rune) bool { return r == ' ' || r == ',' })
	}
	return v
}
