import { isAlias, isNode, isScalar, visit, type Document, type LineCounter } from 'yaml';
import {
  describeIndentation,
  describeMark,
  describeQuote,
  explainLine,
  foldedRemedy,
  type LineProblem,
} from './explain-line';

/** A parsed file: its text, and the line of an offset in it. */
type Source = { text: string; document: Document; lineAt: (offset: number) => number };

/**
 * Finds what is wrong with the YAML of a file, and what YAML would silently drop from its texts.
 *
 * @param text the text of the file
 * @param document the same text, parsed
 * @param counter the line counter that was passed to the parser
 * @returns the problems in the words of the person who edits the file, at most one for each line
 */
export function findYamlProblems(text: string, document: Document, counter: LineCounter): LineProblem[] {
  const source = { text, document, lineAt: (offset: number) => counter.linePos(offset).line };
  const problems = [...findUnreadable(text), ...findErrors(source)];
  return problems.filter(({ line }, index) => index === problems.findIndex((other) => other.line === line));
}

/** Finds the first character that is not UTF-8: the decoder has replaced it. */
function findUnreadable(text: string): LineProblem[] {
  const index = text.indexOf('\uFFFD');
  if (index < 0) return [];
  return [
    {
      line: text.slice(0, index).split('\n').length,
      problem: 'a character cannot be read',
      remedy: 'Write it again, and save the file as UTF-8: editors ask for the encoding at "Save as".',
    },
  ];
}

function findErrors(source: Source): LineProblem[] {
  const { text, document, lineAt } = source;
  const { errors } = document;
  if (errors.length === 0) return findLostText(source);

  // A Tab or an unclosed quotation mark confuses the parser so much that its other errors are wrong.
  const lines = text.split(/\r?\n/);
  const tab = lines.findIndex((each) => /^ *\t/.test(each));
  if (tab >= 0) {
    const remedy = 'Replace every Tab in the file with spaces, as many as the lines around it begin with.';
    return [{ line: tab + 1, problem: 'the line begins with a Tab', remedy }];
  }
  const quote = findOpenQuote(source);
  if (quote !== undefined) return [describeQuote(lineAt(quote))];

  const lost = findLostText(source);
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  // The first error causes most of the later ones. Where it follows a note inside a text, the note has caused it.
  const first = errors.find((error) => !duplicates.includes(error));
  const isConsequence = first && lost.some(({ line }) => line === lineAt(first.pos[0]) - 1);
  return [
    ...lost,
    ...duplicates.map(({ pos: [start] }) => ({
      line: lineAt(start),
      problem: `${/^[^:\s]*/.exec(text.slice(start))?.[0]} appears twice`,
      remedy: 'Remove one of the two lines. If a new entry begins here, put a hyphen in front of it.',
    })),
    ...(first && !isConsequence ? [explainLine(lines, lineAt(first.pos[0]))] : []),
  ];
}

/** Finds a quotation mark that is not closed where its author intended, so that its text swallows other keys. */
function findOpenQuote({ text, document }: Source): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || !type?.startsWith('QUOTE')) return undefined;
      const quoted = text.slice(range[0], range[1]);
      const isClosed = quoted.length > 1 && quoted.endsWith(quoted.charAt(0));
      if (isClosed && !/\n *(?:- |[\w-]+:\s)/.test(quoted)) return undefined;
      found = range[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** Finds words that YAML takes for something else: notes after a text, tags, anchors, references and joined entries. */
function findLostText({ text, document, lineAt }: Source): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(document, {
    Node(_key, node) {
      if (!isNode(node) || !node.range) return;
      const [start, end] = node.range;
      const mark = isAlias(node) ? '*' : node.tag ? '!' : node.anchor ? '&' : undefined;
      if (mark) problems.push(describeMark(lineAt(start), mark));
      if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return;

      const joined = /\n *- /.exec(text.slice(start, end));
      if (joined) problems.push(describeIndentation(lineAt(start + joined.index + 1)));
      const note = /^[ \t]+(#.*)/.exec(text.slice(end))?.[1];
      if (note) {
        problems.push({
          line: lineAt(end),
          problem: `"${note.trim()}" would be left out: a # after a space begins a note`,
          remedy: `${foldedRemedy} If it is a note, give it a line of its own.`,
        });
      }
    },
  });
  const warnings = document.warnings.map(({ pos }) => explainLine(text.split(/\r?\n/), lineAt(pos[0])));
  return [...problems, ...warnings];
}
