package balance

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"muster/internal/engine/sweep"
	"muster/report"
)

// The kind in a file of collected games, and the version of its format: raise it when a key changes its meaning or is
// removed.
const (
	collectedKind    = "collected"
	collectedVersion = 1
)

// MostCollected is the size limit of a file of collected games.
const MostCollected = sweep.MostBytes

// collected is such a file: all data for the answers of some sweeps.
type collected struct {
	Kind    string      `json:"kind"`
	Version int         `json:"version"`
	Game    string      `json:"game,omitempty"` // its Game.Name
	Title   string      `json:"title"`
	Sweeps  []keptSweep `json:"sweeps"`
	Sum     string      `json:"sum"` // over all the other keys
}

// keptSweep is one of the sweeps, as shard files: all games, and the further reports of each adventure.
type keptSweep struct {
	Games  json.RawMessage   `json:"games"`
	Levers *keptLevers       `json:"levers,omitempty"`
	More   []json.RawMessage `json:"more,omitempty"`
}

type keptLevers struct {
	Games   int       `json:"games"`
	Players [2]string `json:"players"`
}

// Collect writes complete sweeps of the game in the form that Collected reads.
func (g *Game) Collect(title string, list []*Gathered) []byte {
	out := collected{Kind: collectedKind, Version: collectedVersion, Game: g.Name, Title: title, Sweeps: []keptSweep{}}
	for _, x := range list {
		k := keptSweep{Games: x.whole.Write()}
		if l := x.sweep.ask.Levers; l != nil {
			k.Levers = &keptLevers{l.Games, l.Players}
		}
		for _, t := range x.more {
			k.More = append(k.More, t.Write())
		}
		out.Sweeps = append(out.Sweeps, k)
	}
	var keys map[string]json.RawMessage
	text, err := json.Marshal(out)
	if err == nil {
		err = json.Unmarshal(text, &keys)
	}
	if err != nil {
		panic("balance: games that cannot be written: " + err.Error()) // plain structs and files of shards always can
	}
	out.Sum = sumOf(keys)
	var file bytes.Buffer
	enc := json.NewEncoder(&file)
	enc.SetIndent("", " ")
	if err := enc.Encode(out); err != nil {
		panic("balance: games that cannot be written: " + err.Error())
	}
	return file.Bytes()
}

// Collection is a set of collected games.
type Collection struct {
	Title  string
	Game   string         // the Game.Name of whose they are
	Asks   []CollectedAsk // one for each sweep
	sweeps []keptSweep
}

// CollectedAsk is the request of a sweep, and the adventures as it named them.
type CollectedAsk struct {
	Ask   report.Sweep
	Words []string
}

// Collected reads a file of collected games. The error is a sentence.
func Collected(text []byte) (*Collection, error) {
	if len(text) > MostCollected {
		return nil, fmt.Errorf("it has more than %d bytes", MostCollected)
	}
	if err := sweep.Damage(text); err != nil {
		return nil, err
	}
	var head struct {
		Kind    string
		Version int
	}
	var keys map[string]json.RawMessage
	if json.Unmarshal(text, &head) != nil || json.Unmarshal(text, &keys) != nil || head.Kind != collectedKind {
		return nil, fmt.Errorf("it holds no collected games")
	}
	if head.Version != collectedVersion {
		return nil, fmt.Errorf("it has format %d; this version of Muster reads format %d", head.Version, collectedVersion)
	}
	var x collected
	if err := json.Unmarshal(text, &x); err != nil {
		return nil, fmt.Errorf("it cannot be read: %s", err)
	}
	if x.Sum != sumOf(keys) {
		return nil, fmt.Errorf("it was changed after Muster wrote it: its checksum does not match")
	}
	c := &Collection{Title: x.Title, Game: x.Game, sweeps: x.Sweeps}
	for i := range x.Sweeps {
		k := &x.Sweeps[i]
		plan, err := sweep.ReadPlan(k.Games)
		if err != nil {
			return nil, fmt.Errorf("its sweep %d cannot be read: %w", i+1, err)
		}
		ask, words, err := askedBy(plan)
		if err != nil {
			return nil, err
		}
		if l := k.Levers; l != nil {
			ask.Levers = &report.Levers{Games: l.Games, Players: l.Players}
		}
		c.Asks = append(c.Asks, CollectedAsk{ask, words})
	}
	return c, nil
}

// askedBy returns the request of a plan's command, and the adventures as it named them.
func askedBy(p *sweep.Plan) (ask report.Sweep, words []string, err error) {
	ask = report.Sweep{Command: p.Command, Seed: p.Seed, Program: p.Program, Build: p.Build}
	number, err := strconv.ParseUint(p.Seed, 10, 64)
	if err != nil || len(p.Asked) < 2 || !readAsked(p.Asked[0], &ask) || len(p.Adventures) == 0 ||
		p.Command != Balanced && p.Command != Laddered {
		return ask, nil, fmt.Errorf("the command that made it cannot be merged")
	}
	ask.Number, ask.Players = number, p.Asked[1:]
	for _, a := range p.Adventures {
		words = append(words, a.Word)
	}
	return ask, words, nil
}

// From returns the result of the sweep from the games of a collection. A report.Wrong explains why they belong to
// another sweep. The games may come from another build: they contain their results.
func (s *Sweep) From(c *Collection, number int) (Answer, error) {
	k := &c.sweeps[number]
	whole, err := sweep.Read(k.Games, s.game.observer)
	if err != nil {
		return nil, report.Wrongf("collect it again", "the games of %s cannot be read: %s", c.Title, err)
	}
	s.plan.Passed = whole.Plan.Passed // the folder is not read again
	s.plan.Program, s.plan.Build = whole.Plan.Program, whole.Plan.Build
	if why := s.plan.Belongs(whole); why != "" {
		return nil, report.Wrongf("use the files that the games were played with", "cannot report %s here: %s", c.Title, why)
	}
	var more []*sweep.Tally
	for _, text := range k.More {
		t, err := sweep.Read(text, func(string) sweep.Observer { return sweep.Observer{} })
		if err != nil {
			return nil, report.Wrongf("collect it again", "the games of %s cannot be read: %s", c.Title, err)
		}
		more = append(more, t)
	}
	g, err := s.gathered(whole, more)
	if err != nil {
		return nil, err
	}
	return g.Answer()
}
