package work

import (
	"encoding/json"
	"slices"
	"time"

	"muster/catalog"
	"muster/internal/batch/queue"
	"muster/internal/games"
	"muster/report"
	"muster/schema"
	"muster/schema/source"
)

// Prepared is a sweep ready for submission.
type Prepared struct {
	Manifest *queue.Manifest
	Content  []byte // nil where everything ships with Muster
}

// Prepare makes the manifest and the content of a definition's request. It skips unnamed adventures that cannot be
// played. A report.Wrong says why nothing can be submitted.
func Prepare(e *catalog.Entry, a *games.Asked, program, build string) (*Prepared, error) {
	x := ask{Version: askVersion, Game: a.Game.Catalog.Name, Passed: []string{}, ShardMS: a.Limits.ShardMS}
	for _, q := range a.Asks {
		one := question{Seed: q.Seed, Games: q.Games, Players: q.Players}
		if q.Levers != nil {
			one.Levers = &levers{q.Levers.Games, q.Levers.Players}
		}
		x.Sweeps = append(x.Sweeps, one)
	}
	var made []*catalog.Entry
	for _, c := range a.Adventures {
		why := a.Game.Play.Sweeps.New(a.Asks[0]).Add(c.Entry, c.Word(), "")
		switch {
		case len(why) > 0 && c.Named:
			return nil, report.Wrongf("run `muster check` to see the errors, or leave it out", "%s is not played: %s", c.ID,
				why[0])
		case len(why) > 0:
			x.Passed = append(x.Passed, c.ID+": "+why[0])
			continue
		}
		one := adventure{ID: c.ID, Word: c.Word(), Content: contentOf(a.Game, c.Entry)}
		if c.Given {
			one.File = c.Doc.File.Place()
		}
		x.Adventures, made = append(x.Adventures, one), append(made, a.Game.Pages.Made(c.Entry)...)
	}
	if len(x.Adventures) == 0 {
		return nil, report.Wrongf("name playable adventures", "%s has no playable adventure", e.ID)
	}
	p := &Prepared{Manifest: &queue.Manifest{
		ID: e.ID, Title: nameOf(e), Program: program, Build: build,
		Limits: queue.Limits{Tries: a.Limits.Tries, ShardMillis: int(MostShard.Milliseconds())},
	}}
	var err error
	if p.Content, err = content(e.Catalog(), a.Game, made); err != nil {
		return nil, report.Wrongf("make the project smaller", "%s cannot be sent: %s", e.ID, err)
	}
	if p.Manifest.Ask, err = json.Marshal(x); err != nil {
		panic("work: an ask that cannot be written: " + err.Error()) // plain structs always can
	}
	return p, p.seal()
}

// MostShard is the default timeout of a shard, unless Within sets another.
const MostShard = 30 * time.Minute

// Within sets the timeout of shards, in whole milliseconds. This changes the sweep and its name.
func (p *Prepared) Within(limit time.Duration) error {
	p.Manifest.Limits.ShardMillis = int(limit.Milliseconds())
	return p.Manifest.Seal(p.Content)
}

// seal opens the sweep as a worker does, and names it and its jobs.
func (p *Prepared) seal() error {
	o, err := open(p.Manifest, p.Content)
	if err != nil {
		return report.Wrongf("run `muster check`, or make the sweep smaller", "%s cannot be played on another machine: %s",
			p.Manifest.ID, err)
	}
	p.Manifest.Jobs = o.Labels()
	for i := range p.Manifest.Jobs {
		k, err := o.Known(i)
		if err == nil {
			_, err = k.Missing()
		}
		if err != nil {
			return report.Wrongf("change the sweep", "%s cannot be played: %s", p.Manifest.Jobs[i], err)
		}
	}
	if err := p.Manifest.Seal(p.Content); err != nil {
		return report.Wrongf("make the sweep smaller", "%s cannot be submitted: %s", p.Manifest.ID, err)
	}
	return nil
}

// nameOf returns the display name of a sweep.
func nameOf(e *catalog.Entry) string {
	name, _ := e.Doc.Tree["name"].(string)
	return name
}

// content returns the project files of the definitions, the files that apply to all of the game's files, and the
// project's settings. It returns nil without such files.
func content(c *catalog.Catalog, g *games.Game, made []*catalog.Entry) ([]byte, error) {
	var files []*source.File
	add := func(f *source.File) {
		placed := source.NewFile(f.Place(), f.Text)
		if !slices.ContainsFunc(files, func(other *source.File) bool { return other.Name == placed.Name }) {
			files = append(files, placed)
		}
	}
	for _, e := range append(c.Serving(g.Catalog.Name), made...) {
		if e.Given {
			add(e.Doc.File)
		}
	}
	if len(files) == 0 {
		return nil, nil
	}
	if s := c.Settings(); s.Doc != nil {
		add(source.NewFile(schema.SettingsFile, s.Doc.File.Text))
	}
	return Pack(files)
}
