import type { LinkProblem, OneTimeLink } from './oneTimeLink.ts';

/** What the page of a link that works is given. */
export interface LinkPageProps {
  readonly token: string;
  readonly link: OneTimeLink;
  /** The link was used or expired meanwhile. */
  readonly onProblem: (problem: LinkProblem) => void;
}
