package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
	"muster/schema/source"
)

// written returns the files that an author would write for the vector.
func (v *vector) written() []*source.File {
	return v.Files(head, v.onBoard, v.adventureText())
}

func head(kind string) string {
	return fmt.Sprintf("kind = %q\nformat = 1\nid = \"vector\"\nname = \"Vector\"\n", kind)
}

func (v *vector) adventureText() string {
	var w strings.Builder
	fmt.Fprintf(&w, "type = %q\nmap = \"vector\"\nfirst = %q\n", v.lore.kindOr("medieval"), v.first)
	if v.lore.boxes != nil {
		fmt.Fprintf(&w, "boxes = %s\n", vectortest.Array(v.lore.boxes))
	}
	if v.lore.inForce != nil {
		fmt.Fprintf(&w, "[landmarks]\nin_force = true\nban = %s\n", vectortest.Array(v.lore.inForce))
	}
	w.WriteString("[victory]\n")
	if v.epic != nil {
		fmt.Fprintf(&w, "decisive = %d\nmargin = %d\nmarginal = %d\n", v.epic[0], v.epic[1], v.epic[2])
	} else {
		fmt.Fprintf(&w, "pennant = %d\nstandard = %d\n",
			v.Numbers["banners"][boards.Pennant], v.Numbers["banners"][boards.Standard])
	}
	w.WriteString(v.ObjectivesText())
	for camp := range boards.Camp(boards.Camps) {
		ally := int(camp) + boards.Camps
		v.seatText(&w, camp.String(), int(camp))
		if v.lore.grants[camp] != nil {
			fmt.Fprintf(&w, "grants = %s\n", vectortest.Array(v.lore.grants[camp]))
		}
		if v.four {
			v.seatText(&w, camp.String()+".ally", ally)
		}
		for _, p := range v.Pieces {
			if p.camp != camp {
				continue
			}
			fmt.Fprintf(&w, "[[%s.units]]\ntype = %q\nat = %s\n", camp, p.unit, vectortest.Array([]string{p.at}))
			if slices.Contains(v.owned[ally], p.at) {
				w.WriteString("player = 2\n")
			}
		}
		for _, s := range v.lore.places {
			if s.camp == camp {
				fmt.Fprintf(&w, "[[%s.%s]]\ntype = %q\nat = %q\n", camp, s.key, s.kind, s.at)
			}
		}
	}
	w.WriteString(strings.Join(v.special, "\n") + "\n")
	return w.String()
}

// seatText returns an adventure's text about a player: Command cards and War Council.
func (v *vector) seatText(w *strings.Builder, table string, seat int) {
	fmt.Fprintf(w, "[%s]\n", table)
	if v.Numbers["cards"][seat] > 0 {
		fmt.Fprintf(w, "command_cards = %d\n", v.Numbers["cards"][seat])
	}
	if text := v.lore.councilText(seat); text != "" {
		fmt.Fprintf(w, "council = { %s }\n", text)
	}
}
