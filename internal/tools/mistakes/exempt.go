package main

import (
	_ "embed" // the exemptions
	"fmt"
	"path"

	"muster/schema"
	"muster/schema/source"
)

//go:embed exempt.toml
var exemptText string

// exemption names changes that are no mistake, with the reason.
type exemption struct {
	Mistake string `toml:"mistake"`
	Format  string `toml:"format"` // a pattern of path.Match
	Key     string `toml:"key"`    // a pattern of path.Match; "[]" is literal
	Why     string `toml:"why"`
}

func exemptions() ([]exemption, error) {
	var all struct {
		Exempt []exemption `toml:"exempt"`
	}
	tree, err := source.Values([]byte(exemptText))
	if err != nil {
		return nil, fmt.Errorf("exempt.toml: %w", err)
	}
	schema.DecodeValue(tree, &all)
	for _, e := range all.Exempt {
		if e.Why == "" || e.Mistake == "" || e.Key == "" {
			return nil, fmt.Errorf("exempt.toml: %+v needs mistake, key and why", e)
		}
	}
	return all.Exempt, nil
}

// match reports whether a change of a kind at a key is exempt.
func (e exemption) match(kind, format, key string) bool {
	if e.Mistake != kind {
		return false
	}
	if ok, _ := path.Match(e.Format, format); e.Format != "" && !ok {
		return false
	}
	ok, _ := path.Match(quoted(e.Key), quoted(key))
	return ok
}

// quoted escapes "[]" for path.Match, and turns dots into separators that limit its stars.
func quoted(key string) string {
	var out []byte
	for i := 0; i < len(key); i++ {
		switch key[i] {
		case '[':
			out = append(out, '<')
		case ']':
			out = append(out, '>')
		case '.':
			out = append(out, '/')
		default:
			out = append(out, key[i])
		}
	}
	return string(out)
}
