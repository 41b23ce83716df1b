package words

import (
	"embed"
	"fmt"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"muster/schema"
	"muster/schema/source"
)

// english is the language of the texts in the code.
const english = "en"

// folder holds a folder for each language, named for its tag, and in it files of rows.
const folder = "languages"

//go:embed languages
var files embed.FS

// Rows are what a file of a language holds.
type Rows struct {
	File   string  `toml:"-"`
	Name   string  `toml:"name"` // in language.toml alone: what those who speak the language call it
	Texts  []Text  `toml:"texts"`
	Counts []Count `toml:"counts"`
	Names  []Text  `toml:"names"`
}

// Text is what an English text, or a name of the rulebook, is in a language.
type Text struct {
	English string `toml:"en"`
	Is      string `toml:"is"`
}

// Count is what an English text that a number bends is in a language, in the forms that it has for numbers; English is
// the one for many.
type Count struct {
	English string `toml:"en"`
	Zero    string `toml:"zero"`
	One     string `toml:"one"`
	Two     string `toml:"two"`
	Few     string `toml:"few"`
	Many    string `toml:"many"`
	Other   string `toml:"other"`
}

// Forms are the forms that a row has, by their CLDR names.
func (c *Count) Forms() (names, texts []string) {
	all := [...][2]string{
		{"zero", c.Zero}, {"one", c.One}, {"two", c.Two}, {"few", c.Few}, {"many", c.Many}, {"other", c.Other},
	}
	for _, form := range all {
		if form[1] != "" {
			names, texts = append(names, form[0]), append(texts, form[1])
		}
	}
	return names, texts
}

// Tags are the languages that there are, English first.
func Tags() []string {
	out := []string{english}
	dirs, _ := files.ReadDir(folder) // it is embedded: it is there
	for _, d := range dirs {
		out = append(out, d.Name())
	}
	return out
}

// In is the language of a tag as RFC 5646 has it; that of a region is the language where the region has none of its
// own. "" is English.
func In(tag string) (*Language, error) {
	if tag == "" || strings.EqualFold(tag, english) {
		return nil, nil
	}
	names := Tags()
	have := make([]language.Tag, len(names))
	for i, name := range names {
		have[i] = language.Make(name)
	}
	asked, err := language.Parse(tag)
	if err != nil {
		return nil, unknown(tag, names)
	}
	_, at, sure := language.NewMatcher(have).Match(asked)
	switch {
	case sure < language.High:
		return nil, unknown(tag, names)
	case at == 0:
		return nil, nil
	}
	return read(names[at], have[at])
}

func unknown(tag string, have []string) error {
	return fmt.Errorf("there is no language %.40q, only %s", tag, strings.Join(have, ", "))
}

// read is a language out of the files of its folder.
func read(name string, tag language.Tag) (*Language, error) {
	l := &Language{tag: name, names: map[string]string{}}
	b := catalog.NewBuilder(catalog.Fallback(tag))
	all, err := Of(name)
	if err != nil {
		return nil, err
	}
	for i := range all {
		rows := &all[i]
		if rows.Name != "" {
			l.name = rows.Name
		}
		for _, t := range rows.Texts {
			if err := b.SetString(tag, t.English, t.Is); err != nil {
				return nil, fmt.Errorf("%s, %q: %w", name, t.English, err)
			}
		}
		for j := range rows.Counts {
			c := &rows.Counts[j]
			var cases []any
			names, texts := c.Forms()
			for k := range names {
				cases = append(cases, names[k], texts[k])
			}
			if err := b.Set(tag, c.English, plural.Selectf(1, "%d", cases...)); err != nil {
				return nil, fmt.Errorf("%s, %q: %w", name, c.English, err)
			}
		}
		for _, t := range rows.Names {
			l.names[t.English] = t.Is
		}
	}
	l.print = message.NewPrinter(tag, message.Catalog(b))
	return l, nil
}

// Of are the files of a language, with their rows.
func Of(tag string) ([]Rows, error) {
	list, err := files.ReadDir(folder + "/" + tag)
	if err != nil {
		return nil, err
	}
	var out []Rows
	for _, f := range list {
		text, err := files.ReadFile(folder + "/" + tag + "/" + f.Name())
		if err != nil {
			return nil, err
		}
		doc, found := schema.NewKinds().Load(source.NewFile(f.Name(), text))
		if doc.Tree == nil {
			return nil, fmt.Errorf("%s/%s: %v", tag, f.Name(), found)
		}
		rows := Rows{File: f.Name()}
		schema.DecodeValue(doc.Tree, &rows)
		out = append(out, rows)
	}
	return out, nil
}
