package balance

import (
	"muster/report"
	"muster/report/battlelore/shape"
)

// Even reports whether a share is still called even: no farther from a half than the verdict's test looks.
func (s Share) Even() bool {
	n := int64(s.Thousandths())
	return n <= thousand/2+Beyond && n >= thousand/2-Beyond
}

// Told is the report on an adventure without its shape, which pages draw in their own way.
func (b *Balance) Told(x *Adventure) *report.Report {
	plain := *x
	plain.Sections = nil
	r := b.report(&plain)
	for _, s := range x.Sections {
		if _, ok := s.(shaped); !ok {
			r.Short = append(r.Short, s.Short()...)
			r.Parts = append(r.Parts, s.Parts()...)
		}
	}
	return r
}

// Shape is what the games of the adventure say beside who wins; nil where none were watched.
func (x *Adventure) Shape() *shape.Answer {
	for _, s := range x.Sections {
		if s, ok := s.(shaped); ok {
			return s.Answer
		}
	}
	return nil
}
