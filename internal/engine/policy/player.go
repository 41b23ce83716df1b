package policy

import "slices"

// Player is an AI player: its name and a sentence on how it plays.
type Player struct{ ID, Says string }

// Forward and Random are the players that choose at random. They have no weights and are not in a table.
var (
	Forward = Player{"forward", "random, but acts when it can: orders, moves closer, attacks, follows"}
	Random  = Player{"random", "takes any legal choice with equal probability"}
)

// Players lists the styles of a table as players, in its order. It does not parse the weights, because every command
// line names the players.
func Players(styles []byte) []Player {
	var out []Player
	for _, row := range rows(styles) {
		out = append(out, Player{row.ID, row.Says})
	}
	return out
}

// Names returns the sorted names of some players.
func Names(players []Player) []string {
	out := make([]string, len(players))
	for i, p := range players {
		out[i] = p.ID
	}
	slices.Sort(out)
	return out
}
