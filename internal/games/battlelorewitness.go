package games

import (
	"cmp"
	"strings"

	"muster/catalog"
	"muster/internal/draw/battlelore"
	answers "muster/internal/report/battlelore"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	"muster/report"
)

// named finds definitions of a project by the words of a command line.
type named struct{ *catalog.Catalog }

// Definition finds a definition by file or id.
func (n named) Definition(word string, kinds ...string) (*catalog.Entry, error) {
	if e := n.Named(word); e != nil {
		return e, nil
	}
	for _, kind := range kinds {
		if e := n.Find(kind, word); e != nil {
			return e, nil
		}
	}
	return nil, report.Wrongf("", "%s is not in the project", word)
}

// battleLoreWitness plays the draw of a command line of `muster deploy`, and draws the deployment.
func battleLoreWitness(in *catalog.Catalog, command []string) (*Witness, error) {
	line, word, ok := deployLine(command)
	if !ok || line.Seed == "" {
		return nil, report.Wrongf("", "this is not one deployment: Studio cannot show it")
	}
	mode, err := request.Mode(word)
	if err != nil {
		return nil, err
	}
	r, err := request.Resolve(named{in}, line, mode, false)
	if err != nil {
		return nil, err
	}
	d, err := r.Deploy()
	if err != nil {
		return nil, err
	}
	scene := answers.Deployed(d)
	board := battlelore.Board(scene)
	w := Witness{Board: &board, Says: map[string]string{}}
	for i := range scene.Tokens {
		t := &scene.Tokens[i]
		text := t.Camp.People() + ": " + strings.ToLower(cmp.Or(t.Unit.Name, t.Unit.ID))
		if t.Mark != "" {
			text += " (" + t.Mark + ")"
		}
		w.Says[d.Field.Hexes.Label(t.Hex)] = text
	}
	return &w, nil
}

// deployLine reads the words of a command line as a finding writes it: the map, the mode and the flags of one draw.
func deployLine(command []string) (line draws.Line, mode string, ok bool) {
	if len(command) < 3 || command[0] != "muster" || command[1] != "deploy" || len(command)%2 == 0 {
		return line, "", false
	}
	line = draws.Line{Map: command[2], Reserve: request.Reserves()[0], Choices: "random"}
	line.Owner, line.RevealFirst = report.Sides[0], report.Sides[0]
	flags := map[string]*string{"--mode": &mode, "--seed": &line.Seed, "--reserve": &line.Reserve}
	lists := map[string]*[]string{"--boxes": &line.Boxes}
	for camp, name := range report.Sides {
		lists["--"+name] = &line.Sets[camp]
		flags["--"+name+"-draw"], flags["--"+name+"-zone"] = &line.Draws[camp], &line.Zones[camp]
	}
	for i := 3; i < len(command); i += 2 {
		name, value := command[i], command[i+1]
		switch {
		case flags[name] != nil:
			*flags[name] = value
		case lists[name] != nil:
			*lists[name] = strings.Split(value, ",")
		default:
			return line, "", false
		}
	}
	return line, mode, true
}
