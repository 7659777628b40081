/** What is in the fields of a form, by their names. */
export type Values = Record<string, string>;

function fieldsOf(form: HTMLFormElement) {
  return Array.from(form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
}

/** What is in the fields, letter for letter; FormData would put another character in the place of a broken one. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Puts values into the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsOf(form)) field.value ||= values[field.name] ?? '';
}
