// Package events defines the events of a deployment, with their words and rules. The effects of a Specialist, a
// council or a turn marker are Details of an Event. Start at Event.
package events
