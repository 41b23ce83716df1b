package schema

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// several returns the schema of a kind that several games have, without its $defs. It contains the common part, then a
// condition that selects the schema of each game except the default one. The games' schemas are stored in defs.
func several(all []*Kinds, kind string, defs map[string]any) map[string]any {
	clear(defs)
	names, titles := make([]string, len(all)), make([]string, len(all))
	for i, own := range all {
		names[i], titles[i] = own.game.Name, own.game.Title
		game := own.bundle(kind, names[i]+"-", defs)
		delete(game, "$schema")
		delete(game, "$id")
		defs[names[i]] = game
	}
	ref := func(i int) map[string]any { return map[string]any{"$ref": "#/$defs/" + names[i]} }
	branch := ref(0)
	for i := len(all) - 1; i > 0; i-- {
		branch = map[string]any{
			"if": map[string]any{
				"required":   []string{"game"},
				"properties": map[string]any{"game": map[string]any{"const": names[i]}},
			},
			"then": ref(i),
			"else": branch,
		}
	}
	var of struct {
		Schema string `json:"$schema"`
		ID     string `json:"$id"`
	}
	if err := json.Unmarshal(all[0].text(kind), &of); err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	root := map[string]any{
		"title":       "Muster " + kind,
		"description": "One of the " + all[0].get(kind).Folder + " of " + either(titles) + ", as the file's game says.",
		"type":        "object",
		"properties": map[string]any{
			"kind": map[string]any{"const": kind, "default": kind, "title": "Kind", "type": "string",
				"description": fmt.Sprintf("The kind of the file. Files of this kind are named NAME.%s.toml.", kind)},
			"game": map[string]any{"enum": names, "title": "Game", "type": "string", "description": gameWords(names, titles)},
		},
		"required": []string{"kind"},
	}
	for _, key := range []struct{ name, value string }{{"$schema", of.Schema}, {"$id", of.ID}} {
		if key.value != "" {
			root[key.name] = key.value
		}
	}
	for key, v := range branch {
		root[key] = v
	}
	return root
}

// gameWords lists the games that a file can name.
func gameWords(names, titles []string) string {
	words := slices.Clone(names)
	for i := range words {
		words[i] += ": " + titles[i]
	}
	return "The game that the file is of; without it " + titles[0] + ". " + strings.Join(words, "; ") + "."
}
