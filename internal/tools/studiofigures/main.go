// Command studiofigures measures Muster Studio in Chromium: starts, strokes on the board and in the text, frames while
// painting, sizes and memory, for the local server and the static site. It prints one table. The project has 200 files,
// adventures of 250 lines.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// settings are the flags.
type settings struct {
	muster, site   string
	files, strokes int
	minutes        float64
	hurry          bool
	seed           uint64
}

func main() {
	var s settings
	flag.StringVar(&s.muster, "muster", "bin/muster", "the `program` of the local form; \"\" leaves it out")
	flag.StringVar(&s.site, "site", "dist-studio", "the `folder` of the static site; \"\" leaves it out")
	flag.IntVar(&s.files, "files", 200, "files of the project")
	flag.IntVar(&s.strokes, "strokes", 200, "strokes of each kind")
	flag.Float64Var(&s.minutes, "minutes", 0, "measure the memory over that many `minutes` of editing")
	flag.BoolVar(&s.hurry, "hurry", false, "edit without the pauses of a person: six times as many strokes a minute")
	flag.Uint64Var(&s.seed, "seed", 1, "seed of the strokes")
	flag.Parse()
	if err := run(s); err != nil {
		fmt.Fprintln(os.Stderr, "studiofigures:", err)
		os.Exit(1)
	}
}

func run(s settings) error {
	files, err := project(s.files)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "muster-figures-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	t := newTable()
	if s.muster != "" {
		folder := filepath.Join(dir, "project")
		if err := os.Mkdir(folder, 0o700); err != nil {
			return err
		}
		if err := write(folder, files); err != nil {
			return err
		}
		f, err := local(s.muster, folder, filepath.Join(dir, "state"))
		if err != nil {
			return err
		}
		err = f.measure(s, nil, t)
		f.end()
		if err != nil {
			return err
		}
	}
	if s.site != "" {
		f, err := site(s.site)
		if err != nil {
			return err
		}
		err = f.measure(s, files, t)
		f.end()
		if err != nil {
			return err
		}
	}
	if err := t.sizes(s); err != nil {
		return err
	}
	t.print(os.Stdout)
	return nil
}

// reloads is the number of warm starts.
const reloads = 5

// measure measures a form of Studio. files is the project for a form without a disk.
func (f *form) measure(s settings, files map[string]string, t *table) error {
	b, end, err := openTab(s.seed)
	if err != nil {
		return err
	}
	defer end()
	if files != nil {
		if err := b.empty(f.link); err != nil {
			return err
		}
		if err := b.fill(files); err != nil {
			return err
		}
	}
	if _, err := b.visit(f.link + "#" + opened); err != nil {
		return err
	}
	var list []starts
	for range reloads {
		one, err := b.visit(f.again + "#" + opened)
		if err != nil {
			return err
		}
		list = append(list, one)
	}
	t.starts(f.name, list)
	memory := []float64{}
	note := func() error {
		m, err := f.memory(b)
		memory = append(memory, m)
		return err
	}
	if err := note(); err != nil {
		return err
	}
	for _, kind := range []struct {
		name string
		make func(int) error
	}{{"paint stroke", b.paint}, {"keystroke", b.write}} {
		if err := kind.make(s.strokes); err != nil {
			return fmt.Errorf("%s, %s: %w", f.name, kind.name, err)
		}
		made, err := b.strokes()
		if err != nil {
			return err
		}
		t.strokes(f.name, kind.name, made)
	}
	if err := b.undoAll(); err != nil {
		return err
	}
	frames, err := b.drag(max(2, s.strokes/20))
	if err != nil {
		return err
	}
	t.frames(f.name, frames)
	b.hurry = s.hurry
	made := 0
	for until := time.Now().Add(time.Duration(s.minutes * float64(time.Minute))); time.Now().Before(until); {
		if err := b.paint(20); err != nil {
			return err
		}
		if err := b.write(20); err != nil {
			return err
		}
		if err := b.undoAll(); err != nil {
			return err
		}
		list, err := b.strokes()
		if err != nil {
			return err
		}
		made += len(list)
		if err := note(); err != nil {
			return err
		}
	}
	if made > 0 {
		t.set("strokes meanwhile", "", f.name, strconv.Itoa(made))
	}
	t.memory(f.name, memory)
	if f.process != nil {
		return nil
	}
	workers, err := b.workers()
	t.workers(f.name, workers)
	return err
}
