package docs_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore/rulebook"
)

// effectSchemas are who says effects, as formats/effects.md calls them.
func effectSchemas() []effectSchema {
	return []effectSchema{
		{
			"Command cards",
			rulebook.CommandEffects(),
		},
		{"Lore cards", rulebook.LoreEffects()},
		{"powers", rulebook.PowerEffects()},
		{"Specialists", rulebook.SpecialistEffects()},
		{"special rules", adventures.RuleEffects()},
	}
}

type effectSchema struct {
	name string
	*effect.Schema
}

// TestEffectsPage: formats/effects.md has the verbs, what a grant changes and of what an amount is a part as the code
// has them, each with the words by which every schema says it, and nothing else.
func TestEffectsPage(t *testing.T) {
	for heading, rows := range map[string][]string{
		"## What it does":                   verbRows(effect.Verbs()),
		"### BattleLore's own":              verbRows(slices.Concat(rulebook.Language().Own, adventures.RuleEffects().Own)),
		"### What a grant changes":          statRows(),
		"### A part of something":           baseRows(),
		"### At whom a Lore card is played": meanings(rulebook.LoreTargets(), rulebook.TargetMeaning),
		"### What is special":               meanings(rulebook.LoreSpecials(), rulebook.SpecialMeaning),
	} {
		if got := tableBelow(t, heading); !slices.Equal(got, rows) {
			t.Errorf("%s: the page has\n%s\nwant\n%s", heading, strings.Join(got, "\n"), strings.Join(rows, "\n"))
		}
	}
}

// verbRows are verbs with the words for them.
func verbRows(verbs []effect.Verb) []string {
	var rows []string
	for _, v := range verbs {
		cells := []string{ticked(v.Word), v.Meaning}
		for _, d := range effectSchemas() {
			cells = append(cells, ticked(d.Writing(v.Word)...))
		}
		rows = append(rows, row(cells...))
	}
	return rows
}

// statRows are what grants change, with the keys or words that say so.
func statRows() []string {
	var rows []string
	for _, s := range effect.Stats() {
		cells := []string{ticked(s.Word), s.Meaning}
		for _, d := range effectSchemas() {
			if d.Writing(effect.Grant) != nil {
				cells = append(cells, changed(d, s.Word))
			}
		}
		rows = append(rows, row(cells...))
	}
	return rows
}

// changed is how a schema says that a stat changes.
func changed(d effectSchema, stat string) string {
	var words []string
	for _, e := range d.Entries {
		for _, key := range e.Keys {
			switch {
			case e.Stats[key] != stat:
			case e.Word == effect.Grant:
				words = append(words, key)
			case len(e.Stats) == 1:
				words = append(words, e.Word)
			default:
				words = append(words, e.Word+"` "+"`"+key)
			}
		}
		if e.Stats[""] == stat {
			words = append(words, e.Word)
		}
		if slices.Contains(e.Keys, "stat") && slices.Contains(rulebook.LoreStats(), stat) {
			words = append(words, stat)
		}
	}
	return ticked(words...)
}

// baseRows are of what amounts are parts, with the words whose amounts may be.
func baseRows() []string {
	var rows []string
	for _, by := range rulebook.Bases() {
		cells := []string{ticked(by), rulebook.BaseMeaning(by)}
		for _, d := range effectSchemas() {
			var readers []string
			for _, e := range d.Entries {
				if slices.Contains(e.Bases, by) {
					readers = append(readers, e.Word)
				}
			}
			cells = append(cells, ticked(readers...))
		}
		rows = append(rows, row(cells...))
	}
	return rows
}

func meanings(words []string, meaning func(string) string) []string {
	var rows []string
	for _, w := range words {
		rows = append(rows, row(ticked(w), meaning(w)))
	}
	return rows
}

func row(cells ...string) string { return "| " + strings.Join(cells, " | ") + " |" }

// ticked writes words as code; a dash for none.
func ticked(words ...string) string {
	if len(words) == 0 {
		return "–"
	}
	return "`" + strings.Join(words, "`, `") + "`"
}

// TestEffectKeys: the tables of keys in formats/effects.md name every key that a word of a schema reads, with whose it
// is, and no other.
func TestEffectKeys(t *testing.T) {
	want := map[string]bool{}
	for _, d := range effectSchemas() {
		for _, e := range d.Entries {
			for _, key := range slices.Concat(d.Always, e.Keys) {
				want[key+" of "+d.name] = true
			}
		}
	}
	want["what of Lore targets"] = true
	for _, what := range rulebook.LoreTargets() {
		for _, key := range rulebook.LoreTargetKeys(what) {
			want[key+" of Lore targets"] = true
		}
	}
	got := map[string]bool{}
	for _, heading := range []string{"## For whom", "## How much", "### Values of a verb", "## When"} {
		for _, line := range tableBelow(t, heading) {
			cells := strings.Split(strings.Trim(line, "| "), " | ")
			for _, key := range strings.Split(cells[0], ", ") {
				for _, whose := range strings.Split(cells[1], ", ") {
					got[strings.Trim(key, "`")+" of "+whose] = true
				}
			}
		}
	}
	for key := range want {
		if !got[key] {
			t.Errorf("no table of keys has %s", key)
		}
	}
	for key := range got {
		if !want[key] {
			t.Errorf("a table of keys has %s, which nothing reads", key)
		}
	}
}

// tableBelow are the rows of the first table below a heading of formats/effects.md, without those of its head.
func tableBelow(t *testing.T, heading string) []string {
	t.Helper()
	page, err := fs.ReadFile(docs.Pages, "formats/effects.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, ok := strings.Cut(string(page), "\n"+heading+"\n")
	if !ok {
		t.Fatalf("formats/effects.md has no heading %q", heading)
	}
	var rows []string
	for line := range strings.Lines(text) {
		switch line = strings.TrimSpace(line); {
		case strings.HasPrefix(line, "|"):
			rows = append(rows, line)
		case len(rows) > 0:
			return rows[2:]
		}
	}
	t.Fatalf("formats/effects.md has no table below %q", heading)
	return nil
}
