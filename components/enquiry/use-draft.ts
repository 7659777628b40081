import { useEffect, type RefObject } from 'react';
import { readDraft, saveDraft } from './draft';
import { fillEmptyFields, valuesOf } from './fields';

/** Restores a half-written enquiry into the empty fields of its form. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, readDraft());
    // What was typed before the form hydrated has not been saved yet.
    saveDraft(valuesOf(form.current));
  }, [form]);
}
