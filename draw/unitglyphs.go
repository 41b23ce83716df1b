package draw

// WeaponGlyph returns the picture of a weapon on a token, about 40 units high and wide: white with a dark edge. It
// returns nil for an unknown word, and the token shows the weapon's initial.
func WeaponGlyph(symbol string) string {
	switch symbol {
	case "sword", "short-sword":
		return "m0-29l5 7-1 29 11 0 0 6-11 0 0 8q5 3 2 7q-6 3-12 0q-3-4 2-7l0-8-11 0 0-6 11 0-1-29z"
	case "long-sword":
		return "m0-34l6 9-1 32 15 0 0 7-15 0 0 11q6 4 2 8q-7 3-14 0q-4-4 2-8l0-11-15 0 0-7 15 0-1-32z"
	case "bow":
		return "m-12-27q32 2 32 27t-32 27l0-3 0-48zm3 7l0 40q20-2 20-20t-20-20zm-13 18l36 0 0-6 14 8-14 8 0-6-36 0z"
	case "long-bow":
		return "m-14-31q40 0 40 31t-40 31l0-3 0-56zm3 7l0 48q28-2 28-24t-28-24zm-15 22l44 0 0-6 15 8-15 8 0-6-44 0z"
	case "crossbow":
		return "m-4 28l0-18-20-10-2-5 3-3q8-11 19-13l0-6 4-4 4 4 0 6q11 2 19 13l3 3-2 5-20 10 0 18zm0-25l0-17q-9 2-14 9zm8 " +
			"0l14-8q-5-7-14-9z"
	case "sling":
		return "m-18 22l22-34 4 2-22 34zm18-38a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
	case "spear":
		return "m-3 28l0-36-7 0 10-24 10 24-7 0 0 36z"
	case "halberd":
		return "m-3 26l0-36-4-2 4-14 3-6 3 6 0 6q14 0 14 12q0 8-8 12q-2-6-6-6l0 28z"
	case "club":
		return "m-5 24l-3-26q-4-22 8-24q12 2 8 24l-3 26z"
	}
	return ""
}

// warHorse is a trotting horse that faces right.
const warHorse = "m-18-5l10 3 12-1 6-5 4-8 3-6 3 3 5 6 5 7 -1 3 -4 1 -5-5 -2 6 -1 5 8 2 1 3 -3 9 -4 0 2-8 -8 1 -" +
	"3 4 1 8 2 4 -7 0 -1-14 -2-3 -10 0 -5 4 3 6 2 7 -6 0 -1-6 -4-6 0-5 -5 6 2 6 1 5 -6 0 -1-5 -1-7 " +
	"5-10 -1-4 -2 4 -1 7 -4 3 0-11 3-7 5-3z"

// Horseman is a rider on a trotting horse, with a lance that bears a pennon: the mark of mounted units. It is 61 units
// wide and 63 high.
const Horseman = warHorse +
	"m11 5l-1-12 3-3 9 0 3 3 4 3 -1 4 -6-2 0 7zm2-16l-1-7 2-4 4-2 4 2 2 4 -1 7zm11 18l3-38 4 0 -3 38zm6" +
	"-38l17 5 -17 6z"

// HorseArcher is a rider who turns in the saddle and shoots a bow: the mark of mounted units that fire. It is as large
// as Horseman.
const HorseArcher = warHorse +
	"m12 5l2-12 3-3 8 0 2 3 0 12zm4-16l-1-7 2-4 4-2 4 2 2 4 -1 7zm-28-1l5-4 0 2 25-1 0 6 -25-1 0 2zm21-" +
	"20l2 3 -6 5 -4 6 -1 8 1 6 2 4 5 5 -1 3 -7-6 -3-5 -1-7 1-10 4-6z"

// Claw is the mark of creatures: three slashes.
const Claw = "m-12-26q20 22 2 52q6-26-14-44zm16-4q20 24 4 58q4-30-16-50zm16 6q14 20 0 46q2-24-12-38z"
