package rulebook

import "slices"

// Recruits is a number of units of a type.
type Recruits struct {
	Unit  string
	Count int
}

// Dial returns the first space of a dial of the faction.
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

// IconsAt counts the icons of a kind at a space of a dial and below it (RW-DIAL-02).
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

// Recruited returns the units that a dial gives at a space, in the order of its row (RW-ORD-08).
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

// Start returns the units with which the faction begins: those that all three dials give at their first spaces
// (RW-SETUP-24).
func (f *Faction) Start() []Recruits {
	var out []Recruits
	for _, dial := range Dials() {
		out = append(out, f.Recruited(dial, f.Dial(dial))...)
	}
	return out
}
