// Package mapframe puts a title, a legend, a scale and a credit line around the picture of a map, for use outside of a
// page. Start with Map.
package mapframe
