package effect

import "slices"

// Schema maps one kind of a game's definitions to the language: its words and keys for the verbs, and its phrases for
// people.
type Schema struct {
	Language
	Entries []Entry  // in the order by which an engine may number the words
	Always  []string // the keys that every word reads

	Aside   bool                 // the target precedes the effects, which refer to it as "it"
	Unknown string               // text for an unknown word, with %q; "" for none
	Name    map[string]string    // names of targets, camps and common amounts; % is the effect's deck
	Face    map[string]string    // names of the die's faces
	Per     map[string]string    // names of the things counted by "per"
	Token   string               // unit of the verb gain: "Lore token"
	Stat    map[string]string    // own formats of modifiers: %s a number, %+ signed, %d alone
	Grant   string               // format of a grant, with WHOM and WHAT for target and change; "" for the change alone
	Nothing string               // text of a grant without modifiers
	Also    func(*Effect) string // text of the game's own keys of an order; nil for none
	Comma   bool                 // lists of three have commas: "a, b or c"
}

// Entry is one word of a schema.
type Entry struct {
	Word  string   // as authors write it
	Verb  string   // its verb
	Keys  []string // keys that it reads in addition to Always
	Bases []string // words of "by" that it reads

	Stats map[string]string // for a grant, the stat of each key
}

// Words are the words of the schema.
func (d *Schema) Words() []string {
	out := make([]string, len(d.Entries))
	for i := range d.Entries {
		out[i] = d.Entries[i].Word
	}
	return out
}

// Entry returns the entry of a word, with its own copies of the lists; the zero Entry for an unknown word.
func (d *Schema) Entry(word string) Entry {
	e := d.entry(word)
	if e == nil {
		return Entry{}
	}
	out := *e
	out.Keys, out.Bases = slices.Clone(e.Keys), slices.Clone(e.Bases)
	return out
}

func (d *Schema) entry(word string) *Entry {
	for i := range d.Entries {
		if d.Entries[i].Word == word {
			return &d.Entries[i]
		}
	}
	return nil
}

// Means returns the verb of a word; "" for an unknown word.
func (d *Schema) Means(word string) string {
	if e := d.entry(word); e != nil {
		return e.Verb
	}
	return ""
}

// New returns an effect of a word, without values.
func (d *Schema) New(word string) Effect {
	return Effect{Word: word, Verb: d.Means(word)}
}

// Writing lists the schema's words for a verb; nil if it has none.
func (d *Schema) Writing(verb string) []string {
	var out []string
	for _, e := range d.Entries {
		if e.Verb == verb {
			out = append(out, e.Word)
		}
	}
	return out
}
