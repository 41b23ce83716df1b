package battlelore_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/report/battlelore"
	"muster/internal/report/changes"
	"muster/schema/source"
)

// edited is an adventure during edits, with the expected comparison.
type edited struct {
	t     *testing.T
	r     *rand.Rand
	tree  map[string]any
	free  []string // hexes on which nothing has ever stood
	kinds map[string]string
	want  []string
}

// army is a group of units: a table with a type and a list of hexes.
type army struct {
	side  string
	table map[string]any
}

func (a *army) key() string { return a.side + "/" + a.table["type"].(string) }

func (e *edited) armies() []army {
	var out []army
	for _, side := range []string{"pennant", "standard"} {
		camp, _ := e.tree[side].(map[string]any)
		list, _ := camp["units"].([]any)
		for _, v := range list {
			if table := v.(map[string]any); table["player"] == nil && table["note"] == nil {
				out = append(out, army{side, table})
			}
		}
	}
	return out
}

func (e *edited) hex() string {
	label := e.free[0]
	e.free = e.free[1:]
	return label
}

// unit edits one unit. It edits each unit type of a side in one way only: a removed and an added unit would count as a
// moved one.
func (e *edited) unit(touched map[string]bool) bool {
	all := e.armies()
	if len(all) == 0 || len(e.free) == 0 {
		return false
	}
	a := all[e.r.IntN(len(all))]
	way := []string{"move", "remove", "add", "exchange"}[e.r.IntN(4)]
	class := map[string]string{"move": "leave", "remove": "leave"}[way]
	if class == "" {
		class = way
	}
	if had := e.kinds[a.key()]; had != "" && had != class {
		return false
	}
	at := a.table["at"].([]any)
	i := e.r.IntN(len(at))
	label, kind := at[i].(string), a.table["type"].(string)
	if touched[label] || len(at) < 2 && way != "move" && way != "add" {
		return false
	}
	rest := slices.Delete(slices.Clone(at), i, i+1)
	switch way {
	case "move":
		to := e.hex()
		a.table["at"] = append(rest, to)
		touched[to] = true
		e.want = append(e.want, "left "+a.key()+" "+label, "reached "+a.key()+" "+to)
	case "remove":
		a.table["at"] = rest
		e.want = append(e.want, "left "+a.key()+" "+label)
	case "add":
		to := e.hex()
		a.table["at"] = append(slices.Clone(at), to)
		touched[to] = true
		e.want = append(e.want, "reached "+a.key()+" "+to)
	case "exchange":
		other := "red-goblin-archer-" + strings.ToLower(label) // a unique kind
		a.table["at"] = rest
		camp := e.tree[a.side].(map[string]any)
		camp["units"] = append(camp["units"].([]any), map[string]any{"type": other, "at": []any{label}})
		e.kinds[a.side+"/"+other] = "exchange"
		e.want = append(e.want, fmt.Sprintf("%s: %s at %s became %s", a.side, kind, label, other))
	}
	touched[label] = true
	e.kinds[a.key()] = class
	return true
}

// value edits a top-level value, or one in a top-level table, once.
func (e *edited) value(done map[string]bool) bool {
	camp := []string{"pennant", "standard"}[e.r.IntN(2)]
	all := []func() (key, says string){
		func() (string, string) {
			e.tree["background"] = "Other words."
			return "background", "background has other words"
		},
		func() (string, string) {
			old, there := e.tree["date"].(string)
			e.tree["date"] = "never"
			if !there {
				return "date", "date: never added"
			}
			return "date", (&changes.Change{What: changes.Changed, Name: "date", Old: old, New: "never"}).Says()
		},
		func() (string, string) {
			side, ok := e.tree[camp].(map[string]any)
			if !ok || side["army"] == nil {
				return "army", ""
			}
			old := side["army"].(string)
			side["army"] = "Nobody"
			c := changes.Change{What: changes.Changed, Side: camp, Name: "army", Old: old, New: "Nobody"}
			return camp + " army", c.Says()
		},
	}
	i := e.r.IntN(len(all))
	key := fmt.Sprint(i, camp)
	if i < 2 {
		key = fmt.Sprint(i)
	}
	if done[key] {
		return false
	}
	done[key] = true
	_, says := all[i]()
	if says == "" {
		return false
	}
	e.want = append(e.want, says)
	return true
}

// told returns the reported changes in the form of edited.want: equal units cannot be told apart.
func told(list []changes.Change) (out []string) {
	for i := range list {
		c := &list[i]
		key := c.Side + "/" + c.Name
		switch {
		case c.What == changes.Moved:
			out = append(out, "left "+key+" "+c.From, "reached "+key+" "+c.To)
		case c.Topic == "units" && c.What == changes.Removed:
			out = append(out, "left "+key+" "+c.At[0])
		case c.Topic == "units" && c.What == changes.Added:
			out = append(out, "reached "+key+" "+c.At[0])
		default:
			c.Details = nil
			out = append(out, c.Says())
		}
	}
	return out
}

// TestEditsAreTold checks that after n edits of a shipped adventure a comparison reports exactly those n changes, and
// none without edits.
func TestEditsAreTold(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 43))
	rounds := 40
	if testing.Short() {
		rounds = 4
	}
	edits := 0
	for _, file := range library.LibraryFiles() {
		if !strings.HasSuffix(file.Name, ".adventure.toml") {
			continue
		}
		old := only(t, file)
		for range rounds {
			doc, _ := rulebook.FileKinds().Load(file)
			e := &edited{t: t, r: r, tree: doc.Tree, kinds: map[string]string{}}
			board := old.Field().Hexes
			for h := range board.All().Each() {
				if label := board.Label(h); !bytes.Contains(file.Text, []byte(`"`+label+`"`)) {
					e.free = append(e.free, label)
				}
			}
			r.Shuffle(len(e.free), func(i, j int) { e.free[i], e.free[j] = e.free[j], e.free[i] })
			touched, done, n := map[string]bool{}, map[string]bool{}, 0
			for range r.IntN(12) {
				if r.IntN(4) == 0 && e.value(done) || e.unit(touched) {
					n++
				}
			}
			var text bytes.Buffer
			if err := toml.NewEncoder(&text).Encode(e.tree); err != nil {
				t.Fatal(err)
			}
			young := only(t, source.NewFile(file.Name, text.Bytes()))
			list := battlelore.Compare(old.Entry, young.Entry)
			if len(list) != n {
				t.Errorf("%s: %d edits, told are %d", file.Name, n, len(list))
			}
			got := told(list)
			slices.Sort(got)
			slices.Sort(e.want)
			if !slices.Equal(got, e.want) {
				t.Fatalf("%s: told are\n%s\nwant\n%s", file.Name, strings.Join(got, "\n"), strings.Join(e.want, "\n"))
			}
			if same := battlelore.Sum(old.Entry) == battlelore.Sum(young.Entry); same != (n == 0) {
				t.Errorf("%s: %d edits, equal sums: %t", file.Name, n, same)
			}
			edits += n
		}
	}
	if edits < 100 {
		t.Errorf("only %d edits", edits)
	}
}

// only returns the definition of a file, with the library for lookups.
func only(t *testing.T, f *source.File) *library.Entry {
	t.Helper()
	e := library.New([]*source.File{f}, 1).Given()[0]
	if e.Doc.Tree == nil {
		t.Fatalf("%s: %v", f.Name, e.Schema)
	}
	return e
}
