import type { Server } from 'node:http';
import express, { type Express } from 'express';

/**
 * Starts a server on a port of this machine.
 *
 * @param variable the environment variable that chooses the port, for the error
 * @returns the server, once it listens
 * @throws Error with the remedy when the port is busy or may not be used
 */
export function listen(app: Express, port: number, variable: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, (error?: NodeJS.ErrnoException) => {
      if (!error) return resolve(server);
      const reason = error.code === 'EADDRINUSE' ? 'is busy' : `cannot be used (${error.message})`;
      reject(
        new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: ${variable}=${port + 1}`),
      );
    });
  });
}

/**
 * Tells before long work whether a port can be used after it.
 *
 * @throws Error as `listen` does
 */
export async function checkPort(port: number, variable: string): Promise<void> {
  const server = await listen(express(), port, variable);
  await new Promise((resolve) => server.close(resolve));
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = await listen(express(), 0, 'PORT');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('This machine has no free port.');
  return address.port;
}

/**
 * Reads a port from the environment.
 *
 * @throws Error when the variable is set to something that is no port
 */
export function portFrom(variable: string, otherwise: number): number {
  const value = process.env[variable];
  if (!value) return otherwise;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable} is "${value}". Write a number from 1 to 65535.`);
  }
  return port;
}
