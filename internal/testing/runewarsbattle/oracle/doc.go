// Package oracle holds a second referee of battles of Runewars, slow and naive, and written apart from the rules: units
// are single figures in a list, and the battle is told from its first step to its last. Its tests hold random battles
// of the engine against it, choice by choice. There is no code here for others to use.
package oracle
