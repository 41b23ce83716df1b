package source

import "github.com/pelletier/go-toml/v2"

// Values reads the values of a TOML text that Muster itself ships, faster than the decoder that what is odd in authors'
// files goes through: integers as int64, lists as []any, tables as map[string]any. It is stricter here and there and
// its errors have no place in the file, so it is not for a user's text.
func Values(text []byte) (map[string]any, error) {
	if tree, ok := Plain(NewFile("", text)); ok {
		return tree, nil
	}
	tree := map[string]any{}
	err := toml.Unmarshal(text, &tree)
	return tree, err
}
