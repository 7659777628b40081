import { encodePhotos } from '../build/encode-photos';
import { runCommand } from '../lib/run-command';

// Encodes the photos alone, so that gallery-builds.ts can time this part of a build.
runCommand(encodePhotos);
