import { isNode, type Document } from 'yaml';
import { z } from 'zod';
import { environment } from '../environment';
import type { Problem, ReportProblem } from './content-error';
import { describeIssue } from './describe-issue';
import type { Layout } from '../photos/photo-checks';
import { editorPlace, findField, readMetadata } from './fields';
import { readYaml } from './read-yaml';
import { reportSample } from './sample';
import { schemas } from './schemas';
import {
  warnAboutCopiedWords,
  warnAboutLegalGaps,
  warnAboutListedAreas,
  warnAboutMarkup,
  warnAboutOtherNumbers,
  warnAboutPassingDates,
  warnAboutSearchResults,
  warnAboutGarbledSigns,
} from './warnings';
import { visitTexts } from './visit-texts';
import { isSameHost } from './web-address';

const contentSchema = z.object(schemas);

/** Where the content refers to a photo, and how the photo is shown there. */
export type PhotoReference = { photo: string; layout: Layout } & Pick<Problem, 'file' | 'line' | 'place'>;

/**
 * Reads and validates the YAML files of a content directory.
 *
 * @param directory the directory of `business.yaml` and the other files, relative to the root of the project
 * @returns `files`, the values, or undefined if there are `problems`; `warnings`, which do not stop a build;
 * `photoReferences`, even with problems, so that missing photos are reported together with them; `sample`, of
 * valid content: `blockers`, which must not be published, and `claims`, for the owner to check
 */
export function readContent(directory: string) {
  const sources = Object.keys(schemas).map((name) => ({ name, ...readYaml(`${directory}/${name}.yaml`) }));
  const problems: Problem[] = sources.flatMap((source) =>
    source.problems.map((problem) => ({ ...problem, place: editorPlace([source.name], {}) })),
  );

  // Invalid YAML has no values: its problems are already reported.
  const values = Object.fromEntries(
    sources.filter((source) => source.problems.length === 0).map(({ name, values }) => [name, values]),
  );
  const locate = (path: PropertyKey[]) => {
    const [name, ...keys] = path;
    const source = sources.find((source) => source.name === name);
    const line = source?.lineAt(findOffset(source.document, keys)) ?? 1;
    const field = findField(path);
    const isShown = field && readMetadata(field).widget !== 'hidden';
    const place = isShown ? editorPlace(path, values) : undefined;
    return { file: `${directory}/${String(name)}.yaml`, line, place };
  };
  const reportTo =
    (list: Problem[]): ReportProblem =>
    (path, problem, remedy) => {
      const location = locate(path);
      const inEditor = location.place && `${location.place.join(', ')} ${problem}`;
      list.push({ ...location, problem: `${formatPath(path)} ${problem}`, remedy, inEditor });
    };
  const warnings: Problem[] = [];
  for (const path of removeUnknownKeys(values)) {
    reportTo(warnings)(path, 'is not a recognised key', remedyForUnknown(path));
  }
  const { data, error } = contentSchema.safeParse(values, { error: describeIssue });
  for (const { path, message } of error?.issues ?? []) {
    if (Object.hasOwn(values, String(path[0]))) reportTo(problems)(path, message, remedyFor(path));
  }
  const photoReferences = findPhotos(values).map(({ path, ...reference }): PhotoReference => {
    return { ...reference, ...locate(path) };
  });
  const sample = { blockers: [] as Problem[], claims: [] as Problem[] };
  if (data) {
    warnAboutSearchResults(data.pages, reportTo(warnings));
    warnAboutMarkup(values, reportTo(warnings));
    warnAboutGarbledSigns(values, reportTo(warnings));
    warnAboutOtherNumbers(data, reportTo(warnings));
    warnAboutPassingDates(data, reportTo(warnings));
    warnAboutCopiedWords(data, reportTo(warnings));
    warnAboutListedAreas(data, reportTo(warnings));
    warnAboutLegalGaps(data, reportTo(warnings));
    // What the host sets instead of the content.
    const { siteUrl, formEndpoint } = environment;
    if (!formEndpoint && isSameHost(data.business.formEndpoint, siteUrl ?? data.business.url)) {
      const path = ['business', 'formEndpoint'];
      reportTo(problems)(path, 'is on this website, which receives nothing', remedyFor(path));
    }
    const set = { ...(siteUrl && { url: '' }), ...(formEndpoint && { formEndpoint: '' }) };
    const business = { ...Object(values.business), ...set };
    reportSample({ ...values, business }, reportTo(sample.blockers), reportTo(sample.claims));
  }
  return { files: problems.length > 0 ? undefined : data, photoReferences, problems, warnings, sample };
}

/** Removes keys without a field, which owners could not remove after an update. Returns their paths. */
function removeUnknownKeys(values: Record<string, unknown>): PropertyKey[][] {
  return (contentSchema.safeParse(values).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const group = issue.path.reduce<unknown>((value, key) => Object(value)[key], values);
    for (const key of issue.keys) Reflect.deleteProperty(Object(group), key);
    return issue.keys.map((key) => [...issue.path, key]);
  });
}

/** Finds the photos in the content by their fields. Those with an unusable name are left out. */
function findPhotos(values: Record<string, unknown>) {
  const found: { photo: string; layout: Layout; path: PropertyKey[] }[] = [];
  visitTexts(values, [], (text, path) => {
    const field = findField(path);
    if (readMetadata(field).widget !== 'image' || !z.safeParse(field ?? z.never(), text).success) return;
    const { layout = 'column' } = readMetadata(findField(path.slice(0, -1)));
    found.push({ photo: text, layout, path });
  });
  return found;
}

/** `entry 3, alt` for the path `['gallery', 2, 'alt']`. */
function formatPath([, ...path]: PropertyKey[]) {
  if (path.length === 0) return 'the file';
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

/** The description of the field at a path; for a group, its keys. */
function remedyFor(path: PropertyKey[]): string {
  const field = findField(path);
  return field instanceof z.ZodObject
    ? `Write these keys: ${keysOf(field)}.`
    : `Write: ${readMetadata(field).description}.`;
}

/** Describes who can remove an unknown key, and which keys are allowed. */
function remedyForUnknown(path: PropertyKey[]): string {
  const group = findField(path.slice(0, -1));
  return `The editor does not show it: ask a developer to take it out of ${String(path[0])}.yaml, or to correct its spelling. The keys allowed here are: ${keysOf(group)}.`;
}

const keysOf = (group?: z.core.$ZodType) =>
  group instanceof z.ZodObject ? Object.keys(group.shape).join(', ') : '';

/** The offset of the value at a path or, if it is missing, of the nearest one around it. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  if (isNode(node)) return node.range?.[0];
  return path.length > 0 ? findOffset(document, path.slice(0, -1)) : undefined;
}
