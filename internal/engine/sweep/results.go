package sweep

import (
	_ "embed" // the schema
	"fmt"
	"strconv"

	"muster/catalog"
	"muster/schema"
)

// ResultsName is the name of the kind of results. File names end in it: winter-league.results.toml.
const ResultsName = "results"

//go:embed results.schema.json
var resultsText []byte

// Results are games of one adventure that people played. Strings are as written; a value that the schema rejects is
// left empty.
type Results struct {
	ID        string   `toml:"id"`
	Name      string   `toml:"name"`
	Author    string   `toml:"author"`
	Adventure string   `toml:"adventure"` // by id
	Content   string   `toml:"content"`   // the content number of the played version; "" if unknown
	Played    []Played `toml:"played"`
	Notes     string   `toml:"notes"` // Markdown, for other authors
}

// Played is a number of games from one source.
type Played struct {
	Games  int            `toml:"games"`
	Wins   map[string]int `toml:"wins"` // by the sides' names in files
	Draws  int            `toml:"draws"`
	Date   string         `toml:"date"`
	Place  string         `toml:"place"`
	Source string         `toml:"source"`
}

// ResultsKind returns a game's kind of definition for results. Its schema is the same text in all games except for the
// names of the game and its sides.
func ResultsKind(of KindGame) schema.Kind {
	return schema.Kind{
		Name: ResultsName, Noun: "a file of results", Folder: ResultsName,
		Schema:     of.words(resultsText, "The game of the adventure: "+of.Title+"."),
		References: []schema.Reference{{Path: []string{"adventure"}, Kind: AdventureKind}},
	}
}

// DecodeResults reads a Document of kind results.
func DecodeResults(d *schema.Document) *Results {
	r := new(Results)
	schema.Decode(d, r)
	return r
}

// ResultsOf returns a definition as results; nil if it is of another kind.
func ResultsOf(e *catalog.Entry) *Results {
	if e == nil {
		return nil
	}
	if h, ok := e.Typed.(interface{ Reports() *Results }); ok {
		return h.Reports()
	}
	return nil
}

// Sum returns the number of wins of all sides and of draws.
func (p Played) Sum() int {
	n := p.Draws
	for _, wins := range p.Wins {
		n += wins
	}
	return n
}

// Total adds all played games up.
func (r *Results) Total() Played {
	out := Played{Wins: map[string]int{}}
	for _, p := range r.Played {
		out.Games += p.Games
		out.Draws += p.Draws
		for side, wins := range p.Wins {
			out.Wins[side] += wins
		}
	}
	return out
}

// Cells returns the columns of results in a list after their id and name: the adventure, the games, and the wins of the
// sides in the given order.
func (r *Results) Cells(sides ...string) []string {
	all, wins := r.Total(), ""
	for i, side := range sides {
		if i > 0 {
			wins += ", "
		}
		wins += fmt.Sprintf("%s %d", side, all.Wins[side])
	}
	return []string{r.Adventure, strconv.Itoa(all.Games), wins}
}
