package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"muster/catalog"
	"muster/internal/cli"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
)

// examples is the example folder of docs/how-to/batch.md.
const examples = "../../../examples/batch"

// pod is the common part of worker manifests.
type pod struct {
	Kind       string
	APIVersion string `yaml:"apiVersion"`
	Spec       struct {
		Replicas       int
		Completions    int
		Parallelism    int
		CompletionMode string `yaml:"completionMode"`
		Template       struct {
			Spec struct {
				RestartPolicy string `yaml:"restartPolicy"`
				Containers    []struct {
					Image     string
					Args      []string
					Resources struct {
						Requests, Limits map[string]string
					}
					SecurityContext map[string]any `yaml:"securityContext"`
				}
			}
		}
	}
}

// TestManifests checks the Kubernetes workers: their commands exist, as a deployment and as an indexed job that ends by
// itself. They write to no disk, and have a memory limit above the garbage collector's.
func TestManifests(t *testing.T) {
	for file, want := range map[string]string{
		"workers-deployment.yaml": "Deployment apps/v1", "workers-job.yaml": "Job batch/v1",
	} {
		text, err := os.ReadFile(filepath.Join(examples, "kubernetes", file))
		if err != nil {
			t.Fatal(err)
		}
		var p pod
		if err := yaml.Unmarshal(text, &p); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		of := p.Spec.Template.Spec
		if p.Kind+" "+p.APIVersion != want || len(of.Containers) != 1 {
			t.Fatalf("%s: %+v", file, p)
		}
		c := of.Containers[0]
		flags := parsed(t, file, c.Args)
		job := p.Kind == "Job"
		if drains := strings.Contains(flags, "drain=true"); drains != job || c.Image != "muster-batch" ||
			c.Resources.Limits["memory"] != "512Mi" || !strings.Contains(flags, "memory=400MiB") ||
			c.SecurityContext["readOnlyRootFilesystem"] != true {
			t.Errorf("%s: %s %+v", file, flags, c)
		}
		if job && (p.Spec.CompletionMode != "Indexed" || p.Spec.Completions != p.Spec.Parallelism ||
			of.RestartPolicy != "Never") {
			t.Errorf("%s: %+v", file, p.Spec)
		}
	}
	text, err := os.ReadFile(filepath.Join(examples, "kubernetes/nats-values.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var values struct {
		Config struct {
			Cluster   struct{ Replicas int }
			JetStream struct{ Enabled bool }
		}
	}
	if err := yaml.Unmarshal(text, &values); err != nil || values.Config.Cluster.Replicas != 3 ||
		!strings.Contains(string(text), "jetstream:\n    enabled: true") {
		t.Errorf("%v: %+v", err, values)
	}
}

// parsed returns the parsed flags of a muster-batch command.
func parsed(t *testing.T, file string, args []string) string {
	t.Helper()
	root := rootCommand(&app{cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard), "b", nil})
	cmd, rest, err := root.Find(args)
	if err != nil || cmd == root {
		t.Fatalf("%s: %v: %v", file, args, err)
	}
	if err := cmd.ParseFlags(rest); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	out := ""
	for _, name := range []string{"drain", "memory", "nats", "workers", "replicas"} {
		out += name + "=" + cmd.Flag(name).Value.String() + " "
	}
	return out
}

// TestExampleSweeps checks that the example sweeps have no findings.
func TestExampleSweeps(t *testing.T) {
	var out bytes.Buffer
	args := []string{"check", "--strict", examples, "../../../.ci/speed.sweep.toml"}
	if status := cli.Main(args, strings.NewReader(""), &out, &out); status != 0 {
		t.Errorf("status %d\n%s", status, out.String())
	}
}

// TestCommandsOfTheManual checks that every muster-batch line of docs/how-to/batch.md is a command with existing flags.
func TestCommandsOfTheManual(t *testing.T) {
	found := 0
	for _, page := range []string{"how-to/batch.md"} {
		text, err := os.ReadFile("../../../docs/" + page)
		if err != nil {
			t.Fatal(err)
		}
		whole := strings.ReplaceAll(string(text), "\\\n", " ")
		for _, m := range regexp.MustCompile("(?m)^ *\\$? ?muster-batch ([^#>&|\n]*)").FindAllStringSubmatch(whole, -1) {
			args := strings.Fields(strings.ReplaceAll(m[1], "...", ""))
			root := rootCommand(&app{cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard), "b", nil})
			cmd, rest, err := root.Find(args)
			if err != nil || cmd == root {
				t.Errorf("%s: %v: %v", page, args, err)
				continue
			}
			if err := cmd.ParseFlags(rest); err != nil {
				t.Errorf("%s: %v: %v", page, args, err)
			}
			found++
		}
	}
	if found < 12 {
		t.Errorf("%d commands", found)
	}
}

// TestLibraryTable checks that docs/reference/library.md has the table of each example sweep, with every shipped
// adventure of its game.
func TestLibraryTable(t *testing.T) {
	text, err := os.ReadFile("../../../docs/reference/library.md")
	if err != nil {
		t.Fatal(err)
	}
	for id, game := range map[string]string{"shipped": "battlelore", "shipped-medieval": "medieval"} {
		_, table, found := strings.Cut(string(text), "<!-- sweep: "+id+" -->\n")
		table, _, ends := strings.Cut(table, cliutil.EndMark)
		if !found || !ends {
			t.Errorf("docs/reference/library.md has no place for %s", id)
			continue
		}
		c := catalog.New(games.Catalogs(), nil, 1)
		list := c.AllOf(game, games.Named(game).Play.Kinds[0])
		if len(list) == 0 {
			t.Errorf("nothing ships of %s", game)
		}
		for _, e := range list {
			name, _ := e.Doc.Tree["name"].(string)
			if !strings.Contains(table, "| "+name+" ") {
				t.Errorf("%s has no row for %s: play it again", id, name)
			}
		}
	}
}
