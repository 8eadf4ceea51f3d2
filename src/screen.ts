import type { ReactNode } from 'react';

/** Opens another path without leaving the page, so that the session in memory survives. */
export type Open = (path: string) => void;

/** The export `screen` of a chunk: loads what it needs and returns the content, if any. */
export type Screen = (open: Open) => Promise<ReactNode>;
