package schema

import (
	"fmt"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// Game holds the kinds of definition of one game, for use with other games.
type Game struct {
	Name  string // as in files: game = "medieval"
	Title string // for people: "Commands & Colors: Medieval"
	Kinds []Kind
}

// UnknownGame is the code for a file that names an unknown game.
const UnknownGame = "schema/unknown-game"

// NewGames returns the kinds of several games, which may share names. A file names its game with the key game; the
// default is the first.
func NewGames(list ...Game) *Kinds {
	all := new(Kinds)
	for _, g := range list {
		if all.Title(g.Name) != "" || g.Name == "" || g.Title == "" {
			panic("schema: two games are called " + g.Name) // a bug in the program, not in a file
		}
		own := NewKinds(g.Kinds...)
		own.game = g
		all.games = append(all.games, own)
		for _, kind := range g.Kinds {
			if !all.Has(kind.Name) {
				all.list, all.names = append(all.list, kind), append(all.names, kind.Name)
			}
		}
	}
	return all
}

// Games lists the names of the games, default first.
func (k *Kinds) Games() []string {
	var out []string
	for _, own := range k.each() {
		if own.game.Name != "" {
			out = append(out, own.game.Name)
		}
	}
	return out
}

// Title returns the title of a game, or "" if unknown.
func (k *Kinds) Title(game string) string {
	if own := k.Of(game); own != nil {
		return own.game.Title
	}
	return ""
}

// Having lists the names of the games that have a kind.
func (k *Kinds) Having(kind string) []string {
	var out []string
	for _, own := range k.each() {
		if own.game.Name != "" && own.Has(kind) {
			out = append(out, own.game.Name)
		}
	}
	return out
}

// Of returns the kinds of one game, or nil if unknown.
func (k *Kinds) Of(game string) *Kinds {
	for _, own := range k.each() {
		if own.game.Name == game {
			return own
		}
	}
	return nil
}

// each returns the set of each game, or the set itself if it has one game.
func (k *Kinds) each() []*Kinds {
	switch {
	case k == nil:
		return nil
	case k.games != nil:
		return k.games
	}
	return []*Kinds{k}
}

// Default returns the name of the default game.
func (k *Kinds) Default() string {
	if all := k.each(); len(all) > 0 {
		return all[0].game.Name
	}
	return ""
}

// game sets the loader's game to that of the file and reports whether it is known. A word similar to one game's name
// means that game. A file that names none belongs to the game whose keys it has. The rest of the file is then checked
// in the same run.
func (l *loader) game() bool {
	if l.kinds.Default() == "" {
		return true // kinds without a game
	}
	v, written := l.doc.Tree["game"]
	word, isText := v.(string)
	isGame := func(word string) bool { return l.kinds.Of(word) != nil }
	if meant := l.nearValue("game", isGame); meant != "" { // schema/unknown-key reports the key
		l.refuse("/game")
		l.own = l.kinds.Of(meant)
		l.doc.Game = l.own.game.Name
		return true
	}
	if !written {
		word, isText = l.kinds.Default(), true
	}
	own := l.kinds.Of(word)
	if !isText || own == nil {
		own = l.unknownGame(word, isText)
	} else if other := l.unnamedGame(own, written); other != nil {
		own = other
	}
	if own == nil {
		l.doc.Game, l.own = "", l.kinds
		return false
	}
	l.doc.Game, l.own = own.game.Name, own
	return true
}

// nearValue returns the value of a top-level key with a name similar to a missing one, or "". Only a value that fits
// counts.
func (l *loader) nearValue(key string, fits func(string) bool) string {
	if _, written := l.doc.Tree[key]; written {
		return ""
	}
	best, value := "", ""
	for k, v := range l.doc.Tree {
		word, _ := v.(string)
		if word != "" && fits(word) && diag.Nearest(k, []string{key}) != "" && (best == "" || k < best) {
			best, value = k, word
		}
	}
	return value
}

// unknownGame reports an unknown game and returns the game that was meant, or nil.
func (l *loader) unknownGame(word string, isText bool) *Kinds {
	l.refuse("/game")
	at, all := l.doc.Value("/game"), l.kinds.Games()
	help := "write game = " + either(quoted(all))
	if !isText {
		l.report(UnknownGame, at, "game must be a text", help)
		return nil
	}
	near := diag.Nearest(word, append(slices.Clone(all), l.titles()...))
	if i := slices.Index(l.titles(), near); i >= 0 {
		near = all[i]
	}
	if near == "" {
		l.report(UnknownGame, at, fmt.Sprintf("unknown game %q", clip(word)), help)
		return nil
	}
	d := l.report(UnknownGame, at, fmt.Sprintf("unknown game %q, did you mean %q?", clip(word), near), help)
	if diag.Sure(word, all) == near {
		d.Edits = diag.Write(word, near, "").Edits(l.doc.File, at)
	}
	return l.kinds.Of(near)
}

// titles returns the titles of the games in order.
func (l *loader) titles() []string {
	var out []string
	for _, name := range l.kinds.Games() {
		out = append(out, l.kinds.Title(name))
	}
	return out
}

// unnamedGame reports a file that names no game and has more keys of another game than of the default, and returns that
// game. It returns nil for any other file.
func (l *loader) unnamedGame(usual *Kinds, written bool) *Kinds {
	kind, _ := l.doc.Tree["kind"].(string)
	if !l.kinds.Has(kind) {
		kind = l.kinds.OfName(l.doc.File.Name)
	}
	if written || !usual.Has(kind) && len(l.kinds.Having(kind)) == 0 {
		return nil
	}
	best, most := (*Kinds)(nil), l.keysOf(usual, kind)
	if most == len(l.doc.Tree) {
		return nil
	}
	for _, own := range l.kinds.each() {
		if n := l.keysOf(own, kind); own.Has(kind) && n > most {
			best, most = own, n
		}
	}
	if best == nil {
		return nil
	}
	l.refuse("/game")
	line := fmt.Sprintf("game = %q", best.game.Name)
	d := l.report(UnknownGame, source.Span{}, fmt.Sprintf("game is missing, but the file has the keys of %s of %s",
		best.get(kind).Folder, best.game.Title), "write "+line+" at the top")
	d.Edits = []diag.Edit{l.topLine(line)}
	return best
}

// keysOf counts the file's top-level keys that a kind of a game has.
func (l *loader) keysOf(own *Kinds, kind string) (n int) {
	if !own.Has(kind) || own.shapes == nil { // without one game's schema the keys are unknown
		return 0
	}
	for key := range l.doc.Tree {
		if own.shape(kind).property(key) != nil {
			n++
		}
	}
	return n
}

// otherKind reports a kind that other games have, but not the file's.
func (l *loader) otherKind(word string) {
	having := l.kinds.Having(word)
	titles := make([]string, len(having))
	for i, game := range having {
		titles[i] = l.kinds.Title(game)
	}
	l.report("schema/unknown-kind", l.doc.Value("/kind"), fmt.Sprintf("%s has no kind %q", l.own.game.Title, word),
		fmt.Sprintf("write game = %s, or kind = %s: %s belong to %s", either(quoted(having)), either(quoted(l.own.Names())),
			l.kinds.Of(having[0]).get(word).Folder, series(titles, " and ")))
}

// elsewhere returns the other games in which a table of the file's kind has a key, or a list of rows.
func (l *loader) elsewhere(ptr, key string) []*Kinds {
	var out []*Kinds
	for _, own := range l.kinds.each() {
		if own == l.own || own.game.Name == "" || !own.Has(l.doc.Kind) {
			continue
		}
		if s := own.shape(l.doc.Kind).below(ptr); s != nil && s.property(key) != nil {
			out = append(out, own)
		}
	}
	return out
}

// otherGame returns the help for a key that exists only in another game, including how to change the file's game, or
// "".
func (l *loader) otherGame(v *violation) string {
	all := l.elsewhere(v.ptr, v.name)
	if len(all) == 0 {
		return ""
	}
	what := fmt.Sprintf("%s is a key of %s of %s", written(v.name), all[0].get(l.doc.Kind).Folder, all[0].game.Title)
	switch name := all[0].game.Name; {
	case name == l.kinds.Default():
		return fmt.Sprintf("remove it, or remove game = %q: %s", l.own.game.Name, what)
	case l.doc.Tree["game"] == nil:
		return fmt.Sprintf("remove it, or write game = %q at the top: %s", name, what)
	default:
		return fmt.Sprintf("remove it, or write game = %q: %s", name, what)
	}
}

// candidates returns the keys that an unknown key may mean. It returns none for a key of another game or of another
// table of the file. Most typos of name are also similar to game, so the value decides: the key is not game if its
// value resembles no game's name.
func (l *loader) candidates(v *violation) []string {
	if len(l.elsewhere(v.ptr, v.name)) > 0 || len(l.tablesWith(v)) > 0 {
		return nil
	}
	keys := sortedKeys(v.schema)
	table, _ := v.value.(map[string]any)
	if word, _ := table[v.name].(string); v.ptr != "" || diag.Nearest(word, l.kinds.Games()) != "" {
		return keys
	}
	return slices.DeleteFunc(keys, func(key string) bool { return key == "game" })
}

// below returns the shape at a pointer, or nil if the schema has none.
func (s *shape) below(ptr string) *shape {
	s = s.here()
	for ptr != "" && s != nil {
		var part string
		part, ptr = source.CutPointer(ptr)
		switch next := s.property(part); {
		case next != nil:
			s = next
		case s.Items != nil && isIndex(part):
			s = s.Items.here()
		default:
			s = s.Rest.shape.here()
		}
	}
	return s
}

// firstLines sets the loader's game from the lines above the first table, the only known part of a file that cannot be
// parsed. It always returns true.
func (l *loader) firstLines() bool {
	if word := l.doc.word("game"); word != "" {
		if own := l.kinds.Of(word); own != nil {
			l.doc.Game, l.own = word, own
		}
	}
	return true
}
