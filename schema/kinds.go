package schema

import (
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// Kind is a kind of definition that a game supplies.
type Kind struct {
	Name   string // as stated in files and in their names: two-oaks.map.toml
	Noun   string // with its article, for messages: "a map"
	Folder string // the default folder for such files: "maps"
	Schema []byte // its JSON Schema; it can reference other kinds of the set and the common schema
	Serves bool   // it serves every file of its game: other files can contain its tables below a key of its name
	// References are its keys that name definitions.
	References []Reference
	// Stray handles an unknown top-level key: it returns the keys that were meant, whose values are then not checked,
	// and the help; "" if it has no suggestion. It may be nil.
	Stray func(key string, value any) (meant []string, help string)
}

// Kinds is an ordered set of kinds of one game, or of several games that files name. It is immutable and safe for
// several goroutines. A nil set has no kinds.
type Kinds struct {
	game       Game     // the game of the kinds; without a name for several games
	games      []*Kinds // of a set of several games: the kinds of each
	list       []Kind   // of several games the first of a name
	names      []string
	shapes     map[string]func() *shape // by file: those of the kinds, and the common one
	orders     func() map[string]*Order
	validators map[string]func() *jsonschema.Schema
}

// NewKinds returns a set of kinds. Their names must be distinct.
func NewKinds(list ...Kind) *Kinds {
	k := &Kinds{list: slices.Clone(list), validators: make(map[string]func() *jsonschema.Schema, len(list)),
		shapes: make(map[string]func() *shape, len(list)+1)}
	for _, name := range append([]string{commonName}, names(list)...) {
		k.shapes[name] = sync.OnceValue(func() *shape { return k.linkShape(name) })
	}
	for _, kind := range list {
		if slices.Contains(k.names, kind.Name) {
			panic("schema: two kinds are called " + kind.Name) // a bug in the program, not in a file
		}
		k.names = append(k.names, kind.Name)
		// Compiling takes longer than reading a hundred files: it waits until a file of the kind is rejected for the
		// first time.
		k.validators[kind.Name] = sync.OnceValue(func() *jsonschema.Schema { return k.compile(kind.Name) })
	}
	k.orders = sync.OnceValue(k.readOrders)
	return k
}

func names(list []Kind) []string {
	out := make([]string, len(list))
	for i, kind := range list {
		out[i] = kind.Name
	}
	return out
}

// Names lists the distinct names of the kinds.
func (k *Kinds) Names() []string {
	if k == nil {
		return nil
	}
	return slices.Clone(k.names)
}

// Folders lists the default folders of the kinds, in the order of Names.
func (k *Kinds) Folders() []string {
	if k == nil {
		return nil
	}
	var out []string
	for i := range k.list {
		out = append(out, k.list[i].Folder)
	}
	return out
}

// Has reports whether the set has a kind.
func (k *Kinds) Has(name string) bool { return k.get(name) != nil }

// OfName returns the kind in a file name such as two-oaks.map.toml, or "".
func (k *Kinds) OfName(name string) string {
	if k == nil {
		return ""
	}
	for _, kind := range k.names {
		if rest, ok := strings.CutSuffix(name, ".toml"); ok && strings.HasSuffix(rest, "."+kind) {
			return kind
		}
	}
	return ""
}

// get returns a kind by name, or nil.
func (k *Kinds) get(name string) *Kind {
	if k == nil {
		return nil
	}
	if i := slices.Index(k.names, name); i >= 0 {
		return &k.list[i]
	}
	return nil
}

// Serving reports whether a kind serves every file of some game.
func (k *Kinds) Serving(name string) bool {
	for _, own := range k.each() {
		if kind := own.get(name); kind != nil && kind.Serves {
			return true
		}
	}
	return false
}

// serving returns the kind that serves every file of a game, or nil.
func (k *Kinds) serving() *Kind {
	if k == nil {
		return nil
	}
	if i := slices.IndexFunc(k.list, func(kind Kind) bool { return kind.Serves }); i >= 0 {
		return &k.list[i]
	}
	return nil
}

// shape returns the shape of a kind, or nil if the set lacks it.
func (k *Kinds) shape(name string) *shape {
	if !k.Has(name) {
		return nil
	}
	return k.shapes[name]()
}

// validator returns the validator of a kind of the set.
func (k *Kinds) validator(name string) *jsonschema.Schema { return k.validators[name]() }

// text returns the JSON Schema source of a kind, or the common one.
func (k *Kinds) text(name string) []byte {
	if name == commonName {
		return common
	}
	if kind := k.get(name); kind != nil {
		return kind.Schema
	}
	panic("schema: there is no schema of " + name) // a reference in an embedded, tested schema
}
