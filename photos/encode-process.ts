import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { encodePhoto, type Encoding } from './encode-photo';

/* Encodes the photos that content-photos.ts writes to standard input, one for each processor at a time. */

async function encodeNext(queue: Iterable<Encoding>) {
  for (const encoding of queue) {
    await encodePhoto(encoding);
    console.log(`Encoded ${encoding.source}`);
  }
}

void text(process.stdin).then((encodings) => {
  // Each takes the next photo from the same iterator.
  const queue: Iterable<Encoding> = JSON.parse(encodings).values();
  return Promise.all(Array.from({ length: availableParallelism() }, () => encodeNext(queue)));
});
