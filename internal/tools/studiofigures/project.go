package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"muster/internal/games"
	"muster/internal/tools/corpus/samples"
)

// opened is the id of the adventure that is edited.
const opened = "battle-000"

var mapKey = regexp.MustCompile(`(?m)^map = "([^"]+)"`)

// project returns the files of a project: adventures of 250 lines, one of them opened, and its map.
func project(files int) (map[string]string, error) {
	texts, _ := samples.All()
	out := map[string]string{".muster.toml": ""}
	for i := range files - 1 {
		id := fmt.Sprintf("battle-%03d", i)
		out[id+".adventure.toml"] = samples.Named(texts[i%len(texts)], id)
	}
	board := mapKey.FindStringSubmatch(texts[0])
	if board == nil {
		return nil, fmt.Errorf("%s has no map", opened)
	}
	out[board[1]+".map.toml"] = string(games.Catalogs().LibraryFile("map", board[1]).Text)
	return out, nil
}

// write writes a project into a folder.
func write(folder string, files map[string]string) error {
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			return err
		}
	}
	return nil
}
