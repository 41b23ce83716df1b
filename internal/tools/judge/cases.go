package main

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"muster/engine"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/internal/workers"
	"muster/schema/source"
)

// Case is a generated adventure.
type Case struct {
	ID    string
	Kind  Kind
	From  string         // the id of the adventure that it was
	Files []*source.File // its own: the adventure, and its map where that is another one
}

// Run defines a generation run.
type Run struct {
	Kinds   []string // the names of those that are made; nil for all
	Broken  int      // maximum number of a broken kind, its first ones; 0 for the number in its table
	Sound   int      // the same of a sound kind
	Games   int      // number of games for each adventure
	Workers int      // goroutines, an adventure each
}

// mostTries is the maximum number of drafts of a kind.
const mostTries = 400

// Make generates adventures of the kinds from a seed, in table order: the same for any number of workers. The error
// means that a kind could not be generated, or that ctx ended.
func Make(ctx context.Context, seed uint64, run Run) ([]*Case, error) {
	var todo []Case
	for _, k := range Kinds() {
		most := run.Broken
		if k.Sound {
			most = run.Sound
		}
		for n := range k.Count {
			if most > 0 && n == most {
				break
			}
			if run.Kinds == nil || slices.Contains(run.Kinds, k.Name) {
				todo = append(todo, Case{ID: k.Name + "-" + strconv.Itoa(n+1), Kind: k})
			}
		}
	}
	from := shipped()
	out := make([]*Case, len(todo))
	err := workers.Share(ctx, len(todo), run.Workers, func() func(int) error {
		return func(i int) (err error) {
			out[i], err = from.one(ctx, seed, todo[i], run)
			return err
		}
	})
	if err == nil {
		err = ctx.Err()
	}
	return out, err
}

// one generates one adventure with a given id and kind.
func (d *drafts) one(ctx context.Context, seed uint64, c Case, run Run) (*Case, error) {
	r := engine.NewRand(seed, "cases", c.ID)
	why := "it fits none of the adventures"
	for range mostTries {
		x := d.draft(pick(&r, d.ids))
		if !changes[c.Kind.Name](x, &r) {
			continue
		}
		c.From = x.from
		what, err := x.judge(ctx, &c, run)
		if err != nil {
			return nil, err
		}
		if what == "" {
			return &c, nil
		}
		why = x.from + ": " + what
	}
	return nil, fmt.Errorf("%s cannot be made from seed %d: at last, %s", c.ID, seed, why)
}

// judge writes a draft and plays it; it returns the reason against it, "" if it is accepted.
func (x *draft) judge(ctx context.Context, c *Case, run Run) (why string, err error) {
	if c.Files, err = x.files(c); err != nil {
		return "", err
	}
	g, why, err := played(ctx, c.Files, run.Games)
	if err != nil || why != "" {
		return why, err
	}
	if why = c.Kind.holds(g); why == "" && x.shown != nil {
		why = x.shown(g)
	}
	if why != "" || x.without == nil {
		return why, nil
	}
	x.without.change(x)
	files, err := x.files(&Case{ID: c.ID, Kind: c.Kind})
	if err != nil {
		return "", err
	}
	if g, why, err = played(ctx, files, run.Games); err == nil && why == "" {
		why = x.without.shown(g)
	}
	return why, err
}

// files returns a draft as formatted files, each with a comment on the change at its top.
func (x *draft) files(c *Case) ([]*source.File, error) {
	x.armies()
	x.tree["id"], x.tree["name"] = c.ID, "Made from "+x.from+": "+c.ID
	if x.field != nil {
		x.field["id"], x.field["name"], x.tree["map"] = c.ID, "The ground of "+c.ID, c.ID
	}
	head := "# Made from " + x.from + ": " + c.Kind.Says + ".\n"
	if c.Kind.Sound {
		head = "# Sound. " + head[2:]
	}
	var out []*source.File
	add := func(kind string, tree map[string]any) error {
		name := games.Folder(kind) + "/" + c.ID + "." + kind + ".toml"
		text, faults, err := layout.Text(source.NewFile(name, append([]byte(head), written(tree)...)), games.Kinds())
		if err == nil && len(faults) > 0 {
			err = fmt.Errorf("%s: %s", name, faults[0].Message)
		}
		out = append(out, source.NewFile(name, text))
		return err
	}
	err := add(kindAdventure, x.tree)
	if err == nil && x.field != nil {
		err = add(kindMap, x.field)
	}
	return out, err
}
