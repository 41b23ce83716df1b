// Package medieval writes the pages of Commands & Colors: Medieval: adventures, battle maps, reference cards. A sheet
// has two pages without its story: the map with the deployment, and the set-up and victory conditions. Start with
// Adventure and Map.
package medieval
