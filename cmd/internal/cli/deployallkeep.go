package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"muster/engine/muster"
	"muster/schema/project"
	"muster/sheet"
	"muster/sheet/draw"
)

// worst plays the gravest witness, saves it when asked to, and draws its board. list is in order, gravest first.
func (x *every) worst(list []*witness) ([]string, error) {
	if len(list) == 0 {
		return nil, x.keep(nil)
	}
	w := list[0]
	p, err := x.play(w)
	if err != nil {
		return nil, err
	}
	if err := x.keep(p); err != nil {
		return nil, err
	}
	how := "seed " + p.seed
	if p.seed == "" {
		how = "with choices of its own"
	}
	scene := sheet.Deployed(p.d)
	lines := append([]string{""}, fold("The worst of them on the board: "+w.what+", "+how, "", "  ", " ", "")...)
	return append(lines, "", strings.TrimRight(draw.Text(scene), "\n")), nil
}

// keepWorst saves the gravest witness when asked to, for answers without a board.
func (x *every) keepWorst(list []*witness) error {
	if x.flags.saveWitness == "" {
		return nil
	}
	_, err := x.worst(list)
	return err
}

// keep saves the worst witness when asked to. Where nothing goes wrong there is none, and that is said.
func (x *every) keep(p *shown) error {
	switch {
	case x.flags.saveWitness == "":
		return nil
	case p == nil:
		x.complain("muster: ", "nothing goes wrong, so there is no witness: "+x.flags.saveWitness+" is not written")
		return nil
	}
	return x.app.keep(x.flags.saveWitness, muster.Save(p.d, Version))
}

// witnessFolder makes the folder for witnesses, when there is to be one.
func (x *every) witnessFolder() error {
	if x.flags.witnesses == "" {
		return nil
	}
	if err := os.MkdirAll(x.flags.witnesses, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", x.flags.witnesses, project.Reason(err))
	}
	return nil
}

// file saves a witness in the folder for them.
func (x *every) file(w *witness, p *shown) error {
	if x.flags.witnesses == "" {
		return nil
	}
	path := filepath.Join(x.flags.witnesses, w.name()+".json")
	if p.command == "" {
		p.command = "muster deploy --replay " + quoted(path)
	}
	return writeFile(path, muster.Save(p.d, Version))
}

// fileAll saves witnesses that a report does not tell one by one.
func (x *every) fileAll(list []*witness) error {
	if x.flags.witnesses == "" {
		return nil
	}
	for _, w := range list {
		if _, err := x.play(w); err != nil {
			return err
		}
	}
	return nil
}
