package editor

import (
	"bytes"
	"cmp"
	"encoding/json"

	"muster/internal/editor/protocol"
	"muster/schema/diag"
	"muster/schema/source"
)

const publish = "textDocument/publishDiagnostics"

// texts finds the text of a file at the time of its findings.
type texts struct {
	root  *root
	open  map[string]opened
	files map[string]*source.File
	made  map[string]*protocol.Text
}

// opened is a snapshot of a document when its texts were requested.
type opened struct {
	uri  string
	text *protocol.Text
}

// textsOf returns the texts of a root's files. The caller must hold the lock.
func (s *Server) textsOf(r *root) *texts {
	t := &texts{root: r, open: map[string]opened{}, files: map[string]*source.File{}, made: map[string]*protocol.Text{}}
	for _, d := range s.docs {
		if d.root == r && d.name != "" {
			t.open[d.name] = opened{d.uri, d.text}
		}
	}
	for _, l := range r.looks {
		for _, f := range l.files {
			t.files[f.Name] = f
		}
		if doc := l.project.Settings.Doc; doc != nil {
			t.files[doc.File.Name] = doc.File
		}
	}
	return t
}

// of returns the text of a file and its URI, or nil for a file outside of the root.
func (t *texts) of(name string) (*protocol.Text, string) {
	if d, ok := t.open[name]; ok {
		return d.text, d.uri
	}
	uri := t.root.uri(name)
	if text := t.made[name]; text != nil {
		return text, uri
	}
	f := t.files[name]
	if f == nil {
		return nil, uri
	}
	text := protocol.OfFile(f.Text)
	t.made[name] = text
	return text, uri
}

// diagnostic converts a finding for the client.
func (s *Server) diagnostic(d *diag.Diagnostic, t *texts) protocol.Diagnostic {
	out := protocol.Diagnostic{Code: d.Code, Source: "muster", Message: d.Message}
	out.CodeDescription = s.codeDescription(d.Code)
	switch d.Severity {
	case diag.Error:
		out.Severity = protocol.SeverityError
	case diag.Warning:
		out.Severity = protocol.SeverityWarning
	default:
		out.Severity = protocol.SeverityInformation
	}
	if text, _ := t.of(d.File); text != nil && d.Start.Line > 0 {
		out.Range = rangeOf(text, source.Span{Start: d.Start.Offset, End: d.End.Offset})
	}
	data := dataOf(d, t)
	if s.client.Experimental.Muster.Data {
		out.Data = data
	} else {
		out.Message += folded(data)
	}
	for i, r := range data.Related {
		switch {
		case r.Range != nil && s.client.TextDocument.PublishDiagnostics.RelatedInformation:
			out.RelatedInformation = append(out.RelatedInformation, protocol.Related{
				Location: protocol.Location{URI: r.URI, Range: *r.Range}, Message: r.Message,
			})
		case out.Data == nil && d.Related[i].Message != "":
			out.Message += "\nnote: " + r.Message + " (" + d.Related[i].File + ")"
		}
	}
	return out
}

// folded returns the help and the witness of a finding as further lines of its message.
func folded(d *protocol.FindingData) (lines string) {
	if d.Help != "" {
		lines += "\nhelp: " + d.Help
	}
	if w := d.Witness; w != nil {
		lines += "\nreproduce with " + w.Kind + ": " + w.Text
	}
	return lines
}

// dataOf returns the parts of a finding as separate fields.
func dataOf(d *diag.Diagnostic, t *texts) *protocol.FindingData {
	out := &protocol.FindingData{Severity: d.Severity.String(), Help: d.Help, Rules: d.Rules, Witness: d.Witness}
	for _, r := range d.Related {
		text, uri := t.of(r.File)
		other := protocol.RelatedData{URI: uri, Message: cmp.Or(r.Message, "also here")}
		if text != nil && r.Start.Line > 0 {
			at := rangeOf(text, source.Span{Start: r.Start.Offset, End: r.End.Offset})
			other.Range = &at
		}
		out.Related = append(out.Related, other)
	}
	return out
}

