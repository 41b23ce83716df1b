package request

import (
	"errors"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
)

// Help holds the helpers of an answer for every draw.
type Help struct {
	Workers  int
	Progress func(done, total int)    // reports finished matchups; may be nil
	Stop     <-chan struct{}          // closed to stop with the finished matchups; may be nil
	Saved    func(name string) string // the file that a witness is saved in, by its name; nil when none is saved
}

// every is a question about all draws.
type every struct {
	*draws.Question
	request *Request
	tell    func(done, total int)
}

// Lasts reports whether an answer for every draw may take long and can be interrupted: that for matchups of two sets a
// player.
func (r *Request) Lasts() bool { return mixes(&r.line, r.mode) }

// Every answers for every draw of the named sets, or of all that the mode allows.
func (r *Request) Every(help Help) (*draws.Answer, error) {
	x := &every{request: r, tell: help.Progress, Question: &draws.Question{
		Line: r.line, Field: r.field, Mode: r.mode, Options: r.line.Options(), Words: map[*deck.Set]string{},
		Workers: help.Workers, Saved: help.Saved,
	}}
	x.Options.Stop = help.Stop
	answer, err := x.answer()
	return answer, UserError(err)
}

// UserError converts an error for the command line: an illegal request is a report.Wrong.
func UserError(err error) error {
	var refused draws.Refused
	if errors.As(err, &refused) {
		return refusal(refused)
	}
	return err
}

// answer answers the question in its mode.
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

// epic answers in Epic Call to Arms, with one set a player or a mix of two.
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

// known links every set of the library and of the given files; with camps only those of the camps.
func (x *every) known(camps ...boards.Camp) ([]*deck.Set, error) {
	var words []string
	for _, e := range x.request.from.All(rulebook.KindDeploycards) {
		camp, ok := boards.ParseCamp(library.EntryOf(e).Set.Camp)
		if !ok || len(camps) > 0 && camp != camps[0] {
			continue
		}
		words = append(words, e.ID)
	}
	return x.link(words)
}

// link links sets and stores their words.
func (x *every) link(words []string) ([]*deck.Set, error) {
	sets := make([]*deck.Set, 0, len(words))
	for _, w := range words {
		set, err := x.request.set(w)
		if err != nil {
			return nil, err
		}
		x.Words[set] = w
		sets = append(sets, set)
	}
	return sets, nil
}

// own links the named sets of each camp, or all of its sets.
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
