import type { ReactNode } from 'react';

/** Opens another path without leaving the page, so that the session in memory survives. */
export type Open = (path: string) => void;

/** What a chunk of the console exports as `screen`: makes ready what it needs, then answers what to show, if anything. */
export type Screen = (open: Open) => Promise<ReactNode>;
