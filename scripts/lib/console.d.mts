/** Builds the console into `dist/`, unless what is there was built from the same sources. Ends the process if it cannot. */
export function ensureConsole(): void;
