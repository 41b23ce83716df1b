package rulebookcheck

import (
	"maps"
	"slices"

	"muster/internal/validate/wording"
)

// unread reports the keys that an operation does not read; always lists the keys common to all operations.
func unread(
	values map[string]any,
	word string,
	reads, always []string,
	at func(key string) string,
	say func(ptr, message, help string),
) bool {
	bad := false
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if !slices.Contains(always, key) && !slices.Contains(reads, key) {
			bad = true
			message, help := wording.Unread(word, key, reads)
			say(at(key), message, help)
		}
	}
	return bad
}
