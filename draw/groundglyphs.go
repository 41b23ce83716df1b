package draw

// GroundGlyph returns the picture of a terrain's pattern word; nil for plain terrain, water (which is drawn as it
// flows) and unknown words. Important details are near the rim of the hex: a token covers its middle.
func GroundGlyph(pattern string) Glyph {
	switch pattern {
	case "trees":
		return trees()
	case "hill":
		return hill()
	case "cliff":
		return crags()
	case "reeds":
		return reeds()
	}
	return nil
}

// KnownGround reports whether a terrain's pattern word is known.
func KnownGround(pattern string) bool {
	switch pattern {
	case "plain", "water", "ford":
		return true
	}
	return GroundGlyph(pattern) != nil
}

// trees draws round crowns on short trunks, lit from the upper left.
func trees() Glyph {
	at := []Point{{-15, -40}, {15, -36}, {-36, -16}, {37, -12}, {0, -8}, {-22, 19}, {21, 22}, {-1, 39}}
	return Glyph{
		{fill: dark, at: at, d: "m-11 14a12 5 0 1 0 24 0a12 5 0 1 0-24 0z"},
		{stroke: black, width: 4, at: at, d: "v14"},
		{fill: mid, stroke: dark, width: 2, at: at, d: "m-12 5q-5-8 2-12q2-8 10-8t10 8q7 4 2 12q-5 6-12 3q-7 3-12-3z"},
		{stroke: pale, width: 2, at: at, d: "m-7-2q1-6 7-7"},
	}
}

// hill draws a rounded top with hachures downwards, heavier away from the light.
func hill() Glyph {
	return Glyph{
		{fill: pale, d: "m-31 0a31 29 0 1 0 62 0a31 29 0 1 0-62 0z"},
		{stroke: mid, width: 3, d: "m-34 4l-11 1m13-13l-11-4m16-8l-9-8m17 0l-6-10m16 6l-1-11m12 13l5-10m-34 47l-9 7"},
		{
			stroke: dark,
			width:  4,
			d:      "m25-22l9-8m-3 18l12-4m-10 17l13 2m-16 9l11 7m-20 3l8 10m-20-5l4 12m-17-11l-1 12m-12-16l-6 11",
		},
		{stroke: mid, width: 2, d: "m-20-13q20-14 40 0"},
	}
}

// crags draws broken rock: facets with a lit and a shaded face.
func crags() Glyph {
	return Glyph{
		{fill: pale, stroke: dark, width: 2, d: "m-34 22l10-42 16-16 20-4 20 18 8 34-14 22-40 4z"},
		{fill: mid, stroke: dark, width: 2, d: "m-8-36l-4 30 20 14 18-30-6-14-8-4zm16 44l-12 30 22-2 14-20z"},
		{stroke: dark, width: 3, d: "m-40-8l-6 6m8 18l-6 8m84-34l6 6m-6 16l6 8m-62 22l-4 8m30-6l2 9"},
	}
}

// reeds draws tufts of three blades over broken strokes of standing water.
func reeds() Glyph {
	at := []Point{{0, -32}, {-33, -2}, {33, -2}, {-17, 40}, {18, 40}, {0, 6}}
	return Glyph{
		{stroke: mid, width: 2, at: at, d: "m-14 5h9m5 0h13m-18 6h11"},
		{stroke: dark, width: 3, at: at, d: "v-16m-5 16l-5-13m15 13l5-13"},
	}
}
