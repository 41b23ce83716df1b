package asked

import (
	"errors"

	"muster/deploycards"
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/report/battlelore/draws"
)

// Help is what an answer for every draw is helped with.
type Help struct {
	Workers  int
	Progress func(done, total int)    // hears of finished matchups; nil when nobody does
	Stop     <-chan struct{}          // closed when what is finished is enough; nil when nothing stops it
	Saved    func(name string) string // the file that a witness is saved in, by its name; nil when none is saved
}

// every is the question of what all draws come to.
type every struct {
	*draws.Question
	table *Table
	tell  func(done, total int)
}

// Lasts reports whether an answer for every draw may take long enough to be stopped: one of matchups of two sets a
// player, which hears of being stopped.
func (t *Table) Lasts() bool { return mixes(&t.line, t.mode) }

// Every answers for every draw: of the sets that are named, or of all that the mode allows.
func (t *Table) Every(help Help) (*draws.Answer, error) {
	x := &every{table: t, tell: help.Progress, Question: &draws.Question{
		Line: t.line, Field: t.field, Mode: t.mode, Options: t.line.Options(), Words: map[*deck.Set]string{},
		Workers: help.Workers, Saved: help.Saved,
	}}
	x.Options.Stop = help.Stop
	answer, err := x.answer()
	return answer, Told(err)
}

// Told is an error as the command line tells it: what the rules do not allow is a wrong question.
func Told(err error) error {
	var refused draws.Refused
	if errors.As(err, &refused) {
		return refusal(refused)
	}
	return err
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
	mixed, err := epicMixed(&x.Line)
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

// named links the sets that the command line names for a camp.
func (x *every) named(camp boards.Camp) ([]*deck.Set, error) {
	return x.link(x.Line.Sets[camp])
}

// known links every set of the library and of the given files; with camps only theirs.
func (x *every) known(camps ...boards.Camp) ([]*deck.Set, error) {
	var words []string
	for _, e := range x.table.from.All(rulebook.KindDeploycards) {
		camp, ok := boards.ParseCamp(library.EntryOf(e).Set.Camp)
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
		set, err := x.table.set(w)
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
		if len(x.Line.Sets[camp]) > 0 {
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
