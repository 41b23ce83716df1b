package deploy

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"muster/cmd/internal/cli/shell"
	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/deploycards/record"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/report/battlelore/draws"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/sheet/battlelore/deployment"
)

// every is the question of what all draws come to, in one mode on one field, as the command line asks it.
type every struct {
	*app
	*draws.Question
	c     *shell.Workspace
	flags deployFlags
}

// deployAll answers for every draw: of the sets that are named, or of all that the mode allows.
func (a *app) deployAll(c *shell.Workspace, f *field.Field, mode deploycards.Mode, flags deployFlags) error {
	x := a.every(c, f, mode, flags)
	if err := x.witnessFolder(); err != nil {
		return err
	}
	answer, err := x.answer()
	if err == nil {
		err = x.write(answer)
	}
	var refused draws.Refused
	if errors.As(err, &refused) {
		return refusal(refused)
	}
	return err
}

func (a *app) every(c *shell.Workspace, f *field.Field, mode deploycards.Mode, flags deployFlags) *every {
	x := &every{app: a, c: c, flags: flags, Question: &draws.Question{
		Line: flags.Line, Field: f, Mode: mode, Options: flags.Options(), Words: map[*deck.Set]string{}, Workers: a.Workers,
	}}
	if flags.witnesses != "" {
		x.Saved = func(name string) string { return filepath.Join(flags.witnesses, name+".json") }
	}
	return x
}

// answer asks the question of the mode.
func (x *every) answer() (*draws.Answer, error) {
	switch x.Mode {
	case deploycards.ModeOrganized:
		return x.mixed()
	case deploycards.ModeEpic:
		return x.epic()
	case deploycards.ModeEpicAllies:
		return x.allies()
	}
	sets, err := x.own()
	if err != nil {
		return nil, err
	}
	return draws.AnswerImpromptu(x.Question, sets)
}

// epic answers in Epic Call to Arms, where a player has one set or mixes two.
func (x *every) epic() (*draws.Answer, error) {
	mixed, err := x.flags.epicMixed()
	if err != nil {
		return nil, err
	}
	var sets [boards.Camps][]*deck.Set
	if !mixed {
		if sets, err = x.own(); err != nil {
			return nil, err
		}
	}
	if x.Options.Zone, err = x.zone(); err != nil {
		return nil, err
	}
	if mixed {
		return x.mixed()
	}
	return draws.AnswerEpic(x.Question, sets)
}

// write writes an answer in the format that was asked for, and saves its witnesses when that was asked for.
func (x *every) write(answer *draws.Answer) error {
	var write func() error
	switch x.flags.format {
	case "json":
		value, err := answer.JSON()
		if err != nil {
			return err
		}
		write = func() error { return diag.EncodeJSON(x.Out, value) }
	case "html":
		page, err := deployment.Answer(answer, pageOptions(x.c, x.flags))
		if err != nil {
			return err
		}
		write = func() error { return x.PrintPage(page, x.flags.out) }
	default:
		lines, err := answer.Lines()
		if err != nil {
			return err
		}
		write = func() error { return x.Lines(lines...) }
	}
	if err := x.saveWitnesses(answer); err != nil {
		return err
	}
	return write()
}

// saveWitnesses saves the worst witness, and all into a folder, when asked to.
func (x *every) saveWitnesses(answer *draws.Answer) error {
	if x.flags.witnesses != "" {
		if x.flags.format != "json" { // which plays every one
			if err := answer.PlayOthers(); err != nil {
				return err
			}
		}
		for _, p := range answer.Played() {
			if err := shell.WriteFile(x.Saved(p.Name), record.Save(p.Deployment, shell.Version)); err != nil {
				return err
			}
		}
	}
	if x.flags.saveWitness == "" {
		return nil
	}
	switch worst, err := answer.Worst(); {
	case err != nil:
		return err
	case worst == nil: // where nothing goes wrong there is none, and that is said
		x.Complain("muster: ", "nothing goes wrong, so there is no witness: "+x.flags.saveWitness+" is not written")
		return nil
	default:
		return x.Keep(x.flags.saveWitness, record.Save(worst.Deployment, shell.Version))
	}
}

// witnessFolder makes the folder for witnesses, when there is to be one.
func (x *every) witnessFolder() error {
	if x.flags.witnesses == "" {
		return nil
	}
	if err := os.MkdirAll(x.flags.witnesses, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", x.flags.witnesses, disk.Reason(err))
	}
	return nil
}

// named links the sets that the command line names for a camp.
func (x *every) named(camp boards.Camp) ([]*deck.Set, error) {
	return x.link(x.flags.Sets[camp])
}

// known links every set of the library and of the given files; with camps only theirs.
func (x *every) known(camps ...boards.Camp) ([]*deck.Set, error) {
	var words []string
	for _, e := range x.c.All(kinds.Deploycards) {
		camp, ok := boards.ParseCamp(e.Set.Camp)
		if !ok || len(camps) > 0 && camp != camps[0] {
			continue
		}
		words = append(words, e.ID)
	}
	return x.link(words)
}

// link links sets and remembers the words for them.
func (x *every) link(words []string) ([]*deck.Set, error) {
	sets := make([]*deck.Set, 0, len(words))
	for _, w := range words {
		set, err := x.set(x.c, w)
		if err != nil {
			return nil, err
		}
		x.Words[set] = w
		sets = append(sets, set)
	}
	return sets, nil
}

// own links for each camp the sets that are named for it, or every one of its own.
func (x *every) own() (sets [boards.Camps][]*deck.Set, err error) {
	for camp := range boards.Camp(boards.Camps) {
		if len(x.flags.Sets[camp]) > 0 {
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
