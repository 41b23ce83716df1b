package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/metrics"
	"strconv"
	"strings"
	"testing"

	"muster/cmd/internal/cli"
)

// checkFolder names a folder that the test program checks in place of its tests.
const checkFolder = "MUSTER_CORPUS_CHECK"

func TestMain(m *testing.M) {
	folder := os.Getenv(checkFolder)
	if folder == "" {
		os.Exit(m.Run())
	}
	status := cli.Main([]string{"check", "--no-cache", folder}, strings.NewReader(""), io.Discard, os.Stderr)
	samples := []metrics.Sample{{Name: "/cpu/classes/gc/mark/assist:cpu-seconds"},
		{Name: "/cpu/classes/gc/mark/dedicated:cpu-seconds"}, {Name: "/cpu/classes/gc/pause:cpu-seconds"},
		{Name: "/cpu/classes/user:cpu-seconds"}}
	metrics.Read(samples)
	collector := 0.0
	for _, s := range samples[:3] {
		collector += s.Value.Float64()
	}
	fmt.Printf("%.4f\n", collector/(collector+samples[3].Value.Float64()))
	os.Exit(status)
}

// TestCollectorShare holds that the collector takes less than 15% of the processor time of a check of 3,000 files.
// Marking on idle processors does not count: it delays nothing.
func TestCollectorShare(t *testing.T) {
	const files, limit = 3000, 0.15
	texts, _ := samples()
	folder := filepath.Join(t.TempDir(), "many")
	if err := write(folder, texts, files); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0])
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "GOGC=") && !strings.HasPrefix(v, "GOMEMLIMIT=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, checkFolder+"="+folder)
	out, _ := cmd.Output() // the samples have warnings, and may end with 1
	share, err := strconv.ParseFloat(strings.TrimSpace(string(out)), 64)
	if err != nil {
		t.Fatalf("%v: %q", err, out)
	}
	t.Logf("the collector took %.1f%%", 100*share)
	if share <= 0 || share > limit {
		t.Errorf("the collector took %.1f%% of a check of %d files, limit %.0f%%", 100*share, files, 100*limit)
	}
}
