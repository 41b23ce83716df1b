package setup

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/schema/source"
)

// As many runes as a file can ask for are received one after the other (RW-RUNE-01), by every player of four, and those
// for which the pile or the board has no room go back.
func TestManyRunes(t *testing.T) {
	text := `kind = "scenario"
game = "runewars"
format = 1
id = "one"
name = "One"
boxes = ["runewars", "demo"]
realm = "the-broken-march"
years = 1
[[seats]]
faction = "latari"
[[seats]]
faction = "daqan"
[[seats]]
faction = "waiqar"
[[seats]]
faction = "uthuk"
[[events]]
name = "Runes"
season = "spring"
effects = [{ do = "gain-rune", count = 20 }]
`
	c := library.New([]*source.File{source.NewFile("one.scenario.toml", []byte(text))}, 1)
	for _, d := range c.Given()[0].Schema {
		t.Errorf("%d: %s", d.Start.Line, d.Message)
	}
	g, why := Open(c.Find(rulebook.KindScenario, "one"))
	if g == nil {
		t.Fatal(why)
	}
	var s runewars.State
	var log runewars.Log
	runewars.Start(g.Rules, &s, 7, &log)
	chance, deepest, back := engine.NewRand(7, "runes"), uint8(0), 0
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	for !s.Over() {
		open := runewars.Legal(g.Rules, &s, buf[:0])
		log.Events = log.Events[:0]
		if err := runewars.Apply(g.Rules, &s, open[chance.IntN(len(open))], &log); err != nil {
			t.Fatal(err)
		}
		deepest = max(deepest, s.Depth)
		for _, e := range log.Events {
			if e.Kind == runewars.RuneBack {
				back++
			}
		}
	}
	if deepest >= runewars.MaxFrames || back < 10 {
		t.Errorf("%d frames deep, %d times runes had no place", deepest, back)
	}
}
