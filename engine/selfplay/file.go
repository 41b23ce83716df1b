package selfplay

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"muster/engine/muster"
)

// recordBytes is the most that a record may have: a game to the turn cap has some 100 kB.
const recordBytes = 4 << 20

// Write is the record as a file has it: a line for each turn.
func (r *Record) Write() []byte {
	head := *r
	head.Turns = nil
	text := line(head)
	turns := []byte("\"turns\":null")
	at := bytes.LastIndex(text, turns) // no word before it can hold it: quotes inside a string are escaped
	var out bytes.Buffer
	out.Write(text[:at])
	out.WriteString("\n\"turns\":[")
	for i := range r.Turns {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.Write(line(&r.Turns[i]))
	}
	out.WriteString("\n]")
	out.Write(bytes.Replace(text[at+len(turns):], []byte(",\"result\""), []byte(",\n\"result\""), 1))
	out.WriteByte('\n')
	return out.Bytes()
}

func line(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("selfplay: a record cannot be written: " + err.Error()) // it holds strings and numbers alone
	}
	return text
}

// sum is the sum of a record: of what Write makes of it without one.
func (r *Record) sum() string {
	plain := *r
	plain.Sum = ""
	sum := sha256.Sum256(plain.Write())
	return hex.EncodeToString(sum[:16])
}

// ReadRecord reads a record and nothing but it: what Write makes of it must be the text, byte for byte, and the sum at
// its end must be its own. It does not play it.
func ReadRecord(text []byte) (*Record, *Fault) {
	switch {
	case len(text) > recordBytes:
		return nil, damaged("it has %d bytes, the most is %d", len(text), recordBytes)
	case !utf8.Valid(text):
		return nil, damaged("it is not UTF-8")
	}
	if kindOf(text) == muster.SavedKind {
		return nil, &Fault{Kind: SavedDraw}
	}
	r := new(Record)
	dec := json.NewDecoder(bytes.NewReader(text))
	if err := dec.Decode(r); err != nil {
		return nil, damaged("%s", jsonFault(err, text))
	}
	switch {
	case r.Kind != RecordKind:
		return nil, damaged("it is of kind %q, not %q", r.Kind, RecordKind)
	case r.Format != RecordFormat:
		return nil, &Fault{Kind: OtherVersion, Have: fmt.Sprint(r.Format), Want: fmt.Sprint(RecordFormat)}
	}
	if again := r.Write(); !bytes.Equal(again, text) {
		return nil, damaged("line %d is not as Muster writes it", differs(again, text))
	}
	if want := r.sum(); r.Sum != want {
		return nil, &Fault{Kind: Edited, Have: r.Sum, Want: want, By: r.Program, Record: r}
	}
	return r, nil
}

// kindOf is what a document says that it is; "" when it says nothing.
func kindOf(text []byte) string {
	var head struct {
		Kind string `json:"kind"`
	}
	if json.Unmarshal(text, &head) != nil {
		return ""
	}
	return head.Kind
}

// differs is the first line, from 1, in which two texts differ.
func differs(a, b []byte) int {
	n := 1
	for i := 0; i < min(len(a), len(b)) && a[i] == b[i]; i++ {
		if a[i] == '\n' {
			n++
		}
	}
	return n
}

func damaged(format string, args ...any) *Fault {
	return &Fault{Kind: Damaged, Text: fmt.Sprintf(format, args...)}
}

// jsonFault puts an error of encoding/json into words of ours.
func jsonFault(err error, text []byte) string {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Sprintf("it ends too early, in line %d", 1+bytes.Count(text, []byte("\n")))
	case errors.As(err, &syntax):
		return fmt.Sprintf("it is no JSON from byte %d on", syntax.Offset)
	case errors.As(err, &wrong) && wrong.Field == "":
		return "it is no JSON object"
	case errors.As(err, &wrong):
		return fmt.Sprintf("%q has a value of the wrong kind: %s", wrong.Field, wrong.Value)
	}
	return "it cannot be read"
}
