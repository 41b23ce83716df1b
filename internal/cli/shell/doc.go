// Package shell is what all commands share: the streams, files and exit statuses of one run of the program, and the
// definitions that the words of a command line mean, found in the projects of their paths and in the library, and
// judged before anything is made of them. It knows no command.
package shell
