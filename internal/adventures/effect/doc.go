// Package effect is the language of effects of cards, creatures' powers and an adventure's special rules: targets
// (Target, UnitFilter), amounts (Amount), actions (Verb, Modifier), and times (Occasion). It is independent of games:
// a game adds its own verbs to the common ones (Language) and maps them to the words and phrases of each kind of
// definition (Schema).
//
// Text from any schema becomes an Effect, from which everything else is derived: Text words it, a game's linker
// converts it for the engine, UnitFilter.Has selects its units. Begin with Effect.
package effect
