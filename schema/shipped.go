package schema

import "muster/schema/source"

// Shipped reads a file that ships with Muster, without holding it against its schema: every run of the program would
// pay for what a test shows once. The error tells of a mistake in the program, never of a user's.
func Shipped(f *source.File) (*Document, error) {
	tree, err := source.Values(f.Text)
	if err != nil {
		return nil, err
	}
	kind, _ := tree["kind"].(string)
	game, _ := tree["game"].(string)
	return &Document{File: f, Kind: kind, Game: game, Tree: tree}, nil
}
