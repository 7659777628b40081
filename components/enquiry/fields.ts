/** The values of a form's fields, by name. */
export type Values = Record<string, string>;

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export function fieldsOf(form: HTMLFormElement): FieldElement[] {
  return Array.from(form.querySelectorAll<FieldElement>('input, textarea'));
}

/** The values of a form's fields. Unlike `FormData` it keeps lone surrogates as they are. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Puts values into the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsOf(form)) field.value ||= values[field.name] ?? '';
}

/** Puts values into the fields, in place of what they have. */
export function fillFields(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsOf(form)) field.value = values[field.name] ?? field.value;
}
