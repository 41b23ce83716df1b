// Package cliutil provides the common parts of all commands: the streams, files and exit statuses of one run of the
// program. It also finds the definitions named on a command line, in projects and in the library, and checks them
// before use. It knows no command.
package cliutil
