import sharp, { type Sharp } from 'sharp';
import { errorMessage } from '@/lib/error-message';
import { isHeic, type Advice } from '@/lib/photos/photo-checks';

// The cache keeps files open, and Windows removes and replaces no open file.
sharp.cache(false);

/**
 * Opens a photo upright and on white, because formats without transparency would show black there. Tolerates
 * the minor defects of camera files, but not a truncated file.
 */
export function openPhoto(source: Buffer): Sharp {
  return sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
}

/** Why a file cannot be read as a photo, and how to fix it. */
export function describeUnreadable(data: Buffer, error: unknown): Advice {
  if (data.length === 0) return { problem: 'is empty', remedy: 'Copy it from the camera again.' };
  if (data.toString('latin1', 0, 27) === 'version https://git-lfs.git') {
    return { problem: 'is a pointer of Git LFS, not the photo', remedy: 'Run `git lfs pull`.' };
  }
  if (isHeic(data.toString('latin1', 0, 12))) {
    return {
      problem: 'is a HEIC photo, which cannot be read here',
      remedy:
        'Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.',
    };
  }
  return {
    problem: `cannot be read as an image (${errorMessage(error)})`,
    remedy: 'Save it again as JPEG, PNG or WebP, or copy it from the camera again.',
  };
}
