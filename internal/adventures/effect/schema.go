package effect

import "slices"

// Schema is how one kind of a game's definitions speaks the language: its words and keys for the verbs, and its
// phrases for people.
type Schema struct {
	Language
	Entries []Entry  // in the order by which an engine may number the words
	Always  []string // the keys that every word reads

	Aside   bool                 // the target is said before the effects, which speak of it as "it"
	Unknown string               // how a word that is none is told, with %q; "" for not at all
	Name    map[string]string    // what targets, camps and shared amounts are called; % is the effect's deck
	Face    map[string]string    // what faces of the die are called
	Per     map[string]string    // what is counted for each of
	Token   string               // what the verb gain counts: "Lore token"
	Stat    map[string]string    // how modifiers are worded where not as ever: %s a number, %+ signed, %d bare
	Grant   string               // the frame of a grant: WHOM it is for and WHAT changes; "" for what changes alone
	Nothing string               // what a grant without modifiers is
	Also    func(*Effect) string // what the game's own keys add to an order; nil for nothing
	Comma   bool                 // a list of three has commas: "a, b or c"
}

// Entry is a word of a schema's do.
type Entry struct {
	Word  string   // as authors write it
	Verb  string   // what it is
	Keys  []string // that it reads beside Always
	Bases []string // the words of by that it reads

	Stats map[string]string // of a grant whose keys say what it changes: the stat by the key
}

// Words are the words of the schema's do.
func (d *Schema) Words() []string {
	out := make([]string, len(d.Entries))
	for i := range d.Entries {
		out[i] = d.Entries[i].Word
	}
	return out
}

// Entry is the entry of a word, with lists of its own; the zero Entry for a word that is none.
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

// Means tells which verb a word is; "" for a word that is none.
func (d *Schema) Means(word string) string {
	if e := d.entry(word); e != nil {
		return e.Verb
	}
	return ""
}

// New is an effect of a word, as yet without values.
func (d *Schema) New(word string) Effect {
	return Effect{Word: word, Verb: d.Means(word)}
}

// Writing lists how the schema writes a verb; nil when it does not have it.
func (d *Schema) Writing(verb string) []string {
	var out []string
	for _, e := range d.Entries {
		if e.Verb == verb {
			out = append(out, e.Word)
		}
	}
	return out
}
