package battlelore

import (
	"strings"
	"unicode"

	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
)

// spots are the transformations of a picture: alone on the banner, and above the plate with a race's letters. Each is
// as large as the banner allows. It keeps clear of the banner's letters and of the tails of a pennon. The lower right
// corner is free for a star, the upper right corner for the number of figures.
type spots struct{ alone, above string }

// armSpots are the spots of weapons and silhouettes by their word.
var armSpots = map[string]spots{
	"sword":      {"1 -1)", "14 -7) scale(.79)"},
	"long-sword": {"0 -1) scale(.85)", "14 -7) scale(.67)"},
	"bow":        {"0 -1) scale(.97)", "14 -13) scale(.64)"},
	"long-bow":   {"0 0) scale(.84)", "8 -13) scale(.52)"},
	"crossbow":   {"5 3) scale(.85)", "11 -6) scale(.76)"},
	"sling":      {"-5 0) scale(1.16)", "2 -13) scale(.67)"},
	"spear":      {"8 1) scale(.97)", "15 1) scale(.97)"},
	"halberd":    {"2 2)", "11 2) scale(.97)"},
	"club":       {"6 0) scale(1.15)", "16 1) scale(1.1)"},
	"spider":     {"6 8) scale(.67)", ""},
	"giant":      {"6 2) scale(.85)", ""},
	"tree-giant": {"8 -3) scale(.76)", ""},
	"earth":      {"2 6) scale(.7)", ""},
	"rock":       {"1 6) scale(.7)", ""},
	"hydra":      {"2 3) scale(.82)", ""},
	"wyvern":     {"7 5) scale(.67)", ""},
	"drake":      {"1 6) scale(.73)", ""},
	"dragon":     {"-1 3) scale(.82)", ""},
	"troll":      {"1 2) scale(.7)", ""},
	"crown":      {"-2 12) scale(.82)", ""},
}

var (
	clawSpots     = spots{"6 -5) scale(.76)", "6 -12) scale(.58)"}
	horsemanSpots = spots{"-5 3) scale(.91)", "5 -11) scale(.52)"}
	archerSpots   = spots{"6 8) scale(.73)", "9 -11) scale(.52)"}

	// besideSpots and weaponSpots are those of a picture and of a weapon next to it.
	besideSpots = spots{"-14 11) scale(.55)", "5 -11) scale(.48)"}
	weaponSpots = spots{"13 -11) scale(.55)", "17 16) scale(.34)"}
)

// appendArms writes class and weapon. A mounted unit is a horseman with a lance, or with a bow. Other weapons than the
// long sword of horsemen are next to it. A creature is a claw. A unit whose row names its own picture has that instead.
// marked says that the banner has a race's letters.
func appendArms(b []byte, rules *rulebook.Rulebook, u *rulebook.Unit, marked bool) []byte {
	add := func(at spots, d string) {
		where := at.alone
		if marked {
			where = at.above
		}
		for _, s := range []string{`<path transform="translate(`, where, `" d="M0 0`, d, `"/>`} {
			b = append(b, s...)
		}
	}
	symbol := weaponSymbol(rules, u)
	weapon, own := draw.WeaponGlyph(symbol), draw.Silhouette(u.Symbol)
	switch mounted := u.Class == rulebook.Mounted; {
	case own != "" && u.Creature():
		add(armSpots[u.Symbol], own)
	case u.Creature():
		add(clawSpots, draw.Claw)
	case own != "":
		add(besideSpots, own)
		if weapon != "" {
			add(weaponSpots, weapon)
		}
	case mounted && (symbol == "bow" || symbol == "long-bow"):
		add(archerSpots, draw.HorseArcher)
	case mounted && (weapon == "" || symbol == "long-sword"):
		add(horsemanSpots, draw.Horseman)
	case mounted:
		add(besideSpots, draw.Horseman)
		add(weaponSpots, weapon)
	case weapon != "":
		add(armSpots[symbol], weapon)
	default:
		b = append(b, `<text x="16" y="2" font-size="36" text-anchor="middle">`...)
		b = append(b, initial(symbol, "?")...)
		b = append(b, `</text>`...)
	}
	return b
}

// markSize returns the size of the letters on a token's plate: two capitals are wider than a capital and a small
// letter.
func markSize(mark string) string {
	if len(mark) > 1 && strings.IndexFunc(mark[1:], unicode.IsUpper) >= 0 {
		return "21"
	}
	return markLetters
}
