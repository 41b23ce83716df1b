package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
)

// objective is one objective hex for one camp.
type objective struct {
	of    *library.Objective
	camp  boards.Camp
	ptr   string // of the label
	label string
	hex   hex.Hex
}

// objectives lists every valid objective hex, once for each camp that can take it: both by default.
func objectives(p *pass.Pass) []objective {
	var out []objective
	for i := range p.Linked.Objectives {
		o := &p.Linked.Objectives[i]
		for _, c := range pass.Camps() {
			if !o.Camps[c] {
				continue
			}
			for j, h := range o.At {
				out = append(out, objective{o, c, fmt.Sprintf("%s/at/%d", o.Ptr, j), o.Definition.At[j], h})
			}
		}
	}
	return out
}
