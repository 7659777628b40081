import type { Problem } from './content-error';

/** A problem without its file, which the caller knows. */
export type LineProblem = Omit<Problem, 'file'>;

/** How to write words that YAML would take for something else. It works wherever the words are. */
export const foldedRemedy =
  'Write >- in place of the words, and put all of them on the next line, with four more spaces at its start than this line has.';

/** The start of a line: spaces, the hyphen of an entry, and its key with the colon. */
const lineStart = /^ *(?:- +)*(?:[\w-]+:(?= |$) *)?/;

export function describeQuote(line: number): LineProblem {
  const problem = 'the words begin with a quotation mark that does not close at their end';
  return { line, problem, remedy: foldedRemedy };
}

export function describeMark(line: number, mark: string): LineProblem {
  const problem = `the words begin with ${mark}, which means something else here`;
  return { line, problem, remedy: foldedRemedy };
}

/**
 * Explains why the YAML parser stops at a line, from what is written there and around it.
 *
 * @param lines the lines of the file
 * @param line the number of the line, from 1
 */
export function explainLine(lines: string[], line: number): LineProblem {
  const text = lines[line - 1] ?? '';
  const above = lines.slice(0, line - 1).findLast((each) => each.trim() !== '') ?? '';
  const words = text.replace(lineStart, '');
  const at = (problem: string, remedy: string) => ({ line, problem, remedy });

  if (text.startsWith('---')) return at('the line --- ends the file for the computer', 'Remove the line.');
  if (/^(<{7}|={7}|>{7})/.test(text)) {
    return at('two versions of the file are mixed here', 'Keep the lines of one, and remove these marks.');
  }
  if (/[:-] +[>|][-+]?$/.test(above) && indentation(text) <= indentation(above)) {
    return at(
      'the words have too few spaces at the start of the line',
      'Put two more there than the name above has.',
    );
  }
  if (/^"[^"]*\\/.test(words)) return at('there is a backslash in the words', foldedRemedy);
  if (/^["']/.test(words)) return describeQuote(line);
  if (/^[@`%*&!|>?[\]{},]/.test(words)) return describeMark(line, words.charAt(0));
  if (/^ *- +[[{]|: +[[{]/.test(above)) {
    return describeMark(lines.indexOf(above) + 1, above.replace(lineStart, '').charAt(0));
  }
  if (/^ *-[^ ]/.test(text)) return at('there is no space after the hyphen', 'Put one space after it.');
  return (
    explainKey(lines, line, words) ?? {
      line,
      problem: 'the line does not fit the lines around it',
      remedy:
        'Compare it with the entries around it: the spaces at its start, the hyphen, the colon and quotation marks matter.',
    }
  );
}

function explainKey(lines: string[], line: number, words: string): LineProblem | undefined {
  const text = lines[line - 1] ?? '';
  const next = lines[line] ?? '';
  const [, hyphen, key, rest] = /^ *(- +)?([\w-]+)(.*)$/.exec(text) ?? [];
  if (key === undefined || rest === undefined) return undefined;
  const at = (problem: string, remedy: string) => ({ line, problem, remedy });

  if (!/^:( |$)/.test(rest)) {
    if (rest.startsWith(':')) {
      return at(`there is no space after "${key}:"`, 'Put one space after the colon.');
    }
    const sibling = hyphen && lines.slice(0, line - 1).findLast((each) => /^ *- /.test(each));
    if (sibling && indentation(sibling) !== indentation(text)) {
      return at(
        'the hyphen is not under the hyphen above',
        'Put the same number of spaces in front of both.',
      );
    }
    return at(`there is no colon after "${key}"`, `Write "${key}:" and one space, then the words.`);
  }
  if (/: |:$/.test(words)) return at('there is a colon in the words', foldedRemedy);
  if (words.startsWith('- '))
    return at('a list begins on the line of its name', 'Begin it on the next line.');
  if (indentation(next) > indentation(text)) return describeIndentation(line + 1);
  return undefined;
}

export function describeIndentation(line: number): LineProblem {
  return {
    line,
    problem: 'the line has too many spaces at its start',
    remedy: 'Give it as many as the other lines of its entry have.',
  };
}

function indentation(text: string) {
  return text.search(/[^ ]|$/);
}
