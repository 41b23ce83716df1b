// Package server runs the NATS server that sweeps are played through, inside of the program: without a port for one
// machine (InProcess), or for others to connect to (Listen); and it connects to servers that others run (Dial).
package server
