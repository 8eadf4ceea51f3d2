import { useRef, useState } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { isLanguage, languageCodes, languages, type Language } from '../../domain/languages.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { PublicPages } from './PublicPages.tsx';
import type { DocumentUrl } from './documentUrl.ts';

/** On narrower screens A4 pages are unreadable and large, so they load on request. */
const roomForPages = '(min-width: 1024px)';

interface DocumentPanelProps {
  readonly urlOf: DocumentUrl;
  /** Whether the document tells more than it did at its issue. */
  readonly isChanged?: boolean;
}

/** The document in a selectable language, and its PDF, also as issued if that is another. */
export function DocumentPanel({ urlOf, isChanged = false }: DocumentPanelProps) {
  const t = useOpenWords();
  const reading = useLanguage();
  const [isShown, setShown] = useState(() => matchMedia(roomForPages).matches);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Language>();
  const locale = chosen ?? reading;
  const page = urlOf(locale, 'page');
  /** The button disappears, so focus moves to its section. */
  const showPages = () => {
    setShown(true);
    heading.current?.focus();
  };
  return (
    <section className="public-document" aria-labelledby="document-title">
      <div className="public-tools">
        <h2 id="document-title" ref={heading} tabIndex={-1}>
          {t('public.document')}
        </h2>
        <select
          className="open-select"
          aria-label={t('public.documentLanguage')}
          value={locale}
          onChange={({ target }) => setChosen(isLanguage(target.value) ? target.value : undefined)}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={languages[code].tag}>
              {languages[code].name}
            </option>
          ))}
        </select>
        {isChanged && (
          <a className="open-button" href={urlOf(locale, 'pdf', 'issued')} download>
            {t('public.asIssued')}
          </a>
        )}
        <a className="open-button open-button--primary" href={urlOf(locale, 'pdf')} download>
          {t('public.download')}
        </a>
      </div>
      {isShown ? (
        <PublicPages key={page} url={page} title={t('public.frameTitle')} />
      ) : (
        <button className="open-button" type="button" onClick={showPages}>
          {t('public.showPages')}
        </button>
      )}
    </section>
  );
}
