package rulebook_test

import (
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/internal/adventures/effect"
	"muster/schema/source"
)

const pageName = "../../../../../docs/formats/medieval/rulebook.md"

// TestEffectsOfThePage: the page for authors has the words of the dialect and what a grant changes as the code has
// them, each with what it reads, and nothing else.
func TestEffectsOfThePage(t *testing.T) {
	text, err := os.ReadFile(pageName)
	if err != nil {
		t.Fatal(err)
	}
	page, d := string(text), rulebook.CardDialect()
	verbs := []string{"| word | meaning | reads |", "|---|---|---|"}
	for _, e := range d.Entries {
		meaning := d.Verb(e.Verb).Meaning
		if ours, ok := wordMeanings[e.Word]; ok {
			meaning = ours
		}
		verbs = append(verbs, "| `"+e.Word+"` | "+meaning+" | "+ticked(e.Keys)+" |")
	}
	stats := []string{"| key | a unit with it |", "|---|---|"}
	grant := d.Entry(rulebook.DoGrant)
	for _, key := range grant.Keys {
		if stat, ok := grant.Stats[key]; ok {
			stats = append(stats, "| `"+key+"` | "+statMeaning(d, key, stat)+" |")
		}
	}
	for heading, rows := range map[string][]string{"What it does": verbs, "What a grant changes": stats} {
		want := strings.Join(rows, "\n")
		if *update {
			before, after, _ := strings.Cut(page, "### "+heading+"\n\n")
			_, after, more := strings.Cut(after, "\n\n#")
			if page = before + "### " + heading + "\n\n" + want + "\n"; more {
				page += "\n#" + after
			}
		} else if !strings.Contains(page, "### "+heading+"\n\n"+want+"\n") {
			t.Errorf("%s does not have, below %q:\n%s", pageName, heading, want)
		}
	}
	if *update {
		if err := os.WriteFile(pageName, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// wordMeanings are what this game's words do where the verb of any game says it in other terms.
var wordMeanings = map[string]string{
	rulebook.DoGain: "gives the player `count` tokens at the end of the turn, as far as there are any",
	rulebook.DoDraw: "draws `count` cards at the end of the turn, in place of the draw, and keeps `keep`",
}

// statMeaning is what a key of a grant changes, with what this game calls it.
func statMeaning(d *effect.Schema, key, stat string) string {
	if stat == effect.StatMoveMost {
		return "does not move"
	}
	out := strings.ReplaceAll(d.Language.Stat(stat).Meaning, "`n`", "`"+key+"`")
	return strings.NewReplacer(
		"does not battle in melee, nor shoot at point blank", "does not battle in close combat",
		"in melee", "in close combat",
		"in ranged combat", "of fire", "does not shoot", "does not fire in the combat phase", "shoots", "fires",
	).Replace(out)
}

func ticked(words []string) string {
	if len(words) == 0 {
		return "–"
	}
	return "`" + strings.Join(words, "`, `") + "`"
}

// TestExampleOfThePage: what the page shows is read without a finding, and its rows are in the tables.
func TestExampleOfThePage(t *testing.T) {
	text, err := os.ReadFile(pageName)
	if err != nil {
		t.Fatal(err)
	}
	_, example, _ := strings.Cut(string(text), "```toml northern-levies.rulebook.toml\n")
	example, _, _ = strings.Cut(example, "```")
	d, found := medieval.Game().FileKinds().Load(source.NewFile("northern-levies.rulebook.toml", []byte(example)))
	for _, f := range found {
		t.Errorf("%d: %s: %s", f.Start.Line, f.Code, f.Message)
	}
	r := medieval.Game().Base().Extend(d)
	if r.Units.Get("axemen") == nil || r.CommandCards.Get("war-horns") == nil || r.Limit(rulebook.LimitTokens).Usual != 2 {
		t.Error("a row of the example is not in the tables")
	}
	if r.Deck() != medieval.Game().Base().Deck()+1 || !slices.ContainsFunc(rulebook.RowsOf(d),
		func(w rulebook.Written) bool { return w.ID == "axemen" }) {
		t.Error("the deck has not grown by the card")
	}
}
