// Package laying is a board of tiles as it grows: where a tile may be laid next, in which orders what lies can have
// been laid, where home-realm markers and home realms find room, and how even that is. It knows geometry and the rules
// of laying alone, no row; it is made to be tried out, a tile laid and lifted again, many million times. Start with
// New.
package laying
