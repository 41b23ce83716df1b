package command

import (
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
)

// TestPlaque checks that a custom place without a picture has its letter on a square, where units have theirs on round
// marks.
func TestPlaque(t *testing.T) {
	own := *rulebook.Base().Terrain.Get("lair")
	own.Look.Pattern = "unheard-of"
	p := &Picture{}
	p.plaque(draw.Point{}, 85, &own)
	if text := string(p.Bytes); !strings.Contains(text, `h56v56h-56z`) || strings.Contains(text, "<circle") {
		t.Errorf("the letter of an author's place: %s", text)
	}
}
