package runewars_test

import (
	"regexp"
	"strings"
	"testing"

	"muster/internal/testing/vectortest"
)

// vector is a parsed scene file.
type vector struct {
	vectortest.Vector
	seats, fate, with []string
	board, scene      []vectortest.Line
}

// TestVectors plays every scene.
func TestVectors(t *testing.T) {
	vectortest.Each(t, func(t *testing.T, f vectortest.File) {
		v, fault := parse(f.Text)
		if fault != "" {
			t.Fatal(fault)
		}
		if id := ruleOf(f.Name); id != "" && v.Rules[0] != id {
			t.Errorf("the name says %s, the scene %v", id, v.Rules)
		}
		run(t, v)
	})
}

var named = regexp.MustCompile(`^rw-[a-z0-9]+-[0-9]+`)

// ruleOf returns the rule that a file is named for.
func ruleOf(name string) string { return strings.ToUpper(named.FindString(name)) }

// parse parses a vector; fault describes an error.
func parse(text string) (v *vector, fault string) {
	v = new(vector)
	heads := map[string]*[]string{"seats": &v.seats, "fate": &v.fate, "with": &v.with}
	lines := func(section *[]vectortest.Line) vectortest.Section {
		return func(l vectortest.Line) string {
			*section = append(*section, l)
			return ""
		}
	}
	fault = vectortest.Format{
		Header: func(key, _ string, words []string) string {
			if heads[key] == nil {
				return "unknown key"
			}
			*heads[key] = words
			return ""
		},
		Sections:   map[string]vectortest.Section{"board": lines(&v.board), "scene": lines(&v.scene)},
		WholeLines: true,
	}.Parse(text, &v.Vector)
	return v, fault
}
