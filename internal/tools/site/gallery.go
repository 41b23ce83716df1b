package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/internal/cli"
	toml "muster/schema/source"
)

// entry is a definition of the library in the gallery.
type entry struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Date     string   `json:"date"`
	Game     string   `json:"game"`
	Map      string   `json:"map"`
	Realm    string   `json:"realm"`
	Type     string   `json:"type"`
	Banners  string   `json:"banners"`
	Boxes    string   `json:"boxes"` // ids, then names
	Length   string   `json:"length"`
	Players  string   `json:"players"`
	Factions string   `json:"factions"`
	Years    string   `json:"years"`
	Side     string   `json:"side"`
	Rate     string   `json:"win rate"` // "52% (48-56%)"
	Balance  string   `json:"balance"`
	Kind     string   `json:"kind"`
	Armies   []string `json:"armies"`   // "Pennants: The Free Company of Ardley"
	Interval []int    `json:"interval"` // of the win rate: share, low, high; empty without one
	Seats    []string `json:"seats"`    // "Latari Elves 36% (31-41%)", of Runewars
	Picture  string   `json:"picture"`  // below gallery/, like the next two
	PDF      string   `json:"pdf"`      // "" without -pdf
	Source   string   `json:"source"`
}

// galleryKinds are the lists of the library that the gallery shows, in order.
var galleryKinds = []string{"adventures", "scenarios", "realms"}

// armies are the tables of an adventure that name an army, in order, with their display names.
var armies = []struct{ key, name string }{
	{"pennant", "Pennants"}, {"standard", "Standards"}, {"top", "Top side"}, {"bottom", "Bottom side"},
}

// writeGallery prints the library: a sheet, a picture and the source of each definition, and their list for the layout.
func (s source) writeGallery(work string, pdf bool) error {
	folder := filepath.Join(work, "static", "gallery")
	format := "html"
	if pdf {
		format = "html,pdf"
	}
	print := []string{"print", "--all", "--format", format, "-o", folder}
	if _, err := muster(append(print, s.evidenceFlags()...)...); err != nil {
		return err
	}
	if _, err := muster("print", "--all", "--format", "svg", "--bare", "-o", folder); err != nil {
		return err
	}
	var boxes []entry
	if err := list("boxes", &boxes); err != nil {
		return err
	}
	seats, err := s.seats()
	if err != nil {
		return err
	}
	var all []entry
	for _, kind := range galleryKinds {
		var found []entry
		if err := list(kind, &found); err != nil {
			return err
		}
		for _, e := range found {
			e.Kind = strings.TrimSuffix(kind, "s")
			e.Boxes = named(e.Boxes, e.Game, boxes)
			e.Seats = seats[e.ID]
			if err := s.complete(&e, folder); err != nil {
				return fmt.Errorf("gallery: %s: %w", e.ID, err)
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
		summary: "Every adventure, scenario and realm that ships with Muster: its map, its sheet and how balanced it is.",
	}
	return writeFile(filepath.Join(work, "content", "gallery.md"), frontMatter(p, "/gallery/gallery.html"))
}

// list reads a list of the library.
func list(what string, into *[]entry) error {
	out, err := muster("list", what, "--all", "--format", "json")
	if err != nil {
		return err
	}
	if err := json.Unmarshal(out, into); err != nil {
		return fmt.Errorf("muster list %s: %w", what, err)
	}
	return nil
}

// named replaces ids of boxes by their names.
func named(ids, game string, boxes []entry) string {
	names := strings.Split(ids, ", ")
	for i, id := range names {
		for _, b := range boxes {
			if b.ID == id && b.Game == game {
				names[i] = b.Name
			}
		}
	}
	return strings.Join(names, ", ")
}

// complete adds data that no list has: the files of the entry, its armies, and its win rate in numbers.
func (s source) complete(e *entry, folder string) error {
	exists := func(name string) bool {
		_, err := os.Stat(filepath.Join(folder, name))
		return err == nil
	}
	for _, name := range []string{e.ID, e.Map, e.Realm} {
		if e.Picture == "" && name != "" && exists(name+".svg") {
			e.Picture = name + ".svg"
		}
	}
	if exists(e.ID + ".pdf") {
		e.PDF = e.ID + ".pdf"
	}
	e.Source = e.ID + "." + e.Kind + ".toml"
	i := slices.IndexFunc(s.files, func(name string) bool {
		return path.Base(name) == e.Source && strings.Contains(name, "/library/"+e.Game+"/")
	})
	if i < 0 {
		return fmt.Errorf("no file %s in the library", e.Source)
	}
	text, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(s.files[i])))
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(folder, e.Source), text); err != nil {
		return err
	}
	tree, err := toml.Values(text)
	if err != nil {
		return err
	}
	for _, side := range armies {
		if t, ok := tree[side.key].(map[string]any); ok {
			if army, _ := t["army"].(string); army != "" {
				e.Armies = append(e.Armies, side.name+": "+army)
			}
		}
	}
	if e.Rate == "" {
		return nil
	}
	e.Interval = make([]int, 3)
	_, err = fmt.Sscanf(e.Rate, "%d%% (%d-%d%%)", &e.Interval[0], &e.Interval[1], &e.Interval[2])
	return err
}

// muster runs a command of the program on its embedded library.
func muster(args ...string) ([]byte, error) {
	var out, errOut bytes.Buffer
	if status := cli.Main(args, strings.NewReader(""), &out, &errOut); status != 0 {
		return nil, fmt.Errorf("muster %s: exit status %d\n%s", strings.Join(args, " "), status, errOut.String())
	}
	return out.Bytes(), nil
}
