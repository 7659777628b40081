import { open } from 'node:fs/promises';

/** The last write of each file, so that two never overlap. */
const writes = new Map<string, Promise<void>>();

/**
 * Adds a line to a file, after those that are still being added. The line is on the disk when this resolves, so that
 * not even a power cut takes it. What a crash or a full disk has left of a line before stays on a line of its own.
 *
 * @throws Error when the file cannot be written
 */
export function appendLine(file: string, line: string): Promise<void> {
  const before = writes.get(file) ?? Promise.resolve();
  const write = before.then(() => append(file, line));
  writes.set(
    file,
    write.catch(() => {}),
  );
  return write;
}

async function append(file: string, line: string) {
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    const { buffer: end } = await handle.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) });
    const isTorn = size > 0 && end.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
