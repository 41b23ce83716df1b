package cardcheck

import (
	_ "embed"
	"fmt"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

//go:embed targets.toml
var targetsFile []byte

// target is one row of targets.toml. A bound that is nil is none.
type target struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Least   *int              `toml:"least"`
	Most    *int              `toml:"most"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
}

// targets are the rows of targets.toml by id, read once. A test holds the file to its form.
var targets = sync.OnceValue(func() map[string]target {
	doc, _ := schema.Load(source.NewFile("targets.toml", targetsFile))
	var file struct {
		Targets []target `toml:"targets"`
	}
	schema.Decode(doc, &file)
	byID := make(map[string]target, len(file.Targets))
	for _, t := range file.Targets {
		byID[t.ID] = t
	}
	return byID
})

// meets tells whether n keeps to the target.
func (t target) meets(n int) bool {
	return (t.Least == nil || n >= *t.Least) && (t.Most == nil || n <= *t.Most)
}

// text is the target in words: "5 to 6", "at most 2".
func (t target) text() string {
	switch {
	case t.Least == nil && t.Most == nil:
		return "any number"
	case t.Least == nil || *t.Least == 0 && t.Most != nil:
		return fmt.Sprintf("at most %d", *t.Most)
	case t.Most == nil:
		return fmt.Sprintf("at least %d", *t.Least)
	}
	return fmt.Sprintf("%d to %d", *t.Least, *t.Most)
}

// change is what brings n back to the target: "add 2", "take 1 out".
func (t target) change(n int) string {
	if t.Least != nil && n < *t.Least {
		return fmt.Sprintf("add %d", *t.Least-n)
	}
	if t.Most != nil && n > *t.Most {
		return fmt.Sprintf("take %d out", n-*t.Most)
	}
	return ""
}
