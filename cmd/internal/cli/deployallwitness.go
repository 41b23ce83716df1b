package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// witness is a case that goes wrong: cards for one camp or both, and what is to be seen when it is played.
type witness struct {
	what  string // "the Pennants lose ...", as a report says it
	sets  [hex.Camps][]*muster.Set
	draws [hex.Camps]string
	zones [hex.Camps]string // ids; "" for the first
	shows func(*muster.Deployment) bool
}

// shown is a witness that has been played.
type shown struct {
	d       *muster.Deployment
	seed    string
	command string // plays d again
}

// witnessSeeds is how many seeds are tried. What a witness is about can hang on choices; at random even those that
// take three turns one way come up in some hundred.
const witnessSeeds = 4000

// unseen stands for the command of a witness that takes rarer choices.
var unseen = fmt.Sprintf("(it takes choices that players at random do not make with any seed up to %d)", witnessSeeds)

// play finds the first seed, from 1 on, with which a witness shows what it is about. It goes the way of the command
// line, so that its command plays the same. nil means that no seed does.
func (x *every) play(w *witness) (*shown, error) {
	flags := x.flags
	for camp := range hex.Camp(hex.Camps) {
		flags.sets[camp] = nil
		for _, set := range w.sets[camp] {
			flags.sets[camp] = append(flags.sets[camp], x.words[set])
		}
		flags.draws[camp], flags.zones[camp] = w.draws[camp], w.zones[camp]
	}
	players, err := x.players(x.c, x.f, x.mode, flags)
	if err != nil {
		return nil, err
	}
	opts := flags.options()
	for opts.Seed = 1; opts.Seed <= witnessSeeds; opts.Seed++ {
		d, refused := muster.Deploy(x.f, x.mode, players, opts)
		if len(refused) > 0 {
			return nil, refusal(refused)
		}
		if w.shows(d) {
			flags.seed = strconv.FormatUint(opts.Seed, 10)
			return &shown{d, flags.seed, flags.command(d)}, nil
		}
	}
	return nil, nil
}

// words names the cards of a witness.
func (w *witness) words() string {
	var parts []string
	for camp := range hex.Camp(hex.Camps) {
		if w.draws[camp] == "" {
			continue
		}
		text := camp.String() + " " + drawWords(w.draws[camp])
		if w.zones[camp] != "" {
			text += " in the " + w.zones[camp] + " zones"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// drawWords is the form for people of a draw as the command line has it, of allies the red one's first.
func drawWords(text string) string {
	d, fault := muster.ParseDraw(text)
	if fault == "" {
		return d.Words()
	}
	red, blue, _ := strings.Cut(text, "/")
	return "red: " + drawWords(red) + ", blue: " + drawWords(blue)
}

// witnessLines tells witnesses with the commands that play them. Two that are the same case are told once.
func (x *every) witnessLines(list []*witness) ([]string, error) {
	var lines []string
	for _, w := range list {
		p, err := x.play(w)
		if err != nil {
			return nil, err
		}
		lines = append(lines, fold(w.what+": "+w.words(), "  ", "    ", " ", "")...)
		if p == nil {
			lines = append(lines, "    "+unseen)
			continue
		}
		lines = append(lines, fold(p.command, "    ", "      ", " --", ` \`)...)
	}
	return lines, nil
}

// pageWidth is how wide a report for people is.
const pageWidth = 108

// fold breaks a long line at places that start with at; all lines but the last end with tail.
func fold(text, first, rest, at, tail string) []string {
	parts := strings.Split(text, at)
	lines := []string{first + parts[0]}
	for _, p := range parts[1:] {
		last := &lines[len(lines)-1]
		if len([]rune(*last+at+p+tail)) <= pageWidth {
			*last += at + p
			continue
		}
		*last += tail
		lines = append(lines, rest+strings.TrimPrefix(at+p, " "))
	}
	return lines
}

// worst plays the gravest witness, saves it when asked to, and draws its board. list is in order, gravest first.
func (x *every) worst(list []*witness) ([]string, error) {
	for _, w := range list {
		p, err := x.play(w)
		if err != nil {
			return nil, err
		}
		if p == nil {
			continue
		}
		if err := x.keep(p); err != nil {
			return nil, err
		}
		scene := deployedScene(p.d)
		lines := append([]string{""}, fold("The worst of them on the board: "+w.what+", seed "+p.seed, "", "  ", " ", "")...)
		return append(lines, "", strings.TrimRight(draw.Text(scene), "\n")), nil
	}
	return nil, x.keep(nil)
}

// keepWorst saves the gravest witness when asked to, for answers without a board.
func (x *every) keepWorst(list []*witness) error {
	if x.flags.saveWitness == "" {
		return nil
	}
	_, err := x.worst(list)
	return err
}

// keep saves the worst witness when asked to. Where nothing goes wrong there is none, and that is said.
func (x *every) keep(p *shown) error {
	switch {
	case x.flags.saveWitness == "":
		return nil
	case p == nil:
		x.complain("muster: ", "nothing goes wrong, so there is no witness: "+x.flags.saveWitness+" is not written")
		return nil
	}
	return writeFile(x.flags.saveWitness, muster.Save(p.d))
}

// happens looks for events of a camp.
func happens(camp hex.Camp, kinds ...muster.EventKind) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Camp == camp && slices.Contains(kinds, e.Kind)
		})
	}
}

// drowns looks for a camp's Guard that could not keep its mark because of the ground.
func drowns(camp hex.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Camp == camp && e.From != hex.None && impassable(d.Field, e.From)
		})
	}
}

func impassable(f *field.Field, h hex.Hex) bool { return f.Impassable.Has(h) }

// special looks for events of a variant, by their words.
func special(camp hex.Camp, kinds ...string) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Kind == muster.Special && e.Camp == camp && slices.Contains(kinds, e.More.Kind())
		})
	}
}

// either is true when any of several is.
func either(list ...func(*muster.Deployment) bool) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(list, func(f func(*muster.Deployment) bool) bool { return f(d) })
	}
}
