package balance

import "muster/report"

// Even reports whether a share counts as even: its distance from a half is within the range of the verdict's test.
func (s Share) Even() bool {
	n := int64(s.Thousandths)
	return n <= thousand/2+Beyond && n >= thousand/2-Beyond
}

// ReportOf returns the report on an adventure with selected sections: pages draw the others themselves.
func (b *Balance) ReportOf(x *Adventure, told func(Section) bool) *report.Report {
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
