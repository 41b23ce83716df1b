// Package moments is the page on which something is looked at moment by moment: a picture, buttons and keys that go
// through it, what is told, and panels beside it. It needs nothing but itself: no network, and its one script is known
// by its sum. Without a script it is the picture as it was at first and everything that is told. It knows no game:
// whoever brings the picture brings the script that changes it, which calls `walk` (walk.js). Start with Page.
package moments
