package cache

import (
	"crypto/sha256"
	"encoding/json"

	"muster/report"
	"muster/validate/incremental"
)

// played stands for what games have shown, where packs go by the folders of projects.
const played = "played"

// evidenceKey is what the evidence of a definition is kept under: nothing but what it is made of.
func evidenceKey(id, content string) incremental.Key {
	return sha256.Sum256([]byte("evidence 2\n" + id + "\n" + content))
}

// Evidence is what games of an earlier run have shown of just this content.
func (c *Cache) Evidence(id, content string) (x report.Evidence, ok bool) {
	if c == nil {
		return x, false
	}
	text, ok := c.Pack(played).Get(evidenceKey(id, content))
	if !ok || json.Unmarshal(text, &x) != nil || x.ID != id || x.Content != content {
		return report.Evidence{}, false
	}
	return x, true
}

// KeepEvidence keeps what games have shown.
func (c *Cache) KeepEvidence(list []report.Evidence) {
	for _, x := range list {
		if text, err := json.Marshal(x); err == nil && c != nil {
			c.Pack(played).Put(evidenceKey(x.ID, x.Content), text)
		}
	}
}
