package draw

// FeatureGlyph returns the picture of a feature or place by its pattern word; nil for an unknown word.
func FeatureGlyph(pattern string) Glyph {
	switch pattern {
	case "bridge":
		return plankBridge()
	case "stone-bridge":
		return stoneBridge()
	case "stakes":
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "l-5-4v-18l5-9 5 9v18z",
				at: []Point{{-42, 30}, {-29, 38}, {-15, 46}, {0, 53}, {15, 46}, {29, 38}, {42, 30}}},
			{stroke: black, width: 3, d: "m-46 18l46 27 46-27"},
		}
	case "rampart":
		return Glyph{
			{fill: own, stroke: black, width: 3, d: "l9 5-5 8-9-5z", at: []Point{{-40, 22}, {-26, 31}, {-12, 39}}},
			{fill: own, stroke: black, width: 3, d: "l-9 5 5 8 9-5z", at: []Point{{40, 22}, {26, 31}, {12, 39}}},
			{fill: pale, stroke: black, width: 3, d: "m-47 10l47 27 47-27v12l-47 27-47-27z"},
			{stroke: dark, width: 2, d: "m-38 20l38 22 38-22m-64 8v6m14 2v6m24-6v-6m14-2v-6"},
		}
	case "tower":
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m-26 32v-42h-6v-18h12v8h10v-8h20v8h10v-8h12v18h-6v42z"},
			{fill: black, d: "m-8 32v-16q8-12 16 0v16z"},
			{fill: black, at: []Point{{-18, -2}, {14, -2}}, d: "h4v12h-4z"},
		}
	case "ring":
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0z"},
			{stroke: black, width: 3, d: "m0-32l19 58-49-36h60l-49 36z"},
		}
	case "circle": // standing stones in a round, and what burns between them
		return Glyph{
			{stroke: dark, width: 3, d: "m-25 2a25 22 0 1 0 50 0a25 22 0 1 0-50 0z"},
			{
				fill: pale, stroke: black, width: 3, d: "m-6 8v-14l6-6 6 6v14z",
				at: []Point{{0, -24}, {-24, -16}, {24, -16}, {-32, 6}, {32, 6}, {-20, 26}, {20, 26}, {0, 33}},
			},
			{fill: black, d: "m0-13q13 11 8 20q-3 7-8 7t-8-7q-3-7 3-10q5-4 5-10z"},
		}
	case "vortex": // a spiral
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0z"},
			{
				stroke: black, width: 6,
				d: "m4 0a4 4 0 0 1-8 0a9 9 0 0 1 18 0a14 14 0 0 1-28 0a19 19 0 0 1 38 0a24 24 0 0 1-48 0",
			},
		}
	case "arch": // a bridge from the side, with a figure under it
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m-40 20v-24q40-44 80 0v24z"},
			{fill: black, d: "m-28 20q2-32 28-32t28 32z"},
			{fill: pale, at: []Point{{-9, 6}, {9, 6}}, d: "m-5 0q5-7 10 0t-10 0z"},
			{stroke: dark, width: 3, at: []Point{{-28, 28}, {0, 28}}, d: "q7-6 14 0t14 0"},
			{stroke: dark, width: 2, d: "m-26-8l-7-8m14-3l-4-9m23 5v-10m19 14l4-9m3 18l7-8"},
		}
	case "pool":
		return Glyph{
			{fill: pale, stroke: black, width: 4, d: "m-36 0a36 27 0 1 0 72 0a36 27 0 1 0-72 0z"},
			{fill: own, stroke: dark, width: 2, d: "m-26 0a26 18 0 1 0 52 0a26 18 0 1 0-52 0z"},
			{stroke: black, width: 3, at: []Point{{-14, -4}, {-10, 7}}, d: "q5-5 10 0t10 0"},
		}
	case "door":
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m-30 34v-38q0-30 30-32q30 2 30 32v38z"},
			{fill: black, d: "m-17 34v-34q0-20 17-22q17 2 17 22v34z"},
			{fill: pale, d: "m7 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"},
		}
	case "tent":
		return Glyph{
			{fill: pale, stroke: black, width: 3, d: "m0-32l36 62h-72z"},
			{fill: black, d: "m0-12l13 42h-26z"},
			{fill: own, stroke: black, width: 3, d: "m0-32v-16l20 6-20 7"},
		}
	case "grove": // two firs, and the dark way in between them
		return Glyph{
			{stroke: black, width: 4, at: []Point{{-22, 24}, {22, 24}}, d: "v10"},
			{
				fill:   own,
				stroke: black,
				width:  3,
				at:     []Point{{-22, 24}, {22, 24}},
				d:      "m-18 0l9-18h-6l9-16h-5l11-18 11 18h-5l9 16h-6l9 18z",
			},
			{fill: black, d: "m-11 34v-14q11-16 22 0v14z"},
		}
	case "web":
		return Glyph{
			{stroke: black, width: 3, d: "m0-40v80m-35-60l70 40m0-40l-70 40"},
			{stroke: black, width: 2, d: "m0-34q10 8 29 17q-3 9 0 34q-19 8-29 17q-10-9-29-17q3-17 0-34q19-9 29-17z"},
			{stroke: black, width: 2, d: "m0-20q6 6 17 10q-2 6 0 20q-11 4-17 10q-6-6-17-10q2-10 0-20q11-4 17-10z"},
		}
	case "stones":
		return Glyph{
			{
				fill:   pale,
				stroke: black,
				width:  3,
				d:      "m-36 24l6-26 16-10 14 10 4 26zm32-8l8-36 18-6 14 18 2 32-14 6-28-2z",
			},
			{stroke: dark, width: 2, d: "m-22 0l6 10m24-22l4 14m14-2l-4 12"},
		}
	}
	return nil
}

