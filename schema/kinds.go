package schema

import (
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// Kind is a kind of definition, as a game brings it.
type Kind struct {
	Name   string // what a file says that it is, and what its name ends in: two-oaks.map.toml
	Noun   string // with its article, for messages: "a map"
	Folder string // the folder that authors sort such files into: "maps"
	Schema []byte // its JSON Schema; it may refer to those of other kinds of the same set, and to the common one
	Serves bool   // it serves every file of its game: its tables may stand in other files, too, below a key of its name
	// Stray is asked of a key at the top of a file that the kind does not have: which keys it was meant for, whose
	// values are not judged then, and how to mend it; "" when the kind knows nothing of it. It may be nil.
	Stray func(key string, value any) (meant []string, help string)
}

// Kinds is a set of kinds that are told apart, in the order in which they are shown: those of one game, or of several,
// of which each file says whose it is. It is immutable and safe for several goroutines. A nil set has no kinds.
type Kinds struct {
	game       Game     // whose the kinds are, where they are one game's; its name is "" where they are nobody's
	games      []*Kinds // of a set of several games: the kinds of each
	list       []Kind   // of several games the first of a name
	names      []string
	shapes     map[string]func() *shape // by file: those of the kinds, and the one that all share
	orders     func() map[string]*Order
	validators map[string]func() *jsonschema.Schema
}

// NewKinds makes a set of kinds. No two of them may have one name.
func NewKinds(list ...Kind) *Kinds {
	k := &Kinds{list: slices.Clone(list), validators: make(map[string]func() *jsonschema.Schema, len(list)),
		shapes: make(map[string]func() *shape, len(list)+1)}
	for _, name := range append([]string{commonName}, names(list)...) {
		k.shapes[name] = sync.OnceValue(func() *shape { return k.linkShape(name) })
	}
	for _, kind := range list {
		if slices.Contains(k.names, kind.Name) {
			panic("schema: two kinds are called " + kind.Name) // a mistake of the program, and of no file
		}
		k.names = append(k.names, kind.Name)
		// Compiling takes longer than reading a hundred files: it waits until a file of the kind is first refused.
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

// Names lists the names of the kinds, each once.
func (k *Kinds) Names() []string {
	if k == nil {
		return nil
	}
	return slices.Clone(k.names)
}

// Folders lists the folders that authors sort files of one kind into, in the order of Names.
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

// Has reports whether a kind of the set has a name.
func (k *Kinds) Has(name string) bool { return k.get(name) != nil }

// OfName is the kind in a file name such as two-oaks.map.toml, or "".
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

// get is the kind of a name; nil without one.
func (k *Kinds) get(name string) *Kind {
	if k == nil {
		return nil
	}
	if i := slices.Index(k.names, name); i >= 0 {
		return &k.list[i]
	}
	return nil
}

// Serving reports whether a kind serves every file of its game, in whichever game it does.
func (k *Kinds) Serving(name string) bool {
	for _, own := range k.each() {
		if kind := own.get(name); kind != nil && kind.Serves {
			return true
		}
	}
	return false
}

// serving is the kind that serves every file of a game; nil when none does.
func (k *Kinds) serving() *Kind {
	if k == nil {
		return nil
	}
	if i := slices.IndexFunc(k.list, func(kind Kind) bool { return kind.Serves }); i >= 0 {
		return &k.list[i]
	}
	return nil
}

// shape is the shape of a kind; nil when the set does not have it.
func (k *Kinds) shape(name string) *shape {
	if !k.Has(name) {
		return nil
	}
	return k.shapes[name]()
}

// validator is the validator of a kind of the set.
func (k *Kinds) validator(name string) *jsonschema.Schema { return k.validators[name]() }

// text is a JSON Schema as it is written: that of a kind, or the one that all share.
func (k *Kinds) text(name string) []byte {
	if name == commonName {
		return common
	}
	if kind := k.get(name); kind != nil {
		return kind.Schema
	}
	panic("schema: there is no schema of " + name) // a reference of a schema that a game brings, and tests
}
