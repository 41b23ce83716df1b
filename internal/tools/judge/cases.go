package main

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"muster/engine"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/inference"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/internal/workers"
	"muster/schema/source"
)

// Case is a generated definition.
type Case struct {
	ID    string
	Kind  Kind
	From  string         // the id of the definition that it was
	Files []*source.File // its own: the definition, and its map where that is another one
}

// Run defines a generation run.
type Run struct {
	Kinds   []string // the keys of those that are made; nil for all
	Broken  int      // maximum number of a broken kind, its first ones; 0 for the number in its table
	Sound   int      // the same of a sound kind
	Games   int      // number of greedy games for each case
	Search  bool     // screen sound cases by games of search, too
	Workers int      // goroutines, an adventure each
}

// The players of the screens.
const (
	greedy = "greedy"
	search = "search"
)

// kindMap is the kind of the field of an adventure, and the key that names it.
const kindMap = rulebook.KindMap

// defaultGames is the number of games of greedy for a sound case.
const defaultGames = 200

// mostTries is the maximum number of drafts of a kind.
const mostTries = 2000

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
			if run.Kinds == nil || slices.Contains(run.Kinds, k.Key()) {
				todo = append(todo, Case{ID: k.prefix() + k.Name + "-" + strconv.Itoa(n+1), Kind: k})
			}
		}
	}
	from := makers()
	out := make([]*Case, len(todo))
	err := workers.Share(ctx, len(todo), run.Workers, func() func(int) error {
		return func(i int) (err error) {
			out[i], err = one(ctx, from[todo[i].Kind.Game], seed, todo[i], run)
			return err
		}
	})
	if err == nil {
		err = ctx.Err()
	}
	return out, err
}

// recorded reports whether the ledger knows the first draft that a run accepts.
func (r *Run) recorded() bool { return r.Games == defaultGames }

// one makes one case with a given id and kind.
func one(ctx context.Context, of maker, seed uint64, c Case, run Run) (*Case, error) {
	r := engine.NewRand(seed, "cases", c.ID)
	why := "it fits none of the definitions"
	change, ids := of.changes()[c.Kind.Name], of.ids()
	recorded, tried := run.recorded(), map[string]bool{}
	from := 0
	if recorded {
		from = screens.draw(seed, c.ID)
	}
	for n := range mostTries {
		x := of.draft(pick(&r, ids))
		if !change(x, &r) || n < from {
			continue
		}
		c.From = x.from
		content := fmt.Sprint(x.tree, x.field, x.units)
		if tried[content] {
			continue
		}
		tried[content] = true
		what, err := x.judge(ctx, &c, run)
		if err != nil {
			return nil, err
		}
		if what == "" {
			if recorded {
				screens.keep(drawOf(seed, c.ID), c.ID, []int{n})
			}
			return &c, nil
		}
		why = x.from + ": " + what
	}
	return nil, fmt.Errorf("%s cannot be made from seed %d: at last, %s", c.ID, seed, why)
}

// judge writes a draft and screens it; it returns the reason against it, "" if it is accepted.
func (x *draft) judge(ctx context.Context, c *Case, run Run) (why string, err error) {
	if c.Files, err = x.files(c); err != nil {
		return "", err
	}
	play, why, unset, err := opened(ctx, x.maker, c.Files)
	switch {
	case err != nil || why != "":
		return why, err
	case c.Kind.Unset:
		if unset == "" {
			why = "it can be set up"
		}
		return why, nil
	case unset != "":
		return unset, nil
	}
	var g *outcome
	for _, games := range c.Kind.looks(run.Games) {
		if g, why, err = played(ctx, play, greedy, games); err != nil || why != "" {
			return why, err
		}
		if why = c.Kind.holds(g); why == "" && x.shown != nil {
			why = x.shown(g)
		}
		if why != "" {
			return why, nil
		}
	}
	if why == "" && x.without != nil {
		why, err = x.compare(ctx, c, run)
	}
	if why == "" && err == nil && c.Kind.asks(byJudges) && run.Games >= defaultGames {
		why, err = judged(ctx, play, g, &c.Kind)
	}
	if why == "" && err == nil && x.runs != nil {
		if g, why, err := played(ctx, play, x.runs.player, run.Games); err != nil || why != "" {
			return why, err
		} else if why = x.runs.shown(g); why != "" {
			return why, nil
		}
	}
	if why != "" || err != nil || !c.Kind.asks(bySearch) || run.Games < defaultGames {
		return why, err
	}
	return screened(ctx, play, c, len(g.wins), run.Search)
}

// The prefixes of bounds for games of other players.
const (
	bySearch = "search_"
	byJudges = "judges_"
)

// judged screens a draft by the mean of the players of the default pool, each on both sides: g are the games of greedy.
func judged(ctx context.Context, play player, g *outcome, kind *Kind) (why string, err error) {
	all := *g
	all.wins = slices.Clone(g.wins)
	for _, name := range inference.Judges() {
		if name == greedy {
			continue
		}
		more, why, err := played(ctx, play, name, g.games)
		if err != nil || why != "" {
			return why, err
		}
		all.games += more.games
		for i, n := range more.wins {
			all.wins[i] += n
		}
	}
	return kind.within(byJudges, map[string]int{"stronger": all.stronger(), "edge": all.edge()}), nil
}

// compare plays the definition that a draft is compared with.
func (x *draft) compare(ctx context.Context, c *Case, run Run) (why string, err error) {
	x.without.change(x)
	files, err := x.files(&Case{ID: c.ID, Kind: c.Kind})
	if err != nil {
		return "", err
	}
	play, why, unset, err := opened(ctx, x.maker, files)
	if err != nil || why+unset != "" {
		return why + unset, err
	}
	g, why, err := played(ctx, play, greedy, run.Games)
	if err == nil && why == "" {
		why = x.without.shown(g)
	}
	return why, err
}

// played plays a screen; why is the reason that not all of it could be played.
func played(ctx context.Context, play player, policy string, games int) (g *outcome, why string, err error) {
	if g, err = play(ctx, policy, games); err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, "", err
	}
	return g, g.unset, nil
}

// files returns a draft as formatted files, each with a comment on the change at its top.
func (x *draft) files(c *Case) ([]*source.File, error) {
	x.armies()
	x.tree["id"], x.tree["name"] = c.ID, "Made from "+x.from+": "+c.ID
	if x.field != nil {
		x.field["id"], x.field["name"], x.tree[kindMap] = c.ID, "The ground of "+c.ID, c.ID
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
	err := add(x.kind, x.tree)
	if err == nil && x.field != nil {
		err = add(kindMap, x.field)
	}
	return out, err
}
