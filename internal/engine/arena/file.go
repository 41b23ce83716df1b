package arena

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"
)

// recordBytes is the maximum size of a record; a long game has about 100 kB.
const recordBytes = 4 << 20

// Write encodes the record as JSON lines: one for the head, one for each turn and one for the end. The game's own keys
// come last in the head.
func (r *Record[H, C, R]) Write() []byte { return r.end(r.body(), r.Sum) }

// body returns everything before the last line.
func (r *Record[H, C, R]) body() []byte {
	var out bytes.Buffer
	out.Write(open(line(struct {
		Kind    string `json:"kind"`
		Format  int    `json:"format"`
		Program string `json:"program"`
	}{r.Kind, r.Format, r.Program})))
	out.WriteByte(',')
	out.Write(open(line(&r.Head))[1:])
	out.WriteString(",\n\"turns\":[")
	for i := range r.Turns {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.Write(line(&r.Turns[i]))
	}
	out.WriteString("\n],\n")
	return out.Bytes()
}

// end appends the last line, with a sum, to a body. It may overwrite an earlier last line of the same body.
func (r *Record[H, C, R]) end(body []byte, sum string) []byte {
	last := line(struct {
		Result R      `json:"result"`
		Sum    string `json:"sum"`
	}{r.Result, sum})
	return append(append(body, last[1:]...), '\n')
}

// open returns an object without its closing brace.
func open(object []byte) []byte { return object[:len(object)-1] }

func line(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("arena: a record cannot be written: " + err.Error()) // it holds only strings and numbers
	}
	return text
}

// MakeSum returns the checksum of a record: that of its text before the last line.
func (r *Record[H, C, R]) MakeSum() string { return r.sumOf(r.body()) }

// sumOf returns the checksum of a record with a body.
func (r *Record[H, C, R]) sumOf(body []byte) string {
	sum := sha256.Sum256(r.end(body, ""))
	return hex.EncodeToString(sum[:16])
}

// Read reads a record of a kind and a format, but does not replay it. The text must equal the output of Write byte for
// byte, and its checksum must be right. For an edited record, Read returns the fault and still fills r, so that the
// caller can find the step. elsewhere has messages for other kinds that users may confuse with this one.
func (r *Record[H, C, R]) Read(text []byte, kind string, format int, elsewhere map[string]string) *Fault {
	switch {
	case len(text) > recordBytes:
		return damaged("it has %d bytes; the limit is %d", len(text), recordBytes)
	case !utf8.Valid(text):
		return damaged("it is not UTF-8")
	}
	fault := r.parse(text, kind, format)
	if fault == nil {
		return r.check(text)
	}
	if words := elsewhere[KindOf(text)]; words != "" { // rather than an error of this format
		return &Fault{Kind: OtherGame, Text: words}
	}
	return fault
}

// parse reads the content of a text, if it has the kind and the format.
func (r *Record[H, C, R]) parse(text []byte, kind string, format int) *Fault {
	var head H
	var doc struct {
		Kind    string    `json:"kind"`
		Format  int       `json:"format"`
		Program string    `json:"program"`
		Turns   []Turn[C] `json:"turns"`
		Result  R         `json:"result"`
		Sum     string    `json:"sum"`
	}
	for _, into := range []any{&doc, &head} {
		if err := json.NewDecoder(bytes.NewReader(text)).Decode(into); err != nil {
			return damaged("%s", jsonFault(err, text))
		}
	}
	switch {
	case doc.Kind != kind:
		return damaged("its kind is %q instead of %q", doc.Kind, kind)
	case doc.Format != format:
		return &Fault{Kind: OtherVersion, Have: fmt.Sprint(doc.Format), Want: fmt.Sprint(format)}
	}
	*r = Record[H, C, R]{doc.Kind, doc.Format, doc.Program, head, doc.Turns, doc.Result, doc.Sum}
	return nil
}

// check checks that the record writes the same text, and the checksum.
func (r *Record[H, C, R]) check(text []byte) *Fault {
	body := r.body()
	if again := r.end(body, r.Sum); !bytes.Equal(again, text) {
		return damaged("line %d differs from what Muster writes", DifferAt(again, text))
	}
	if want := r.sumOf(body); r.Sum != want {
		return &Fault{Kind: Edited, Have: r.Sum, Want: want, By: r.Program}
	}
	return nil
}

// KindOf returns the kind that a document states; "" if it states none.
func KindOf(text []byte) string {
	var head struct {
		Kind string `json:"kind"`
	}
	if json.Unmarshal(text, &head) != nil {
		return ""
	}
	return head.Kind
}

// DifferAt returns the first line, from 1, in which two texts differ.
func DifferAt(a, b []byte) int {
	n := 1
	for i := 0; i < min(len(a), len(b)) && a[i] == b[i]; i++ {
		if a[i] == '\n' {
			n++
		}
	}
	return n
}

// jsonFault rewords an error of encoding/json.
func jsonFault(err error, text []byte) string {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Sprintf("it ends too early, on line %d", 1+bytes.Count(text, []byte("\n")))
	case errors.As(err, &syntax):
		return fmt.Sprintf("it is not valid JSON at byte %d", syntax.Offset)
	case errors.As(err, &wrong) && wrong.Field == "":
		return "it is not a JSON object"
	case errors.As(err, &wrong):
		return fmt.Sprintf("%q has a value of the wrong kind: %s", wrong.Field, wrong.Value)
	}
	return "it cannot be read"
}
