// Package events is what happens while the camps deploy, one Event after the other, with its words and the rules that
// it rests on. What a Specialist, a council or a turn marker does is a Detail of an Event. Start at Event.
package events
