package draws

import (
	"encoding/json"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
)

// TestUnplayableWitness: JSON returns the error of a witness that cannot be played.
func TestUnplayableWitness(t *testing.T) {
	f, sets := shipped(t, "two-oaks")
	a, err := AnswerImpromptu(question(f, sets, deploycards.ModeImpromptu), [boards.Camps][]*deck.Set{sets[:1], sets[3:4]})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.JSON(); err != nil {
		t.Fatal(err)
	}
	a.Facts.(*Impromptu).Sets[boards.Standard][0].Short.Witness = &deck.Draw{Right: 99}
	if _, err := a.JSON(); err == nil {
		t.Error("a draw with card 99 is a witness")
	}
}

// TestUnprovedFate: a fate that is only sampled has "" for each chance.
func TestUnprovedFate(t *testing.T) {
	text, err := json.Marshal(jsonFate{
		Camp: "pennant", Key: "left",
		Fate: &organized.Fate{Unproved: true, Sampled: &organized.Sample{Seed: 1, Hits: 2, Trials: 3, Low: 4, High: 5}},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := `{"camp":"pennant","fate":"left","certain":"","possible":"","uniform":"",` +
		`"sampled":{"seed":1,"hits":2,"trials":3,"low_ppm":4,"high_ppm":5},"unproved":true,"worst":0,"witness":null}`
	if got := string(text); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
