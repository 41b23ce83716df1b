package command

import (
	"bytes"
	"strings"

	"muster/internal/words"
	"muster/sheet"
)

// storyLength is the number of characters of a story that a list quotes.
const storyLength = 220

// Opening returns the beginning of a story without Markdown markup.
func Opening(story string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(story), "\n\n")
	if len(first) > 8*storyLength { // the rest is never shown
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

// Alone returns a drawing for use outside of a page, with its own language attribute.
func Alone(svg []byte, in *words.Language) []byte {
	return bytes.Replace(svg, []byte(` class="battlemap"`), []byte(` xml:lang="`+in.Tag()+`" class="battlemap"`), 1)
}
