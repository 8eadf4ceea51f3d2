import { firstSpoken, languageOfCountry, type Language } from '../../domain/languages.ts';
import { chosenIn, speak } from '../i18n/language.ts';
import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { readAddress } from './address.ts';
import { askFor, type Answer } from './publicInvoice.ts';
import { PublicView } from './PublicView.tsx';

/** What whoever received an invoice sees of it, without an account. */
export const screen: Screen = async () => {
  const address = readAddress(location.pathname);
  const chosen = chosenIn(document.cookie);
  const spoken = chosen ?? firstSpoken(navigator.languages);
  if (spoken) speak(spoken);
  const [answer] = await Promise.all([askFor(address), spoken && loadOpenWords()]);
  const open = chosen ?? writtenIn(answer, spoken);
  if (open !== spoken) {
    speak(open);
    await loadOpenWords();
  }
  return <PublicView answer={answer} hash={address?.hash ?? ''} />;
};

/**
 * The language that nobody chose here: the one the company writes to all its clients in, else one of the browser's, else
 * that of the buyer's country, where its reader most likely is.
 */
function writtenIn(answer: Answer, spoken: Language | undefined): Language {
  const document = 'invoice' in answer ? answer.invoice : 'contract' in answer ? answer.contract : undefined;
  const country = document?.service_buyer.location?.country?.identifier;
  return document?.language ?? spoken ?? languageOfCountry(country ?? undefined);
}
