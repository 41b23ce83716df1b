// Package players decides for players of Call to Arms where nobody else does: Careful as a sensible player would,
// always the same; Obstructor so that witnesses of a full baseline can be played. Random choices are those of deploy
// itself.
package players
