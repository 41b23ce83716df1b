package print

import (
	"strconv"

	"github.com/spf13/pflag"

	"muster/cmd/internal/cli/shell"
	"muster/sheet"
	"muster/sheet/draw"
	"muster/sheet/poster"
)

// addPrint adds the flags that say how pages come onto paper.
func (f *printFlags) addPrint(flags *pflag.FlagSet) {
	flags.StringVar(&f.paper, "paper", sheet.Papers()[0], "paper `SIZE`: a4, letter, a3, tabloid")
	flags.StringVar(&f.ink, "ink", sheet.Inks()[0], "use `INK`: full, light or black")
	flags.IntVar(&f.scale, "scale", 100, "scale to `N` per cent")
	flags.StringVar(&f.poster, "poster", "", "print the map in `SIZE`: 50mm hexes or 3x2 sheets")
	flags.Lookup("poster").NoOptDefVal = poster.Usual
	flags.BoolVar(&f.large, "large", false, "use large letters")
}

// checkPrint refuses what is no way to print.
func (f *printFlags) checkPrint(given func(flag string) bool) error {
	scaled := given("scale")
	if err := shell.OneOf("paper", f.paper, sheet.Papers()...); err != nil {
		return err
	}
	if err := shell.OneOf("ink", f.ink, sheet.Inks()...); err != nil {
		return err
	}
	if given("poster") && f.poster == "" {
		return shell.Usage("write --poster=50mm, or --poster=3x2; or --poster alone", "--poster= says no size")
	}
	switch {
	case !f.onlyMaps():
	case scaled || f.large || given("paper"):
		return shell.Usage("leave --scale, --large and --paper out",
			"%s is the map alone, which comes on no paper", f.formats[0])
	}
	if f.poster != "" {
		var err error
		if f.posterSize, err = poster.ParseSize(f.poster); err != nil {
			return shell.Usage("write --poster=50mm, or --poster=3x2", "%s", err)
		}
		switch {
		case f.part != wholeSheet:
			return shell.Usage("leave one of them out", "--poster and --part are two things to print")
		case scaled || f.large:
			return shell.Usage("leave --scale and --large out", "a poster has the size that --poster says")
		case f.notPage() != "":
			return shell.Usage("add --format html or pdf", "a poster is not made as %s", f.notPage())
		}
	}
	switch {
	case f.scale < sheet.LeastScale || f.scale > sheet.MostScale:
		return shell.Usage("write a number from "+strconv.Itoa(sheet.LeastScale)+" to "+strconv.Itoa(sheet.MostScale)+
			", without a sign", "--scale %d is no size to print in", f.scale)
	case f.part == wholeSheet || f.part == "":
		return nil
	case f.paper != "a4" && f.paper != "letter":
		return shell.Usage("add --paper a4 or letter", "--part %s is laid out for a4 and letter", f.part)
	case scaled || f.large:
		return shell.Usage("leave --scale and --large out", "what is cut out has the size of its own: --part %s", f.part)
	}
	return nil
}

// print is how pages come onto paper.
func (f *printFlags) print() sheet.Print {
	p := sheet.Print{Paper: f.paper, Ink: draw.Inks(f.ink), Scale: f.scale, Large: f.large}
	if p.Ink == draw.FullInk {
		p.Ink = ""
	}
	if p.Scale == 100 {
		p.Scale = 0
	}
	return p
}
