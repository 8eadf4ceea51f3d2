import { firstSpoken, languageOfCountry } from '../../domain/languages.ts';
import { chosenIn, speak } from '../i18n/language.ts';
import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { readAddress } from './address.ts';
import { askFor, type Answer } from './publicInvoice.ts';
import { PublicView } from './PublicView.tsx';

/** What whoever received an invoice sees of it, without an account. */
export const screen: Screen = async () => {
  const address = readAddress(location.pathname);
  const spoken = chosenIn(document.cookie) ?? firstSpoken(navigator.languages);
  if (spoken) speak(spoken);
  const asked = askFor(address);
  if (!spoken) speak(languageOfCountry(countryIn(await asked)));
  const [answer] = await Promise.all([asked, loadOpenWords()]);
  return <PublicView answer={answer} hash={address?.hash ?? ''} />;
};

/** The buyer's country: where the browser speaks none of our languages, its reader is most likely there. */
function countryIn(answer: Answer): string | undefined {
  const document = 'invoice' in answer ? answer.invoice : 'contract' in answer ? answer.contract : undefined;
  return document?.service_buyer.location?.country?.identifier ?? undefined;
}
