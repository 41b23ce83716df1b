package catalog

import "muster/schema"

// faulty are the kinds and ids of given files that do not say clearly what they are. A key without an id stands for any
// definition of the kind, one without a kind, too, for any at all.
type faulty map[key]bool

func newFaulty(read []*Entry) faulty {
	f := faulty{}
	for _, e := range read {
		for _, i := range e.Doc.Identities() {
			f[key{i.Kind, i.ID}] = true
		}
	}
	return f
}

// Faulty tells whether nothing is found by an id because the file that should hold it is there, but cannot be read,
// or does not say clearly what it is. What is wrong with it is told where it stands.
func (c *Catalog) Faulty(kind, id string) bool {
	if id == "" || c.Find(kind, id) != nil {
		return false
	}
	return len(c.byID[key{kind, id}]) > 0 || c.faulty[key{kind, id}] || c.faulty[key{"", id}] || c.AnyFaulty(kind)
}

// AnyFaulty tells whether some given file may be of a kind and have any id.
func (c *Catalog) AnyFaulty(kind string) bool { return c.faulty[key{kind, ""}] || c.faulty[key{}] }

// Doubtful tells whether a given definition of a kind has mistakes in its shape, or may be of that kind.
func (c *Catalog) Doubtful(kind string) bool {
	for k := range c.faulty {
		if k.kind == kind || k.kind == "" {
			return true
		}
	}
	for _, e := range c.judged {
		if e.Doc.Kind == kind && !e.Doc.Clean("") {
			return true
		}
	}
	return false
}

// NamesFaulty tells whether a definition names one that is faulty.
func (c *Catalog) NamesFaulty(e *Entry) bool {
	if e.Adventure == nil {
		return false
	}
	if c.Faulty(schema.KindMap, e.Adventure.Map) {
		return true
	}
	if cta := e.Adventure.CallToArms; cta != nil {
		for _, ids := range [][]string{cta.Pennant, cta.Standard} {
			for _, id := range ids {
				if c.Faulty(schema.KindDeploycards, id) {
					return true
				}
			}
		}
	}
	return false
}
