package players

import (
	_ "embed" // the rows of players and features
	"errors"
	"fmt"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed search.toml
var file []byte

//go:embed features.toml
var featuresFile []byte

// Row is a player that searches: its budget and its rollout policy.
type Row struct {
	ID     string   `toml:"id"`     // the name of the policy
	Says   string   `toml:"says"`   // its method, in a sentence
	Styles []string `toml:"styles"` // the rollout policies of the player's own turn; the first also plays on, for all
	Turns  int      `toml:"turns"`  // the turn that a play-out breaks off at, counted from the one that it begins in
	Cards  int      `toml:"cards"`  // play-outs for the choice of a Command card
	Others int      `toml:"others"` // play-outs for any other choice; 0: the first style makes it
	Sure   int      `toml:"sure"`   // the gain that makes it deviate, in hundredths of its standard error
}

// Check returns the error of a row.
func (r *Row) Check() error {
	switch {
	case len(r.Styles) == 0:
		return errors.New("search: name at least one style")
	case r.Cards < Least:
		return fmt.Errorf("search: %d play-outs for a card are too few: use at least %d", r.Cards, Least)
	case r.Others != 0 && r.Others < Least:
		return fmt.Errorf("search: %d play-outs for a choice are too few: use at least %d, or 0 for none",
			r.Others, Least)
	case max(r.Cards, r.Others) > Most:
		return fmt.Errorf("search: %d play-outs for a choice are too many: use at most %d", max(r.Cards, r.Others), Most)
	case r.Turns < 1:
		return fmt.Errorf("search: a play-out of %d turns is too short: use at least 1", r.Turns)
	case r.Sure < 0 || r.Sure > Surest:
		return fmt.Errorf("search: a gain of %d hundredths of a standard error is not valid: write 0 to %d", r.Sure, Surest)
	}
	return nil
}

// Least and Most limit the play-outs of a choice. Surest is the maximum for the required gain, in hundredths of its
// standard error.
const (
	Least  = 8
	Most   = 10000
	Surest = 10000
)

// SearchWeight is the value of a feature of a position, in 1024ths of a logit, to the camp whose turn it is.
type SearchWeight struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Mine   int32  `toml:"mine"`   // of the camp whose turn it is
	Theirs int32  `toml:"theirs"` // of the other one
}

// players is search.toml, read once, and separately from the features, because every command line names the players.
// The files are embedded; a test checks their form.
var players = sync.OnceValue(func() (out []Row) {
	doc, _ := schema.NewKinds().Load(source.NewFile("search.toml", file))
	schema.DecodeValue(doc.Tree["players"], &out)
	return out
})

// searchWeights is features.toml, read once.
var searchWeights = sync.OnceValue(func() *[Features]SearchWeight {
	doc, _ := schema.NewKinds().Load(source.NewFile("features.toml", featuresFile))
	var rows []SearchWeight
	schema.DecodeValue(doc.Tree["features"], &rows)
	var out [Features]SearchWeight
	copy(out[:], rows)
	return &out
})

// Rows are the players that search.toml describes, in its order.
func Rows() []Row { return players() }

// SearchWeights are the values of the features, in their order.
func SearchWeights() []SearchWeight { return searchWeights()[:] }
