// Package muster checks, plays, measures and prints scenarios of BattleLore, Commands & Colors: Medieval and Runewars,
// written as TOML files.
//
// Open takes the files of a project: a folder, an archive, or texts in memory. The shipped library stands behind them.
//
//	project, err := muster.Open(os.DirFS("the-marches"))
//	result, err := project.Check(ctx, muster.CheckOptions{})
//	game, err := project.Play(ctx, "first-battle", muster.PlayOptions{Seed: 7})
//	page, err := project.Print("first-battle", muster.PrintOptions{Format: muster.HTML})
//
// A definition is named by its id, or by its path with slashes. What a project has of an id hides what the library has
// of it. The same files, options and seed give the same bytes, on any number of processors. Nothing is written, and no
// clock, network or environment is read.
//
// # Errors
//
// Mistakes in definitions are findings of Check. Every other method needs definitions without errors: it returns an
// *InvalidError with the findings otherwise. A RequestError says that the call itself is wrong, such as an unknown id,
// and what to do instead. A method that ends with its context returns what is finished, where that is of use, or the
// error of the context. Any other error is one of the file system, or a defect of Muster.
//
// # Stability
//
// This package follows semantic versions, as docs/reference/compatibility.md describes: what it exports stays until the
// next major version. No other package of the module makes that promise, except schema/diag, whose Diagnostic is part
// of this package.
package muster
