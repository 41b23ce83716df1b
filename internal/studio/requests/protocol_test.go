package requests

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

var update = flag.Bool("update", false, "write the JSON Schema of the protocol again")

// schemaFile is the JSON Schema of the protocol.
const schemaFile = "../../../docs/reference/studio-protocol.schema.json"

// handlers are the functions behind the methods: their types are the parameters and the results.
var handlers = map[string]any{
	"muster/shelf": (*Requests).shelf, "muster/library": (*Requests).library, "muster/board": (*Requests).board,
	"muster/pictures": (*Requests).pictures, "muster/played": (*Requests).played,
	"muster/tray": (*Requests).tray, "muster/edit": (*Requests).edit, "muster/explain": (*Requests).explain,
	"muster/starters": (*Requests).starters, "muster/importers": (*Requests).importers,
	"muster/import": (*Requests).imported, "muster/bundle": (*Requests).bundled, "muster/place": (*Requests).place,
	"muster/form": (*Requests).form, "muster/new": (*Requests).begin, "muster/printing": (*Requests).printing,
	"muster/sheet": (*Requests).sheet, "muster/duplicate": (*Requests).duplicate,
	"muster/pieces": (*Requests).pieces, "muster/witness": (*Requests).witness,
	"muster/reach": (*Requests).reach, "muster/sight": (*Requests).sight,
	"muster/sections": (*Requests).sections, "muster/course": (*Requests).course,
}

// defs are the schemas of types by name.
type defs map[string]any

// TestSchema checks that the schema in docs describes the parameters and results of every method, as their Go types do.
func TestSchema(t *testing.T) {
	d := defs{}
	for name := range New().Methods() {
		h := handlers[name]
		if h == nil {
			t.Errorf("%s is not in the schema", name)
			continue
		}
		f := reflect.TypeOf(h)
		d[name+" params"] = d.of(f.In(f.NumIn()-1).Elem(), false)
		d[name+" result"] = d.of(f.Out(0).Elem(), true)
	}
	var want bytes.Buffer
	e := json.NewEncoder(&want)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(map[string]any{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"title":   "Studio protocol: the parameters and results of the methods of definitions and boards", "$defs": d,
	}); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(schemaFile, want.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(schemaFile)
	if err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("%s does not describe the methods (%v): run go test ./internal/studio/requests -update", schemaFile, err)
	}
}

// of returns the JSON Schema of a type. A result has all its keys and no others.
func (d defs) of(t reflect.Type, result bool) map[string]any {
	switch t.Kind() {
	case reflect.Pointer:
		return map[string]any{"anyOf": []any{d.of(t.Elem(), result), map[string]any{"type": "null"}}}
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return map[string]any{"type": "string", "contentEncoding": "base64"}
		}
		list := map[string]any{"type": "array", "items": d.of(t.Elem(), result)}
		if result {
			list["type"] = []any{"array", "null"}
		}
		return list
	case reflect.Map:
		return map[string]any{"type": "object", "additionalProperties": d.of(t.Elem(), result)}
	case reflect.String:
		return map[string]any{"type": "string"}
	case reflect.Bool:
		return map[string]any{"type": "boolean"}
	case reflect.Struct:
		if t.Name() == "" {
			return d.objectOf(t, result)
		}
		name := path.Base(t.PkgPath()) + "." + t.Name()
		if !result {
			name += " params"
		}
		if d[name] == nil { // types may contain themselves
			d[name] = true
			d[name] = d.objectOf(t, result)
		}
		return map[string]any{"$ref": "#/$defs/" + strings.ReplaceAll(name, " ", "%20")}
	case reflect.Interface:
		return map[string]any{}
	}
	return map[string]any{"type": "integer"}
}

// objectOf returns the JSON Schema of a struct.
func (d defs) objectOf(t reflect.Type, result bool) map[string]any {
	keys, required := map[string]any{}, []any{}
	var add func(t reflect.Type)
	add = func(t reflect.Type) {
		for i := range t.NumField() {
			f := t.Field(i)
			tag, options, _ := strings.Cut(f.Tag.Get("json"), ",")
			switch {
			case f.Anonymous && tag == "":
				add(f.Type)
				continue
			case !f.IsExported() || tag == "-":
				continue
			case tag == "":
				tag = f.Name
			}
			keys[tag] = d.of(f.Type, result)
			if result && !strings.Contains(options, "omitempty") {
				required = append(required, tag)
			}
		}
	}
	add(t)
	out := map[string]any{"type": "object", "properties": keys}
	if result {
		out["additionalProperties"], out["required"] = false, required
	}
	return out
}

// compiled holds the compiled schema of each result.
var compiled sync.Map

// conforms checks an answer against the schema in docs.
func conforms(t *testing.T, method string, answer []byte) {
	t.Helper()
	known, ok := compiled.Load(method)
	if !ok {
		c := jsonschema.NewCompiler()
		text, err := os.ReadFile(schemaFile)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource("protocol.json", bytes.NewReader(text)); err != nil {
			t.Fatal(err)
		}
		pointer := strings.ReplaceAll(strings.ReplaceAll(method+" result", "/", "~1"), " ", "%20")
		s, err := c.Compile("protocol.json#/$defs/" + pointer)
		if err != nil {
			t.Fatal(err)
		}
		compiled.Store(method, s)
		known = s
	}
	var value any
	if err := json.Unmarshal(answer, &value); err != nil {
		t.Fatal(err)
	}
	if err := known.(*jsonschema.Schema).Validate(value); err != nil {
		t.Errorf("%s: %v", method, err)
	}
}
