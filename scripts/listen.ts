import type { Express } from 'express';

/**
 * Starts a server on a port of this machine.
 *
 * @returns once it listens
 * @throws Error with the remedy when the port is busy or may not be used
 */
export function listen(app: Express, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    app.listen(port, (error?: NodeJS.ErrnoException) => {
      if (!error) return resolve();
      const reason = error.code === 'EADDRINUSE' ? 'is busy' : `cannot be used (${error.message})`;
      reject(
        new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: ${variable}=${port + 1}`),
      );
    });
  });
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
