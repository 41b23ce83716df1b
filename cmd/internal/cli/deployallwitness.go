package cli

import (
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
)

// witness is a case that goes wrong: cards for one camp or both, and what is to be seen when it is played.
type witness struct {
	key    string // of what goes wrong, as file names have it
	what   string // "the Pennants lose ...", as a report says it
	camp   boards.Camp
	sets   [boards.Camps][]*muster.Set
	draws  [boards.Camps]string
	zones  [boards.Camps]string // ids; "" for the first
	crowd  bool                 // what Scouts stand on may matter: of two Epic sets a player
	scouts *muster.EpicWitness  // where the camp's Scout Guard has to stand; nil when it does not matter
	shows  func(*muster.Deployment) bool
}

// name is the witness's own among all of an answer.
func (w *witness) name() string {
	return strings.Join([]string{
		strings.Join(ids(w.sets[boards.Pennant]), "+"), "vs", strings.Join(ids(w.sets[boards.Standard]), "+"), w.camp.String(), w.key,
	}, "-")
}

// words names the cards of a witness.
func (w *witness) words() string {
	var parts []string
	for camp := range boards.Camp(boards.Camps) {
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

// witnessLines tells witnesses with the commands that play them. Those of one case are told together.
func (x *every) witnessLines(list []*witness) ([]string, error) {
	type told struct {
		whats          []string
		words, command string
	}
	var all []*told
	for _, w := range list {
		p, err := x.play(w)
		if err != nil {
			return nil, err
		}
		if i := slices.IndexFunc(all, func(t *told) bool {
			return t.words == w.words() && t.command == p.command && p.seed != ""
		}); i >= 0 {
			all[i].whats = append(all[i].whats, w.what)
			continue
		}
		all = append(all, &told{[]string{w.what}, w.words(), p.command})
	}
	var lines []string
	for _, t := range all {
		lines = append(lines, fold(strings.Join(t.whats, "; ")+": "+t.words, "  ", "    ", " ", "")...)
		if t.command == "" {
			lines = append(lines, "    "+unseen)
			continue
		}
		lines = append(lines, fold(t.command, "    ", "      ", " --", ` \`)...)
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

// happens looks for events of a camp.
func happens(camp boards.Camp, kinds ...muster.EventKind) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Camp == camp && slices.Contains(kinds, e.Kind)
		})
	}
}

// drowns looks for a camp's Guard that could not keep its mark because of the ground.
func drowns(camp boards.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Camp == camp && e.From != hex.None && impassable(d.Field, e.From)
		})
	}
}

func impassable(f *field.Field, h hex.Hex) bool { return f.Impassable.Has(h) }

// special looks for events of a variant, by their words.
func special(camp boards.Camp, kinds ...string) func(*muster.Deployment) bool {
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