// publishOne sends the findings of a document. The caller must hold the lock, as for all functions below.
func (s *Server) publishOne(d *document) {
	t := s.textsOf(d.root)
	list := []protocol.Diagnostic{}
	for i := range d.found {
		list = append(list, s.diagnostic(&d.found[i], t))
	}
	s.send(d.root, d.uri, list)
	s.checked(d)
	s.news.Broadcast()
}

// checked tells a client that asked for it that the current version of a document is checked.
func (s *Server) checked(d *document) {
	p := protocol.Checked{URI: d.uri, Version: d.version, Findings: len(d.found)}
	if s.client.Experimental.Muster.Checked && d.judged == d.text && p != d.told {
		d.told = p
		s.notify("muster/checked", p)
	}
}

// publishAll sends the findings of a root, open documents first.
func (s *Server) publishAll(out *looked) {
	t := s.textsOf(out.root)
	lists := map[string][]protocol.Diagnostic{}
	for i := range out.findings {
		d := &out.findings[i]
		_, uri := t.of(d.File)
		lists[uri] = append(lists[uri], s.diagnostic(d, t))
	}
	for _, d := range t.open {
		if lists[d.uri] == nil {
			lists[d.uri] = []protocol.Diagnostic{} // an empty list shows the client that the file was checked
		}
	}
	for uri := range out.root.results {
		if lists[uri] == nil {
			s.send(out.root, uri, []protocol.Diagnostic{})
		}
	}
	for _, open := range []bool{true, false} {
		for uri, list := range lists {
			if (s.docs[uri] != nil) == open {
				s.send(out.root, uri, list)
			}
		}
	}
	for _, d := range t.open {
		s.checked(s.docs[d.uri])
	}
	s.news.Broadcast()
	s.refresh(out.root)
}

// send sends the findings of a document, unless the client already has them for this version or pulls them.
func (s *Server) send(r *root, uri string, list []protocol.Diagnostic) {
	r.results.set(uri, list, s.docs[uri] != nil)
	if s.asks(uri) {
		s.withdraw(r, uri)
		return
	}
	p := protocol.Diagnostics{URI: uri, Diagnostics: list}
	if d := s.docs[uri]; d != nil {
		p.Version = &d.version
	}
	text, err := json.Marshal(p) // with the version: an editor drops a list for an older version
	if err != nil {
		return // strings and numbers always marshal
	}
	if was, known := r.sent[uri]; known && was == string(text) || !known && len(list) == 0 && s.docs[uri] == nil {
		return
	}
	if r.sent[uri] = string(text); len(list) == 0 && s.docs[uri] == nil {
		delete(r.sent, uri)
	}
	s.notify(publish, p)
}

// moved maps findings of an old text to the new one. It keeps those in unchanged lines.
func moved(list []diag.Diagnostic, a, b []byte) []diag.Diagnostic {
	if len(list) == 0 || bytes.Equal(a, b) {
		return list
	}
	head := 0
	for head < len(a) && head < len(b) && a[head] == b[head] {
		head++
	}
	tail := 0
	for tail < len(a)-head && tail < len(b)-head && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	head = bytes.LastIndexByte(a[:head], '\n') + 1
	if i := bytes.IndexByte(a[len(a)-tail:], '\n'); i >= 0 {
		tail -= i
	} else {
		tail = 0
	}
	f := source.NewFile("", b)
	var out []diag.Diagnostic
	for _, d := range list {
		switch {
		case d.End.Offset <= head:
		case d.Start.Offset >= len(a)-tail:
			by := len(b) - len(a)
			d.Start, d.End = f.Position(d.Start.Offset+by), f.Position(d.End.Offset+by)
		default:
			continue
		}
		d.Edits, d.Related = nil, nil // they refer to the old text
		out = append(out, d)
	}
	return out
}
