package balance

import "muster/report"

// Band returns the band of a share.
func (s Share) Band() Band { return bandOf(s.Thousandths) }

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
