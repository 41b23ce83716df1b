package vectors_test

import (
	"fmt"
	"strings"

	"muster/engine/command/boards"
	"muster/internal/testing/commandtest"
	"muster/schema/source"
)

// written are the files that an author would have written for the vector.
func (v *vector) written() []*source.File {
	files := []*source.File{
		source.NewFile("vector.map.toml", []byte(v.mapText())),
		source.NewFile("vector.adventure.toml", []byte(v.adventureText())),
	}
	if v.Rulebook != nil {
		text := head("rulebook") + strings.Join(v.Rulebook, "\n") + "\n"
		files = append(files, source.NewFile("vector.rulebook.toml", []byte(text)))
	}
	return files
}

func head(kind string) string {
	return fmt.Sprintf("kind = %q\ngame = \"medieval\"\nformat = 1\nid = \"vector\"\nname = \"Vector\"\n", kind)
}

func (v *vector) mapText() string {
	var w strings.Builder
	w.WriteString(head("map"))
	fmt.Fprintf(&w, "board = \"medieval\"\nrows = %s\n", commandtest.Array(v.Rows))
	for _, f := range v.features {
		fmt.Fprintf(&w, "[[features]]\ntype = %q\nat = %s\n", f[0], commandtest.Array(f[1:]))
	}
	for _, e := range v.edges {
		fmt.Fprintf(&w, "[[edges]]\ntype = %q\nat = %q\nsides = %s\n", e[0], e[1], commandtest.Array(e[2:]))
	}
	return w.String()
}

func (v *vector) adventureText() string {
	var w strings.Builder
	w.WriteString(head("adventure"))
	fmt.Fprintf(&w, "map = \"vector\"\nfirst = %q\n", sideWords[v.first])
	if v.lastTurn != nil {
		fmt.Fprintf(&w, "last_turn = %s\n", v.lastTurn[0])
	}
	if len(v.lastTurn) > 1 {
		fmt.Fprintf(&w, "last_winner = %q\n", v.lastTurn[1])
	}
	fmt.Fprintf(&w, "[victory]\ntop = %d\nbottom = %d\n", v.goal[boards.Pennant], v.goal[boards.Standard])
	for _, o := range v.points {
		fmt.Fprintf(&w, "[[victory.objectives]]\nname = \"Ground\"\nat = %s\nbanners = %d\npermanent = %v\n",
			commandtest.Array(o.at), o.banners, o.permanent)
		if o.side != "" {
			fmt.Fprintf(&w, "side = %q\n", o.side)
		}
	}
	for camp, side := range sideWords {
		fmt.Fprintf(&w, "[%s]\ncommand = %d\n", side, v.command[camp])
		if v.tokens[camp] >= 0 {
			fmt.Fprintf(&w, "tokens = %d\n", v.tokens[camp])
		}
		if e := v.exits[camp]; e != nil {
			fmt.Fprintf(&w, "exits = { at = %s, banners = %s }\n", commandtest.Array(e[1:]), e[0])
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
