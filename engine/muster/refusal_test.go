package muster_test

import (
	"strings"
	"testing"

	"muster/deploycards/deploytest"
	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps"
)

// What Impromptu mode does not allow is refused with the rule and words that name it, never played.
func TestRefusals(t *testing.T) {
	plain := deploytest.Lay(t, nil)
	pennant, standard := deploytest.Link(t, deploytest.Definition("pennant")), deploytest.Link(t, deploytest.Definition("standard"))
	both := [boards.Camps]*muster.Set{pennant, standard}
	epicRows := make([]string, 17)
	for i := range epicRows {
		epicRows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	epic := deploytest.FieldOf(t, &maps.Map{ID: "epic", Name: "Epic", Board: "epic", Rows: epicRows})
	nowhere := field.Link(&maps.Map{ID: "n", Board: "nowhere"}, rulebook.Base())
	six := deploytest.Definition("pennant")
	six.Cards = six.Cards[:6]
	l1 := deploytest.Definition("standard")
	l1.Board = "standard-l1"
	for i := range l1.Cards {
		l1.Cards[i].Rows = []string{". . .", ". . . .", ". . .", ". . . ."}
	}
	tests := []struct {
		name string
		f    *field.Field
		sets [boards.Camps]*muster.Set
		opts muster.Options
		kind muster.RefusalKind
		rule string
		says string
	}{
		{"no field", nil, both, muster.Options{}, muster.NoField, "CTA-01", "no board"},
		{"unknown board", nowhere, both, muster.Options{}, muster.NoField, "CTA-01", "no board"},
		{"epic board", epic, both, muster.Options{}, muster.EpicBoard, "VAR-EC-01", `"epic"`},
		{"no set", plain, [boards.Camps]*muster.Set{pennant, nil}, muster.Options{}, muster.NoSet, "CTA-03", "standard camp"},
		{"six cards", plain, [boards.Camps]*muster.Set{deploytest.Link(t, six), standard}, muster.Options{}, muster.BadSet, "CTA-03", "6 cards"},
		{
			"set of the other camp", plain, [boards.Camps]*muster.Set{pennant, pennant},
			muster.Options{Boxes: []string{"base"}}, muster.WrongCamp, "R-009", `"pennant-t" is of the pennant camp`,
		},
		{
			"cards of another board", plain, [boards.Camps]*muster.Set{pennant, deploytest.Link(t, l1)}, muster.Options{},
			muster.OtherBoard, "CTA-02", `"standard-l1"`,
		},
		{"box", plain, both, muster.Options{Boxes: []string{"bas"}}, muster.UnknownBox, "CTA-IMP-02", `"bas"`},
		{"zone", plain, both, muster.Options{Zone: 1}, muster.UnknownZone, "CTA-02", "no zone 1"},
		{"negative zone", plain, both, muster.Options{Zone: -1}, muster.UnknownZone, "CTA-02", "no zone -1"},
		{"reserve", plain, both, muster.Options{Reserve: "three"}, muster.BadReserve, "CTA-09b", `"three"`},
		{
			"card that the set does not have", plain, both,
			muster.Options{Draw: [boards.Camps]*muster.Draw{nil, {Right: 1, Centre: 2, Left: 3, Reserve: 8}}},
			muster.BadDraw, "CTA-05", "no card 8",
		},
		{
			"card twice", plain, both,
			muster.Options{Draw: [boards.Camps]*muster.Draw{{Right: 1, Centre: 2, Left: 1, Reserve: 3}, nil}},
			muster.BadDraw, "CTA-05", "card 1 is drawn twice",
		},
		{
			"choice out of range", plain, both,
			muster.Options{Policy: [boards.Camps]muster.Policy{muster.NewScript([]int{4}), nil}},
			muster.BadChoice, "", "chose 4 out of 4",
		},
		{
			"no choices left", plain, both, muster.Options{Policy: [boards.Camps]muster.Policy{nil, muster.NewScript(nil)}},
			muster.BadChoice, "", "chose -1",
		},
		{"dice that tie for ever", plain, both, muster.Options{Dice: endless{}}, muster.EndlessDice, "R-047", "tied 1000 times"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, refused := muster.Impromptu(tt.f, tt.sets, tt.opts)
			if d != nil || len(refused) == 0 {
				t.Fatalf("deployment %v, refused %v", d, refused)
			}
			r := refused[0]
			if r.Kind != tt.kind || !strings.Contains(r.Message(), tt.says) {
				t.Errorf("kind %d, %q; want kind %d and %q", r.Kind, r.Message(), tt.kind, tt.says)
			}
			if tt.rule != "" && !strings.Contains(strings.Join(r.Rules(), " "), tt.rule) {
				t.Errorf("rules %v, want %s among them", r.Rules(), tt.rule)
			}
		})
	}
}

type endless struct{}

func (endless) Roll() muster.Face { return muster.Flag }

// CTA-02: on a board so short that the camps' first rows meet, no card has a place of its own.
func TestShortBoardIsRefused(t *testing.T) {
	f := *deploytest.Lay(t, nil)
	short := *f.Board
	spec := short.Spec
	spec.RowCount, spec.Setup = 7, boards.SetupRows{Baseline: 1, Guards: [2]int{1, 4}}
	geometry, err := boards.New(spec)
	if err != nil {
		t.Fatal(err)
	}
	short.Spec, short.Geometry = spec, geometry
	f.Board, f.Hexes = &short, geometry
	_, refused := muster.Impromptu(&f, [boards.Camps]*muster.Set{}, muster.Options{})
	if len(refused) != 1 || refused[0].Kind != muster.ShortBoard || !strings.Contains(refused[0].Message(), "7 rows") {
		t.Errorf("refused %v", refused)
	}
}

// Enumerate refuses the same and reports nothing beside it.
func TestEnumerateRefuses(t *testing.T) {
	f := deploytest.Lay(t, nil)
	pennant, standard := deploytest.Link(t, deploytest.Definition("pennant")), deploytest.Link(t, deploytest.Definition("standard"))
	for name, r := range map[string]*muster.Report{
		"field": muster.Enumerate(nil, []*muster.Set{pennant}, nil, muster.Options{}),
		"camp":  muster.Enumerate(f, []*muster.Set{pennant, standard}, []*muster.Set{standard}, muster.Options{}),
		"box":   muster.Enumerate(f, []*muster.Set{pennant}, nil, muster.Options{Boxes: []string{"bas"}}),
	} {
		if len(r.Refused) != 1 || len(r.Sets[0])+len(r.Sets[1])+len(r.Pairings) > 0 {
			t.Errorf("%s: refused %v, sets %v", name, r.Refused, r.Sets)
		}
	}
}
