// Package studio is the part of Muster Studio that needs no browser and no operating system: a Session is one tab of
// the page. It answers the methods for files and drafts from a Store, and passes all other messages to an editor server
// of its own. The local server (internal/studio/web, with the files of internal/studio/disk) uses it; a web worker can
// use it with another Store.
package studio

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"
)

// Store holds the files of a project and the drafts of its user. It is safe for concurrent use: tabs share it. A URI is
// one of the editor server's. An error is a Conflict, a Refused, or the failure of a call.
type Store interface {
	// Project describes the project.
	Project() Project
	// Files lists the definitions of the project by name.
	Files() ([]Entry, error)
	// Read returns a file.
	Read(uri string) (*File, error)
	// Save writes a file completely or not at all, and returns its hash. was is the hash of the text that the user
	// started from, "" for a new file. If the file has another hash now, Save returns a Conflict and writes nothing. It
	// writes nothing either if the file already has this text.
	Save(uri, text, was string) (hash string, err error)
	// Rename gives a file another name. It returns a Conflict as Save does, and overwrites no file.
	Rename(uri, to, was string) error
	// Delete stores the text of a file as a deleted draft of this text, then removes the file. It returns a Conflict as
	// Save does.
	Delete(uri, was string) error
	// Draft stores an unsaved text. Each tab has one draft of a file; drafts of other tabs and deleted drafts stay.
	Draft(tab string, d Draft) error
	// Drafts lists the drafts of the project, the newest first.
	Drafts() ([]Draft, error)
	// DropDraft removes the drafts of a file with this hash from all tabs: the deleted ones, or the others.
	DropDraft(uri, hash string, deleted bool) error
	// Opened records that the user has opened a file.
	Opened(uri string) error
	// Recent lists the URIs of the files that the user has opened, the newest first.
	Recent() ([]string, error)
}

// MaxRecent is the number of opened files that a Store remembers.
const MaxRecent = 24

// Project describes the project of a Store.
type Project struct {
	URI    string `json:"uri"`    // of its folder
	Name   string `json:"name"`   // of its folder, without the path
	Marked bool   `json:"marked"` // it contains .muster.toml
}

// Entry is a definition of a project.
type Entry struct {
	URI  string `json:"uri"`
	Name string `json:"name"` // relative to the project, with slashes
	Size int    `json:"size"` // in bytes
	Hash string `json:"hash"` // "" for a file that is too large to read
}

// File is the content of a file.
type File struct {
	Text     string `json:"text"`
	Hash     string `json:"hash"`
	ReadOnly bool   `json:"readOnly"` // a copy of a shipped definition
}

// Draft is an unsaved text.
type Draft struct {
	URI   string    `json:"uri"`
	Text  string    `json:"text"`
	Hash  string    `json:"hash"`  // of Text
	Was   string    `json:"was"`   // the hash of the file that the user started from; "" for a new file
	Saved time.Time `json:"saved"` // when the draft was stored
	// Deleted reports that the user has deleted the file, or this draft of it.
	Deleted bool `json:"deleted,omitempty"`
}

// Conflict is the error of a Save whose file has changed meanwhile: its present content.
type Conflict struct {
	Text string `json:"text"`
	Hash string `json:"hash"` // "" if the file no longer exists
}

func (c *Conflict) Error() string {
	if c.Hash == "" {
		return "the file no longer exists"
	}
	return "the file has changed on disk"
}

// Refused is the error of a request that a Store does not allow, such as a file outside the project.
type Refused string

func (r Refused) Error() string { return string(r) }

// Refuse returns a Refused with a formatted message.
func Refuse(format string, args ...any) error { return Refused(fmt.Sprintf(format, args...)) }

// Hash returns the hash of a text as the methods for files write it: SHA-256 in hexadecimal digits.
func Hash(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}
