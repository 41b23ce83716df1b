// Package players decides for AI players of Call to Arms. Careful plays sensibly and always the same. Obstructor
// exists to play witnesses of a full baseline. Random choices are those of deploy itself.
package players
