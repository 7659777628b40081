/**
 * The class names of the wordmark for a name. They say how wide the longer of its two lines can get, so that the name
 * stays readable and in two lines beside the controls of the header (`wordmark` in globals.css).
 */
export function wordmarkSize(name: string): string {
  if (name.length <= 18) return '[--line:7.8]';
  return name.length <= 32 ? '[--line:11.5]' : '[--line:14.5]';
}