// Spans reports whether a feature crosses water, and so turns with it.
func Spans(pattern string) bool { return pattern == "bridge" || pattern == "stone-bridge" }

// plankBridge runs from west to east before rotation: planks between two rails.
func plankBridge() Glyph {
	return Glyph{
		{fill: pale, stroke: black, width: 3, d: "m-38-15h76v30h-76z"},
		{stroke: dark, width: 2, d: "m-27-15v30m11-30v30m11-30v30m11-30v30m11-30v30m11-30v30"},
		{stroke: black, width: 6, d: "m-42-17h84m-84 34h84"},
	}
}

// stoneBridge is wider, with splayed ends and courses of stone.
func stoneBridge() Glyph {
	return Glyph{
		{fill: pale, stroke: black, width: 4, d: "m-44-26l10 7h68l10-7v52l-10-7h-68l-10 7z"},
		{
			stroke: dark,
			width:  2,
			d: "m-40-9h80m-80 10h80m-80 9h80m-66-28v9m20-9v9m20-9v9m20-9v9m-70 0v10m20-10v10m20-10v10m20-10v10m-50 " +
				"0v9m20-9v9m20-9v9",
		},
	}
}

// FordStones are stones across the water, from west to east before rotation; some are visible above and below a token.
func FordStones() Glyph { return stones(fordStones[:]) }

// ClearStones returns the FordStones of a hex that cover none of its text, for a rotation and a position relative to
// the centre of the hex. text is the centre of a short line of text, also relative to it.
func ClearStones(at Point, angle int, text Point) Glyph {
	var clear []Point
	for _, p := range fordStones {
		off := at.Add(turned(p, angle))
		if x, y := off.X-text.X, off.Y-text.Y; x < -textWide || x > textWide || y < -textHigh || y > textHigh {
			clear = append(clear, p)
		}
	}
	return stones(clear)
}

// Distances from the centre of a label to that of a stone that does not touch it.
const (
	textWide = 23
	textHigh = 16
)

var fordStones = [...]Point{{-36, 2}, {-18, -3}, {0, 3}, {18, -2}, {36, 2}, {-9, -37}, {8, -45}, {-7, 44}, {9, 37}}

func stones(at []Point) Glyph {
	return Glyph{{fill: pale, stroke: black, width: 2, at: at, d: "m-8 0a8 6 0 1 0 16 0a8 6 0 1 0-16 0z"}}
}
