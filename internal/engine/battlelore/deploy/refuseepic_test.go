package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"

	epic "muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
	"muster/schema"
)

// oneZone is an Epic board whose cards have but one place.
func oneZone() *rulebook.Field {
	return rulebook.LinkField(&maps.Map{ID: "one", Name: "One", Board: "epic-l1", Rows: deploytest.EpicRows()},
		rulebook.Base())
}

// An Epic mode refuses illegal input with its rule and a message, and neither plays nor counts it.
func TestEpicRefusals(t *testing.T) {
	epic, standard := deploytest.LayEpic(nil), deploytest.Lay(t, nil)
	p, q := deploytest.Link(t, deploytest.Definition("pennant")), deploytest.Link(t, deploytest.Definition("standard"))
	other := deploytest.Definition("pennant")
	other.ID = "pennant-o"
	o := deploytest.Link(t, other)
	both := [boards.Camps]*deck.Set{p, q}
	pair := func(sets [boards.Camps]*deck.Set, zones ...int) []deploy.Player {
		return deploytest.EpicPair(sets, [boards.Camps]int{zones[0], zones[1]}, nil)
	}
	allies := deploytest.FourPlayers([boards.Camps][2]*deck.Set{{p, o}, {q, q}}, [2]int{0, 1}, nil)
	tall := deploytest.LayEpic(nil)
	board := *tall.Board
	board.Setup.ScoutGuard = 0
	tall.Board = &board
	six := deploytest.Definition("standard")
	six.Cards = six.Cards[:6]
	drawn := pair(both, 0, 0)
	drawn[0].Draw = &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4}
	for _, c := range []struct {
		name    string
		f       *rulebook.Field
		mode    deploycards.Mode
		players []deploy.Player
		kind    pieces.RefusalKind
		rule    string
		says    string
	}{
		{"no field", nil, deploycards.ModeEpic, pair(both, 0, 0), pieces.NoField, "CTA-01", "the map has no board to " +
			"deploy on"},
		{"standard board", standard, deploycards.ModeEpic, pair(both, 0, 0), pieces.StandardField, "VAR-EC-01",
			`epic mode is for epic boards, but the map is on board "standard"`},
		{"an Epic board in Impromptu mode", epic, deploycards.ModeImpromptu, pair(both, 0, 0), pieces.EpicBoard,
			"VAR-EC-01",
			`impromptu mode cannot be played on the epic board "epic"`},
		{"one player", epic, deploycards.ModeEpic, pair(both, 0, 0)[:1], pieces.BadPlayers, "VAR-EC-01",
			"epic mode cannot be played with these 1 players; it needs one of each camp, the Pennants first"},
		{"unknown zone", epic, deploycards.ModeEpic, pair(both, 0, 2), pieces.UnknownZone, "CTA-02",
			"the board has no zone 2, only 2"},
		{"no row for scouts", tall, deploycards.ModeEpic, pair(both, 0, 0), pieces.NoScoutRow, "VAR-EC-02",
			`board "epic" has no row for a scout guard`},
		{"no set", epic, deploycards.ModeEpic, pair([boards.Camps]*deck.Set{p, nil}, 0, 0), pieces.NoSet, "CTA-03",
			"the standard camp has no deployment set"},
		{"six cards", epic, deploycards.ModeEpic, pair([boards.Camps]*deck.Set{p, deploytest.Link(t, six)}, 0, 0),
			pieces.BadSet, "CTA-03",
			`set "standard-t" cannot be drawn from: the set has 6 cards, a set has 7`},
		{"set of the other camp", epic, deploycards.ModeEpic, pair([boards.Camps]*deck.Set{p, p}, 0, 0), pieces.WrongCamp,
			"R-009",
			`set "pennant-t" belongs to the pennant camp, but in epic mode the standard camp uses one of its own`},
		{"a draw without a Scout Guard", epic, deploycards.ModeEpic, drawn, pieces.BadDraw, "CTA-05",
			`the pennant camp cannot draw "1,2,3/4": it has 4 cards, 5 are drawn`},
		{"three players", epic, deploycards.ModeEpicAllies, allies[:3], pieces.BadPlayers, "VAR-ER-01",
			"epic-allies mode cannot be played with these 3 players; it needs two of each camp, the Pennants first"},
		{"allies on a standard board", standard, deploycards.ModeEpicAllies, allies, pieces.StandardField, "VAR-ER-01",
			`epic-allies mode is for epic boards, but the map is on board "standard"`},
		{"one place for two allies", oneZone(), deploycards.ModeEpicAllies, allies, pieces.OneZone, "VAR-ER-02",
			`board "epic-l1" has 1 zone for cards, but two allies need two`},
		{"allies with one set", epic, deploycards.ModeEpicAllies, allies, pieces.AlliedSet, "R-273",
			`both allies of the standard camp have set "standard-t", but there is one copy of each card`},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, refused := deploy.Deploy(c.f, c.mode, c.players, deploy.Options{})
			if d != nil || len(refused) != 1 {
				t.Fatalf("deployment %v, refused %+v", d, refused)
			}
			r := refused[0]
			if r.Kind != c.kind || r.Message() != c.says || !slices.Contains(r.Rules(), c.rule) {
				t.Errorf("kind %d, %q, rules %v", r.Kind, r.Message(), r.Rules())
			}
		})
	}
}

