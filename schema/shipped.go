package schema

import "muster/schema/source"

// Shipped reads an embedded file without schema validation, which a test does once instead of every run. An error means
// a bug in the program, never a user's mistake.
func Shipped(f *source.File) (*Document, error) {
	tree, err := source.Values(f.Text)
	if err != nil {
		return nil, err
	}
	kind, _ := tree["kind"].(string)
	game, _ := tree["game"].(string)
	return &Document{File: f, Kind: kind, Game: game, Tree: tree}, nil
}
