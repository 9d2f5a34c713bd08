/** What was typed into a field, and what the field held before. */
export type Draft = { from: string; text: string };

const isTouched = (draft: Draft | undefined): draft is Draft => draft !== undefined && draft.text !== draft.from;

/** What the field shows: the saved text, also when somebody else changes it, until something else is typed. */
export const shownText = (draft: Draft | undefined, saved: string): string => (isTouched(draft) ? draft.text : saved);

export const typeText = (draft: Draft | undefined, saved: string, text: string): Draft => ({
  from: isTouched(draft) ? draft.from : saved,
  text,
});
