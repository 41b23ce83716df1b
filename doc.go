// Package muster checks, plays, measures and prints scenarios of BattleLore, Commands & Colors: Medieval and Runewars,
// written as TOML files.
//
// Open reads the files of a project: a folder, an archive, or texts in memory. Definitions can also come from the
// shipped library.
//
//	project, err := muster.Open(os.DirFS("the-marches"))
//	result, err := project.Check(ctx, muster.CheckOptions{})
//	game, err := project.Play(ctx, "first-battle", muster.PlayOptions{Seed: 7})
//	page, err := project.Print("first-battle", muster.PrintOptions{Format: muster.HTML})
//
// Names of definitions are ids, or paths with slashes. A definition of the project hides the library's definition with
// the same id. The same files, options and seed give the same bytes, on any number of processors. The package writes no
// files, and does not use the clock, the network or the environment.
//
// # Errors
//
// Check reports mistakes in definitions as findings. Every other method needs definitions without errors: otherwise it
// returns an *InvalidError with the findings. A RequestError means that the call itself is wrong, such as an unknown
// id, and says what to do instead. If its context ends, a method returns the finished part of the result where that is
// useful, or else the error of the context. Any other error is one of the file system, or a defect of Muster.
//
// # Stability
//
// This package follows semantic versioning, as docs/reference/compatibility.md describes: its exported API is stable
// until the next major version. Diagnostic is an alias of diag.Diagnostic in schema/diag, RequestError of report.Wrong,
// Answer of report.Answer: these types are part of this package, and stable. Everything else in other packages of the
// module is unstable.
package muster
