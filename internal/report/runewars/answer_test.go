package runewars

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	engine "muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
	"muster/sheet"
)

func battleOf(foe library.BattleSide) *library.LinkedBattle {
	units := []library.BattleUnits{{Unit: "footman", Count: 2}, {Unit: "knight", Count: 1}}
	return library.LinkBattle(&library.Battle{
		ID: "hounds", Name: "Hounds at the Ford", Defender: foe,
		Attacker: library.BattleSide{Faction: "daqan", Influence: 9, Choose: library.ChooseRandom, Units: units},
	}, rulebook.Base(), nil)
}

// TestAnswer checks that an answer says whether it was enumerated, gives the rules of choice and the outcome of
// diplomacy (RW-DIPL-02), and is the same as text and JSON.
func TestAnswer(t *testing.T) {
	hounds := battleOf(library.BattleSide{Units: []library.BattleUnits{{Unit: "hell-hound", Count: 2}}})
	a, err := Of(hounds, "hounds", OddsQuestion{})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(a.Lines(), "\n")
	page := string(sheet.Answer(a.Reports()).Markdown())
	for _, want := range []string{"Counted over every order", "rule random", "rule sparing", "6", "the attacker wins"} {
		if !strings.Contains(text, want) || !strings.Contains(page, want) {
			t.Errorf("%q is not told:\n%s", want, text)
		}
	}
	if len(a.Diplo) != 6 || a.Diplo[5].Shares[0].FloatString(3) != "0.612" {
		t.Errorf("diplomacy: %v", a.Diplo)
	}
	var read answerJSON
	bytes, err := json.Marshal(a.JSON())
	if err == nil {
		err = json.Unmarshal(bytes, &read)
	}
	if err != nil || read.Attacker.Wins != a.Odds.Win[0] || len(read.Diplomacy) != 6 || !read.Counted ||
		read.Attacker.Low != nil {
		t.Errorf("%v: %s", err, bytes)
	}
}

// TestSampled checks that a sample says so, with its interval, and that a seed gives the same bytes.
func TestSampled(t *testing.T) {
	hounds := battleOf(library.BattleSide{Units: []library.BattleUnits{{Unit: "hell-hound", Count: 2}}})
	var texts [2]string
	for i := range texts {
		a, err := Of(hounds, "hounds", OddsQuestion{Sample: true, Games: 300, Seed: "7", Number: 7})
		if err != nil {
			t.Fatal(err)
		}
		if low := a.side(0).Low; low == nil || *low >= a.Odds.Win[0] || a.Odds.Counted {
			t.Errorf("%+v", a.side(0))
		}
		texts[i] = strings.Join(a.Lines(), "\n")
	}
	if texts[0] != texts[1] || !strings.Contains(texts[0], "A sample of 300 battles from seed 7") {
		t.Errorf("%s\n%s", texts[0], texts[1])
	}
}

// TestNoBest checks that a best choice that cannot be computed is refused, not approximated.
func TestNoBest(t *testing.T) {
	many := battleOf(library.BattleSide{Faction: "waiqar", Units: []library.BattleUnits{{Unit: "reanimate", Count: 16}}})
	many.Rules.Left &= 0xff
	_, err := Of(many, "many", OddsQuestion{By: [2]string{library.ChooseBest, ""}})
	var wrong report.Wrong
	if !errors.As(err, &wrong) || !strings.Contains(wrong.What, "run out") {
		t.Errorf("%v", err)
	}
	a, err := Of(many, "many", OddsQuestion{Games: 20, Seed: "1", Number: 1})
	if err != nil || a.Odds.Why != engine.Reshuffle || !strings.Contains(strings.Join(a.Lines(), " "), "Not counted") {
		t.Errorf("%v %+v", err, a)
	}
}
