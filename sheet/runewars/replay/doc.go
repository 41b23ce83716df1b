// Package replay is the page on which a game of Runewars is looked at, moment by moment: the drawn realm with all that
// lies on it, what is told, what each seat has, and how runes and areas went. sheet/moments makes it a page. Start with
// Page.
package replay
