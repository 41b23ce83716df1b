package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing"

	"muster/internal/cli"
	"muster/internal/tools/corpus/samples"
)

// checkFolder names a folder that the test program checks instead of running its tests.
const checkFolder = "MUSTER_CORPUS_CHECK"

func TestMain(m *testing.M) {
	folder := os.Getenv(checkFolder)
	if folder == "" {
		os.Exit(m.Run())
	}
	limit := debug.SetMemoryLimit(-1)
	status := cli.Main([]string{"check", "--no-cache", folder}, strings.NewReader(""), io.Discard, os.Stderr)
	samples := []metrics.Sample{{Name: "/cpu/classes/gc/mark/assist:cpu-seconds"},
		{Name: "/cpu/classes/gc/mark/dedicated:cpu-seconds"}, {Name: "/cpu/classes/gc/pause:cpu-seconds"},
		{Name: "/cpu/classes/user:cpu-seconds"}}
	metrics.Read(samples)
	collector := 0.0
	for _, s := range samples[:3] {
		collector += s.Value.Float64()
	}
	fmt.Printf("%.4f %d %t\n", collector/(collector+samples[3].Value.Float64()), debug.SetGCPercent(100),
		debug.SetMemoryLimit(-1) == limit)
	os.Exit(status)
}

// TestCollectorShare checks that the collector takes less than 15% of the processor time of a check of 3,000 files.
// Marking on idle processors does not count: it delays nothing.
func TestCollectorShare(t *testing.T) {
	const files, limit = 3000, 0.15
	texts, _ := samples.All()
	folder := filepath.Join(t.TempDir(), "many")
	if err := write(folder, texts, files); err != nil {
		t.Fatal(err)
	}
	share, _, _ := checkIn(t, folder)
	t.Logf("the collector took %.1f%%", 100*share)
	if share <= 0 || share > limit {
		t.Errorf("the collector took %.1f%% of a check of %d files, limit %.0f%%", 100*share, files, 100*limit)
	}
}

// checkIn checks a folder in another process. It returns the collector's share, the value of GOGC at the end, and
// whether the memory limit is that of the start.
func checkIn(t *testing.T, folder string, environment ...string) (share float64, percent int, sameLimit bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "GOGC=") && !strings.HasPrefix(v, "GOMEMLIMIT=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(append(cmd.Env, environment...), checkFolder+"="+folder)
	out, _ := cmd.Output() // the samples have warnings, and may end with 1
	if _, err := fmt.Sscan(string(out), &share, &percent, &sameLimit); err != nil {
		t.Fatalf("%v: %q", err, out)
	}
	return share, percent, sameLimit
}

// TestCollectorOfTheUser checks that GOGC and GOMEMLIMIT of the user stay in force.
func TestCollectorOfTheUser(t *testing.T) {
	texts, _ := samples.All()
	folder := filepath.Join(t.TempDir(), "few")
	if err := write(folder, texts, 30); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		environment string
		percent     int
	}{{"GOGC=47", 47}, {"GOGC=off", -1}, {"GOMEMLIMIT=123MiB", 300}} {
		if _, percent, same := checkIn(t, folder, c.environment); percent != c.percent || !same {
			t.Errorf("%s: GOGC is %d at the end, want %d; the memory limit is kept: %t", c.environment, percent, c.percent, same)
		}
	}
}
