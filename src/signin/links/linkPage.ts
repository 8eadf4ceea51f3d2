import type { LinkProblem, OneTimeLink } from './oneTimeLink.ts';

/** Props of a valid link's page. */
export interface LinkPageProps {
  readonly token: string;
  readonly link: OneTimeLink;
  /** Called when the link was used or expired meanwhile. */
  readonly onProblem: (problem: LinkProblem) => void;
}
