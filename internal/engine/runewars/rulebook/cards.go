package rulebook

import (
	"strconv"
	"strings"
)

// Fate is a card of the Fate deck (RW-FATE-01): its destiny, and the content of its section for each shape of base.
type Fate struct {
	Row
	Number    int    `toml:"number"`
	Destiny   string `toml:"destiny"` // a word of Destinies
	Triangle  string `toml:"triangle"`
	Circle    string `toml:"circle"`
	Rectangle string `toml:"rectangle"`
	Hexagon   string `toml:"hexagon"`
	Box       string `toml:"box"`
}

// Section returns the content of the card's section for a shape: a word of Symbols and its points.
func (f *Fate) Section(shape string) (symbol string, points int) {
	text := ""
	switch shape {
	case Triangle:
		text = f.Triangle
	case Circle:
		text = f.Circle
	case Rectangle:
		text = f.Rectangle
	case Hexagon:
		text = f.Hexagon
	}
	symbol, n, _ := strings.Cut(text, " ")
	points, _ = strconv.Atoi(n) // the schema accepts only digits
	return symbol, points
}
