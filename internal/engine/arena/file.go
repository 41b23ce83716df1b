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

// recordBytes is the most that a record may have: a long game has some 100 kB.
const recordBytes = 4 << 20

// Write is the record as a file has it, one line of JSON for the head, one for each turn and one for the end. The keys
// of the head stand behind those that every record has.
func (r *Record[H, C, R]) Write() []byte { return r.end(r.body(), r.Sum) }

// body is what stands before the end.
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

// end appends the last line to a body, with a sum. It may write over what it appended to the same body before.
func (r *Record[H, C, R]) end(body []byte, sum string) []byte {
	last := line(struct {
		Result R      `json:"result"`
		Sum    string `json:"sum"`
	}{r.Result, sum})
	return append(append(body, last[1:]...), '\n')
}

// open is an object without the brace that closes it.
func open(object []byte) []byte { return object[:len(object)-1] }

func line(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("arena: a record cannot be written: " + err.Error()) // it holds strings and numbers alone
	}
	return text
}

// MakeSum is the sum of a record: of what Write makes of it without one.
func (r *Record[H, C, R]) MakeSum() string { return r.sumOf(r.body()) }

// sumOf is the sum of a record that has a body.
func (r *Record[H, C, R]) sumOf(body []byte) string {
	sum := sha256.Sum256(r.end(body, ""))
	return hex.EncodeToString(sum[:16])
}

// Read reads a record of a kind and a format, and nothing but it: what Write makes of it must be the text, byte for
// byte, and the sum at its end must be its own. It does not play it. With the fault that it was edited the record
// comes, too, for who wants to find the step. elsewhere says of other kinds that people may take for it what they
// are.
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
	if words := elsewhere[KindOf(text)]; words != "" { // rather than what its form makes of it here
		return &Fault{Kind: OtherGame, Text: words}
	}
	return fault
}

// parse takes over what a text says, if it is of the kind and the format.
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

// check sees that a text is the record's own, and the sum too.
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

// KindOf is what a document says that it is; "" when it says nothing.
func KindOf(text []byte) string {
	var head struct {
		Kind string `json:"kind"`
	}
	if json.Unmarshal(text, &head) != nil {
		return ""
	}
	return head.Kind
}

// DifferAt is the first line, from 1, in which two texts differ.
func DifferAt(a, b []byte) int {
	n := 1
	for i := 0; i < min(len(a), len(b)) && a[i] == b[i]; i++ {
		if a[i] == '\n' {
			n++
		}
	}
	return n
}

// jsonFault puts an error of encoding/json into words of ours.
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
