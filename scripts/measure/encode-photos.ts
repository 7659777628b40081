import { encodePhotos } from '../build/encode-photos';
import { runCommand } from '../lib/run-command';

// The part of a build that grows with the gallery, timed by itself (scale.ts).
runCommand(encodePhotos);
