package editor

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/internal/editor/protocol"
	"muster/schema/diag"
	"muster/schema/source"
)

// actions returns the code actions for the findings in a range: safe fixes, and waivers for warnings.
func (s *Server) actions(ctx context.Context, p *protocol.CodeActionParams) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	from, err := v.text.Offset(placeOf(p.Range.Start))
	if err != nil {
		return nil, invalid(err)
	}
	to, err := v.text.Offset(placeOf(p.Range.End))
	if err != nil {
		return nil, invalid(err)
	}
	found, err := s.foundNow(ctx, v)
	if err != nil {
		return nil, err
	}
	out := []protocol.CodeAction{}
	wants := func(kind string) bool {
		return len(p.Context.Only) == 0 || slices.ContainsFunc(p.Context.Only, func(only string) bool {
			return kind == only || strings.HasPrefix(kind, only+".")
		})
	}
	s.mu.Lock()
	var t *texts
	if v.root != nil {
		t = s.textsOf(v.root)
	}
	s.mu.Unlock()
	for i := range found {
		d := &found[i]
		if d.End.Offset < from || d.Start.Offset > to || t == nil {
			continue
		}
		told := s.diagnostic(d, t)
		if edit := s.fix(v, d.Edits); edit != nil && wants(protocol.QuickFix) {
			out = append(out, protocol.CodeAction{
				Title: title(v, d), Kind: protocol.QuickFix, Diagnostics: []protocol.Diagnostic{told}, IsPreferred: true,
				Edit: edit,
			})
		}
		if d.Severity == diag.Warning && s.waivers[d.Code] && wants(protocol.QuickFix) {
			out = append(out, protocol.CodeAction{
				Title: "Waive " + d.Code, Kind: protocol.QuickFix,
				Diagnostics: []protocol.Diagnostic{told}, Edit: waiver(v, d.Code),
			})
		}
	}
	if wants(protocol.FixAll) {
		var all []diag.Edit
		for _, d := range diag.Chosen(own(v, found)) {
			all = append(all, d.Edits...)
		}
		if edit := s.fix(v, all); edit != nil {
			out = append(out, protocol.CodeAction{
				Title: "Fix all in file", Kind: protocol.FixAll, Edit: edit,
			})
		}
	}
	return out, nil
}

// own returns the findings whose edits are all in the document itself.
func own(v *sight, found []diag.Diagnostic) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(found), func(d diag.Diagnostic) bool {
		return slices.ContainsFunc(d.Edits, func(e diag.Edit) bool { return e.File != v.name })
	})
}

// title returns the title of a fix.
func title(v *sight, d *diag.Diagnostic) string {
	if len(d.Edits) != 1 {
		return fmt.Sprintf("Fix: %s (%d edits)", d.Code, len(d.Edits))
	}
	e := d.Edits[0]
	if strings.TrimSpace(e.Text) == "" {
		return "Remove " + short(string(v.text.Bytes()[e.Start.Offset:e.End.Offset]))
	}
	return "Fix: write " + short(e.Text)
}

// foundNow returns the current findings of a document: the published ones, or those of quick checks if the text has
// changed since.
func (s *Server) foundNow(ctx context.Context, v *sight) ([]diag.Diagnostic, error) {
	if v.judged == v.text {
		return v.found, nil
	}
	s.mu.Lock()
	var files []*source.File
	var in *held
	if v.name != "" && v.alone == nil { // without its project a document has other findings
		files, in = s.filesAround(&v.document)
	}
	s.mu.Unlock()
	if files == nil {
		return nil, nil
	}
	found, err := s.runChecks(ctx, over, s.among(files, in, v.file(v.name)), in, true)
	if ctx.Err() != nil {
		return nil, err
	}
	return slices.DeleteFunc(found, func(d diag.Diagnostic) bool { return d.File != v.name }), nil
}

// fix converts edits of the document for the client. It returns nil if there are no edits or some belong to other
// files.
func (s *Server) fix(v *sight, edits []diag.Edit) *protocol.WorkspaceEdit {
	if len(edits) == 0 || slices.ContainsFunc(edits, func(e diag.Edit) bool { return e.File != v.name }) {
		return nil
	}
	edits = slices.Clone(edits)
	slices.SortFunc(edits, func(a, b diag.Edit) int { return a.Start.Offset - b.Start.Offset })
	var list []protocol.TextEdit
	for _, e := range edits {
		at := source.Span{Start: e.Start.Offset, End: e.End.Offset}
		list = append(list, protocol.TextEdit{Range: rangeOf(v.text, at), NewText: e.Text})
	}
	return &protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{v.uri: list}}
}

// waiver returns the edit that waives a code. It leaves the reason empty for the author: a waiver without a reason has
// no effect, and the empty quotes are a finding.
func waiver(v *sight, code string) *protocol.WorkspaceEdit {
	eol := v.text.LineEnd()
	text := v.text.Bytes()
	lead := eol
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		lead = ""
	case !bytes.HasSuffix(text, []byte("\n")):
		lead = eol + eol
	}
	lines := fmt.Sprintf("%s[[waive]]%scode   = %q%sreason = \"\"%s", lead, eol, code, eol, eol)
	at := rangeOf(v.text, source.Span{Start: len(text), End: len(text)})
	return &protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{v.uri: {{Range: at, NewText: lines}}}}
}
