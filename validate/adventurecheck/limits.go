package adventurecheck

import (
	_ "embed"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed limits.toml
var limitsFile []byte

// limit is one measure of limits.toml. Least or Most is 0 when there is no bound on that side.
type limit struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Least   int               `toml:"least"`
	Most    int               `toml:"most"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
}

// limits are the rows of limits.toml by id, read once.
var limits = sync.OnceValue(func() map[string]limit {
	doc, _ := schema.Load(source.NewFile("limits.toml", limitsFile))
	var file struct {
		Limits []limit `toml:"limits"`
	}
	schema.Decode(doc, &file)
	byID := make(map[string]limit, len(file.Limits))
	for _, l := range file.Limits {
		byID[l.ID] = l
	}
	return byID
})

// within tells whether n keeps to the limit.
func (l limit) within(n int) bool {
	return n >= l.Least && (l.Most == 0 || n <= l.Most)
}
