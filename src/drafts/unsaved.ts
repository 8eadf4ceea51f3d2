/** The forms of the page that hold what was typed and not saved. */
const forms = new Set<symbol>();

/** Counts a form as one with something to lose, until the answered function is called. */
export function countUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether somebody would lose what they typed. */
export const hasUnsaved = (): boolean => forms.size > 0;
