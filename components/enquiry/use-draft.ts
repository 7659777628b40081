import { useEffect, type RefObject } from 'react';
import { readDraft, saveDraft } from './draft';
import { fillEmptyFields, valuesOf } from './fields';

/** Brings a half-written enquiry back into its form. What the visitor has typed since stands before it. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, readDraft());
    // What was typed before the scripts ran has not been kept yet.
    saveDraft(valuesOf(form.current));
  }, [form]);
}
