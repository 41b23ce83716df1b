package command

import (
	"bytes"
	"strings"

	"muster/internal/words"
	"muster/sheet"
)

// storyLength is how much of a story a list quotes, in characters.
const storyLength = 220

// Opening is how a story begins, without the signs of its Markdown.
func Opening(story string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(story), "\n\n")
	if len(first) > 8*storyLength { // nobody reads further, whatever stands there
		first = first[:8*storyLength]
	}
	return shortened(sheet.Plain(first), storyLength)
}

// shortened cuts a text between two words.
func shortened(text string, n int) string {
	runes := []rune(text)
	if len(runes) <= n {
		return text
	}
	text = string(runes[:n])
	if i := strings.LastIndexByte(text, ' '); i > n/2 {
		text = text[:i]
	}
	return strings.TrimRight(text, " ,;:.") + "\u00a0…"
}

// Alone is a drawing that stands in no page, and says itself in which language it speaks.
func Alone(svg []byte, in *words.Language) []byte {
	return bytes.Replace(svg, []byte(` class="battlemap"`), []byte(` xml:lang="`+in.Tag()+`" class="battlemap"`), 1)
}
