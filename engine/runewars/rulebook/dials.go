package rulebook

import "slices"

// Recruits are so many units of a type.
type Recruits struct {
	Unit  string
	Count int
}

// Dial is the space at which a dial of the faction begins.
func (f *Faction) Dial(dial string) int {
	switch dial {
	case Food:
		return f.Food
	case Wood:
		return f.Wood
	case Ore:
		return f.Ore
	}
	return 0
}

// Icons counts how often a thing stands at a space of a dial or below it (RW-DIAL-02).
func (f *Faction) IconsAt(dial, gives string, space int) int {
	n := 0
	for _, i := range f.Icons {
		if i.Dial != dial || i.Gives != gives {
			continue
		}
		for _, at := range i.At {
			if at <= space {
				n++
			}
		}
	}
	return n
}

// Recruited are the units that a dial gives at a space, in the order of its row (RW-ORD-08).
func (f *Faction) Recruited(dial string, space int) []Recruits {
	var out []Recruits
	for _, i := range f.Icons {
		if i.Dial != dial || slices.Contains(IconGifts(), i.Gives) {
			continue
		}
		listed := slices.ContainsFunc(out, func(r Recruits) bool { return r.Unit == i.Gives })
		if n := f.IconsAt(dial, i.Gives, space); n > 0 && !listed {
			out = append(out, Recruits{i.Gives, n})
		}
	}
	return out
}

// Start are the units with which the faction begins: what all three dials give where they begin (RW-SETUP-24).
func (f *Faction) Start() []Recruits {
	var out []Recruits
	for _, dial := range Dials() {
		out = append(out, f.Recruited(dial, f.Dial(dial))...)
	}
	return out
}
