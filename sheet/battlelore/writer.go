package battlelore

import "muster/sheet"

// writer writes the pages of BattleLore: any page's writer, with the sections that this game's pages have.
type writer struct{ sheet.Writer }
