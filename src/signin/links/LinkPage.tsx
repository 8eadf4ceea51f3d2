import { use, useState } from 'react';
import type { Me } from '../../access/me.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { Invitation } from './Invitation.tsx';
import type { LinkProblem, LinkPurpose, OneTimeLink } from './oneTimeLink.ts';
import { Reset } from './Reset.tsx';
import { SpentLink } from './SpentLink.tsx';

interface LinkProps {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly link: Promise<OneTimeLink | LinkProblem>;
  readonly onAccepted: (me: Me) => void;
}

/** The page of a one-time link, valid or not. */
export function LinkPage({ purpose, token, link: loading, onAccepted }: LinkProps) {
  const link = use(loading);
  const [problem, setProblem] = useState(typeof link === 'string' ? link : undefined);
  if (problem !== undefined || typeof link === 'string')
    return <SpentLink purpose={purpose} problem={problem ?? 'invalid'} />;
  const page = { token, link, onProblem: setProblem };
  if (purpose === 'invitation') return <Invitation {...page} onAccepted={onAccepted} />;
  return purpose === 'reset' ? <Reset {...page} /> : <ConfirmEmail {...page} />;
}
