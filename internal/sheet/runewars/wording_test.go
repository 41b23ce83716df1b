package runewars

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/words"
)

// said describes every shipped row, a line each.
func said(w Words) string {
	var b strings.Builder
	r := w.Rules
	say := func(id string, texts ...string) {
		text := strings.Join(strings.Fields(strings.Join(texts, " ")), " ")
		fmt.Fprintf(&b, "%s: %s\n", id, text)
	}
	for _, x := range r.Units.All() {
		say(x.ID, w.Effects(x.Special), w.Traits(&x))
	}
	for _, x := range r.Factions.All() {
		say(x.ID, w.Effects(x.Defence.Effects))
	}
	for _, x := range r.Cities.All() {
		say(x.ID, w.Benefits(&x))
	}
	for _, x := range r.Exploration.All() {
		say(x.ID, w.Token(&x))
	}
	for _, x := range r.Heroes.All() {
		say(x.ID, w.Abilities(x.Abilities))
	}
	for _, x := range r.Quests.All() {
		say(x.ID, w.CardEffects(x.Gold), "/", w.CardEffects(x.Silver), "/", w.CardEffects(x.Red), "/",
			w.CardEffects(x.Won), "/",
			w.CardEffects(x.Lost))
	}
	for _, x := range r.Rewards.All() {
		say(x.ID, w.Abilities(x.Abilities), strike(w, x.Duel), w.Effects(x.Battle), w.CardEffects(x.Effects))
	}
	for _, x := range r.Tactics.All() {
		say(x.ID, w.CardEffects(x.Effects), w.Effects(x.Battle), strike(w, x.Duel))
	}
	for _, x := range r.Seasons.All() {
		say(x.ID, w.CardEffects(x.Effects))
	}
	for _, x := range r.Objectives.All() {
		say(x.ID, w.Conditions(x.Needs))
	}
	for _, x := range r.Titles.All() {
		say(x.ID, w.Abilities(x.Abilities), w.CardEffects(x.Effects))
	}
	for _, x := range r.Commanders.All() {
		say(x.ID, w.Effects(x.Effects))
	}
	for _, x := range r.Developments.All() {
		say(x.ID, w.CardEffects(x.Bought), w.CardEffects(x.Harvest), w.Effects(x.Defence), w.Abilities(x.Abilities),
			w.More(x.More))
	}
	return b.String()
}

func strike(w Words, s *rulebook.Strike) string {
	if s == nil {
		return ""
	}
	return w.Strike(s)
}

// TestShipped compares the descriptions of all shipped rows, in each language, with the golden file.
func TestShipped(t *testing.T) {
	for _, tag := range words.Tags() {
		l, err := words.In(tag)
		if err != nil {
			t.Fatal(err)
		}
		got, golden := said(Words{l, rulebook.Base()}), "testdata/shipped."+tag+".txt"
		if *update {
			if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s is\n%s", golden, got)
		}
	}
}

// raw matches words of rows left untranslated in a sentence.
var raw = regexp.MustCompile(`[a-z]+-[a-z]+|%!|\(\)`)

// TestWords checks that every word of a row has a phrase in each language, whatever else the row has.
func TestWords(t *testing.T) {
	for _, tag := range words.Tags() {
		l, err := words.In(tag)
		if err != nil {
			t.Fatal(err)
		}
		w := Words{l, rulebook.Base()}
		heard := map[string]bool{}
		once := func(text string) {
			t.Helper()
			if text == "" || heard[text] || raw.MatchString(text) {
				t.Errorf("%s: %q is nothing, comes twice or holds a raw word", tag, text)
			}
			heard[text] = true
		}
		for _, do := range rulebook.EffectWords() {
			once(w.Effects([]rulebook.Effect{{
				Do: do, Count: 2, By: rulebook.BySelf, Shapes: rulebook.Shapes(), State: rulebook.Standing, Initiative: 3,
				One: true, Unit: "knight", Stands: &rulebook.Stands{Unit: "roc", Least: 2}, Cost: &rulebook.Cost{Unit: "footman"},
			}}))
		}
		for _, do := range rulebook.Operations() {
			for _, who := range rulebook.Whoms() {
				once(w.CardEffects([]rulebook.CardEffect{{
					Do: do, Count: 3, Who: who, By: rulebook.ByLowest, Where: rulebook.Wheres(),
				}}))
			}
		}
		for _, has := range rulebook.Holdings() {
			once(w.Condition(&rulebook.Condition{Has: has, Least: 2, Dial: rulebook.Ore}))
		}
		for _, gives := range rulebook.AbilityWords() {
			once(w.Abilities([]rulebook.Ability{{Gives: gives, Count: 2}}))
		}
		for _, does := range rulebook.TokenWords() {
			once(w.Token(&rulebook.Token{Does: does, Dial: rulebook.Food}))
		}
		for _, where := range rulebook.Wheres() {
			once(w.place(where))
		}
	}
}

// TestNames checks that each rulebook name on pages has a row in each language, except specials, cards and boxes. It
// also checks that each row has a name.
func TestNames(t *testing.T) {
	have := map[string]bool{}
	r := rulebook.Base()
	for _, x := range r.Units.All() {
		have[x.Name] = true
	}
	for _, x := range r.Factions.All() {
		have[x.Name], have[x.Defence.Name] = true, true
	}
	for _, x := range r.Tiles.All() {
		have[x.Name] = true
	}
	for _, x := range r.Cities.All() {
		have[x.Name] = true
	}
	for _, x := range r.Exploration.All() {
		have[x.Name] = true
	}
	for _, x := range r.Titles.All() {
		have[x.Name] = true
	}
	for _, tag := range words.Tags()[1:] {
		all, err := words.Of(tag)
		if err != nil {
			t.Fatal(err)
		}
		named := map[string]bool{}
		for _, file := range all {
			for _, row := range file.Names {
				if named[row.English] = true; file.File == "runewars-names.toml" && !have[row.English] {
					t.Errorf("%s/%s: %q is no name of the rulebook", tag, file.File, row.English)
				}
			}
		}
		for name := range have {
			if !named[name] {
				t.Errorf("%s: no row for the name %q", tag, name)
			}
		}
	}
}
