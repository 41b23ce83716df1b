package work_test

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/batch/queue"
	"muster/internal/batch/work"
	"muster/internal/games"
	"muster/schema/diag"
	"muster/schema/source"
)

// few is a small sweep.
const few = `kind = "sweep"
format = 1
id = "few"
name = "A few"
adventures = ["own", "the-harvest-truce"]
players = ["forward", "random"]
games = 40
seeds = [7, 8]

[limits]
shard_ms = 200
`

// own is an adventure of the project.
const own = `kind = "adventure"
format = 1
id = "own"
name = "Own"
type = "medieval"
map = "two-oaks"
first = "pennant"

[victory]
banners = 3

[pennant]
army = "The Miller's Men"
commander = "Old Harl"
command_cards = 5

[[pennant.units]]
type = "green-human-bow"
at = ["C7", "E7", "I7"]

[standard]
army = "The Reeve's Men"
commander = "The Reeve"
command_cards = 4

[[standard.units]]
type = "blue-human-sword"
at = ["E3", "G3", "I3", "K3"]
`

// prepared returns a sweep of a project with own.
func prepared(t testing.TB, text string) *work.Prepared {
	t.Helper()
	c := project(text)
	e := c.Find(games.SweepKind, "few")
	a, why := games.SweepOf(e)
	if len(why) > 0 {
		t.Fatal(why)
	}
	p, err := work.Prepare(e, a, "1.0", "b")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func project(text string) *catalog.Catalog {
	return catalog.New(games.Catalogs(), []*source.File{
		source.NewFile("adventures/own.adventure.toml", []byte(own)),
		source.NewFile("sweeps/few.sweep.toml", []byte(text)),
	}, 1)
}

func written(t testing.TB, list []games.Swept) string {
	t.Helper()
	var out bytes.Buffer
	for _, x := range list {
		if err := diag.EncodeJSON(&out, x.JSON()); err != nil {
			t.Fatal(err)
		}
		out.WriteString(strings.Join(x.Lines(), "\n"))
	}
	return out.String()
}

// TestPreparedTwice checks that a sweep's name depends exactly on its request and content.
func TestPreparedTwice(t *testing.T) {
	one, again := prepared(t, few), prepared(t, few)
	other := prepared(t, strings.Replace(few, "games = 40", "games = 41", 1))
	if one.Manifest.Name != again.Manifest.Name || !bytes.Equal(one.Content, again.Content) ||
		one.Manifest.Name == other.Manifest.Name {
		t.Error(one.Manifest.Name, again.Manifest.Name, other.Manifest.Name)
	}
	labels := one.Manifest.Jobs
	if len(labels) != 4 || labels[0] != "Own, from seed 7" || labels[3] != "The Harvest Truce, from seed 8" {
		t.Errorf("%q", labels)
	}
}

// TestRefused checks that hands accept sweeps of their own build, and refuse sweeps with unknown requests.
func TestRefused(t *testing.T) {
	p := prepared(t, few)
	why := work.NewHands("c", nil).Refuses(p.Manifest)
	if !strings.Contains(why, "another build of Muster (1.0, build b;") {
		t.Error(why)
	}
	if why := work.NewHands("b", nil).Refuses(p.Manifest); why != "" {
		t.Error(why)
	}
	for want, change := range map[string][2]string{
		"has version":            {`"content":"`, `"content":"0`},
		"no adventure":           {`"file":"adventures/own.adventure.toml"`, `"file":"other.toml"`},
		"does not play its game": {`"game":"battlelore"`, `"game":"chess"`},
		"has no AI player":       {`"players":["forward"`, `"players":["deep"`},
		"format 9":               {`"version":1`, `"version":9`},
		"shards of 5 ms":         {`"shard_ms":200`, `"shard_ms":5`},
		"the seed":               {`"seed":"7"`, `"seed":"x"`},
		"cannot be read":         {`"seed":"7"`, `"sead":"7"`},
		"strands here":           {`,{"seed":"8","games":40,"players":["forward","random"]}`, ``},
	} {
		m := *p.Manifest
		m.Ask = json.RawMessage(strings.Replace(string(m.Ask), change[0], change[1], 1))
		if _, err := work.Open(&m, p.Content); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q: %s", err, want, m.Ask)
		}
	}
	if _, err := work.Open(p.Manifest, p.Content[:40]); err == nil {
		t.Error("half of the content is enough")
	}
}

