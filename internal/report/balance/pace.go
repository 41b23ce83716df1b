package balance

import (
	_ "embed" // the table of paces
	"fmt"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed pace.toml
var paceFile []byte

// pace is a row of pace.toml.
type pace struct {
	ID      string `toml:"id"`
	Seconds int    `toml:"seconds"`
}

// paces are the rows of pace.toml, read once. The file is the program's own.
var paces = sync.OnceValue(func() (out []pace) {
	doc, _ := schema.NewKinds().Load(source.NewFile("pace.toml", paceFile))
	schema.DecodeValue(doc.Tree["games"], &out)
	return out
})

// SecondsOf returns how long a turn of a game takes people at a table.
func SecondsOf(game string) int {
	for _, p := range paces() {
		if p.ID == game {
			return p.Seconds
		}
	}
	panic("balance: pace.toml has no row " + game) // the games are the program's own
}

// MinutesOf returns the minutes of a number of turns, rounded to five.
func MinutesOf(turns, seconds int) int { return max(5, 5*Rounded(turns*seconds, 300)) }

// Minutes returns a range of turns in minutes: "about 45 to 70 minutes".
func Minutes(from, to, seconds int) string {
	low, high := MinutesOf(from, seconds), MinutesOf(to, seconds)
	if low == high {
		return fmt.Sprintf("about %d minutes", low)
	}
	return fmt.Sprintf("about %d to %d minutes", low, high)
}
