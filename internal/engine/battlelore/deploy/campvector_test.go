package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// epicVector is what a vector says of an Epic mode: "mode: epic" or "mode: epic-allies", "board", and by player
// ("pennant", "standard"; of allies the second is "pennant ally", "standard ally") "zone" with the zones' id or "free",
// "draw" and "choose"; "letter" gives a set another letter. Sets of allies are named by "sets", red first unless the
// zones say otherwise.
type epicVector struct {
	mode    deploycards.Mode
	zones   map[string]int
	draws   map[string]*deck.Draw
	scripts map[string][]string
}

func (e *epicVector) seated() bool { return e.mode != 0 }

// epicHeader takes a line that only the Epic modes know; false leaves it to the others.
func (v *vector) epicHeader(key, value string) bool {
	e := &v.epic
	word, player, _ := strings.Cut(key, " ")
	switch {
	case key == "mode":
		mode, _ := deploycards.ParseMode(value)
		if mode != deploycards.ModeEpic && mode != deploycards.ModeEpicAllies {
			return false
		}
		*e = epicVector{
			mode:    mode,
			zones:   map[string]int{},
			draws:   map[string]*deck.Draw{},
			scripts: map[string][]string{},
		}
		v.mode, v.m.Board, v.m.Rows = mode, "epic", deploytest.EpicRows()
		return true
	case !e.seated():
		return false
	case key == "board":
		v.m.Board = value
		return true
	case key == "watch":
		v.watch = strings.Fields(value)
		return !slices.ContainsFunc(v.watch, func(kind string) bool {
			return kind != beastWord && !slices.Contains(kindWords[:], kind) && !slices.Contains(epicWords, kind) &&
				!slices.Contains(specialWords(), kind)
		})
	case word == "letter":
		if v.defs[player] == nil {
			return false
		}
		v.defs[player].Letter = value
		return true
	case word == "zone":
		zone := slices.Index([]string{"free", "red", "blue"}, value)
		e.zones[player] = zone - 1
		return zone >= 0 && slices.Contains(epicPlayers, player)
	case word == "draw":
		d, fault := deck.ParseDraw(value)
		e.draws[player] = &d
		return fault == "" && slices.Contains(epicPlayers, player)
	case word == "choose" && strings.HasSuffix(player, " ally"):
		e.scripts[player] = deploytest.List(value)
		return slices.Contains(epicPlayers, player)
	}
	return false
}

var epicPlayers = []string{"pennant", "pennant ally", "standard", "standard ally"}

// epicWords are the kinds of events that only the Epic modes have.
var epicWords = []string{
	"zone", "scout-guard", "scout", "scout-no-room", "scout-short", "counted", "tie", "marker",
}

// deployEpic plays the vector in its Epic mode.
func (v *vector) deployEpic(
	t *testing.T,
	f *rulebook.Field,
	opts deploy.Options,
) (*deploy.Deployment, []pieces.Refusal) {
	e := &v.epic
	var players []deploy.Player
	var scripts []*player
	for camp := range boards.Camp(boards.Camps) {
		ids := v.sets[camp]
		if ids == nil {
			ids = []string{camp.String() + "-t", camp.String() + "-u"}
		}
		name := camp.String()
		p := deploy.Player{Camp: camp, Sets: []*deck.Set{deploytest.Link(t, v.defs[ids[0]])}, Policy: opts.Policy[camp]}
		if e.mode == deploycards.ModeEpic {
			for _, id := range ids[1:max(1, len(v.sets[camp]))] { // one set too many
				p.Sets = append(p.Sets, deploytest.Link(t, v.defs[id]))
			}
		}
		p.Zone, p.Draw = e.zones[name], e.draws[name]
		players = append(players, p)
		if e.mode == deploycards.ModeEpicAllies && len(ids) > 1 {
			name += " ally"
			script := &player{t: t, camp: camp, f: f, script: e.scripts[name]}
			scripts = append(scripts, script)
			zone, given := e.zones[name]
			if !given {
				zone = 1
			}
			players = append(players, deploy.Player{
				Camp:   camp,
				Sets:   []*deck.Set{deploytest.Link(t, v.defs[ids[1]])},
				Zone:   zone,
				Draw:   e.draws[name],
				Policy: script,
			})
		}
	}
	if len(v.dice) == 0 { // nothing depends on them: the first of two sides wins every tie
		opts.Dice = &deploytest.Loaded{Winner: boards.Pennant}
	}
	d, refused := deploy.Deploy(f, e.mode, players, opts)
	for _, s := range scripts {
		if len(s.script) > 0 {
			t.Errorf("%s ally: choices %v were not asked for", s.camp, s.script)
		}
	}
	return d, refused
}

// Every rule and ruling of Epic Call to Arms, of its allied variant and of the turn markers has a vector.
func TestEpicVectorsCoverTheRules(t *testing.T) {
	want := strings.Fields(`VAR-EC-01 VAR-EC-02 VAR-EC-03 VAR-EC-04 VAR-ER-01 VAR-ER-02 VAR-ER-03 VAR-RA-02
		R-264 R-265 R-266 R-267 R-269 R-270 R-271 R-273`)
	vectorsProve(t, "testdata/var-*.txt", want)
	vectorsProve(t, "testdata/r-29*.txt", []string{"R-290"})
}

// A slip in an Epic header is found, not skipped.
func TestEpicHeaderIsStrict(t *testing.T) {
	for _, bad := range [][2]string{
		{"zone pennant", "green"}, {"zone pennants", "red"}, {"draw pennant", "1,2,2/4+5"}, {"draw king", "1,2,3/4+5"},
		{"watch", "scout scouts"}, {"choose king ally", "A5"},
	} {
		v := &vector{}
		if !v.epicHeader("mode", "epic") || v.header(t, bad[0], bad[1]) {
			t.Errorf("%s: %s was taken", bad[0], bad[1])
		}
	}
	if v := (&vector{}); v.epicHeader("zone pennant", "red") {
		t.Error("a vector without an Epic mode took zones")
	}
	if rulebook.Base().Boards.Get("epic").Zones[1].ID != "blue" {
		t.Error("the second zones are not the blue ones")
	}
}
