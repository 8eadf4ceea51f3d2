import { landingOf } from '../../access/areas.ts';
import { loadOpenWords } from '../../i18n/openWords.ts';
import type { Screen } from '../../screen.ts';
import { FirstAdmin } from './FirstAdmin.tsx';
import { findLink } from './link.ts';

/** The page of the one-time link; whoever is made there goes on to the administration. */
export const firstAdminScreen: Screen = async (open) => {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const link = findLink(token);
  await loadOpenWords();
  return <FirstAdmin token={token} link={link} onCreated={(me) => open(landingOf(me, null))} />;
};
