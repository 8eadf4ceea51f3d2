/** For how many days an import can be undone. */
export const undoDays = 30;

/** Returns whether an import that ended then can still be undone. */
export const isUndoable = (finishedAt: Date, now: Date): boolean =>
  now.getTime() <= finishedAt.getTime() + undoDays * 86_400_000;
