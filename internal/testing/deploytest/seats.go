package deploytest

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// FourPlayers returns two allies a camp, the red one first.
func FourPlayers(sets [boards.Camps][2]*deck.Set, zones [2]int, policy deploy.Policy) []deploy.Player {
	var out []deploy.Player
	for camp, pair := range sets {
		for ally, set := range pair {
			out = append(
				out,
				deploy.Player{Camp: boards.Camp(camp), Sets: []*deck.Set{set}, Zone: zones[ally], Policy: policy},
			)
		}
	}
	return out
}

// AlliedCamps generates a scene of two allies for each camp, on one terrain.
func AlliedCamps(t *testing.T, seed int) (map[string]string, [boards.Camps][2]*deck.Set, *rulebook.Field) {
	t.Helper()
	ground := map[string]string{}
	var sets [boards.Camps][2]*deck.Set
	board := LayEpic(nil).Hexes
	for n := seed; sets[0][0] == nil || sets[1][0] == nil; n++ {
		s := AlliedScenes(5).Example(n)
		if sets[s.Camp][0] != nil {
			continue
		}
		sets[s.Camp] = [2]*deck.Set{Link(t, s.Defs[0]), Link(t, s.Defs[1])}
		for label, symbol := range s.Ground {
			if OwnHalf(board, s.Camp, label) {
				ground[label] = symbol
			}
		}
	}
	return ground, sets, LayEpic(ground)
}

// EpicPair returns a player for each camp.
func EpicPair(sets [boards.Camps]*deck.Set, zones [boards.Camps]int, policy deploy.Policy) []deploy.Player {
	var out []deploy.Player
	for camp, set := range sets {
		out = append(
			out,
			deploy.Player{Camp: boards.Camp(camp), Sets: []*deck.Set{set}, Zone: zones[camp], Policy: policy},
		)
	}
	return out
}

// EpicMixed returns the players of Epic Call to Arms with two sets each.
func EpicMixed(
	sets [boards.Camps][]*deck.Set,
	zones [boards.Camps]int,
	policy [boards.Camps]deploy.Policy,
) []deploy.Player {
	var out []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		out = append(out, deploy.Player{Camp: camp, Sets: sets[camp], Zone: zones[camp], Policy: policy[camp]})
	}
	return out
}

// OwnHalf reports whether a hex is on the half of the board where a camp deploys.
func OwnHalf(board *boards.Board, camp boards.Camp, label string) bool {
	h, _, _ := board.ByLabel(label)
	return board.OwnRow(camp, h) < 9
}
