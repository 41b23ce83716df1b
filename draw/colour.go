package draw

import (
	"fmt"
	"strconv"
)

// Default colours.
const (
	Ink   = "#2b2620" // lines and letters
	Paper = "#f6f1e3" // the rim
)

// Fill returns a colour that is safe in an attribute: that of a definition if it is #rrggbb, else the other one.
func Fill(colour, otherwise string) string {
	if _, _, _, ok := rgb(colour); ok {
		return colour
	}
	return otherwise
}

func rgb(colour string) (r, g, b int, ok bool) {
	if len(colour) != 7 || colour[0] != '#' {
		return 0, 0, 0, false
	}
	n, err := strconv.ParseUint(colour[1:], 16, 32)
	if err != nil {
		return 0, 0, 0, false
	}
	return int(n >> 16), int(n >> 8 & 255), int(n & 255), true
}

// Shade mixes a colour with black (percent below 0) or white (above 0).
func Shade(colour string, percent int) string {
	r, g, b, ok := rgb(colour)
	if !ok {
		return colour
	}
	mix := func(v int) int {
		if percent < 0 {
			return v * (100 + percent) / 100
		}
		return v + (255-v)*percent/100
	}
	return fmt.Sprintf("#%02x%02x%02x", mix(r), mix(g), mix(b))
}

// Mix returns a colour that is the given percent of another one.
func Mix(colour, other string, percent int) string {
	r, g, b, ok := rgb(colour)
	x, y, z, also := rgb(other)
	if !ok || !also {
		return colour
	}
	mix := func(v, w int) int { return v + (w-v)*percent/100 }
	return fmt.Sprintf("#%02x%02x%02x", mix(r, x), mix(g, y), mix(b, z))
}

// Light reports whether dark letters read better on a colour than white ones.
func Light(colour string) bool {
	r, g, b, _ := rgb(colour)
	return 299*r+587*g+114*b > 150_000
}
