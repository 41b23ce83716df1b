package schema

import (
	"bytes"
	_ "embed" // the common schema
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"muster/schema/diag"
)

// common is the common part of the schemas of all kinds.
//
//go:embed common.schema.json
var common []byte

const (
	commonName   = "common"
	schemaBase   = "https://muster.invalid/schema/" // a reserved domain: nothing is ever fetched
	schemaSuffix = ".schema.json"
)

// JSONSchema returns the JSON Schema of a kind as one self-contained file: referenced parts of other files are among
// its $defs. Keys are sorted, so that the bytes are deterministic.
//
// An editor selects a schema by file name, which does not state the game. The schema of a kind in several games
// therefore first tests the file's game, and then applies that game's schema.
func (k *Kinds) JSONSchema(kind string) ([]byte, bool) {
	var all []*Kinds
	for _, own := range k.each() {
		if own.Has(kind) {
			all = append(all, own)
		}
	}
	if len(all) == 0 {
		return nil, false
	}
	defs := map[string]any{}
	root := all[0].bundle(kind, "", defs)
	if len(all) > 1 {
		root = several(all, kind, defs)
	}
	root["$defs"] = defs
	var out bytes.Buffer
	if err := diag.EncodeJSON(&out, root); err != nil {
		panic("schema: " + err.Error()) // embedded and tested: strings, numbers and maps of them
	}
	return visible(out.Bytes()), true
}

// bundle returns the schema of a kind of one game without its $defs, which it adds to defs with a name prefix.
func (k *Kinds) bundle(kind, prefix string, defs map[string]any) map[string]any {
	b := bundler{kinds: k, root: kind, prefix: prefix, files: map[string]map[string]any{}, defs: defs}
	return b.rewrite(b.file(kind), kind).(map[string]any)
}

// bundler copies a schema and collects its referenced parts.
type bundler struct {
	kinds  *Kinds
	root   string
	prefix string
	files  map[string]map[string]any
	defs   map[string]any
}

func (b *bundler) file(name string) map[string]any {
	if doc, ok := b.files[name]; ok {
		return doc
	}
	var doc map[string]any
	if err := json.Unmarshal(b.kinds.text(name), &doc); err != nil {
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

// reference adds the target of a reference to the $defs and returns the new reference: unit of the rulebook is
// rulebook-unit in the bundle of another kind.
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
	name = b.prefix + name
	if _, done := b.defs[name]; !done {
		defs, _ := b.file(file)["$defs"].(map[string]any)
		def, ok := defs[parts[0]]
		if !ok {
			panic("schema: no definition for " + ref) // embedded and tested
		}
		b.defs[name] = nil // stops recursion for a self-reference
		b.defs[name] = b.rewrite(def, file)
	}
	return strings.Join(append([]string{"#/$defs", name}, parts[1:]...), "/")
}

// compile compiles the validator of a kind. It never loads a reference from disk or network.
func (k *Kinds) compile(kind string) *jsonschema.Schema {
	text, _ := k.JSONSchema(kind)
	c := jsonschema.NewCompiler()
	c.Draft = jsonschema.Draft2020
	c.ExtractAnnotations = true // messages use titles and examples
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
