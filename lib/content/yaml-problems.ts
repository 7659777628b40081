import { isAlias, isNode, isScalar, visit, type Document, type LineCounter } from 'yaml';
import type { Problem } from './content-error';

/** How to write words that YAML would take for something else. It works wherever the words are. */
const foldedRemedy =
  'Write >- in place of the words, and put all of them on the next line, with four more spaces at its start than this line has.';

/**
 * Finds what is wrong with the YAML of a file, and what YAML would silently drop from its texts.
 *
 * @param text the text of the file
 * @param document the same text, parsed
 * @param counter the line counter that was passed to the parser
 * @returns the problems without their file, at most one for each line
 */
export function findYamlProblems(text: string, document: Document, counter: LineCounter) {
  const problems: Omit<Problem, 'file'>[] = [];
  const report = (offset: number, problem: string, remedy = foldedRemedy) => {
    const { line } = counter.linePos(offset);
    if (problems.every((other) => other.line !== line)) problems.push({ line, problem, remedy });
  };

  // The decoder has replaced what is not UTF-8.
  const unreadable = text.indexOf('\uFFFD');
  if (unreadable >= 0) {
    const remedy = 'Write it again, and save the file as UTF-8: editors ask for the encoding at "Save as".';
    report(unreadable, 'a character cannot be read', remedy);
  }
  const tab = text.search(/^ *\t/m);
  if (tab >= 0 && document.errors.length > 0) {
    const remedy = 'Replace every Tab in the file with spaces, as many as the lines around it begin with.';
    report(tab, 'the line begins with a Tab', remedy);
    return problems;
  }

  visit(document, {
    Node(_key, node) {
      if (!isNode(node) || !node.range) return;
      const [start, end] = node.range;
      const words = text.slice(start, end);
      const mark = isAlias(node) ? '*' : node.tag ? '!' : node.anchor ? '&' : undefined;
      if (mark) report(start, `the words begin with ${mark}, which means something else here`);
      if (!isScalar(node)) return;

      const isOpen = !/^(["'])[^]*\1$/.test(words) || /\n *(?:- |[\w-]+:\s)/.test(words);
      if (node.type?.startsWith('QUOTE') && isOpen) {
        report(start, 'the words begin with a quotation mark that does not close at their end');
      }
      if (node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      const joined = words.search(/\n *- /);
      if (joined >= 0) {
        const remedy = 'Give it as many as the other lines of its entry have.';
        report(start + joined + 1, 'the line has too many spaces at its start', remedy);
      }
      const note = /^[ \t]+(#.*)/.exec(text.slice(end))?.[1]?.trim();
      if (note) {
        const remedy = `${foldedRemedy} If it is a note, give it a line of its own.`;
        report(end, `"${note}" would be left out: a # after a space begins a note`, remedy);
      }
    },
  });

  for (const { pos } of document.errors.filter((error) => error.code === 'DUPLICATE_KEY')) {
    const key = /^[^:\s]*/.exec(text.slice(pos[0]))?.[0];
    const remedy = 'Remove one of the two lines. If a new entry begins here, put a hyphen in front of it.';
    report(pos[0], `${key} appears twice`, remedy);
  }
  // What is found above causes most other errors of the parser, and its first error most of the later ones.
  const [error] = [...document.errors, ...document.warnings];
  if (error && problems.length === 0) {
    const line = /^.*/m.exec(text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1))?.[0] ?? '';
    const name = /^[ -]*([\w-]+)(?![\w-]|:(?: |$))/.exec(line)?.[1];
    if (name && /^Implicit/.test(error.message)) {
      const remedy = `Write "${name}:" and one space, then the words. If the line continues the one above, give it more spaces.`;
      report(error.pos[0], `there is no colon after "${name}"`, remedy);
    } else {
      const remedy = `Compare it with the lines around it: the spaces at its start, the hyphen, the colon after the name. If the words begin with a mark or contain a colon: ${foldedRemedy}`;
      report(error.pos[0], `the line does not fit the lines around it (${error.message})`, remedy);
    }
  }
  return problems;
}
