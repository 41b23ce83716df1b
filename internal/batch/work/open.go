package work

import (
	"fmt"
	"slices"
	"sync"

	"muster/catalog"
	"muster/internal/batch/queue"
	"muster/internal/engine/sweep"
	"muster/internal/games"
	"muster/schema"
	"muster/schema/source"
)

// Opened is a sweep with its content, ready to be played and reported.
type Opened struct {
	ask        *ask
	game       *games.Game
	adventures []*catalog.Entry
	sweeps     []games.Sweep // by question
	parts      []part        // by job
	jobs       jobs
}

// part is a part of one of the sweeps.
type part struct {
	sweep int
	sweep.Part
}

// Open opens an untrusted sweep with its content. The error is a sentence with the reason why it cannot be played here.
// It writes nothing.
func Open(m *queue.Manifest, content []byte) (*Opened, error) {
	o, err := open(m, content)
	if err == nil && len(o.parts) != len(m.Jobs) {
		return nil, fmt.Errorf("it has %d strands here, but its manifest has %d", len(o.parts), len(m.Jobs))
	}
	return o, err
}

// open opens a sweep whose jobs have no names yet.
func open(m *queue.Manifest, content []byte) (*Opened, error) {
	a, err := readAsk(m.Ask)
	if err != nil {
		return nil, err
	}
	o := &Opened{ask: a, game: games.Named(a.Game)}
	if o.game == nil || !o.game.Sweeps() {
		return nil, fmt.Errorf("this machine does not play its game: %.40q", a.Game)
	}
	var files []*source.File
	if len(content) > 0 {
		if files, err = OpenBundle(content); err != nil {
			return nil, err
		}
	}
	if err := o.find(catalogOf(files)); err != nil {
		return nil, err
	}
	if err := o.begin(m.Program, m.Build); err != nil {
		return nil, err
	}
	return o, nil
}

// catalogOf returns the catalog of a project's files.
func catalogOf(files []*source.File) *catalog.Catalog {
	var settings *schema.Settings
	var rest []*source.File
	for _, f := range files {
		if f.Name == schema.SettingsFile {
			settings, _ = schema.LoadSettings(f) // the submitter has seen its errors
			continue
		}
		rest = append(rest, f)
	}
	c := catalog.New(games.Catalogs(), rest, 1)
	if settings != nil {
		c.Under(settings)
	}
	return c
}

// find finds the adventures.
func (o *Opened) find(c *catalog.Catalog) error {
	for _, a := range o.ask.Adventures {
		var e *catalog.Entry
		for _, kind := range o.game.Played() {
			if e == nil {
				e = c.Library(kind, a.ID)
			}
		}
		if a.File != "" {
			e = c.Named(a.File)
		}
		if e == nil || e.ID != a.ID || e.Doc.Game != o.game.Catalog.Name ||
			!slices.Contains(o.game.Played(), e.Doc.Kind) {
			return fmt.Errorf("its files have no adventure %.60q", a.ID)
		}
		if content := contentOf(o.game, e); content != a.Content {
			return fmt.Errorf("%s has version %s here, but the sweep needs %.20q", a.ID, content, a.Content)
		}
		o.adventures = append(o.adventures, e)
	}
	return nil
}

// contentOf returns a hash of an adventure with all its dependencies.
func contentOf(g *games.Game, e *catalog.Entry) string { return games.Stamp(g.Pages.Made(e)...) }

// begin sets up the adventures for each question.
func (o *Opened) begin(program, build string) error {
	for i := range o.ask.Sweeps {
		s, err := o.asked(i, program, build, nil)
		if err != nil {
			return err
		}
		o.sweeps = append(o.sweeps, s)
		for _, p := range s.Parts() {
			o.parts = append(o.parts, part{i, p})
		}
	}
	return nil
}

// asked returns the sweep of a question. It contains all adventures except those for which without gives a reason, by
// id.
func (o *Opened) asked(number int, program, build string, without map[string]string) (games.Sweep, error) {
	q := &o.ask.Sweeps[number]
	for _, name := range q.Players {
		if _, unknown := o.game.Play.Unknown(name); unknown {
			return nil, fmt.Errorf("%s has no AI player %.40q here", o.game.Catalog.Title, name)
		}
	}
	s := o.game.Play.Sweeps.New(q.sweep(program, build))
	for _, why := range o.ask.Passed {
		s.Pass(why)
	}
	for i, e := range o.adventures {
		if why := without[e.ID]; why != "" {
			s.Pass(e.ID + ": " + why)
			continue
		}
		if unplayable := s.Add(e, o.ask.Adventures[i].Word, o.ask.Adventures[i].Content); len(unplayable) > 0 {
			return nil, fmt.Errorf("%s cannot be played here: %s", e.ID, unplayable[0])
		}
	}
	return s, nil
}

// Labels returns the display names of the jobs, in order.
func (o *Opened) Labels() []string {
	out := make([]string, len(o.parts))
	for i, p := range o.parts {
		out[i] = p.Name
		if len(o.sweeps) > 1 {
			out[i] += ", from seed " + o.ask.Sweeps[p.sweep].Seed
		}
	}
	return out
}

// jobs is a cache of recently opened jobs.
type jobs struct {
	lock sync.Mutex
	open map[int]*opening
	age  []int // by number, the oldest first
}

type opening struct {
	once sync.Once
	job  *sweep.Job
	err  error
}

// mostOpen is the number of jobs of a sweep that stay open: the levers of an adventure hold a hundred versions of
// it.
const mostOpen = 32

// job opens a job, or returns it from the cache.
func (o *Opened) job(number int) (*sweep.Job, error) {
	if number < 0 || number >= len(o.parts) {
		return nil, fmt.Errorf("strand %d does not exist", number)
	}
	s := &o.jobs
	s.lock.Lock()
	it := s.open[number]
	if it == nil {
		if s.open == nil {
			s.open = map[int]*opening{}
		}
		if len(s.age) == mostOpen {
			delete(s.open, s.age[0])
			s.age = s.age[1:]
		}
		it = new(opening)
		s.open[number], s.age = it, append(s.age, number)
	}
	s.lock.Unlock()
	it.once.Do(func() { it.job, it.err = o.parts[number].Open() })
	return it.job, it.err
}
