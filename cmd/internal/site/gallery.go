package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"muster/cmd/internal/cli"
)

// entry is a definition of the library in the gallery.
type entry struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Date    string `json:"date"`
	Game    string `json:"game"`
	Map     string `json:"map"`
	Type    string `json:"type"`
	Kind    string `json:"kind"`
	Verdict string `json:"verdict"`
	Picture string `json:"picture"` // its map, below gallery/
}

// galleryKinds are the lists of the library that the gallery shows, in order.
var galleryKinds = []string{"adventures", "realms", "scenarios"}

// writeGallery prints the library: a sheet and a picture of each definition, and their list for the layout.
func writeGallery(work string) error {
	folder := filepath.Join(work, "static", "gallery")
	for _, format := range []string{"html", "svg"} {
		if _, err := muster("print", "--all", "--format", format, "-o", folder); err != nil {
			return err
		}
	}
	var all []entry
	for _, kind := range galleryKinds {
		out, err := muster("list", kind, "--all", "--format", "json")
		if err != nil {
			return err
		}
		var list []entry
		if err := json.Unmarshal(out, &list); err != nil {
			return fmt.Errorf("muster list %s: %w", kind, err)
		}
		for _, e := range list {
			e.Kind = strings.TrimSuffix(kind, "s")
			for _, name := range []string{e.ID, e.Map} {
				if _, err := os.Stat(filepath.Join(folder, name+".svg")); e.Picture == "" && name != "" && err == nil {
					e.Picture = name + ".svg"
				}
			}
			all = append(all, e)
		}
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(work, "data", "gallery.json"), text); err != nil {
		return err
	}
	p := page{
		name: "gallery", title: "Gallery", layout: "gallery",
		summary: "Every adventure, realm and scenario that ships with Muster: its map, its sheet and how even it is.",
	}
	return writeFile(filepath.Join(work, "content", "gallery.md"), frontMatter(p, "/gallery/gallery.html"))
}

// muster runs a command of the program on the library that is compiled into it.
func muster(args ...string) ([]byte, error) {
	var out, errOut bytes.Buffer
	if status := cli.Main(args, strings.NewReader(""), &out, &errOut); status != 0 {
		return nil, fmt.Errorf("muster %s: exit status %d\n%s", strings.Join(args, " "), status, errOut.String())
	}
	return out.Bytes(), nil
}
