/** Calls a function for every text in a value of the content. */
export function visitTexts(
  value: unknown,
  path: PropertyKey[],
  visit: (text: string, path: PropertyKey[]) => void,
) {
  if (Array.isArray(value)) value.forEach((entry, index) => visitTexts(entry, [...path, index], visit));
  else if (typeof value === 'object' && value) {
    for (const [key, inner] of Object.entries(value)) visitTexts(inner, [...path, key], visit);
  } else if (typeof value === 'string') visit(value, path);
}
