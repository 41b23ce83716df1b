package balance

import (
	"crypto/sha256"
	"strings"
)

// letters are those of ids: consonants, so that an id is neither a number nor a word.
const letters = "bcdfghjklmnpqrstvwxz"

// LeastID is how many letters of an id name a variant at least.
const LeastID = 4

// idOf is the whole id of a change: it depends on the change alone, so it names no other one after an edit of the file.
func idOf(says string) string {
	sum := sha256.Sum256([]byte(says))
	var b strings.Builder
	for _, c := range sum[:16] {
		b.WriteByte(letters[int(c)%len(letters)])
	}
	return b.String()
}

// name gives the variants their ids: the least number of letters that tells them apart.
func (v *Variants) name() {
	for n := LeastID; ; n++ {
		taken, twice := map[string]bool{}, false
		for i := range v.List {
			id := idOf(v.List[i].Says)
			v.List[i].ID = id[:min(n, len(id))]
			twice = twice || taken[v.List[i].ID]
			taken[v.List[i].ID] = true
		}
		if !twice || n > len(idOf("")) {
			return
		}
	}
}
