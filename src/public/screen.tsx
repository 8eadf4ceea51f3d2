import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { readAddress } from './address.ts';
import { askFor } from './publicInvoice.ts';
import { PublicView } from './PublicView.tsx';

/** What whoever received an invoice sees of it, without an account. */
export const screen: Screen = async () => {
  const address = readAddress(location.pathname);
  const [answer] = await Promise.all([askFor(address), loadOpenWords()]);
  return <PublicView answer={answer} hash={address?.hash ?? ''} />;
};
