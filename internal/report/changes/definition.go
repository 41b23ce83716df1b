package changes

import (
	"cmp"
	"slices"

	"muster/catalog"
)

// Definition is a definition that differs between the two versions, or exists in only one of them.
type Definition struct {
	Kind    string   `json:"kind"`
	ID      string   `json:"id"`               // the new one, if there is any
	OldID   string   `json:"old_id,omitempty"` // if it was different
	What    Kind     `json:"what"`
	OldFile string   `json:"old_file,omitempty"`
	NewFile string   `json:"new_file,omitempty"`
	Changes []Change `json:"changes"`

	Old, New *catalog.Entry `json:"-"` // nil if missing
}

// File is one version of a definition on one side.
type File struct {
	Entry *catalog.Entry
	Name  string // display name
	Path  string // within the side: a file of both sides has one path; "" where files are not compared
}

// Unread is an unreadable file, whose content is not compared.
type Unread struct {
	File string `json:"file"`
	Why  string `json:"why"`
	With string `json:"with,omitempty"` // the file of the other side that would be compared with it
}

// Diff is the result of comparing two sides: two definitions, or all those of two folders.
type Diff struct {
	Old, New    string // the compared arguments
	Definitions []Definition
	Same        int // how many definitions are equal
	Unread      []Unread
	Doubtful    []string // files with errors whose definitions have been compared as far as they go

	// Interrupted reports whether the run ended early; the results so far are reported. Left is the number of files of
	// both sides that were not compared, Unchecked the number of those not checked for errors.
	Interrupted     bool
	Left, Unchecked int
}

// Run holds the progress function and the context of a comparison. Either may be nil.
type Run struct {
	Stopped func() bool // whether it is to end
	Done    func()      // called for each file of both sides that it has come through
}

func (r *Run) stopped() bool { return r.Stopped != nil && r.Stopped() }

func (r *Run) done(files int) {
	for range files {
		if r.Done != nil {
			r.Done()
		}
	}
}

// Terms define how the definitions of a game are compared.
type Terms struct {
	// Compare returns the differences between two versions of a definition of one kind, except the id.
	Compare func(old, young *catalog.Entry) []Change
	// Sum returns a hash of everything that Compare looks at: definitions of one kind with equal sums are equal.
	Sum func(e *catalog.Entry) string
}

// IDTopic is the topic of a change of the id alone; no game reports it itself.
const IDTopic = "definition"

// Pair compares two definitions of one kind, whatever their ids and files.
func (d *Diff) Pair(old, young File, in Terms) {
	list := in.Compare(old.Entry, young.Entry)
	x := Definition{
		Kind: young.Entry.Doc.Kind, ID: young.Entry.ID, What: Changed, OldFile: old.Name, NewFile: young.Name,
		Changes: list, Old: old.Entry, New: young.Entry,
	}
	if old.Entry.ID != young.Entry.ID {
		x.OldID = old.Entry.ID
	}
	moved := x.OldID != "" || old.Path != young.Path
	switch {
	case len(list) == 0 && !moved:
		d.Same++
		return
	case len(list) == 0:
		x.What = Renamed
	case x.OldID != "":
		id := Change{Topic: IDTopic, What: Changed, Name: "id", Old: x.OldID, New: x.ID}
		x.Changes = append([]Change{id}, list...)
	}
	d.Definitions = append(d.Definitions, x)
}

// Between compares the definitions of two folders. It pairs definitions of the same kind and id; then those of the same
// file; then those equal except for the id. The remaining ones were added or removed; after an interrupted run, this is
// unknown.
func (d *Diff) Between(old, young []File, in Terms, run Run) {
	s := sides{old: old, young: young, wasTaken: make([]bool, len(old)), isTaken: make([]bool, len(young)), run: &run}
	for _, word := range []func(f *File) string{
		func(f *File) string { return f.Entry.ID },
		func(f *File) string { return f.Path },
		func(f *File) string { return in.Sum(f.Entry) },
	} {
		s.match(word, func(a, b *File) { d.Pair(*a, *b, in) })
	}
	if d.Interrupted = run.stopped(); d.Interrupted {
		d.Left = s.left()
	}
	for i := range old {
		if f := &old[i]; !s.wasTaken[i] && !d.Interrupted {
			d.Definitions = append(d.Definitions, Definition{
				Kind: f.Entry.Doc.Kind, ID: f.Entry.ID, What: Removed, OldFile: f.Name, Old: f.Entry,
			})
		}
	}
	for i := range young {
		if f := &young[i]; !s.isTaken[i] && !d.Interrupted {
			d.Definitions = append(d.Definitions, Definition{
				Kind: f.Entry.Doc.Kind, ID: f.Entry.ID, What: Added, NewFile: f.Name, New: f.Entry,
			})
		}
	}
	slices.SortStableFunc(d.Definitions, func(a, b Definition) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.ID, b.ID), cmp.Compare(a.OldID, b.OldID))
	})
}

// sides are two folders during the pairing of their definitions.
type sides struct {
	old, young        []File
	wasTaken, isTaken []bool
	run               *Run
}

// left counts the unpaired files of both sides.
func (s *sides) left() (n int) {
	for _, taken := range slices.Concat(s.wasTaken, s.isTaken) {
		if !taken {
			n++
		}
	}
	return n
}

// match pairs definitions of one kind that have the same word, each with the first unpaired one.
func (s *sides) match(word func(f *File) string, take func(a, b *File)) {
	type name struct{ kind, word string }
	left := map[name][]int{}
	for j := range s.young {
		if s.run.stopped() {
			return
		}
		if !s.isTaken[j] {
			n := name{s.young[j].Entry.Doc.Kind, word(&s.young[j])}
			left[n] = append(left[n], j)
		}
	}
	for i := range s.old {
		if s.run.stopped() {
			return
		}
		if s.wasTaken[i] {
			continue
		}
		n := name{s.old[i].Entry.Doc.Kind, word(&s.old[i])}
		if n.word == "" || len(left[n]) == 0 {
			continue
		}
		j := left[n][0]
		left[n] = left[n][1:]
		s.wasTaken[i], s.isTaken[j] = true, true
		take(&s.old[i], &s.young[j])
		s.run.done(2)
	}
}

// Equal reports whether nothing differs and nothing was left out.
func (d *Diff) Equal() bool { return len(d.Definitions) == 0 && d.Whole() }

// Whole reports whether the comparison is complete.
func (d *Diff) Whole() bool { return len(d.Unread) == 0 && len(d.Doubtful) == 0 && !d.Interrupted }
