import { readPublicPath } from '../../domain/documents/publicPath.ts';
import { firstSupported, languageOfCountry, type Language } from '../../domain/languages.ts';
import { chosenIn, showLanguage } from '../i18n/language.ts';
import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { askFor, type Answer } from './answer/answer.ts';
import { PublicView } from './PublicView.tsx';

/** The client's view of a document, without an account. */
export const screen: Screen = async () => {
  const address = readPublicPath(location.pathname);
  const chosen = chosenIn(document.cookie);
  const spoken = chosen ?? firstSupported(navigator.languages);
  if (spoken) showLanguage(spoken);
  const [answer] = await Promise.all([askFor(address), spoken && loadOpenWords()]);
  const open = chosen ?? writtenIn(answer, spoken);
  if (open !== spoken) {
    showLanguage(open);
    await loadOpenWords();
  }
  return <PublicView answer={answer} address={address} />;
};

/**
 * Returns the page's language without the reader's choice: the company's fixed one, else the browser's, else the
 * buyer's country's.
 */
function writtenIn(answer: Answer, spoken: Language | undefined): Language {
  if (answer.kind === 'foundClient') return answer.page.language ?? spoken ?? 'en';
  const document = 'document' in answer ? answer.document : undefined;
  const country = document?.service_buyer.location?.country?.identifier;
  return document?.language ?? spoken ?? languageOfCountry(country ?? undefined);
}
