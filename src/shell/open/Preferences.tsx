import { useLanguage } from '../../i18n/language.ts';
import { isLanguage, languageCodes, languages, type Language } from '../../../domain/languages.ts';
import { switchOpenLanguage, useOpenWords } from '../../i18n/openWords.ts';
import { toggleTheme, useMode } from '../theme/mode.ts';
import './open.css';

/** Language and theme on pages without a session; a tenant may restrict the languages. */
export function Preferences({ offered = languageCodes }: { readonly offered?: readonly Language[] | undefined }) {
  const t = useOpenWords();
  const mode = useMode();
  const current = useLanguage();
  const toggleName = t(mode === 'dark' ? 'common.useLightTheme' : 'common.useDarkTheme');
  return (
    <div className="open-preferences">
      <select
        className="open-select"
        aria-label={t('common.language')}
        value={current}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void switchOpenLanguage(target.value);
        }}
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={languages[code].tag}>
            {languages[code].label}
          </option>
        ))}
      </select>
      <button className="open-button open-button--icon" type="button" aria-label={toggleName} onClick={toggleTheme}>
        <ModeIcon dark={mode === 'dark'} />
      </button>
    </div>
  );
}

/** A sun switches to light, a moon to dark. */
function ModeIcon({ dark }: { dark: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      {dark ? (
        <path
          strokeLinecap="round"
          d="M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z"
        />
      ) : (
        <path strokeLinejoin="round" d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      )}
    </svg>
  );
}
