// Package kernel writes the pages of the kernel's games: adventures, battle maps, reference cards. A sheet has two
// pages
// without its story: the map with the deployment, and the set-up and victory conditions. Start with Adventure and Map.
package kernel
