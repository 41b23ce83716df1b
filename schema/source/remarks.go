package source

// Remarks lists the remarks of a file that Check found no fault in, each from its # to the end of its line, in the
// order of the file.
func Remarks(f *File) []Span {
	w := newWalker(f, false)
	var all []Span
	w.remarks = func(at Span) { all = append(all, at) }
	w.run()
	return all
}
