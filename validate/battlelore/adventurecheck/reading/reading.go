// Package reading holds the checks on how an adventure plays and reads: how even and how large its armies are, and its
// prose.
package reading

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		balance(),
		scale(),
		emptyProse(),
		longProse(),
		prosePlaceholder(),
		proseHex(),
		proseContradiction(),
	}
}
