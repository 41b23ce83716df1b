package vectortest

import "fmt"

// T is the part of *testing.T that a vector reports to.
type T interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Failed() bool
}

// recorder is a T that stores reports.
type recorder struct{ reports []string }

func (r *recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.reports = append(r.reports, fmt.Sprintf(format, args...))
}

// Fatalf ends the run; Reports recovers.
func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	panic(r)
}

func (r *recorder) Failed() bool { return len(r.reports) > 0 }

// Reports returns the errors that a run reports.
func Reports(run func(T)) []string {
	r := new(recorder)
	func() {
		defer func() {
			if end := recover(); end != nil && end != any(r) {
				panic(end)
			}
		}()
		run(r)
	}()
	return r.reports
}
