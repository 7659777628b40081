import { isAlias, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from './content-error';

const quote = 'Put quotation marks around the whole text.';

/**
 * Parses a YAML file of the content.
 *
 * @param text the contents of the file
 * @param file its name, for the problems
 * @returns `document`; `values`, its values without empty ones, or undefined if there are `problems`;
 * `lineAt`, which returns the line of an offset in it
 */
export function parseYaml(text: string, file: string) {
  // Some editors write byte order marks. YAML allows only one, and none before a list.
  const source = text.replaceAll('\uFEFF', '');
  const lines = new LineCounter();
  // Every value is the text that is written: a phone number keeps its zero.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const problems: Problem[] = [];
  const report = (offset: number, problem: string, remedy: string) =>
    problems.push({ file, line: lineAt(offset), problem, remedy });

  if (source.includes('\0')) {
    report(0, 'the file is not saved as UTF-8', 'Save it once more, with the encoding UTF-8.');
    return { document, values: undefined, lineAt, problems };
  }

  // Merge conflicts are valid YAML in folded text.
  const conflict = /^[ \t]*<{7} /m.exec(source);
  if (conflict) {
    const remedy =
      'Of what is between <<<<<<< and >>>>>>>, keep the right version, above or below =======. Delete the other and these three lines.';
    report(conflict.index, 'a merge has left two versions of this part (<<<<<<<)', remedy);
    return { document, values: undefined, lineAt, problems };
  }

  // Finds what YAML leaves out of text without an error.
  visit(document, {
    Node(_key, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      if (isAlias(node) || node.anchor || node.tag) {
        report(start, 'the text begins with &, * or !, which has a special meaning in YAML', quote);
      }
      if (!isScalar(node) || node.type !== 'PLAIN') return;
      const comment = /^[ \t]*(#.*)/.exec(source.slice(end))?.[1]?.trim();
      if (!comment) return;
      // `colour: #43263a` and `name: #31 Railings` are no comments, which have a space after the #.
      if (node.value === '' && /^#[^\s#][^#]*$/.test(comment)) {
        node.value = comment;
        node.comment = undefined;
      } else if (node.value !== '' || /^#\S/.test(comment)) {
        const remedy = `${quote} If it is a comment, put it on a line of its own.`;
        report(end, `"${comment}" would be left out: # after a space begins a comment`, remedy);
      }
    },
  });

  // The parser's first error causes most of the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error && problems.length === 0) {
    const remedy =
      'Compare the line with those around it: the spaces at its start, the hyphen, and the colon and the space after each key. A key may appear only once. Put quotation marks around text that contains a colon and a space or begins with punctuation.';
    report(error.pos[0], `this is not valid YAML (${error.message})`, remedy);
  }
  const reviver = (_key: unknown, value: unknown) => (value === '' ? undefined : value);
  // An empty file is an empty list.
  const values: unknown = problems.length > 0 ? undefined : (document.toJS({ reviver }) ?? []);
  return { document, values, lineAt, problems };
}
