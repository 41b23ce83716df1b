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

// Horse is the head of a war horse facing left: the mark of mounted units.
const Horse = "m12 27l-27 0q-1-13 10-22l-1-4q-9 9-16 9l-5-8 14-23 3-10 7 8q19 4 19 31q0 10-4 19z"

// Claw is the mark of creatures: three slashes.
const Claw = "m-12-26q20 22 2 52q6-26-14-44zm16-4q20 24 4 58q4-30-16-50zm16 6q14 20 0 46q2-24-12-38z"
