package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// table is the figures by row and form.
type table struct {
	rows   []string
	goals  map[string]string
	values map[[2]string]string
}

func newTable() *table { return &table{goals: map[string]string{}, values: map[[2]string]string{}} }

// set sets a figure. A figure of a row that is new goes below the others.
func (t *table) set(row, goal, form, value string) {
	if !slices.Contains(t.rows, row) {
		t.rows = append(t.rows, row)
	}
	t.goals[row] = goal
	t.values[[2]string{row, form}] = value
}

func (t *table) print(to io.Writer) {
	fmt.Fprintf(to, "%-44s %-22s %-26s %s\n", "", "goal", "local", "site")
	for _, row := range t.rows {
		cell := func(form string) string { return t.values[[2]string{row, form}] }
		fmt.Fprintf(to, "%-44s %-22s %-26s %s\n", row, t.goals[row], cell("local"), cell("site"))
	}
	if load, err := os.ReadFile("/proc/loadavg"); err == nil {
		fmt.Fprintf(to, "load of the machine at the end: %.14s\n", load)
	}
}

// quantile returns a quantile of some numbers.
func quantile(list []float64, q float64) float64 {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return list[min(len(list)-1, int(q*float64(len(list))))]
}

func (t *table) starts(form string, list []starts) {
	for _, r := range []struct {
		row, goal string
		of        func(starts) float64
	}{
		{"page usable, warm, s", "0.2", func(s starts) float64 { return s.Usable }},
		{"core ready", "0.5", func(s starts) float64 { return s.Core }},
		{"shelf listed", "", func(s starts) float64 { return s.Listed }},
		{"board drawn", "", func(s starts) float64 { return s.Board }},
		{"first finding in the project", "1.0", func(s starts) float64 { return s.Finding }},
	} {
		var times []float64
		for _, s := range list {
			times = append(times, r.of(s)/1000)
		}
		t.set(r.row, r.goal, form, fmt.Sprintf("%.2f (%.2f-%.2f)",
			quantile(times, 0.5), quantile(times, 0), quantile(times, 1)))
	}
}

func (t *table) strokes(form, kind string, list []stroke) {
	for _, r := range []struct {
		row, goal string
		of        func(stroke) float64
	}{
		{"changed text", "", func(s stroke) float64 { return s.Text }},
		{"board", "", func(s stroke) float64 { return s.Board }},
		{"finding", "local 45, site 70", func(s stroke) float64 { return s.Checked }},
	} {
		var times []float64
		for _, s := range list {
			times = append(times, r.of(s))
		}
		t.set(kind+" to "+r.row+", ms, p50/p95/max", r.goal, form, fmt.Sprintf("%.0f / %.0f / %.0f of %d",
			quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1), len(times)))
	}
}

func (t *table) frames(form string, list []float64) {
	over := 0
	for _, f := range list {
		if f > 33.4 { // two frames of 60 a second
			over++
		}
	}
	t.set("paint frame, ms, p50/p95/max, over 33", "16, none over 33", form, fmt.Sprintf("%.0f / %.0f / %.0f, %d of %d",
		quantile(list, 0.5), quantile(list, 0.95), quantile(list, 1), over, len(list)))
}

func (t *table) memory(form string, list []float64) {
	const mega = 1 << 20
	value := "unknown"
	if most := slices.Max(list); most > 0 {
		value = fmt.Sprintf("%.0f, at the end %.0f, most %.0f", list[0]/mega, list[len(list)-1]/mega, most/mega)
	}
	t.set("memory, MB, before editing", "100 a worker, flat", form, value)
}

// workers adds the memory of each worker.
func (t *table) workers(form string, list []float64) {
	const mega = 1 << 20
	slices.Sort(list)
	text := make([]string, len(list))
	for i, bytes := range list {
		text[i] = fmt.Sprintf("%.0f", bytes/mega)
	}
	t.set("memory of each worker at the end, MB", "100", form, strings.Join(text, ", "))
}

// memory returns the memory of the process of a form, or else of the core in its workers.
func (f *form) memory(b *tab) (float64, error) {
	if f.process == nil {
		return b.memory()
	}
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", f.process.Pid))
	if err != nil {
		return 0, nil // a system without such files
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	kilo, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
	return kilo * 1024, err
}

// sizes adds the sizes of files as browsers get them.
func (t *table) sizes(s settings) error {
	for form, pattern := range map[string]string{
		"local": "studio/dist/app.js", "site": filepath.Join(s.site, "app-*.js"),
	} {
		if err := t.size(form, "JavaScript, gzip, kB", "220", pattern, 1000, zipped); err != nil {
			return err
		}
	}
	return t.size("site", "core, brotli, MB", "5", filepath.Join(s.site, "core-*.wasm"), 1e6, brotli)
}

func (t *table) size(form, row, goal, pattern string, unit float64, pack func(string) (int, error)) error {
	list, err := filepath.Glob(pattern)
	if err != nil || len(list) == 0 {
		return err
	}
	n, err := pack(list[0])
	value := fmt.Sprintf("%.2f", float64(n)/unit)
	if n == 0 {
		value = "unknown"
	}
	t.set(row, goal, form, value)
	return err
}

// zipped returns the length of a file after gzip.
func zipped(name string) (int, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return 0, err
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = w.Close()
	}
	return out.Len(), err
}

// brotli returns the length of a file after brotli of quality 11, which Node.js has; 0 without Node.js.
func brotli(name string) (int, error) {
	out, err := exec.Command("node", "-e", `const z = require("zlib"), c = z.constants;
		console.log(z.brotliCompressSync(require("fs").readFileSync(process.argv[1]), {params: {
			[c.BROTLI_PARAM_QUALITY]: 11, [c.BROTLI_PARAM_LGWIN]: 24}}).length)`, name).Output()
	if err != nil {
		return 0, nil
	}
	return strconv.Atoi(strings.TrimSpace(string(out)))
}
