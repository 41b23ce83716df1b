package policy

import (
	"errors"
	"fmt"
	"reflect"

	"muster/schema"
	"muster/schema/source"
)

// Row is a player that searches: its budget and its rollout policies.
type Row struct {
	ID     string   `toml:"id"`     // the name of the policy
	Says   string   `toml:"says"`   // its method, in a sentence
	Styles []string `toml:"styles"` // the rollout policies of the player's own turn; the first also plays on, for all
	Turns  int      `toml:"turns"`  // the turn that a play-out breaks off at, counted from the one that it begins in
	Cards  int      `toml:"cards"`  // play-outs for the choice of a plan, such as a Command card
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

// Rows reads search.toml: the players that search, in its order. The file is trusted: a test of the game checks its
// form with SearchFaults.
func Rows(file []byte) (out []Row) {
	doc, _ := schema.NewKinds().Load(source.NewFile("search.toml", file))
	schema.DecodeValue(doc.Tree["players"], &out)
	return out
}

// RowOf returns the row of a name, or nil.
func RowOf(rows []Row, id string) *Row {
	for i := range rows {
		if rows[i].ID == id {
			return &rows[i]
		}
	}
	return nil
}

// Searching lists rows as players.
func Searching(rows []Row) (out []Player) {
	for i := range rows {
		out = append(out, Player{rows[i].ID, rows[i].Says})
	}
	return out
}

// SearchFaults lists the format errors of search.toml and features.toml. A player must have a valid row and a sentence,
// and must state the source of its numbers. Each feature of the game must have one row, with a sentence, its value to
// both, and their source.
func SearchFaults(search, features []byte, count int) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	doc, found := schema.NewKinds().Load(source.NewFile("search.toml", search))
	weighed, foundToo := schema.NewKinds().Load(source.NewFile("features.toml", features))
	if len(doc.Tree) != 1 || len(weighed.Tree) != 1 {
		say("%d and %d tables, %v %v", len(doc.Tree), len(weighed.Tree), found, foundToo)
	}
	list, _ := doc.Tree["players"].([]any)
	for i, row := range Rows(search) {
		if err := row.Check(); err != nil || row.ID == "" || row.Says == "" {
			say("player %d is %+v: %v", i+1, row, err)
		}
		house := list[i].(map[string]any)["house"]
		if !reflect.DeepEqual(house, []any{"turns", "cards", "others", "sure"}) {
			say("player %d says that of its own are %v", i+1, house)
		}
	}
	list, _ = weighed.Tree["features"].([]any)
	if len(list) != count {
		say("%d features of %d", len(list), count)
	}
	seen := map[any]bool{}
	for i, f := range list {
		row, _ := f.(map[string]any)
		if len(row) != 5 || seen[row["id"]] || row["name"] == "" ||
			!reflect.DeepEqual(row["house"], []any{"mine", "theirs"}) {
			say("feature %d holds %v", i+1, row)
		}
		seen[row["id"]] = true
	}
	return out
}
