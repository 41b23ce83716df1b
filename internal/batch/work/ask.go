package work

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
)

// askVersion is the version of the request in a manifest. Raise it when a key changes its meaning or is removed.
const askVersion = 1

// ask is the request in a manifest.
type ask struct {
	Version    int         `json:"version"`
	Game       string      `json:"game"`
	Adventures []adventure `json:"adventures"`
	Passed     []string    `json:"passed"` // adventures that are not played, and why
	Sweeps     []question  `json:"sweeps"` // each of all adventures
	ShardMS    int         `json:"shard_ms"`
}

// adventure is an adventure to play.
type adventure struct {
	ID      string `json:"id"`
	Word    string `json:"word"` // as a command line names it
	File    string `json:"file"` // in the content; "" for one that ships with Muster
	Content string `json:"content"`
}

// question is a request about the adventures.
type question struct {
	Seed    string   `json:"seed"`
	Games   int      `json:"games"`
	Players []string `json:"players"`
	Levers  *levers  `json:"levers,omitempty"`
}

type levers struct {
	Games   int       `json:"games"`
	Players [2]string `json:"players"`
}

// mostSweeps is the maximum number of answers in a manifest, mostAdventures that of adventures.
const (
	mostSweeps     = 100
	mostAdventures = 5_000
	mostPlayers    = 100
)

// readAsk reads an untrusted request of a manifest. It does not check what depends on the game.
func readAsk(text []byte) (*ask, error) {
	var a ask
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&a); err != nil {
		return nil, fmt.Errorf("its request cannot be read: %s", err)
	}
	switch {
	case a.Version != askVersion:
		return nil, fmt.Errorf("its request has format %d; this version of Muster reads format %d", a.Version, askVersion)
	case len(a.Adventures) == 0 || len(a.Adventures) > mostAdventures:
		return nil, fmt.Errorf("it requests %d adventures; the limits are 1 to %d", len(a.Adventures), mostAdventures)
	case len(a.Sweeps) == 0 || len(a.Sweeps) > mostSweeps:
		return nil, fmt.Errorf("it requests %d answers; the limits are 1 to %d", len(a.Sweeps), mostSweeps)
	case a.ShardMS < leastShardMS || a.ShardMS > mostShardMS:
		return nil, fmt.Errorf("it requests shards of %d ms; the limits are %d to %d", a.ShardMS, leastShardMS, mostShardMS)
	}
	for i := range a.Sweeps {
		q := &a.Sweeps[i]
		if _, err := strconv.ParseUint(q.Seed, 10, 64); err != nil {
			return nil, fmt.Errorf("it requests the seed %.20q, which is not a number", q.Seed)
		}
		if q.Games < 1 || q.Games > sweep.MostGames ||
			q.Levers != nil && (q.Levers.Games < 1 || q.Levers.Games > mostLevers) {
			return nil, fmt.Errorf("it requests an invalid number of games")
		}
		if len(q.Players) == 0 || len(q.Players) > mostPlayers {
			return nil, fmt.Errorf("it requests %d players; the limits are 1 to %d", len(q.Players), mostPlayers)
		}
	}
	return &a, nil
}

// mostLevers is the maximum number of lever games for an adventure.
const mostLevers = 10_000_000

// The bounds of a shard's duration, in milliseconds.
const (
	leastShardMS = 200
	mostShardMS  = 2000
)

// sweep returns a question as a request for games.
func (q *question) sweep(program, build string) report.Sweep {
	number, _ := strconv.ParseUint(q.Seed, 10, 64) // readAsk has looked
	s := report.Sweep{
		Command: balance.Balanced, Games: q.Games, Seed: q.Seed, Number: number, Players: q.Players, Workers: 1,
		Program: program, Build: build,
	}
	if q.Levers != nil {
		s.Levers = &report.Levers{Games: q.Levers.Games, Players: q.Levers.Players}
	}
	return s
}

// writeShard returns games of a job in the form of the queue: cell, from, to of each range.
func writeShard(ranges []sweep.Range) json.RawMessage {
	list := make([][3]int, len(ranges))
	for i, r := range ranges {
		list[i] = [3]int{r.Cell, r.From, r.To}
	}
	text, err := json.Marshal(list)
	if err != nil {
		panic("work: a shard that cannot be written: " + err.Error()) // numbers always can
	}
	return text
}

// readShard reads an untrusted shard; it does not check that its job has such games.
func readShard(text []byte) ([]sweep.Range, error) {
	var list [][3]int
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("the shard cannot be read: %s", err)
	}
	out := make([]sweep.Range, len(list))
	for i, r := range list {
		out[i] = sweep.Range{Cell: r[0], From: r[1], To: r[2]}
	}
	return out, nil
}
