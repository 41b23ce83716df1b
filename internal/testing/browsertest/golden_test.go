package browsertest

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden pictures anew: look at them before they are kept")

// goldens are the golden pictures by name: the first page of a command's PDF. They are printed in grey, so that
// lightness alone must convey their content.
var goldens = []struct{ name, command string }{
	{"spread", "print candlemas-at-the-grange"},
	{"epic", "print the-boundary-stone --paper letter"},
	{"black", "print the-menagerie --ink black"},
	{"german", "print the-toll-bridge --lang de --citations"},
	{"set-up", "deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --seed 7"},
	{"cards", "print pennant-a --part cards"},
	{"reference", "print the-menagerie --part reference"},
}

// Tolerances between two pictures: different browser versions draw the edges of letters and lines differently.
const (
	block     = 8    // pixels a side, whose mean is held against that of the golden picture
	otherwise = 20   // of 255: a block that is this much lighter or darker differs
	few       = 1000 // one block in this many may differ; a unit's token covers more
)

// TestGoldens compares pages with reviewed pictures.
func TestGoldens(t *testing.T) {
	b := open(t)
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			got := firstPage(t, b.PDF, g.command)
			path := filepath.Join("testdata", "golden", g.name+".png")
			if *update {
				var out bytes.Buffer
				if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, few16(got)); err != nil {
					t.Fatal(err)
				}
				write(t, filepath.Dir(path), filepath.Base(path), out.Bytes())
				return
			}
			want, err := png.Decode(bytes.NewReader(read(t, path)))
			if err != nil {
				t.Fatal(err)
			}
			if got.Bounds() != want.Bounds() {
				t.Fatalf("it is %v large, the golden picture %v", got.Bounds().Size(), want.Bounds().Size())
			}
			differ, all, where := compared(got, want)
			t.Logf("%d of %d blocks differ", differ, all)
			if differ*few > all {
				t.Errorf("%d of %d blocks differ from %s, the first at %v", differ, all, path, where)
			}
		})
	}
}

// firstPage returns a grey picture of the first page of a command's output.
func firstPage(t *testing.T, print func(string, []byte) ([]byte, error), command string) image.Image {
	t.Helper()
	folder := t.TempDir()
	muster(t, append(strings.Fields(command), "--format", "html", "-o", folder)...)
	pages, err := filepath.Glob(filepath.Join(folder, "*.html"))
	if err != nil || len(pages) != 1 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	pdf, err := print(command, read(t, pages[0]))
	if err != nil {
		t.Fatal(err)
	}
	path := write(t, folder, "page.pdf", pdf)
	said(t, "pdftoppm", "-r", "72", "-gray", "-png", "-singlefile", path, filepath.Join(folder, "page"))
	picture, err := png.Decode(bytes.NewReader(read(t, filepath.Join(folder, "page.png"))))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// few16 returns a picture in sixteen greys, which is enough for the comparison and half as large.
func few16(p image.Image) image.Image {
	var greys color.Palette
	for i := range 16 {
		greys = append(greys, color.Gray{Y: uint8(i * 17)})
	}
	out := image.NewPaletted(p.Bounds(), greys)
	draw.Draw(out, out.Bounds(), p, p.Bounds().Min, draw.Src)
	return out
}

// compared counts the blocks in which two pictures of equal size differ, and returns the position of the first.
func compared(got, want image.Image) (differ, all int, where image.Point) {
	size := got.Bounds()
	for y := size.Min.Y; y < size.Max.Y; y += block {
		for x := size.Min.X; x < size.Max.X; x += block {
			at := image.Rect(x, y, x+block, y+block).Intersect(size)
			d := light(got, at) - light(want, at)
			if all++; max(d, -d) > otherwise {
				if differ++; differ == 1 {
					where = at.Min
				}
			}
		}
	}
	return differ, all, where
}

// light returns the lightness of a block, from 0 to 255.
func light(p image.Image, at image.Rectangle) int {
	sum := 0
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for x := at.Min.X; x < at.Max.X; x++ {
			sum += int(color.GrayModel.Convert(p.At(x, y)).(color.Gray).Y)
		}
	}
	return sum / (at.Dx() * at.Dy())
}

// TestComparison checks that the comparison detects a missing unit and ignores small differences at edges.
func TestComparison(t *testing.T) {
	page := func(spot image.Rectangle, edge uint8) image.Image {
		p := image.NewGray(image.Rect(0, 0, 600, 800))
		for i := range p.Pix {
			p.Pix[i] = 255
		}
		for y := 100; y < 700; y++ {
			p.SetGray(99, y, color.Gray{Y: edge})
			p.SetGray(100, y, color.Gray{})
		}
		for y := spot.Min.Y; y < spot.Max.Y; y++ {
			for x := spot.Min.X; x < spot.Max.X; x++ {
				p.SetGray(x, y, color.Gray{Y: 60})
			}
		}
		return p
	}
	plain := page(image.Rectangle{}, 255)
	if n, all, _ := compared(page(image.Rectangle{}, 150), plain); n != 0 {
		t.Errorf("%d of %d blocks differ by the edge of a line", n, all)
	}
	for _, spot := range []image.Rectangle{image.Rect(300, 300, 330, 330), image.Rect(0, 0, 600, 90)} {
		n, all, where := compared(page(spot, 255), plain)
		if n*few <= all || fmt.Sprint(where) != fmt.Sprint(spot.Min.Div(block).Mul(block)) {
			t.Errorf("%v: %d of %d blocks differ, the first at %v", spot, n, all, where)
		}
	}
}
