package sheet

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// colours matches the colour properties of a rule, as #rrggbb.
var colours = regexp.MustCompile(`--([a-z]+): (#[0-9a-f]{6});`)

// scheme returns the colours of a part of the style, merged over earlier ones.
func scheme(css string, before map[string]string) map[string]string {
	out := map[string]string{}
	for name, colour := range before {
		out[name] = colour
	}
	for _, m := range colours.FindAllStringSubmatch(css, -1) {
		out[m[1]] = m[2]
	}
	return out
}

// luminance returns the relative luminance of WCAG 2.
func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil || len(colour) != 7 {
		t.Fatalf("%q is no colour", colour)
	}
	sum := 0.0
	for i, part := range [...]float64{.0722, .7152, .2126} {
		c := float64(n>>(8*i)&255) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += part * c
	}
	return sum
}

func contrast(t *testing.T, a, b string) float64 {
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// between returns the part of a text between two words.
func between(t *testing.T, text, from, to string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, from)
	body, _, also := strings.Cut(rest, to)
	if !ok || !also {
		t.Fatalf("no %q up to %q in the style", from, to)
	}
	return body
}

// ground returns the background colour of a rule.
func ground(t *testing.T, css, selector string) string {
	t.Helper()
	m := regexp.MustCompile(`(?s)` + regexp.QuoteMeta(selector) + ` \{[^}]*background: (#[0-9a-f]{3,6});`).FindStringSubmatch(css)
	if m == nil {
		t.Fatalf("%s has no ground", selector)
	}
	if len(m[1]) == 4 {
		return "#" + strings.Repeat(m[1][1:2], 2) + strings.Repeat(m[1][2:3], 2) + strings.Repeat(m[1][3:4], 2)
	}
	return m[1]
}

// TestContrast checks that text has a contrast of at least 4.5 to 1 (AA) in light and dark mode. Lines around tick
// boxes and the focus frame need 3 to 1.
func TestContrast(t *testing.T) {
	light := scheme(between(t, style, ":root {", "}"), nil)
	light["desk"], light["code"] = ground(t, style, "\nbody"), ground(t, style, "\npre")
	night := between(t, screenStyle, "(prefers-color-scheme: dark) {", "\n}\n")
	dark := scheme(between(t, night, ":root {", "}"), light)
	dark["desk"], dark["code"] = ground(t, night, "  body"), ground(t, night, "  pre")
	card := scheme(between(t, night, ".card {", "}"), dark)
	card["paper"] = ground(t, style, "\n.card")
	if light["paper"] == dark["paper"] || card["ink"] != light["ink"] {
		t.Error("the dark is as the light, or cards are not white")
	}
	for name, of := range map[string]map[string]string{"light": light, "dark": dark, "card in the dark": card} {
		for _, ink := range [...]string{"ink", "soft", "accent"} {
			grounds := []string{"paper", "desk"}
			if ink == "ink" {
				grounds = append(grounds, "code")
			}
			if name == "card in the dark" {
				grounds = grounds[:1]
			}
			for _, under := range grounds {
				if c := contrast(t, of[ink], of[under]); c < 4.5 {
					t.Errorf("%s: %s %s on %s %s has %.2f to 1", name, ink, of[ink], under, of[under], c)
				}
			}
		}
	}
	// Drawings in fixed colours need a light background in dark mode too.
	plate := ground(t, night, ".sign, .emblem, .icon, .tile, .key, .bars")
	if c := contrast(t, light["ink"], plate); c < 4.5 {
		t.Errorf("drawings in the dark have %.2f to 1", c)
	}
}

// TestLettersHaveColoursOfTheScheme checks that rules for text only use colours of the scheme: a fixed colour would not
// change in dark mode.
func TestLettersHaveColoursOfTheScheme(t *testing.T) {
	screen := style + screenStyle
	screen = screen[:strings.Index(screen, "@page {")] + screen[strings.Index(screen, "@media print"):]
	for _, m := range regexp.MustCompile(`[^-]color: (#[0-9a-f]+)`).FindAllStringSubmatch(screen, -1) {
		t.Errorf("letters of %s", m[1])
	}
	if !strings.Contains(screenStyle, "prefers-reduced-motion: reduce") {
		t.Error("no word for those who want nothing to move")
	}
	for _, m := range regexp.MustCompile(`prefers-color-scheme: dark\)`).FindAllStringIndex(screen, -1) {
		if !strings.HasSuffix(screen[:m[0]], "@media screen and (") {
			t.Error("the dark is printed")
		}
	}
}
