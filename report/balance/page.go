package balance

import "muster/report"

// Even reports whether a share is still called even: no farther from a half than the verdict's test looks.
func (s Share) Even() bool {
	n := int64(s.Thousandths)
	return n <= thousand/2+Beyond && n >= thousand/2-Beyond
}

// Told is the report on an adventure with those of its sections that are told so: pages draw others in their own way.
func (b *Balance) Told(x *Adventure, told func(Section) bool) *report.Report {
	plain := *x
	plain.Sections = nil
	r := b.report(&plain)
	for _, s := range x.Sections {
		if told(s) {
			r.Short = append(r.Short, s.Short()...)
			r.Parts = append(r.Parts, s.Parts()...)
		}
	}
	return r
}
