package library

import (
	"slices"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Effect is one effect of a special rule.
type Effect struct {
	*adventures.RuleEffect
	Rule  *adventures.Rule
	Ptr   string             // JSON pointer of its table
	Hexes []hex.Hex          // by At; hex.None: the board has no such hex, or there is no board
	Camps [boards.Camps]bool // whose units it is for
}

// Place returns the place of a finding about a key: the key's value, or the effect's word without the key.
func (e *Effect) Place(key string) string {
	if slices.Contains(e.Written(), key) {
		return e.Ptr + "/" + key
	}
	return e.Ptr + "/do"
}

// readEffects links the effects of the special rules.
func (l *linker) readEffects() {
	for i := range l.Definition.Rules {
		rule := &l.Definition.Rules[i]
		for j := range rule.Effects {
			e, ptr := &rule.Effects[j], item(item("/rules", i)+"/effects", j)
			if !l.whole(ptr) {
				continue
			}
			for k, id := range e.Units {
				l.unit(id, item(ptr+"/units", k))
			}
			for k, id := range e.Banners {
				if faulty := l.Rules.Banners.Invalid(id); faulty || id != "" && l.Rules.Banners.Get(id) == nil {
					l.fault(Fault{Kind: UnknownBanner, Ptr: item(ptr+"/banners", k), Text: id, Invalid: faulty})
				}
			}
			l.Effects = append(l.Effects, Effect{e, rule, ptr, l.hexesAt(e.At, ptr+"/at"), camps(e.Side)})
		}
	}
}

// Gifts lists the effects that give something at a place.
func (l *Linked) Gifts() []Effect {
	return slices.DeleteFunc(slices.Clone(l.Effects), func(e Effect) bool { return !e.Gives() })
}

// LastTurn is the effect that ends the game after a turn; nil when none does.
func (l *Linked) LastTurn() *Effect {
	for i := range l.Effects {
		if e := &l.Effects[i]; e.Do == adventures.RuleLastTurn && e.Turn > 0 {
			return e
		}
	}
	return nil
}

// Chosen lists the units that an effect speaks of, wherever they start.
func (l *Linked) Chosen(e *Effect) []Unit {
	var out []Unit
	for _, u := range l.Units {
		if class, banner := u.kind(); e.Chooses(u.Camp.String(), u.Type, class, banner) {
			out = append(out, u)
		}
	}
	return out
}

// Touched reports whether an effect makes something of the unit where it starts.
func (u *Unit) Touched(e *adventures.RuleEffect) bool {
	class, banner := u.kind()
	return e.Touches(u.Camp.String(), u.Type, class, banner, u.Label)
}

// kind is the class and the banner of a unit's type; none for a type that is not known.
func (u *Unit) kind() (class, banner string) {
	if u.Row == nil {
		return "", ""
	}
	return u.Row.Class, u.Row.Banner
}