// VAR-EC-04: an Epic Reserve is whole; an unknown form of a Reserve is still an error.
func TestEpicReserveWord(t *testing.T) {
	players := deploytest.EpicPair(
		[boards.Camps]*deck.Set{
			deploytest.Link(t, deploytest.Definition("pennant")),
			deploytest.Link(t, deploytest.Definition("standard")),
		},
		[boards.Camps]int{},
		nil,
	)
	d, refused := deploy.Deploy(deploytest.LayEpic(nil), deploycards.ModeEpic, players, deploy.Options{Reserve: "two"})
	if len(refused) > 0 || d.Reserve != deploycards.ReserveAll {
		t.Errorf("refused %+v, deployment %+v", refused, d)
	}
	_, refused = deploy.Deploy(deploytest.LayEpic(nil), deploycards.ModeEpic, players, deploy.Options{Reserve: "none"})
	if len(refused) != 1 || refused[0].Kind != pieces.BadReserve {
		t.Errorf("refused %+v", refused)
	}
}

// The counts refuse the same and report nothing else.
func TestEpicCountsRefuse(t *testing.T) {
	p, q := deploytest.Link(t, deploytest.Definition("pennant")), deploytest.Link(t, deploytest.Definition("standard"))
	for name, r := range map[string]*epic.Report{
		"field": epic.Enumerate(deploytest.Lay(t, nil), []*deck.Set{p}, nil, deploy.Options{}),
		"zone":  epic.Enumerate(deploytest.LayEpic(nil), []*deck.Set{p}, nil, deploy.Options{Zone: 2}),
		"camp":  epic.Enumerate(deploytest.LayEpic(nil), []*deck.Set{p}, []*deck.Set{q, p}, deploy.Options{}),
		"box":   epic.Enumerate(deploytest.LayEpic(nil), []*deck.Set{p}, nil, deploy.Options{Boxes: []string{"bas"}}),
	} {
		if len(r.Refused) != 1 || len(r.Sets[0])+len(r.Sets[1])+len(r.Pairings) > 0 {
			t.Errorf("epic %s: refused %+v, sets %v", name, r.Refused, r.Sets)
		}
	}
	for name, r := range map[string]*epic.AlliesReport{
		"field": epic.EnumerateAllies(deploytest.Lay(t, nil), [][2]*deck.Set{{p, q}}, nil, deploy.Options{}),
		"camp":  epic.EnumerateAllies(deploytest.LayEpic(nil), [][2]*deck.Set{{p, q}}, nil, deploy.Options{}),
		"same":  epic.EnumerateAllies(deploytest.LayEpic(nil), [][2]*deck.Set{{p, p}}, nil, deploy.Options{}),
	} {
		if len(r.Refused) != 1 || len(r.Camps[0])+len(r.Camps[1])+len(r.Pairings) > 0 {
			t.Errorf("allies %s: refused %+v, camps %v", name, r.Refused, r.Camps)
		}
	}
}

// A very large board has too many choices for a Scout Guard to enumerate: that is reported at once.
func TestEpicCountHasAnEnd(t *testing.T) {
	rules := rulebook.Base().Extend(&schema.Document{Kind: rulebook.KindRulebook, Tree: map[string]any{
		"boards": []any{map[string]any{
			"id": "great", "name": "Great", "width": int64(21), "rows": int64(11), "epic": true,
			"lines": []any{int64(14), int64(26)}, "ranks": []any{int64(5), int64(6), int64(5), int64(6)},
			"setup": map[string]any{"baseline": int64(2), "guards": []any{int64(2), int64(5)}, "scout_guard": int64(5)},
			"zones": []any{map[string]any{
				"id": "red", "name": "red",
				"left":   []any{"a2", "A3", "a4", "A5"},
				"centre": []any{"h2", "H3", "h4", "H5"},
				"right":  []any{"n2", "N3", "n4", "N5"},
			}},
		}},
	}})
	board := rules.Boards.Get("great")
	if board == nil || board.Geometry == nil {
		t.Fatalf("the board cannot be made: %+v", board)
	}
	rows := make([]string, 11)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 21-i%2))
	}
	def := deploytest.Definition("pennant")
	def.Board = "great"
	for i := range def.Cards {
		def.Cards[i].Rows = []string{"gb bs rs bh rh gg", ". . . . .", ". . . . . .", ". . . . ."}
	}
	set, faults := deck.Link(def, rules)
	if len(faults) > 0 {
		t.Fatal(faults[0].Message())
	}
	f := rulebook.LinkField(&maps.Map{ID: "great", Name: "Great", Board: "great", Rows: rows}, rules)
	r := epic.Enumerate(f, []*deck.Set{set}, nil, deploy.Options{})
	if len(r.Refused) != 1 || r.Refused[0].Kind != pieces.TooManyCases ||
		r.Refused[0].Message() != `set "pennant-t" has too many cases on this board to count` {
		t.Errorf("refused %+v", r.Refused)
	}
	players := []deploy.Player{
		{Camp: boards.Pennant, Sets: []*deck.Set{set}},
		{Camp: boards.Standard, Sets: []*deck.Set{set}},
	}
	if _, refused := deploy.Deploy(
		f,
		deploycards.ModeEpic,
		players,
		deploy.Options{},
	); len(refused) != 1 ||
		refused[0].Kind != pieces.WrongCamp {
		t.Errorf("refused %+v", refused)
	}
}
