package vectors_test

import (
	"fmt"
	"strings"

	"muster/engine/command/boards"
	"muster/schema/source"
)

// written are the files that an author would have written for the vector.
func (v *vector) written() []*source.File {
	files := []*source.File{
		source.NewFile("vector.map.toml", []byte(v.mapText())),
		source.NewFile("vector.adventure.toml", []byte(v.adventureText())),
	}
	if v.rulebook != nil {
		text := head("rulebook") + strings.Join(v.rulebook, "\n") + "\n"
		files = append(files, source.NewFile("vector.rulebook.toml", []byte(text)))
	}
	return files
}

func head(kind string) string {
	return fmt.Sprintf("kind = %q\ngame = \"medieval\"\nformat = 1\nid = \"vector\"\nname = \"Vector\"\n", kind)
}

// listed writes words as an array.
func listed(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = fmt.Sprintf("%q", word)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

func (v *vector) mapText() string {
	var w strings.Builder
	w.WriteString(head("map"))
	fmt.Fprintf(&w, "board = \"medieval\"\nrows = %s\n", listed(v.rows))
	for _, f := range v.features {
		fmt.Fprintf(&w, "[[features]]\ntype = %q\nat = %s\n", f[0], listed(f[1:]))
	}
	for _, e := range v.edges {
		fmt.Fprintf(&w, "[[edges]]\ntype = %q\nat = %q\nsides = %s\n", e[0], e[1], listed(e[2:]))
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
			listed(o.at), o.banners, o.permanent)
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
			fmt.Fprintf(&w, "exits = { at = %s, banners = %s }\n", listed(e[1:]), e[0])
		}
		for _, p := range v.pieces {
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
