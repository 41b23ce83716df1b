// Package poster lays a battle map over several sheets of paper, to be cut and joined to a map that figures stand on.
// Start with Page; how a map is divided is said in divide.go.
package poster
