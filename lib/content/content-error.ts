/** One problem in the content: where it is, what is wrong and how to fix it. */
export type Problem = {
  /** The path of the file, relative to the root of the project. */
  file: string;
  line: number;
  /** With names as in the editor: `Business, Phone number has too many digits`. */
  problem: string;
  remedy: string;
};

/** Reports something about the value at a path: what is wrong with it and how to fix it. */
export type ReportProblem = (path: PropertyKey[], problem: string, remedy: string) => void;

/** Lists problems by file and line, each with its remedy on a line of its own. */
export function listProblems(problems: Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((problem) => `${problem.file}:${problem.line}: ${problem.problem}\n    ${problem.remedy}`)
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
