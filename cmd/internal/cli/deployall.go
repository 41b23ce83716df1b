package cli

import (
	"encoding/json"

	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/kinds"
	"muster/engine/field"
	"muster/engine/muster"
)

// every is the question of what all draws come to, in one mode on one field.
type every struct {
	*app
	c     *workspace
	f     *field.Field
	mode  muster.Mode
	flags deployFlags
	opts  muster.Options
	words map[*muster.Set]string // how the command line names a set

	played map[string]*shown // witnesses by name
}

// deployAll answers for every draw: of the sets that are named, or of all that the mode allows.
func (a *app) deployAll(c *workspace, f *field.Field, mode muster.Mode, flags deployFlags) error {
	x := &every{
		app: a, c: c, f: f, mode: mode, flags: flags, opts: flags.options(), words: map[*muster.Set]string{},
		played: map[string]*shown{},
	}
	if err := x.witnessFolder(); err != nil {
		return err
	}
	switch mode {
	case muster.ModeOrganized:
		return x.organized()
	case muster.ModeEpic:
		mixed, err := flags.epicMixed()
		switch {
		case err != nil:
			return err
		case mixed:
			return x.organized()
		}
		return x.epic()
	case muster.ModeEpicAllies:
		return x.allies()
	}
	return x.impromptu()
}

// set links a set and remembers the word for it.
func (x *every) set(word string) (*muster.Set, error) {
	set, err := x.app.set(x.c, word)
	if err == nil {
		x.words[set] = word
	}
	return set, err
}

// named links the sets that the command line names for a camp.
func (x *every) named(camp boards.Camp) ([]*muster.Set, error) {
	return x.link(x.flags.sets[camp])
}

// known links every set of the library and of the given files; with camps only theirs.
func (x *every) known(camps ...boards.Camp) ([]*muster.Set, error) {
	var words []string
	for _, e := range x.c.all(kinds.Deploycards) {
		camp, ok := boards.ParseCamp(e.Set.Camp)
		if !ok || len(camps) > 0 && camp != camps[0] {
			continue
		}
		words = append(words, e.ID)
	}
	return x.link(words)
}

func (x *every) link(words []string) ([]*muster.Set, error) {
	sets := make([]*muster.Set, 0, len(words))
	for _, w := range words {
		set, err := x.set(w)
		if err != nil {
			return nil, err
		}
		sets = append(sets, set)
	}
	return sets, nil
}

// own links for each camp the sets that are named for it, or every one of its own.
func (x *every) own() (sets [boards.Camps][]*muster.Set, err error) {
	for camp := range boards.Camp(boards.Camps) {
		if len(x.flags.sets[camp]) > 0 {
			sets[camp], err = x.named(camp)
		} else {
			sets[camp], err = x.known(camp)
		}
		if err != nil {
			return sets, err
		}
	}
	return sets, nil
}

// two refuses other than two sets where a mode takes two.
func (x *every) two(camp boards.Camp, what string) error {
	if n := len(x.flags.sets[camp]); n != 0 && n != 2 {
		return usage("name two by comma, or drop --"+camp.String()+" for every two", "%s, --%s names %d", what, camp, n)
	}
	return nil
}

// json writes an answer for machines.
func (a *app) json(answer any) error {
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(answer)
}
