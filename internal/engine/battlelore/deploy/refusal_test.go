package deploy_test

import (
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// What Impromptu mode does not allow is refused with the rule and words that name it, never played.
func TestRefusals(t *testing.T) {
	plain := deploytest.Lay(t, nil)
	pennant, standard := deploytest.Link(
		t,
		deploytest.Definition("pennant"),
	), deploytest.Link(
		t,
		deploytest.Definition("standard"),
	)
	both := [boards.Camps]*deck.Set{pennant, standard}
	epicRows := make([]string, 17)
	for i := range epicRows {
		epicRows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	epic := deploytest.FieldOf(t, &maps.Map{ID: "epic", Name: "Epic", Board: "epic", Rows: epicRows})
	nowhere := rulebook.LinkField(&maps.Map{ID: "n", Board: "nowhere"}, rulebook.Base())
	six := deploytest.Definition("pennant")
	six.Cards = six.Cards[:6]
	l1 := deploytest.Definition("standard")
	l1.Board = "standard-l1"
	for i := range l1.Cards {
		l1.Cards[i].Rows = []string{". . .", ". . . .", ". . .", ". . . ."}
	}
	tests := []struct {
		name string
		f    *rulebook.Field
		sets [boards.Camps]*deck.Set
		opts deploy.Options
		kind pieces.RefusalKind
		rule string
		says string
	}{
		{"no field", nil, both, deploy.Options{}, pieces.NoField, "CTA-01", "no board"},
		{"unknown board", nowhere, both, deploy.Options{}, pieces.NoField, "CTA-01", "no board"},
		{"epic board", epic, both, deploy.Options{}, pieces.EpicBoard, "VAR-EC-01", `"epic"`},
		{
			"no set",
			plain,
			[boards.Camps]*deck.Set{pennant, nil},
			deploy.Options{},
			pieces.NoSet,
			"CTA-03",
			"standard camp",
		},
		{
			"six cards",
			plain,
			[boards.Camps]*deck.Set{deploytest.Link(t, six), standard},
			deploy.Options{},
			pieces.BadSet,
			"CTA-03",
			"6 cards",
		},
		{
			"set of the other camp", plain, [boards.Camps]*deck.Set{pennant, pennant},
			deploy.Options{Boxes: []string{"base"}}, pieces.WrongCamp, "R-009", `"pennant-t" belongs to the pennant camp`,
		},
		{
			"cards of another board", plain, [boards.Camps]*deck.Set{pennant, deploytest.Link(t, l1)}, deploy.Options{},
			pieces.OtherBoard, "CTA-02", `"standard-l1"`,
		},
		{"box", plain, both, deploy.Options{Boxes: []string{"bas"}}, pieces.UnknownBox, "CTA-IMP-02", `"bas"`},
		{"zone", plain, both, deploy.Options{Zone: 1}, pieces.UnknownZone, "CTA-02", "no zone 1"},
		{"negative zone", plain, both, deploy.Options{Zone: -1}, pieces.UnknownZone, "CTA-02", "no zone -1"},
		{"reserve", plain, both, deploy.Options{Reserve: "three"}, pieces.BadReserve, "CTA-09b", `"three"`},
		{
			"card that the set does not have", plain, both,
			deploy.Options{Draw: [boards.Camps]*deck.Draw{nil, {Right: 1, Centre: 2, Left: 3, Reserve: 8}}},
			pieces.BadDraw, "CTA-05", "no card 8",
		},
		{
			"card twice", plain, both,
			deploy.Options{Draw: [boards.Camps]*deck.Draw{{Right: 1, Centre: 2, Left: 1, Reserve: 3}, nil}},
			pieces.BadDraw, "CTA-05", "card 1 is drawn twice",
		},
		{
			"choice out of range", plain, both,
			deploy.Options{Policy: [boards.Camps]deploy.Policy{deploy.NewScript([]int{4}), nil}},
			pieces.BadChoice, "", "chose 4 out of 4",
		},
		{
			"no choices left",
			plain,
			both,
			deploy.Options{Policy: [boards.Camps]deploy.Policy{nil, deploy.NewScript(nil)}},
			pieces.BadChoice,
			"",
			"chose -1",
		},
		{
			"dice that tie for ever",
			plain,
			both,
			deploy.Options{Dice: endless{}},
			pieces.EndlessDice,
			"R-047",
			"tied 1000 times",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, refused := deploy.Impromptu(tt.f, tt.sets, tt.opts)
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

func (endless) Roll() events.Face { return events.Flag }

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
	_, refused := deploy.Impromptu(&f, [boards.Camps]*deck.Set{}, deploy.Options{})
	if len(refused) != 1 || refused[0].Kind != pieces.ShortBoard ||
		!strings.Contains(refused[0].Message(), "7 rows") {
		t.Errorf("refused %v", refused)
	}
}

// Enumerate refuses the same and reports nothing else.
func TestEnumerateRefuses(t *testing.T) {
	f := deploytest.Lay(t, nil)
	pennant, standard := deploytest.Link(
		t,
		deploytest.Definition("pennant"),
	), deploytest.Link(
		t,
		deploytest.Definition("standard"),
	)
	for name, r := range map[string]*prove.Report{
		"field": prove.Enumerate(nil, []*deck.Set{pennant}, nil, deploy.Options{}),
		"camp":  prove.Enumerate(f, []*deck.Set{pennant, standard}, []*deck.Set{standard}, deploy.Options{}),
		"box":   prove.Enumerate(f, []*deck.Set{pennant}, nil, deploy.Options{Boxes: []string{"bas"}}),
	} {
		if len(r.Refused) != 1 || len(r.Sets[0])+len(r.Sets[1])+len(r.Pairings) > 0 {
			t.Errorf("%s: refused %v, sets %v", name, r.Refused, r.Sets)
		}
	}
}

// Specialists that no player may have are refused before deployment, those of all players at once.
func TestForbiddenWishesAreRefusedTogether(t *testing.T) {
	_, sets, epic := deploytest.AlliedCamps(t, 500)
	organized := make([]deploy.Player, boards.Camps)
	for camp, pair := range sets {
		organized[camp] = deploy.Player{Camp: boards.Camp(camp), Sets: pair[:]}
	}
	for _, c := range []struct {
		f       *rulebook.Field
		mode    deploycards.Mode
		players []deploy.Player
		wishes  [][]string
		kind    pieces.RefusalKind
	}{
		{deploytest.Lay(t, nil), deploycards.ModeOrganized, organized, [][]string{{"prayer"}, {"kings-allies"}},
			pieces.LoreOnlySpecialist},
		{epic, deploycards.ModeEpicAllies, deploytest.FourPlayers(sets, [2]int{0, 1}, nil),
			[][]string{{"vantage-point"}, nil, {"enrollment"}, nil}, pieces.VoidSpecialist},
	} {
		_, refused := deploy.Deploy(c.f, c.mode, c.players, deploy.Options{Specialists: &deploy.Calling{Wishes: c.wishes}})
		if len(refused) != 2 || refused[0].Kind != c.kind || refused[1].Kind != c.kind {
			t.Errorf("%s: refused %+v, want both of %v", c.mode, refused, c.wishes)
		}
	}
}

// picker takes the first legal Specialist and records that it was called.
type picker struct {
	t    *testing.T
	name string
	said *[]string
}

func (p *picker) Choose(d *deploy.Decision, _ []deploy.Answer) deploy.Answer {
	if d.Kind == deploy.ChooseSpecialist {
		*p.said = append(*p.said, p.name)
		for _, word := range d.Words {
			if card := rulebook.Base().Specialists.Get(word); card != nil && card.TouchesReserve() {
				p.t.Errorf("%s may take %s", p.name, word)
			}
		}
	}
	return 0
}

// four players take from the one deck there and back, the camps in turn. R-274: no card that speaks of the
// Reserve is among what they may take.
func TestAlliesPickThereAndBack(t *testing.T) {
	_, sets, epic := deploytest.AlliedCamps(t, 500)
	four := deploytest.FourPlayers(sets, [2]int{0, 1}, nil)
	var said []string
	for i, name := range []string{"red Pennant", "blue Pennant", "red Standard", "blue Standard"} {
		four[i].Policy = &picker{t, name, &said}
	}
	_, refused := deploy.Deploy(epic, deploycards.ModeEpicAllies, four,
		deploy.Options{Lore: true, Specialists: &deploy.Calling{}})
	want := "red Pennant, red Standard, blue Pennant, blue Standard, " +
		"blue Standard, blue Pennant, red Standard, red Pennant"
	if got := strings.Join(said, ", "); len(refused) > 0 || got != want {
		t.Errorf("refused %v, asked %s; want %s", refused, got, want)
	}
}
