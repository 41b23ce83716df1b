package rowcheck

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// remarks are the keys of a row that are not values and need no source.
var remarks = []string{"id", "name", "sources", "house", "notes"}

// UnknownValue: house and sources name values of their row, so that explain can show their origin. A name that the row
// lacks has no effect.
func UnknownValue(open Open) *check.Check {
	return &check.Check{
		Code: "rulebook/unknown-value", Severity: diag.Warning,
		Run: run(open, func(p *Pass) {
			for _, r := range p.Rows {
				marks(p, fmt.Sprintf("the row %q", r.ID), r.Ptr, r.Values)
				for _, key := range slices.Sorted(maps.Keys(r.Values)) {
					list, _ := r.Values[key].([]any)
					for i, v := range list {
						if part, ok := v.(map[string]any); ok && (part["house"] != nil || part["sources"] != nil) {
							owner := fmt.Sprintf("the %s %q", strings.TrimSuffix(key, "s"), part["name"])
							marks(p, owner, r.Ptr+wording.Pointer(key, i), part)
						}
					}
				}
			}
		}),
	}
}

// marks reports names in house and sources that a table lacks, and names in both.
func marks(p *Pass, owner, ptr string, table map[string]any) {
	sources, _ := table["sources"].(map[string]any)
	house, _ := table["house"].([]any)
	values := valuesOf(table, "")
	seen := map[string]bool{}
	for i, v := range house {
		name, _ := v.(string)
		at := p.Doc.Value(ptr + wording.Pointer("house", i))
		switch {
		case !has(table, name):
			unmarked(p, check.Finding{At: at}, "house", owner, name, without(values, house))
		case seen[name]:
			p.Report(check.Finding{At: at, Message: fmt.Sprintf("house names %q twice", name), Help: "remove one of them"})
		case sources[name] != nil:
			p.Report(check.Finding{
				At: at, Message: fmt.Sprintf("%q is in both house and sources", name),
				Help: "remove it from house or from sources",
			})
		}
		seen[name] = true
	}
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		if name != "all" && !has(table, name) {
			unmarked(p, check.Finding{At: p.Doc.Key(ptr + wording.Pointer("sources", name))}, "sources", owner, name, values)
		}
	}
}

// unmarked reports a name without a value.
func unmarked(p *Pass, f check.Finding, key, owner, name string, values []string) {
	verb := map[string]string{"house": "names", "sources": "name"}[key]
	f.Message = fmt.Sprintf("%s %s %q, a value that %s does not have", key, verb, name, owner)
	f.Advice = wording.Nearest(name, diag.Nearest(name, values), values, "")
	if f.Advice.Help == "" {
		f.Help = fmt.Sprintf("remove it from %s, or add the value", key)
	}
	p.Report(f)
}

// without omits the values that are already marked.
func without(values []string, marked []any) []string {
	return slices.DeleteFunc(slices.Clone(values), func(v string) bool { return slices.Contains(marked, any(v)) })
}

// has follows a dotted path of keys.
func has(table map[string]any, path string) bool {
	key, rest, more := strings.Cut(path, ".")
	v, ok := table[key]
	if !more || !ok {
		return ok
	}
	inner, _ := v.(map[string]any)
	return has(inner, rest)
}

// valuesOf lists the names of a table's values, with dots for those of nested tables.
func valuesOf(table map[string]any, above string) []string {
	var out []string
	for _, key := range slices.Sorted(maps.Keys(table)) {
		if above == "" && slices.Contains(remarks, key) {
			continue
		}
		out = append(out, above+key)
		if inner, ok := table[key].(map[string]any); ok {
			out = append(out, valuesOf(inner, above+key+".")...)
		}
	}
	return out
}
