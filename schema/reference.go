package schema

import "strconv"

// Reference is a key of a kind whose texts name definitions.
type Reference struct {
	Path []string // from the definition on; "*" stands for every element of a list
	Kind string   // of the named definitions
}

// References lists the references of a kind, in file order.
func (k *Kinds) References(name string) []Reference {
	if kind := k.get(name); kind != nil {
		return kind.References
	}
	return nil
}

// EachText calls do for every text except "" that a path leads to below a value, with its JSON pointer. "*" in the path
// stands for every element of a list.
func EachText(v any, path []string, do func(text, ptr string)) { eachText(v, path, "", do) }

func eachText(v any, path []string, ptr string, do func(text, ptr string)) {
	if len(path) == 0 {
		if s, ok := v.(string); ok && s != "" {
			do(s, ptr)
		}
		return
	}
	if path[0] == "*" {
		list, _ := v.([]any)
		for i, e := range list {
			eachText(e, path[1:], ptr+"/"+strconv.Itoa(i), do)
		}
		return
	}
	if table, ok := v.(map[string]any); ok {
		eachText(table[path[0]], path[1:], ptr+"/"+path[0], do)
	}
}
