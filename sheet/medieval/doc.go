// Package medieval writes the pages of Commands & Colors: Medieval: adventures, battle maps, reference cards. A sheet
// stands on two pages without its story: the map with who stands where, and how the battle is set up and won. Start
// with Adventure and Map.
package medieval
