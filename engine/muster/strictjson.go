package muster

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// The caps on a saved draw: the longest that four players of an Epic battle come to is far below them.
const (
	savedBytes = 256 << 10
	savedDepth = 6
)

// readSaved reads the document and nothing but it: UTF-8, one value, every key known, none twice, all within the caps.
// The walk comes first, because encoding/json forgives keys in other letters, keys that come twice, and text behind
// the value.
func readSaved(text []byte) (doc *saved, fault string) {
	switch {
	case len(text) > savedBytes:
		return nil, fmt.Sprintf("it is too long, the most is %d bytes", savedBytes)
	case !utf8.Valid(text):
		return nil, "it is not UTF-8"
	}
	if fault := walkSaved(text); fault != "" {
		return nil, fault
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	doc = new(saved)
	if err := dec.Decode(doc); err != nil {
		return nil, jsonFault(err)
	}
	return doc, ""
}

// kindOf is what a document says that it is; "" when it says nothing.
func kindOf(text []byte) string {
	var head struct {
		Kind string `json:"kind"`
	}
	if len(text) > 64*savedBytes || json.Unmarshal(text, &head) != nil {
		return ""
	}
	return head.Kind
}

// walkSaved looks at every token once.
func walkSaved(text []byte) string {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	var open []map[string]bool // the keys of each object around the token; nil for a list
	key := false               // whether a string that comes now is a key
	for values := 0; ; {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			if values == 0 || len(open) > 0 {
				return "it ends too early"
			}
			return ""
		}
		if err != nil {
			return jsonFault(err)
		}
		if len(open) == 0 {
			if values++; values > 1 {
				return fmt.Sprintf("there is more behind the document, at byte %d", dec.InputOffset())
			}
		}
		switch t := token.(type) {
		case json.Delim:
			switch t {
			case '{':
				open = append(open, map[string]bool{})
			case '[':
				open = append(open, nil)
			default:
				open = open[:len(open)-1]
			}
			if len(open) > savedDepth {
				return fmt.Sprintf("it is nested deeper than %d, at byte %d", savedDepth, dec.InputOffset())
			}
			key = len(open) > 0 && open[len(open)-1] != nil
			continue
		case string:
			if key {
				if fault := keyFault(t, open[len(open)-1]); fault != "" {
					return fmt.Sprintf("%s, at byte %d", fault, dec.InputOffset())
				}
				key = false
				continue
			}
		}
		key = len(open) > 0 && open[len(open)-1] != nil
	}
}

func keyFault(key string, seen map[string]bool) string {
	for _, c := range key {
		if c != '_' && (c < 'a' || c > 'z') {
			return fmt.Sprintf("unknown key %q", key)
		}
	}
	if seen[key] {
		return fmt.Sprintf("key %q is there twice", key)
	}
	seen[key] = true
	return ""
}

// jsonFault puts an error of encoding/json into our words; the library's own say Go types and may change.
func jsonFault(err error) string {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return fmt.Sprintf("it is no JSON from byte %d on", syntax.Offset)
	case errors.As(err, &wrong):
		return wrongKind(wrong)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "it ends too early"
	}
	return "it has a key that is not known"
}

// wrongKind says where a value stands and what it is; only the document itself has no field.
func wrongKind(err *json.UnmarshalTypeError) string {
	where := "it"
	if err.Field != "" {
		where = fmt.Sprintf("%q", err.Field)
	}
	what, number, _ := strings.Cut(err.Value, " ") // "number 1.5" for a number that the field cannot hold
	switch what {
	case "array":
		what = "a list"
	case "object":
		what = "an object"
	case "bool":
		what = "true or false"
	default:
		what = "a " + what
	}
	if number != "" {
		what = "the number " + number
	}
	return where + " cannot be " + what
}
