import { isMap, isNode, isScalar, type Document } from 'yaml';
import { z } from 'zod';
import type { Problem } from './content-error';
import { describeSchema, editorPlace } from './field-schema';
import { findPhotoReferences, type PhotoReference } from './photo-references';
import { readYaml } from './read-yaml';
import { schemas } from './schema';
import { findSearchProblems } from './search-results';

const contentSchema = z.object(schemas);

/** The values of all files. */
export type ContentFiles = z.infer<typeof contentSchema>;

type ReadResult = {
  /** The values of all files, or undefined when any file has a mistake. */
  files: ContentFiles | undefined;
  /** Also when the content has mistakes, so that missing photos are reported together with them. */
  photoReferences: PhotoReference[];
  problems: Problem[];
  /** What does not stop a build. */
  warnings: Problem[];
};

/**
 * Reads and validates the YAML files of a content folder.
 *
 * @param directory the folder that contains `business.yaml` and the other files, relative to the root of the project
 * @returns the values, the photos they refer to, and the mistakes and warnings of all files; it never throws
 */
export function readContent(directory: string): ReadResult {
  const sources = Object.keys(schemas).map((name) => ({ name, ...parseFile(`${directory}/${name}.yaml`) }));
  const problems = sources.flatMap((source) => source.problems);
  const place = ([name, ...at]: PropertyKey[]) => ({
    file: `${directory}/${String(name)}.yaml`,
    line: sources.find((source) => source.name === name)?.lineOf(at) ?? 1,
  });

  const values = Object.fromEntries(sources.map(({ name, value }) => [name, value]));
  const photoReferences = findPhotoReferences(values, place);
  const { data, error } = contentSchema.safeParse(values, { error: describeIssue, reportInput: true });
  for (const issue of error?.issues ?? []) {
    // Of a file that cannot be parsed, the problem has been reported.
    if (values[String(issue.path[0])] === undefined) continue;
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const at of paths) {
      problems.push({
        ...place(at),
        problem: `${nameOf(at.slice(1))} ${issue.message}`,
        remedy: remedyFor(at),
      });
    }
  }
  if (!data) return { files: undefined, photoReferences, problems, warnings: [] };

  const warnings = findSearchProblems(data.pages, (at) => place(['pages', ...at]));
  return { files: data, photoReferences, problems, warnings };
}

/** Parses a file. With a problem it has no value. */
function parseFile(file: string) {
  let yaml: ReturnType<typeof readYaml>;
  try {
    yaml = readYaml(file);
  } catch {
    const remedy = 'Restore the file: the site needs it.';
    const problems: Problem[] = [{ file, line: 1, problem: 'the file cannot be read', remedy }];
    return { problems, lineOf: () => 1 };
  }

  const { document, lineAt, problems } = yaml;
  const lineOf = (at: PropertyKey[]) => lineAt(offsetOf(document, at));
  if (problems.length > 0) return { problems, lineOf };
  // An empty file is an empty list.
  const value: unknown = document.toJS() ?? [];
  return { problems, lineOf, value };
}

/** Messages for zod's own checks. The schemas contain those for our checks. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'is not a key that belongs here';
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null) return 'is empty';
  if (issue.code === 'invalid_value') return 'has a value that is not allowed';
  if (issue.expected === 'int') return 'is not a whole number';
  if (issue.expected === 'string' && typeof issue.input === 'number') {
    return 'is read as a number: put quotation marks around it';
  }
  const expected: Record<string, string> = {
    string: 'text',
    number: 'a number',
    object: 'a group of keys',
    array: 'a list',
  };
  return `is not ${expected[issue.expected] ?? issue.expected}`;
};

/** `entry 3, alt` for the path `[2, 'alt']`. */
function nameOf(at: PropertyKey[]) {
  if (at.length === 0) return 'the file';
  return at.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

/** The description and example of the field at a path, and its place in the editor; for an unknown key, the allowed keys. */
function remedyFor(at: PropertyKey[]): string {
  let field = describeSchema(contentSchema);
  for (const key of at) {
    const { items, properties = {} } = field;
    const next = typeof key === 'number' ? items : properties[String(key)];
    if (!next) {
      return `Correct its spelling or remove it. The keys allowed here are: ${Object.keys(properties).join(', ')}.`;
    }
    field = next;
  }
  if (field.properties) return `Write these keys: ${Object.keys(field.properties).join(', ')}.`;
  const { description = 'another value', examples } = field;
  const example = examples ? `, for example: ${String(examples[0])}` : '';
  return `Write: ${description}${example} (in the editor: ${editorPlace(at)})`;
}

/** The offset of the key or entry at a path or, if it is missing, of the nearest value around it. */
function offsetOf(document: Document.Parsed, at: PropertyKey[]): number | undefined {
  const around = at.slice(0, -1);
  const parent: unknown = document.getIn(around, true);
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === at.at(-1));
  const node: unknown = pair ? pair.key : document.getIn(at, true);
  if (isNode(node)) return node.range?.[0];
  return at.length > 0 ? offsetOf(document, around) : undefined;
}
