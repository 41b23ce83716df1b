// Package protocol is what Muster uses of the Language Server Protocol, version 3.17: the messages as Go values, and
// nothing else. Lines and characters count from 0, characters in UTF-16 code units. What is left out of a message here
// the server neither asks for nor says.
package protocol
