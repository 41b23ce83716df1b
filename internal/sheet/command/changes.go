package command

import (
	"bytes"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/report/changes"
	"muster/maps/hex"
	"muster/sheet"
)

// Changed returns the labels of hexes that something has left or entered between two versions.
func Changed(list []changes.Change) (left, come []string) {
	for i := range list {
		was, is := list[i].Places()
		left, come = append(left, was...), append(come, is...)
	}
	return left, come
}

// Ringed returns the hexes of labels on a board. The label of an edge has its side after the hex.
func Ringed(board *boards.Board, labels []string) (out hex.Set) {
	for _, label := range labels {
		label, _, _ = strings.Cut(label, " ")
		if h, _, _ := board.ByLabel(label); h != hex.None {
			out.Add(h)
		}
	}
	return out
}

// BeforeAfter puts two boards next to each other, as a drawing and as text.
func BeforeAfter(w *sheet.Writer, text string, before, after func(*bytes.Buffer)) {
	w.Fence("battlemap", text, func(out *bytes.Buffer) {
		out.WriteString(`<div class="pair">` + "\n<div><h3>Before</h3>")
		before(out)
		out.WriteString("</div>\n<div><h3>After</h3>")
		after(out)
		out.WriteString("</div>\n</div>\n")
	})
}