// TestPreparedInVain checks that a sweep that no worker could start is not submitted.
func TestPreparedInVain(t *testing.T) {
	c := project(few + "\n[levers]\ngames = 1000\n")
	e := c.Find(games.SweepKind, "few")
	a, why := games.SweepOf(e)
	if len(why) > 0 {
		t.Fatal(why)
	}
	_, err := work.Prepare(e, a, "1.0", "b")
	if err == nil || !strings.Contains(err.Error(), "too few for 17 levers") {
		t.Error(err)
	}
}

// TestHostileShards checks that a shard can only play games of its job, whatever it requests.
func TestHostileShards(t *testing.T) {
	p := prepared(t, few)
	h := work.NewHands("b", func(context.Context, *queue.Manifest) ([]byte, error) { return p.Content, nil })
	for _, shard := range []string{
		`[]`, `[[0,0,1000000]]`, `[[9,0,1]]`, `[[0,-1,2]]`, `{`, `[[0,0,1],[0,0,1]]`, `[[0,5,2]]`,
	} {
		if _, _, err := h.Play(t.Context(), p.Manifest, 0, json.RawMessage(shard)); err == nil {
			t.Errorf("%s was played", shard)
		}
	}
	if _, _, err := h.Play(t.Context(), p.Manifest, 9, json.RawMessage(`[[0,0,1]]`)); err == nil {
		t.Error("a strand that is not there was played")
	}
	if text, n, err := h.Play(t.Context(), p.Manifest, 0, json.RawMessage(`[[0,0,3]]`)); err != nil || n != 3 || len(text) == 0 {
		t.Error(n, err)
	}
}

// TestSetAside checks that an adventure with a failed shard is listed as not played, and does not stop the others.
func TestSetAside(t *testing.T) {
	p := prepared(t, strings.Replace(few, "[7, 8]", "[7]", 1))
	o, err := work.Open(p.Manifest, p.Content)
	if err != nil {
		t.Fatal(err)
	}
	h := work.NewHands("b", func(context.Context, *queue.Manifest) ([]byte, error) { return p.Content, nil })
	k, err := o.Known(1)
	if err != nil {
		t.Fatal(err)
	}
	for first := 0; ; { // games of the first cell that are known
		missing, err := k.Missing()
		if err != nil {
			t.Fatal(err)
		}
		if missing == 0 {
			break
		}
		shard := `[[0,0,40],[1,0,40],[2,0,40],[3,0,40]]`
		if first > 0 {
			shard = rangeOf(first, missing)
			first += missing
		} else {
			first = 40
		}
		text, _, err := h.Play(t.Context(), p.Manifest, 1, json.RawMessage(shard))
		if err != nil {
			t.Fatal(err)
		}
		if err := k.Put(text); err != nil {
			t.Fatal(err)
		}
	}
	g, err := o.Gather("few", "1.0", "b", []*work.Known{nil, k}, []string{"a wall fell", ""})
	if err != nil {
		t.Fatal(err)
	}
	list, err := g.Answers()
	if err != nil {
		t.Fatal(err)
	}
	if text := written(t, list); !strings.Contains(text, "own: a wall fell") ||
		!strings.Contains(text, "The Harvest Truce") {
		t.Error(text)
	}
	if _, err := o.Gather("few", "1.0", "b", []*work.Known{nil, nil}, []string{"a wall fell", "it rains"}); err == nil {
		t.Error("there is an answer without any game")
	}
}

// rangeOf returns the shard for more games of the first cell.
func rangeOf(from, games int) string {
	text, _ := json.Marshal([][3]int{{0, from, from + games}})
	return string(text)
}
