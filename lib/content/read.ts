import { isNode, type Document } from 'yaml';
import { z } from 'zod';
import { environment } from '../environment';
import type { Problem, Report } from './content-error';
import { describeIssue } from './describe-issue';
import type { Layout } from '../photos/photo-layouts';
import { editorPlace, findField, readMetadata } from './fields';
import { readYaml } from './read-yaml';
import { findSample } from './sample';
import { schemas } from './schemas';
import {
  findLegalGaps,
  findMarkup,
  findOtherNumbers,
  findPassingDates,
  findSearchProblems,
} from './warnings';
import { visitTexts } from './visit-texts';
import { isSameHost } from './web-address';

const contentSchema = z.object(schemas);

/** The values of all files. */
export type ContentFiles = z.infer<typeof contentSchema>;

/** Where the content refers to a photo, and how the photo is shown there. */
export type PhotoReference = { photo: string; layout: Layout } & Pick<Problem, 'file' | 'line' | 'place'>;

/**
 * Reads and validates the YAML files of a content directory.
 *
 * @param directory the directory that contains `business.yaml` and the other files, relative to the root of the project
 * @returns `files`, the values of all files, or undefined when any has a problem; `problems`; `warnings`, what does
 * not stop a build; `photoReferences`, also of content with problems, so that missing photos are reported together with them; of content
 * without problems, what it has of the sample: `marks`, which must not be published, and `promises`, which the owner must check
 */
export function readContent(directory: string) {
  const sources = Object.keys(schemas).map((name) => ({ name, ...readYaml(`${directory}/${name}.yaml`) }));
  const problems: Problem[] = sources.flatMap((source) =>
    source.problems.map((problem) => ({ ...problem, place: editorPlace([source.name], {}) })),
  );

  // An empty file is an empty list. A file that is not valid YAML has no value: its problems are reported already.
  const values = Object.fromEntries(
    sources
      .filter((source) => source.problems.length === 0)
      .map(({ name, document }): [string, unknown] => [name, document.toJS() ?? []]),
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
    (list: Problem[]): Report =>
    (path, problem, remedy) => {
      const location = locate(path);
      const inEditor = location.place && `${location.place.join(', ')} ${problem}`;
      list.push({ ...location, problem: `${formatPath(path)} ${problem}`, remedy, inEditor });
    };
  const { data, error } = contentSchema.safeParse(values, { error: describeIssue, reportInput: true });
  for (const issue of error?.issues ?? []) {
    const { code, path, message } = issue;
    if (!Object.hasOwn(values, String(path[0]))) continue;
    const paths = code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const path of paths) reportTo(problems)(path, message, remedyFor(path));
  }
  const photoReferences = findPhotos(values).map(({ path, ...reference }): PhotoReference => {
    return { ...reference, ...locate(path) };
  });
  const warnings: Problem[] = [];
  const sample = { marks: [] as Problem[], promises: [] as Problem[] };
  if (data) {
    findSearchProblems(data.pages, reportTo(warnings));
    findMarkup(values, reportTo(warnings));
    findOtherNumbers(data, reportTo(warnings));
    findPassingDates(data, reportTo(warnings));
    findLegalGaps(data, reportTo(warnings));
    // What the host sets instead of the content.
    const { siteUrl, formEndpoint } = environment;
    if (!formEndpoint && isSameHost(data.business.formEndpoint, siteUrl ?? data.business.url)) {
      const path = ['business', 'formEndpoint'];
      reportTo(problems)(path, 'is on this website, which receives nothing', remedyFor(path));
    }
    const set = { ...(siteUrl && { url: '' }), ...(formEndpoint && { formEndpoint: '' }) };
    const business = { ...Object(values.business), ...set };
    findSample({ ...values, business }, reportTo(sample.marks), reportTo(sample.promises));
  }
  return { files: problems.length > 0 ? undefined : data, photoReferences, problems, warnings, sample };
}

/** Finds the photos in the values of the files, by the fields that the editor has for photos. Those with an unusable name are left out. */
function findPhotos(values: Record<string, unknown>) {
  const found: { photo: string; layout: Layout; path: PropertyKey[] }[] = [];
  visitTexts(values, [], (text, path) => {
    const field = findField(path);
    if (readMetadata(field).widget !== 'image' || !z.safeParse(field ?? z.never(), text).success) return;
    const [file, page] = path;
    found.push({ photo: text, layout: file === 'pages' && page === 'home' ? 'hero' : 'column', path });
  });
  return found;
}

/** `entry 3, alt` for the path `['gallery', 2, 'alt']`. */
function formatPath([, ...path]: PropertyKey[]) {
  if (path.length === 0) return 'the file';
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

/** The description of the field at a path and its place in the editor; for an unknown key, the allowed keys. */
function remedyFor(path: PropertyKey[]): string {
  const field = findField(path);
  const schema = field ?? findField(path.slice(0, -1));
  if (schema instanceof z.ZodObject) {
    const keys = Object.keys(schema.shape).join(', ');
    return field
      ? `Write these keys: ${keys}.`
      : `Correct the spelling in ${String(path[0])}.yaml, or remove it: the editor does not show it. The keys allowed here are: ${keys}.`;
  }
  return `Write: ${readMetadata(field).description}.`;
}

/** The offset of the value at a path or, if it is missing, of the nearest one around it. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  if (isNode(node)) return node.range?.[0];
  return path.length > 0 ? findOffset(document, path.slice(0, -1)) : undefined;
}
