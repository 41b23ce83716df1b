// Package effect is the language in which cards, creatures' powers and an adventure's own rules say what they do: for
// whom (Target, UnitFilter), how much (Amount), what (Verb, Modifier), and when (Occasion). It knows no game: a game
// puts verbs of its own beside the common ones (Language) and says which words and phrases each kind of its definitions
// has for them (Schema).
//
// What an author writes in any schema becomes an Effect, and all that is done with it begins there: Text puts it into
// words, a game's linker makes of it what its engine plays, UnitFilter.Has says whom it is for. Begin with Effect.
package effect
