package field

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/maps/hex"
	"muster/schema/diag"
)

// legendEntry is the meaning of a symbol of the map's legend; ground is nil if the rulebook lacks the ground.
type legendEntry struct{ ground *Terrain }

// readLegend links the map's own symbols, in sorted order, so that faults come in the same order every time.
func (l *linker) readLegend() {
	if len(l.Map.Legend) == 0 {
		return
	}
	l.legend = make(map[string]legendEntry, len(l.Map.Legend))
	l.LegendUsed = make(map[string]bool, len(l.Map.Legend))
	for _, symbol := range slices.Sorted(maps.Keys(l.Map.Legend)) {
		id := l.Map.Legend[symbol]
		t, faulty := l.Rules.Terrain.Get(id), l.Rules.Terrain.Invalid(id)
		if t != nil && t.Layer != Ground {
			t = nil
		}
		if faulty || t == nil {
			ids := l.Rules.LayerIDs(Ground)
			l.fault(Fault{
				Kind: UnknownTerrain, Ptr: "/legend/" + escape(symbol), Text: id, Want: oneOf(ids), Invalid: faulty,
				Hex: hex.None,
			}, ids)
		}
		l.legend[symbol] = legendEntry{t}
	}
}

// escape writes a key as a part of a JSON pointer.
func escape(key string) string {
	return strings.NewReplacer("~", "~0", "/", "~1").Replace(key)
}

// ground returns the meaning of a symbol: the map's legend comes before the terrain's own symbols. A legend's symbol
// is known even when its terrain is not, and then has no ground.
func (l *linker) ground(symbol string) (t *Terrain, known bool) {
	if e, ok := l.legend[symbol]; ok {
		if !l.LegendUsed[symbol] {
			l.LegendUsed[symbol] = true
		}
		return e.ground, true
	}
	t = l.Rules.BySymbol(symbol)
	return t, t != nil
}

// symbols lists, sorted, every symbol that a row may hold.
func (l *linker) symbols() []string {
	set := map[string]bool{}
	for symbol := range l.legend {
		set[symbol] = true
	}
	for _, t := range l.Rules.Layer(Ground) {
		if t.Symbol != "" {
			set[t.Symbol] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// nearSymbol returns a similar symbol: a single character can only differ in letter case.
func (l *linker) nearSymbol(word string) string {
	if utf8.RuneCountInString(word) > 1 {
		return diag.Nearest(word, l.symbols())
	}
	for _, s := range l.symbols() {
		if strings.EqualFold(s, word) {
			return s
		}
	}
	return ""
}

// runTogether reports whether a word is several symbols without spaces between them.
func (l *linker) runTogether(word string) bool {
	if utf8.RuneCountInString(word) < 2 {
		return false
	}
	for _, r := range word {
		if _, ok := l.legend[string(r)]; !ok && l.Rules.BySymbol(string(r)) == nil {
			return false
		}
	}
	return true
}

// parts reports whether a character separates words like a space but is a different one: it is invisible and easily
// missed.
func parts(r rune) bool { return r != ' ' && (unicode.IsSpace(r) || unicode.IsControl(r)) }

// comma reports whether a character is a comma or semicolon written to separate cells: one that no symbol has.
func (l *linker) comma(r rune) bool {
	if r != ',' && r != ';' {
		return false
	}
	return !slices.ContainsFunc(l.symbols(), func(s string) bool { return strings.ContainsRune(s, r) })
}
