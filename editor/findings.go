package editor

import (
	"muster/catalog"
	"muster/schema/diag"
)

// store keeps the result of reading a root.
func (s *Server) store(out *looked, docs []*sight) {
	r := out.root
	s.adopt(out, docs)
	if out.quick {
		out.findings = diag.Sort(append(out.findings, r.carried()...))
	} else {
		r.slow = s.slowOf(out)
	}
	for _, v := range docs {
		d := s.docs[v.uri]
		if d == nil || d.root != r || d.path != v.path || d.text != v.text {
			continue
		}
		name, l := nameIn(r, out.looks, d)
		if l == nil {
			continue
		}
		var own []diag.Diagnostic
		for _, f := range out.findings {
			if f.File == name {
				own = append(own, f)
			}
		}
		s.know(d, l.catalog, own)
	}
}

// adopt keeps the projects of a root that was read, and places the documents in them.
func (s *Server) adopt(out *looked, docs []*sight) {
	r := out.root
	if r.looks == nil || len(out.looks) == 0 || r.looks[0] != out.looks[0] {
		for _, l := range out.looks {
			l.inherit(r.looks)
		}
		r.looks = out.looks
	}
	for _, v := range docs {
		if d := s.docs[v.uri]; d != nil && d.root == r && d.path == v.path {
			name, _ := nameIn(r, out.looks, d)
			d.name, d.read, d.alone = name, name != "", nil
		}
	}
}

// slowOf returns the findings of slow checks with the texts they belong to.
func (s *Server) slowOf(out *looked) map[string]slow {
	all := map[string]slow{}
	texts := map[string][]byte{}
	for _, l := range out.looks {
		for _, f := range l.files {
			texts[f.Name] = f.Text
		}
	}
	for _, d := range out.findings {
		if s.slow[d.Code] {
			x := all[d.File]
			all[d.File] = slow{append(x.findings, d), texts[d.File]}
		}
	}
	return all
}

// carried returns the earlier findings of slow checks, mapped to the current texts.
func (r *root) carried() []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, l := range r.looks {
		for _, f := range l.files {
			if x, ok := r.slow[f.Name]; ok {
				out = append(out, moved(x.findings, x.text, f.Text)...)
			}
		}
	}
	return out
}

// nameIn returns the name of a document in findings, and its project; nil if it is in none.
func nameIn(r *root, looks []*look, d *document) (string, *look) {
	for _, l := range looks {
		for _, f := range l.files {
			if r.path(f.Name) == d.path {
				return f.Name, l
			}
		}
	}
	return "", nil
}

// know stores the findings of a document.
func (s *Server) know(d *document, c *catalog.Catalog, found []diag.Diagnostic) {
	d.catalog, d.found, d.judged = c, found, d.text
	if e := c.Named(d.name); e != nil && e.Doc.Tree != nil {
		if d.entry == nil && s.client.Workspace.InlayHint.RefreshSupport {
			// The client asked for hints when it opened the document, before anything was known about it.
			s.call("workspace/inlayHint/refresh", nil)
		}
		d.entry = e
	}
}
