/** Noon of a day in São Paulo. */
export const noonOf = (date: string): Date => new Date(`${date}T15:00:00Z`);

/** When the clocks of `useClockedServer` start. */
export const clockStart = noonOf('2027-01-04');
