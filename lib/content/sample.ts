import { cleanValue } from './clean-text';
import type { ReportProblem } from './content-error';
import { visitTexts } from './visit-texts';

/** Whether a photo is one of the sample. Owners add theirs to the parent folder. */
export const isSamplePhoto = (file: string) => file.startsWith('./photos/sample/');

/**
 * What the sample has, and no owner by accident: "(sample)" after the names of customers, its business and
 * its owner, addresses for examples, and a number that Ofcom reserves for fiction.
 */
const mark = /\(sample\)$|\bBrush & Wherry\b|\bSam Sample\b|(?<![\w-])example\.com\b|\b01632 ?960 ?\d{3}/;

/**
 * Reports what is left of the sample, and each list once.
 *
 * @param content the values of the files by their names
 */
export function reportSample(content: Record<string, unknown>, report: ReportProblem): void {
  const reported = new Set<string>();
  visitTexts(content, [], (text, path) => {
    const value = cleanValue(text);
    const found = isSamplePhoto(value) ? value : mark.exec(value)?.[0];
    const entry = path.findIndex((key) => typeof key === 'number');
    const place = entry < 0 ? path : path.slice(0, entry);
    if (!found || reported.has(place.join())) return;
    reported.add(place.join());
    report(place, `has "${found}", from the sample`, 'Replace it with your own, or remove it.');
  });
}
