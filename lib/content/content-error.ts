/** One problem in the content: where it is, what is wrong and how to fix it. */
export type Problem = {
  /** The path of the file, relative to the root of the project. */
  file: string;
  line: number;
  problem: string;
  remedy: string;
  /** Its place in the editor: `['Business', 'Phone number']`. */
  place?: string[];
  /** The problem, with names as in the editor: `Business, Phone number has too many digits`. */
  inEditor?: string;
};

/** Reports something about the value at a path: what is wrong with it and how to fix it. */
export type ReportProblem = (path: PropertyKey[], problem: string, remedy: string) => void;

/** Describes how to fix a problem, and where it is in the editor. */
export const describeRemedy = ({ remedy, place }: Problem) =>
  place ? `${remedy} (in the editor: ${place.join(', ')})` : remedy;

/** Describes a problem to somebody who is using the editor. */
export const describeInEditor = ({ problem, remedy, place, inEditor }: Problem) =>
  `${inEditor ?? [...(place ?? []), problem].join(', ')}. ${remedy}`;

/** Lists problems by file and line, each with its remedy on a line of its own. */
export function listProblems(problems: Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((problem) => `${problem.file}:${problem.line}: ${problem.problem}\n    ${describeRemedy(problem)}`)
    .join('\n\n');
}

/** Thrown when the content has problems. Its message lists all of them. */
export class ContentError extends Error {
  override name = 'ContentError';
  // Private, because Node prints the public properties of an error.
  readonly #problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    super(`The content has ${count}:\n\n${listProblems(problems)}\n`);
    this.#problems = problems;
    // Next prints the stack of an error, which would not show where in the content the mistake is.
    this.stack = this.message;
  }

  get problems() {
    return this.#problems;
  }
}
