// Package layouts answers for every way in which a set of tiles of Runewars can be laid: how many boards there are, on
// how many of them home-realm markers and home realms find room, and which one is the fairest. It counts them where
// there are few enough, each board once, and else estimates from boards laid by chance. Start with Ask.
package layouts
