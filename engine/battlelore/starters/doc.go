// Package starters is the texts that a new definition of BattleLore begins with: complete, valid and commented, for
// each kind and board, and copies of definitions under a new id and name. Start with Text.
package starters
