package play

import (
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/players"
	"muster/engine/battlelore/setup"
)

// statsTable is an adventure with the ways in which players sit down to it. An Epic one is played by one player a camp,
// by three, and by two of whom the Lord Commander has a wing beside the centre, in turn (EP-PLY-01, EP-PLY-02); any
// other always in one way.
type statsTable struct {
	ways []statsWay
}

// statsWay is one of them.
type statsWay struct {
	scenario *setup.Scenario
	players  func(name string) string // what the policies of a camp are called
}

func newStatsTable(s *setup.Scenario) statsTable {
	alone := func(name string) string { return name }
	t := statsTable{ways: []statsWay{{s, alone}}}
	if !s.Epic() || s.Adventure().Allies() {
		return t
	}
	for _, list := range []func(string) string{
		func(name string) string { return name + "," + name + "," + name },
		func(name string) string { return name + "," + name + "," },
	} {
		wings := players.Marshals(list("greedy"))
		t.ways = append(t.ways, statsWay{s.Seated([boards.Camps]uint8{wings, wings}), list})
	}
	return t
}

// way is how a game is played: each policy has played one way before the next way comes.
func (t *statsTable) way(game, policies int) *statsWay {
	return &t.ways[game/policies%len(t.ways)]
}
