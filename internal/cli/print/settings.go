package print

import (
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"muster/draw"
	"muster/internal/cli/cliutil"
	"muster/internal/sheet/imposition"
	"muster/sheet"
)

// addPrint adds the flags of print settings.
func (f *printFlags) addPrint(flags *pflag.FlagSet) {
	flags.StringVar(&f.paper, "paper", sheet.Papers()[0], "paper `SIZE`: a4, letter, a3, tabloid")
	flags.StringVar(&f.ink, "ink", sheet.Inks()[0], "use `INK`: full, light or black")
	flags.StringVar(&f.style, "style", "", "draw boards in `STYLE`: painted or plain")
	flags.IntVar(&f.scale, "scale", 100, "scale to `N` per cent")
	flags.StringVar(&f.poster, "poster", "", "print the map in `SIZE`: 50mm hexes or 3x2 sheets")
	flags.Lookup("poster").NoOptDefVal = imposition.Default
	flags.BoolVar(&f.large, "large", false, "use large letters")
	flags.BoolVar(&f.bare, "bare", false, "svg, png: leave out title, legend and credit")
}

// checkPrint refuses invalid print settings.
func (f *printFlags) checkPrint(given func(flag string) bool) error {
	scaled := given("scale")
	if err := cliutil.OneOf("paper", &f.paper, sheet.Papers()...); err != nil {
		return err
	}
	if err := cliutil.OneOf("ink", &f.ink, sheet.Inks()...); err != nil {
		return err
	}
	if given("style") {
		if err := cliutil.OneOf("style", &f.style, sheet.Styles()...); err != nil {
			return err
		}
	}
	if given("poster") && f.poster == "" {
		return cliutil.Usage("write --poster=50mm, or --poster=3x2; or --poster alone", "--poster= needs a size")
	}
	switch {
	case f.bare && f.part != wholeSheet:
		return cliutil.Usage("drop one of them", "--bare does not go with --part")
	case f.bare && f.poster != "":
		return cliutil.Usage("drop --bare: a poster has the map alone", "--bare does not go with --poster")
	case f.bare && !f.has(svg, png, packed):
		return cliutil.Usage("add --format svg or png", "--bare does not go with --format %s", strings.Join(f.formats, ","))
	}
	switch {
	case !f.onlyMaps():
	case scaled || f.large || given("paper"):
		return cliutil.Usage("drop --scale, --large and --paper",
			"--scale, --large and --paper do not go with --format %s", f.formats[0])
	}
	if f.poster != "" {
		var err error
		if f.posterSize, err = imposition.ParseSize(f.poster); err != nil {
			return cliutil.Usage("write --poster=50mm, or --poster=3x2", "%s", err)
		}
		switch {
		case f.part != wholeSheet:
			return cliutil.Usage("drop one of them", "--poster does not go with --part")
		case scaled || f.large:
			return cliutil.Usage("drop --scale and --large", "--scale and --large do not go with --poster: it sets the size")
		case f.notPage() != "":
			return cliutil.Usage("add --format html or pdf", "--poster does not go with --format %s", f.notPage())
		}
	}
	switch {
	case f.scale < sheet.LeastScale || f.scale > sheet.MostScale:
		return cliutil.Usage("write a number from "+strconv.Itoa(sheet.LeastScale)+" to "+strconv.Itoa(sheet.MostScale)+
			", without a sign", "--scale %d is out of range", f.scale)
	case f.part == wholeSheet || f.part == "":
		return nil
	case f.paper != "a4" && f.paper != "letter":
		return cliutil.Usage("add --paper a4 or letter", "--part %s fits only a4 and letter", f.part)
	case scaled || f.large:
		return cliutil.Usage("drop --scale and --large", "--scale and --large do not go with --part %s: its pieces have a "+
			"fixed size", f.part)
	}
	return nil
}

// print returns the print settings.
func (f *printFlags) print() sheet.Print {
	p := sheet.Print{Paper: f.paper, Ink: draw.Inks(f.ink), Style: draw.Style(f.style), Scale: f.scale, Large: f.large}
	if p.Ink == draw.FullInk {
		p.Ink = ""
	}
	if p.Scale == 100 {
		p.Scale = 0
	}
	return p
}
