package maps

import (
	"fmt"
	"strings"

	"muster/schema"
)

// Text returns the realm as a file in the layout of `muster fmt`, so that people can read and edit generated realms.
// Markdown is written as one string.
func (r *Realm) Text() []byte {
	w := &writer{}
	w.head(r)
	list(w, "tiles", r.Tiles, func(t Tile) string {
		return fmt.Sprintf("tile = %s, at = %s, turn = %d", schema.Quote(t.Tile), hex(t.At), t.Turn)
	})
	list(w, "homes", r.Homes, func(h Home) string {
		var marker []string
		for _, m := range h.Marker {
			marker = append(marker, hex(m))
		}
		text := "marker = [" + strings.Join(marker, ", ") + "]"
		if h.Faction != "" {
			text += ", faction = " + schema.Quote(h.Faction)
		}
		if len(h.At) > 0 {
			text += fmt.Sprintf(", at = %s, turn = %d", hex(h.At), h.Turn)
		}
		return text
	})
	list(w, "cities", r.Cities, func(c City) string {
		return fmt.Sprintf("area = %s, city = %s", schema.Quote(c.Area), schema.Quote(c.City))
	})
	list(w, "runes", r.Runes, func(one Rune) string {
		text := fmt.Sprintf("area = %s, rune = %s", schema.Quote(one.Area), schema.Quote(one.Rune))
		if one.By != "" {
			text += ", by = " + schema.Quote(one.By)
		}
		return text
	})
	list(w, "neutrals", r.Neutrals, func(n Neutrals) string {
		var units []string
		for _, u := range n.Units {
			units = append(units, fmt.Sprintf("{ unit = %s, count = %d }", schema.Quote(u.Unit), u.Count))
		}
		return fmt.Sprintf("area = %s, units = [%s]", schema.Quote(n.Area), strings.Join(units, ", "))
	})
	list(w, "exploration", r.Exploration, func(e Exploration) string {
		return fmt.Sprintf("area = %s, token = %s", schema.Quote(e.Area), schema.Quote(e.Token))
	})
	return []byte(w.String())
}

type writer struct{ strings.Builder }

// head writes the top-level values with aligned equals signs.
func (w *writer) head(r *Realm) {
	rows := [][2]string{
		{"kind", schema.Quote("realm")}, {"game", schema.Quote("runewars")}, {"format", "1"}, {"id", schema.Quote(r.ID)},
		{"name", schema.Quote(r.Name)},
	}
	say := func(key, text string) {
		if text != "" {
			rows = append(rows, [2]string{key, schema.Quote(text)})
		}
	}
	say("author", r.Author)
	say("notes", r.Notes)
	if len(r.Boxes) > 0 {
		var boxes []string
		for _, b := range r.Boxes {
			boxes = append(boxes, schema.Quote(b))
		}
		rows = append(rows, [2]string{"boxes", "[" + strings.Join(boxes, ", ") + "]"})
	}
	rows = append(rows, [2]string{"players", fmt.Sprint(r.Players)})
	say("background", r.Background)
	wide := 0
	for _, row := range rows {
		wide = max(wide, len(row[0]))
	}
	for _, row := range rows {
		fmt.Fprintf(w, "%-*s = %s\n", wide, row[0], row[1])
	}
}

// list writes a list of tables, one per line; it writes nothing for an empty list.
func list[T any](w *writer, key string, rows []T, line func(T) string) {
	if len(rows) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s = [\n", key)
	for _, row := range rows {
		fmt.Fprintf(w, "  { %s },\n", line(row))
	}
	w.WriteString("]\n")
}

func hex(at []int) string {
	var out []string
	for _, n := range at {
		out = append(out, fmt.Sprint(n))
	}
	return "[" + strings.Join(out, ", ") + "]"
}
