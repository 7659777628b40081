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
import { warnAboutOtherNumbers, warnAboutUnknownKeys } from './warnings';
import { visitTexts } from './visit-texts';

const contentSchema = z.object(schemas);

/** Where the content refers to a photo, with the place in the editor, and how the photo is shown there. */
export type PhotoReference = { photo: string; layout: Layout; place: string } & Pick<
  Problem,
  'file' | 'line'
>;

/**
 * Reads and validates the YAML files of a content directory.
 *
 * @param directory the directory of `business.yaml` and the other files, relative to the root of the project
 * @returns `files`, the values, or undefined if there are `problems`; `warnings`, which do not stop a build;
 * `photoReferences`, even with problems, so that missing photos are reported together with them; `sample`, of
 * valid content: what is left of the sample; `locate`, which finds the file, the line and the place of a path
 */
export function readContent(directory: string) {
  const sources = Object.keys(schemas).map((name) => ({ name, ...readYaml(`${directory}/${name}.yaml`) }));
  const problems: Problem[] = sources.flatMap((source) => source.problems);

  // Invalid YAML has no values: its problems are already reported.
  const values = Object.fromEntries(
    sources.filter((source) => source.problems.length === 0).map(({ name, values }) => [name, values]),
  );
  const locate = (path: PropertyKey[]) => {
    const [name, ...keys] = path;
    const source = sources.find((source) => source.name === name);
    const line = source?.lineAt(findOffset(source.document, keys)) ?? 1;
    const place = editorPlace(path, values).join(', ');
    return { file: `${directory}/${String(name)}.yaml`, line, place };
  };
  const reportTo =
    (list: Problem[]): ReportProblem =>
    (path, problem, remedy) => {
      const { place, ...location } = locate(path);
      list.push({ ...location, problem: `${place} ${problem}`, remedy });
    };
  const warnings: Problem[] = [];
  warnAboutUnknownKeys(values, reportTo(warnings));
  const { data, error } = contentSchema.safeParse(values, { error: describeIssue });
  for (const { path, message } of error?.issues ?? []) {
    if (Object.hasOwn(values, String(path[0]))) reportTo(problems)(path, message, remedyFor(path));
  }
  const photoReferences = findPhotos(values).map(({ path, ...reference }): PhotoReference => {
    return { ...reference, ...locate(path) };
  });
  const sample: Problem[] = [];
  if (data) {
    warnAboutOtherNumbers(data, reportTo(warnings));
    // What the host sets instead of the content.
    const { siteUrl, formEndpoint } = environment;
    const set = { ...(siteUrl && { url: '' }), ...(formEndpoint && { formEndpoint: '' }) };
    const business = { ...Object(values.business), ...set };
    // Without testimonials, there is no page for them.
    const pages = data.testimonials.length > 0 ? data.pages : { ...data.pages, testimonials: undefined };
    reportSample({ ...values, business, pages }, reportTo(sample));
  }
  const files = problems.length > 0 ? undefined : data;
  return { files, photoReferences, problems, warnings, sample, locate };
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

/** The description of the field at a path; for a group, its keys. */
function remedyFor(path: PropertyKey[]): string {
  const field = findField(path);
  return field instanceof z.ZodObject
    ? `Write these keys: ${Object.keys(field.shape).join(', ')}.`
    : `Write: ${readMetadata(field).description}.`;
}

/** The offset of the value at a path or, if it is missing, of the nearest one around it. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  if (isNode(node)) return node.range?.[0];
  return path.length > 0 ? findOffset(document, path.slice(0, -1)) : undefined;
}
