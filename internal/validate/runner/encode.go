package runner

import (
	"encoding/binary"

	"muster/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// form is the version of the cache format; entries of another version are ignored.
const form = 5

// writer encodes values so that reader decodes them exactly: any bytes in texts, and empty lists distinct from nil.
type writer struct{ out []byte }

func (w *writer) number(n int) { w.out = binary.AppendVarint(w.out, int64(n)) }

func (w *writer) text(s string) {
	w.number(len(s))
	w.out = append(w.out, s...)
}

func (w *writer) flags(all ...bool) {
	var b byte
	for i, f := range all {
		if f {
			b |= 1 << i
		}
	}
	w.out = append(w.out, b)
}

// list writes a list; nil is encoded as an impossible length.
func list[T any](w *writer, all []T, each func(T)) {
	if all == nil {
		w.number(-1)
		return
	}
	w.number(len(all))
	for _, v := range all {
		each(v)
	}
}

// reader decodes the output of writer. Incomplete input makes it fail, and all its values are then invalid.
type reader struct {
	in     []byte
	failed bool
}

func (r *reader) number() int {
	n, size := binary.Varint(r.in)
	if size <= 0 {
		r.failed, r.in = true, nil
		return 0
	}
	r.in = r.in[size:]
	return int(n)
}

func (r *reader) text() string {
	n := r.number()
	if n < 0 || n > len(r.in) {
		r.failed, r.in = true, nil
		return ""
	}
	s := string(r.in[:n])
	r.in = r.in[n:]
	return s
}

func (r *reader) flags(all ...*bool) {
	if len(r.in) == 0 {
		r.failed = true
		return
	}
	for i, f := range all {
		*f = r.in[0]&(1<<i) != 0
	}
	r.in = r.in[1:]
}

func readList[T any](r *reader, each func() T) []T {
	n := r.number()
	if n < 0 {
		return nil
	}
	if n > len(r.in) { // each value takes at least one byte
		r.failed, r.in = true, nil
		return nil
	}
	all := make([]T, n)
	for i := range all {
		all[i] = each()
	}
	return all
}

// ended reports whether the input was read completely.
func (r *reader) ended() bool { return !r.failed && len(r.in) == 0 }

func encodeBrief(b *catalog.Header) []byte {
	w := new(writer)
	w.number(form)
	w.text(b.Kind)
	w.text(b.ID)
	w.text(b.Game)
	w.flags(b.Parsed, b.Clean, b.Errors)
	list(w, b.Identities, func(i schema.Identity) { w.text(i.Kind); w.text(i.ID) })
	list(w, b.Names, func(n catalog.Name) { w.text(n.Kind); w.text(n.ID) })
	list(w, b.Any, w.text)
	return w.out
}

// decodeBrief returns nil for invalid bytes.
func decodeBrief(value []byte) *catalog.Header {
	r, b := &reader{in: value}, new(catalog.Header)
	if r.number() != form {
		return nil
	}
	b.Kind, b.ID, b.Game = r.text(), r.text(), r.text()
	r.flags(&b.Parsed, &b.Clean, &b.Errors)
	b.Identities = readList(r, func() schema.Identity { return schema.Identity{Kind: r.text(), ID: r.text()} })
	b.Names = readList(r, func() catalog.Name { return catalog.Name{Kind: r.text(), ID: r.text()} })
	b.Any = readList(r, r.text)
	if !r.ended() {
		return nil
	}
	return b
}

func encodeOutcome(o *Outcome) []byte {
	w := new(writer)
	w.number(form)
	w.flags(o.Errors, o.Blocked, o.Played)
	list(w, o.Waived, func(x Waived) {
		w.finding(x.Finding)
		w.related(x.By)
	})
	list(w, o.Findings, w.finding)
	list(w, o.Tallies, func(t check.Tally) {
		w.text(t.Players)
		w.number(t.Games)
		list(w, t.Won, func(won check.Won) { w.text(won.Side); w.number(won.Games) })
		w.number(t.Turns)
		w.text(t.Value.Side)
		w.number(t.Value.Share)
		w.number(t.Value.Low)
		w.number(t.Value.High)
		w.number(t.Value.Games)
		w.number(t.Value.Sides)
	})
	list(w, o.Open, w.text)
	return w.out
}

// decodeOutcome returns nil for invalid bytes.
func decodeOutcome(value []byte) *Outcome {
	r, o := &reader{in: value}, &Outcome{Whole: true}
	if r.number() != form {
		return nil
	}
	r.flags(&o.Errors, &o.Blocked, &o.Played)
	o.Waived = readList(r, func() Waived { return Waived{Finding: r.finding(), By: r.related()} })
	o.Findings = readList(r, r.finding)
	o.Tallies = readList(r, func() check.Tally {
		t := check.Tally{Players: r.text(), Games: r.number()}
		t.Won = readList(r, func() check.Won { return check.Won{Side: r.text(), Games: r.number()} })
		t.Turns = r.number()
		t.Value = check.Value{Side: r.text(), Share: r.number(), Low: r.number(), High: r.number(), Games: r.number(),
			Sides: r.number()}
		return t
	})
	o.Open = readList(r, r.text)
	if !r.ended() {
		return nil
	}
	return o
}

func (w *writer) finding(d diag.Diagnostic) {
	w.text(d.Code)
	w.number(int(d.Severity))
	w.text(d.Message)
	w.text(d.Help)
	w.text(d.File)
	w.position(d.Start)
	w.position(d.End)
	list(w, d.Rules, w.text)
	list(w, d.Related, w.related)
	if w.flags(d.Witness != nil); d.Witness != nil {
		w.text(d.Witness.Kind)
		w.text(d.Witness.Text)
		w.text(d.Witness.Command)
	}
	w.text(d.Drawing)
	list(w, d.Edits, func(e diag.Edit) {
		w.text(e.File)
		w.position(e.Start)
		w.position(e.End)
		w.text(e.Text)
	})
}

func (r *reader) finding() (d diag.Diagnostic) {
	d.Code, d.Severity = r.text(), diag.Severity(r.number())
	d.Message, d.Help, d.File = r.text(), r.text(), r.text()
	d.Start, d.End = r.position(), r.position()
	d.Rules = readList(r, r.text)
	d.Related = readList(r, r.related)
	var witness bool
	if r.flags(&witness); witness {
		d.Witness = &diag.Witness{Kind: r.text(), Text: r.text(), Command: r.text()}
	}
	d.Drawing = r.text()
	d.Edits = readList(r, func() diag.Edit {
		return diag.Edit{File: r.text(), Start: r.position(), End: r.position(), Text: r.text()}
	})
	return d
}

func (w *writer) related(x diag.Related) {
	w.text(x.File)
	w.position(x.Start)
	w.position(x.End)
	w.text(x.Message)
}

func (r *reader) related() diag.Related {
	return diag.Related{File: r.text(), Start: r.position(), End: r.position(), Message: r.text()}
}

func (w *writer) position(p source.Position) {
	w.number(p.Offset)
	w.number(p.Line)
	w.number(p.Column)
}

func (r *reader) position() source.Position {
	return source.Position{Offset: r.number(), Line: r.number(), Column: r.number()}
}
