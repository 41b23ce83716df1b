package kit

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// shipped returns the adventures of the library by id.
func shipped(t *testing.T) map[string]*library.Linked {
	t.Helper()
	cat := library.New(nil, 1)
	out := map[string]*library.Linked{}
	for _, e := range cat.All(rulebook.KindAdventure) {
		out[e.ID] = e.Linked()
	}
	if len(out) < 20 {
		t.Fatalf("%d adventures", len(out))
	}
	return out
}

// TestPages checks that every part of every adventure is a page of its own, without external resources or scripts.
func TestPages(t *testing.T) {
	for id, l := range shipped(t) {
		for _, part := range Parts() {
			page := string(Page(part, l, sheet.Options{Hash: "0123"}))
			sheettest.StandsAlone(t, id+" "+part, page)
			if again := string(Page(part, l, sheet.Options{Hash: "0123"})); again != page {
				t.Errorf("%s %s: the same again is another page", id, part)
			}
		}
	}
}

// TestSecrets checks that a secret sheet has the player's secrets, and none of the other players.
func TestSecrets(t *testing.T) {
	for id, l := range shipped(t) {
		x := newTable(l, sheet.Options{})
		all := x.secrets()
		if len(all) != len(l.Players) {
			t.Errorf("%s: %d sheets for %d players", id, len(all), len(l.Players))
		}
		for i, s := range all {
			levels := 0
			for _, m := range s.Seats {
				for _, full := range m.Boxes {
					if full {
						levels++
					}
				}
			}
			want := 0
			if c := l.Players[i].Council; c != nil && !c.Free() && x.Councils {
				for _, class := range x.Rules.Classes.All() {
					n, _ := c.Level(class.ID)
					want += n
				}
			}
			if levels != want {
				t.Errorf("%s: the sheet of %s has %d levels, want %d", id, s.Name, levels, want)
			}
			for _, p := range s.Commander.Places {
				if p.Whose != s.Name {
					t.Errorf("%s: the sheet of %s has a place of %s", id, s.Name, p.Whose)
				}
			}
		}
	}
}

// TestTokens checks that there is a token for each unit, on the field and waiting, and for each objective.
func TestTokens(t *testing.T) {
	for id, l := range shipped(t) {
		x := newTable(l, sheet.Options{})
		n, units := 0, 0
		for _, g := range x.tokens() {
			if g.Emblem != "" {
				n += len(g.Tokens)
			}
		}
		for i := range x.Players {
			for _, u := range figures(&x.Players[i]) {
				units += u.Units
			}
		}
		if n != units || units < len(l.Units) {
			t.Errorf("%s: %d tokens for %d units, %d of them on the field", id, n, units, len(l.Units))
		}
	}
}

// TestTracks checks that a track is as long as the goal, and that its end is marked.
func TestTracks(t *testing.T) {
	l := shipped(t)["the-toll-bridge"]
	x := newTable(l, sheet.Options{})
	for i, r := range x.tracks()[:boards.Camps] {
		if n := l.Goal(boards.Camp(i)); len(r.Slots) != n || !r.Slots[n-1].Goal {
			t.Errorf("%s: %d places for %d banners", r.Name, len(r.Slots), n)
		}
	}
}

// TestTracksOfTwoGoals checks that a track has every space up to the higher goal, and that both goals are marked
// (EP-VIC-01), for any number of banners.
func TestTracksOfTwoGoals(t *testing.T) {
	l := shipped(t)["the-kings-paving"]
	l.Definition.Victory.Decisive, l.Definition.Victory.Marginal = 41, 44
	for _, r := range newTable(l, sheet.Options{}).tracks()[:boards.Camps] {
		if len(r.Slots) != 44 || !r.Slots[40].Goal || !r.Slots[43].Goal {
			t.Errorf("%s: %d places, the 41st and 44th are marked %t %t", r.Name, len(r.Slots), r.Slots[40].Goal,
				r.Slots[43].Goal)
		}
	}
}

// TestPullsWhatIsUsed checks that only those parts of a box are listed that this game uses.
func TestPullsWhatIsUsed(t *testing.T) {
	also := func(id string) string {
		var out []string
		for _, b := range newTable(shipped(t)[id], sheet.Options{}).pull() {
			for _, g := range b.Groups {
				for _, l := range g.Lines {
					if g.Name == "Also" {
						out = append(out, l.Name)
					}
				}
			}
		}
		return strings.Join(out, "; ")
	}
	for id, want := range map[string][2]string{ // listed and unlisted components
		"candlemas-at-the-grange": {"Command cards", "Lore"},
		"the-ninth-well":          {"Lore cards", "Deployment cards"},
		"the-four-executors":      {"alliance tokens", "adventures"},
	} {
		if list := also(id); !strings.Contains(list, want[0]) || strings.Contains(list, want[1]) {
			t.Errorf("%s: %s; want %s, and not %s", id, list, want[0], want[1])
		}
	}
}

// TestLandmarksOfSecretCouncils checks that possible landmarks of secret councils are listed as optional (BL-LMK-01).
func TestLandmarksOfSecretCouncils(t *testing.T) {
	x := newTable(shipped(t)["the-ninth-well"], sheet.Options{})
	ready := 0
	for _, b := range x.pull() {
		for _, g := range b.Groups {
			for _, l := range g.Lines {
				if l.Note == "only if a War Council gives it" {
					ready++
				}
			}
		}
	}
	cut := 0
	for _, p := range x.tokens()[2].Tokens {
		if p.Word == "Training Camp" {
			cut++
		}
	}
	if ready < 3 || cut != 1 {
		t.Errorf("%d landmarks to pull, %d Training Camps to cut out", ready, cut)
	}
}

// TestPullAddsUp checks that the labels and the component list add up to the armies and the terrain.
func TestPullAddsUp(t *testing.T) {
	for id, l := range shipped(t) {
		x := newTable(l, sheet.Options{})
		want, labelled, pulled := 0, 0, 0
		for i := range x.Players {
			for _, u := range figures(&x.Players[i]) {
				want += u.Units
			}
		}
		for _, p := range x.Tiles {
			want += p.Count
		}
		for _, s := range x.kit.Leaves(x.bags(), false) {
			for _, one := range s.Labels {
				for _, row := range one.Lines {
					labelled += row.Count
				}
			}
		}
		for _, b := range x.pull() {
			if strings.HasPrefix(b.Name, "In none") && b.Groups[0].Name != "Also" { // tokens are Epic's; allies need no Epic
				t.Errorf("%s: the boxes that it names lack %v", id, b.Groups)
			}
			for _, g := range b.Groups {
				for _, row := range g.Lines {
					if g.Name != "Also" {
						pulled += row.Count
					}
				}
			}
		}
		if labelled != want || pulled != want {
			t.Errorf("%s: %d pieces, %d on labels, %d to pull", id, want, labelled, pulled)
		}
	}
}
