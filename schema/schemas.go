package schema

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// The schemas as they are written: one file a kind, and what the kinds share in common.schema.json.
//
//go:embed *.schema.json
var schemaFiles embed.FS

const (
	schemaBase   = "https://muster.invalid/schema/" // no host of this name can exist: nothing is ever fetched
	schemaSuffix = ".schema.json"
)

// JSONSchema is the JSON Schema of a kind as one file that needs no other: what it refers to in other files is
// among its $defs. Keys are sorted, so that the bytes are always the same.
func JSONSchema(kind string) ([]byte, bool) {
	if !slices.Contains(Kinds, kind) {
		return nil, false
	}
	b := bundler{root: kind, files: map[string]map[string]any{}, defs: map[string]any{}}
	root := b.rewrite(b.file(kind), kind).(map[string]any)
	root["$defs"] = b.defs
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(root); err != nil {
		panic("schema: " + err.Error()) // embedded and tested: strings, numbers and maps of them
	}
	return visible(out.Bytes()), true
}

// bundler copies a schema and gathers what it refers to.
type bundler struct {
	root  string
	files map[string]map[string]any
	defs  map[string]any
}

func (b *bundler) file(name string) map[string]any {
	if doc, ok := b.files[name]; ok {
		return doc
	}
	text, err := schemaFiles.ReadFile(name + schemaSuffix)
	var doc map[string]any
	if err == nil {
		err = json.Unmarshal(text, &doc)
	}
	if err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	b.files[name] = doc
	return doc
}

// rewrite copies a part of the file called file, with every reference pointing into the $defs of the bundle.
func (b *bundler) rewrite(v any, file string) any {
	switch x := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(x))
		for k, c := range x {
			switch text, isText := c.(string); {
			case k == "$ref" && isText:
				out[k] = b.reference(text, file)
			case k != "$defs":
				out[k] = b.rewrite(c, file)
			}
		}
		return out
	case []any:
		out := make([]any, len(x))
		for i, c := range x {
			out[i] = b.rewrite(c, file)
		}
		return out
	}
	return v
}

// reference puts what a reference means into the $defs and returns the reference to it there: unit of the rulebook
// is rulebook-unit in the bundle of another kind.
func (b *bundler) reference(ref, file string) string {
	target, ptr, _ := strings.Cut(ref, "#")
	if target != "" {
		file = strings.TrimSuffix(target, schemaSuffix)
	}
	parts := strings.Split(strings.TrimPrefix(ptr, "/$defs/"), "/")
	name := parts[0]
	if file != b.root {
		name = file + "-" + name
	}
	if _, done := b.defs[name]; !done {
		defs, _ := b.file(file)["$defs"].(map[string]any)
		def, ok := defs[parts[0]]
		if !ok {
			panic("schema: no definition for " + ref) // embedded and tested
		}
		b.defs[name] = nil // what refers to itself finds it done
		b.defs[name] = b.rewrite(def, file)
	}
	return strings.Join(append([]string{"#/$defs", name}, parts[1:]...), "/")
}

// validators make the validator of each kind when a file of that kind is first refused: compiling takes longer than
// reading a hundred files.
var validators = sync.OnceValue(func() map[string]func() *jsonschema.Schema {
	all := make(map[string]func() *jsonschema.Schema, len(Kinds))
	for _, kind := range Kinds {
		all[kind] = sync.OnceValue(func() *jsonschema.Schema { return compile(kind) })
	}
	return all
})

func validator(kind string) *jsonschema.Schema { return validators()[kind]() }

// compile makes the validator of a kind. The world is closed: no reference is ever read from disk or network.
func compile(kind string) *jsonschema.Schema {
	text, _ := JSONSchema(kind)
	c := jsonschema.NewCompiler()
	c.Draft = jsonschema.Draft2020
	c.ExtractAnnotations = true // titles and examples help to say what is meant
	c.LoadURL = func(url string) (io.ReadCloser, error) { return nil, fmt.Errorf("refused to load %s", url) }
	url := schemaBase + kind + schemaSuffix
	if err := c.AddResource(url, bytes.NewReader(text)); err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	s, err := c.Compile(url)
	if err != nil {
		panic("schema: " + err.Error()) // embedded and tested
	}
	return s
}
