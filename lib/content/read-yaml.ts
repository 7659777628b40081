import { readFileSync } from 'node:fs';
import { isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from './content-error';

const quote = 'Put quotation marks around the whole text.';

/**
 * Reads and parses a YAML file of the content.
 *
 * @returns the document, a function that returns the line of an offset in it, and what is wrong with its YAML
 * @throws Error when the file cannot be read
 */
export function readYaml(file: string) {
  // Byte order marks, which some editors write: YAML knows only one, and not before a list.
  const source = readFileSync(file, 'utf8').replaceAll('\uFEFF', '');
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const problems: Problem[] = [];
  const report = (offset: number | undefined, problem: string, remedy: string) =>
    problems.push({ file, line: lineAt(offset), problem, remedy });

  // What is not UTF-8 is read as U+FFFD.
  const unreadable = source.indexOf('\uFFFD');
  if (unreadable >= 0) {
    report(unreadable, 'a character cannot be read', 'Write it again, and save the file as UTF-8.');
    return { document, lineAt, problems };
  }

  // What YAML leaves out of texts without an error.
  visit(document, {
    Node(_key, node) {
      if (!isNode(node) || !node.range) return;
      const [start, end] = node.range;
      if (isAlias(node) || node.anchor || node.tag) {
        report(start, 'the text begins with &, * or !, which has a meaning of its own in YAML', quote);
      }
      const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
      const comment = isText && /^[ \t]+(#.*)/.exec(source.slice(end))?.[1];
      if (comment) {
        const remedy = `${quote} If it is a comment, give it a line of its own.`;
        report(end, `"${comment.trim()}" would be left out: # after a space begins a comment`, remedy);
      }
    },
  });

  // The parser's first error causes most of the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error && problems.length === 0) {
    const remedy =
      'Compare the line with those around it: the spaces at its start, the hyphen, the colon and the space after each name. A name may appear only once. Put quotation marks around a text that contains a colon or begins with a sign.';
    report(error.pos[0], `this is not YAML (${error.message})`, remedy);
  }
  return { document, lineAt, problems };
}
