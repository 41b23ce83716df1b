package medieval_test

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
	"muster/schema/source"
)

// written returns the vector as an author's files.
func (v *vector) written() []*source.File {
	return v.Files(head, "medieval", v.adventureText())
}

func head(kind string) string {
	return fmt.Sprintf("kind = %q\ngame = \"medieval\"\nformat = 1\nid = \"vector\"\nname = \"Vector\"\n", kind)
}

func (v *vector) adventureText() string {
	var w strings.Builder
	fmt.Fprintf(&w, "map = \"vector\"\nfirst = %q\n", sideWords[v.first])
	if v.lastTurn != nil {
		fmt.Fprintf(&w, "last_turn = %s\n", v.lastTurn[0])
	}
	if len(v.lastTurn) > 1 {
		fmt.Fprintf(&w, "last_winner = %q\n", v.lastTurn[1])
	}
	fmt.Fprintf(&w, "[victory]\ntop = %d\nbottom = %d\n",
		v.Numbers["banners"][boards.Pennant], v.Numbers["banners"][boards.Standard])
	w.WriteString(v.ObjectivesText())
	for camp, side := range sideWords {
		fmt.Fprintf(&w, "[%s]\ncommand = %d\n", side, v.Numbers["command"][camp])
		if v.tokens[camp] != "usual" {
			fmt.Fprintf(&w, "tokens = %s\n", v.tokens[camp])
		}
		if e := v.exits[camp]; e != nil {
			fmt.Fprintf(&w, "exits = { at = %s, banners = %s }\n", vectortest.Array(e[1:]), e[0])
		}
		for _, p := range v.Pieces {
			if p.camp != boards.Camp(camp) {
				continue
			}
			if p.unit != "" {
				fmt.Fprintf(&w, "[[%s.units]]\ntype = %q\nat = [%q]\n%s", side, p.unit, p.at, when(p.bow, "bow = true\n"))
			}
			if p.unit == "" || p.led {
				fmt.Fprintf(&w, "[[%s.leaders]]\nat = %q\n", side, p.at)
			}
		}
	}
	return w.String()
}
