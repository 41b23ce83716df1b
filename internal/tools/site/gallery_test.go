package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/games"
	"muster/internal/testing/clitest"
)

// TestGallery checks that every entry has a picture, a source and game results. With MUSTER_FULL, every sheet quotes
// its games: `make library` plays them again after a change.
func TestGallery(t *testing.T) {
	src, err := repository(context.Background(), root)
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	if err := src.writeGallery(work, false); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(work, "data", "gallery.json"))
	if err != nil {
		t.Fatal(err)
	}
	var list []entry
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatal(err)
	}
	kinds := map[string]int{}
	for _, e := range list {
		kinds[e.Kind]++
		for _, name := range []string{e.Picture, e.Source, e.ID + ".html"} {
			if _, err := os.Stat(filepath.Join(work, "static", "gallery", name)); name == "" || err != nil {
				t.Errorf("%s: no file %q", e.ID, name)
			}
		}
		switch {
		case e.Kind != "adventure":
			if len(e.Seats) < 2 || e.Players == "" {
				t.Errorf("%s is incomplete: %+v", e.ID, e)
			}
		case len(e.Armies) != 2 || e.Balance == "" || e.Side == "" || e.Banners == "" ||
			e.Length == "" || len(e.Interval) != 3:
			t.Errorf("%s is incomplete: %+v", e.ID, e)
		case e.Interval[1] > e.Interval[0] || e.Interval[0] < 50 || e.Interval[0] > e.Interval[2]:
			t.Errorf("%s: %s wins %s", e.ID, e.Side, e.Rate)
		}
	}
	if kinds["adventure"] < 24 || kinds["scenario"] < 4 || kinds["realm"] < 5 {
		t.Errorf("%v", kinds)
	}
	index, err := os.ReadFile(filepath.Join(work, "static", "gallery", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(index, []byte("not measured")); n > 0 && clitest.Full() {
		t.Errorf("%d sheets have no results; run `make library`", n)
	}
}

// TestEvidence checks that the evidence files and the tables of docs/reference/library.md come from the same games.
func TestEvidence(t *testing.T) {
	page := docs.Library()
	n := 0
	for _, name := range evidenceFiles {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		list, err := games.Evidence(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		names := namesOf(t, text)
		for _, e := range list {
			if len(e.Bands) == 0 {
				continue
			}
			n++
			band := strings.ReplaceAll(strings.Join(e.Bands, " or "), "-", " ")
			p, r := page[names[e.ID]], e.Shares[0]
			if p.Side != r.Who {
				r.Share, r.Low, r.High = 1000-r.Share, 1000-r.High, 1000-r.Low
			}
			rate := fmt.Sprintf("%d%% (%d-%d%%)", percent(r.Share), percent(r.Low), percent(r.High))
			if p.Band != band || p.Rate != rate {
				t.Errorf("%s: the page has %s, %s %s; the evidence %s, %s: run `make library`",
					e.ID, p.Band, p.Side, p.Rate, band, rate)
			}
		}
	}
	if n < 24 {
		t.Errorf("%d adventures", n)
	}
}

// namesOf lists the names of the adventures in an answer, by id.
func namesOf(t *testing.T, text []byte) map[string]string {
	t.Helper()
	var answer struct {
		Adventures []struct{ Adventure, Name string }
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, a := range answer.Adventures {
		names[a.Adventure] = a.Name
	}
	return names
}

// TestShorten checks that an answer without sections has a valid checksum, and that a second copy is the same.
func TestShorten(t *testing.T) {
	long, err := muster("balance", "the-toll-bridge", "--pool", "greedy", "--games", "20", "--format", "json")
	if err != nil {
		t.Fatal(err)
	}
	var short, again bytes.Buffer
	if err := shorten(&short, bytes.NewReader(long)); err != nil {
		t.Fatal(err)
	}
	if err := shorten(&again, bytes.NewReader(short.Bytes())); err != nil || again.String() != short.String() {
		t.Errorf("the second copy differs: %v", err)
	}
	if short.Len() > len(long)/10 || strings.Contains(short.String(), "sections") {
		t.Errorf("%d of %d bytes are left", short.Len(), len(long))
	}
	want, err := games.Evidence(long)
	if err != nil {
		t.Fatal(err)
	}
	got, err := games.Evidence(short.Bytes())
	if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v: %+v, want %+v", err, got, want)
	}
	if err := shorten(&again, strings.NewReader("{")); err == nil {
		t.Error("half an answer is copied")
	}
}
