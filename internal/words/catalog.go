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

// folder contains a folder for each language, named by its tag, with files of rows.
const folder = "languages"

//go:embed languages
var files embed.FS

// Rows is the content of a language file.
type Rows struct {
	File   string  `toml:"-"`
	Name   string  `toml:"name"` // in language.toml alone: its own name for the language
	Texts  []Text  `toml:"texts"`
	Counts []Count `toml:"counts"`
	Names  []Text  `toml:"names"`
}

// Text is the translation of an English text or of a rulebook name.
type Text struct {
	English string `toml:"en"`
	Is      string `toml:"is"`
}

// Count is the translation of an English text with a number, in the plural forms of the language; English is the plural
// text.
type Count struct {
	English string `toml:"en"`
	Zero    string `toml:"zero"`
	One     string `toml:"one"`
	Two     string `toml:"two"`
	Few     string `toml:"few"`
	Many    string `toml:"many"`
	Other   string `toml:"other"`
}

// Forms returns the forms of a row, by their CLDR names.
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

// Tags returns the available languages, English first.
func Tags() []string {
	out := []string{english}
	dirs, _ := files.ReadDir(folder) // it is embedded: it is there
	for _, d := range dirs {
		out = append(out, d.Name())
	}
	return out
}

// In returns the language of an RFC 5646 tag; for a region without its own language that of the base language. "" is
// English.
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

// read reads a language from the files of its folder.
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

// Of returns the files of a language, with their rows.
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
