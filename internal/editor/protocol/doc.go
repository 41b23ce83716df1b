// Package protocol defines the parts of the Language Server Protocol 3.17 that Muster uses. It holds only the messages
// as Go values. Lines and characters count from 0, characters in UTF-16 code units. Omitted fields are neither read nor
// sent by the server.
package protocol
