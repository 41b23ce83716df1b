package vectortest

import (
	"muster/internal/engine/command"
	"strconv"
	"strings"
)

// Arg is an argument of an action in words: a unit, a hex, a card.
type Arg[A any] struct {
	// Of returns the argument of an action. Known reports whether a word is a possible argument.
	Of    func(a A) string
	Known func(word string) bool
	// Unit or Number returns the argument's value in an action. Without either Build does not make the action.
	Unit   func(word string) (unit uint8, ok bool)
	Number func(word string) (n uint16, ok bool)
}

// form is the form of actions of a kind in vectors: first words, then arguments.
type form[A, K any] struct {
	words string
	kind  K
	args  []Arg[A]
}

// Verbs are the actions of a game in words. New makes an action.
type Verbs[A interface{ Kind() K }, K comparable] struct {
	New func(kind K, unit uint8, n uint16) A

	list []form[A, K]
}

// Add adds a kind of action: its first words, and its arguments.
func (v *Verbs[A, K]) Add(words string, kind K, args ...Arg[A]) {
	v.list = append(v.list, form[A, K]{words, kind, args})
}

// Words writes an action.
func (v *Verbs[A, K]) Words(a A) string {
	for _, f := range v.list {
		if f.kind == a.Kind() {
			words := f.words
			for _, arg := range f.args {
				words += " " + arg.Of(a)
			}
			return words
		}
	}
	return "unknown action"
}

// Known reports whether words are those of an action that can exist.
func (v *Verbs[A, K]) Known(words string) bool {
	for _, f := range v.list {
		if _, known := f.read(words); known {
			return true
		}
	}
	return false
}

// Build parses an action, legal or not. It returns false if the words are incomplete.
func (v *Verbs[A, K]) Build(words string) (a A, ok bool) {
	for _, f := range v.list {
		if args, known := f.read(words); known {
			if a, ok = v.build(f, args); ok {
				return a, true
			}
		}
	}
	return a, false
}

// read returns the arguments of a form in words.
func (f form[A, K]) read(words string) (args []string, known bool) {
	rest, begins := strings.CutPrefix(words+" ", f.words+" ")
	args = strings.Fields(rest)
	if !begins || len(args) != len(f.args) {
		return nil, false
	}
	for i, arg := range f.args {
		if !arg.Known(args[i]) {
			return nil, false
		}
	}
	return args, true
}

func (v *Verbs[A, K]) build(f form[A, K], args []string) (a A, ok bool) {
	var unit uint8
	var n uint16
	for i, arg := range f.args {
		switch {
		case arg.Unit != nil:
			unit, ok = arg.Unit(args[i])
		case arg.Number != nil:
			n, ok = arg.Number(args[i])
		default:
			ok = false
		}
		if !ok {
			return a, false
		}
	}
	return v.New(f.kind, unit, n), ok
}

// HexArg is a hex argument; of returns the hex of an action.
func (g *Scene[S, A, F]) HexArg(of func(a A) string) Arg[A] {
	return Arg[A]{
		Of: of, Known: g.isHex,
		Number: func(word string) (uint16, bool) { return uint16(g.Hex(word)), true },
	}
}

// PlaceArg is a hex in an action whose words do not name the unit.
func (g *Scene[S, A, F]) PlaceArg(of func(a A) string) Arg[A] { return Arg[A]{Of: of, Known: g.isHex} }

// CardArg is a Command card argument; of returns the card of an action.
func (g *Scene[S, A, F]) CardArg(of func(a A) uint8) Arg[A] {
	return Arg[A]{
		Of:     func(a A) string { return g.Cards[of(a)] },
		Known:  func(word string) bool { return g.Card(word) < command.None },
		Number: func(word string) (uint16, bool) { return uint16(g.Card(word)), true },
	}
}

// DigitArg is a digit in an action whose words do not name the unit; of returns the digit of an action.
func DigitArg[A any](of func(a A) int) Arg[A] {
	return Arg[A]{
		Of:    func(a A) string { return strconv.Itoa(of(a)) },
		Known: func(word string) bool { return len(word) == 1 && word[0] >= '0' && word[0] <= '9' },
	}
}

// isHex reports whether a word is a hex. Other words end the test.
func (g *Scene[S, A, F]) isHex(word string) bool { return g.Hex(word) >= 0 }
