package source

// Remarks lists the comments of a file in which Check found no fault, each from its # to the end of its line, in file
// order.
func Remarks(f *File) []Span {
	w := newWalker(f, false)
	var all []Span
	w.remarks = func(at Span) { all = append(all, at) }
	w.run()
	return all
}
