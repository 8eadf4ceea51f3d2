import { useId } from 'react';
import { useOpenWords } from '../../i18n/openWords.ts';

interface NameFieldProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (name: string) => void;
}

/** Who answers for the client. */
export function NameField({ value, isMissing, onChange }: NameFieldProps) {
  const t = useOpenWords();
  const [fieldId, errorId] = [useId(), useId()];
  return (
    <div className="public-name">
      <label htmlFor={fieldId}>{t('public.quote.name')}</label>
      <input
        id={fieldId}
        type="text"
        autoComplete="name"
        maxLength={200}
        required
        value={value}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? errorId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isMissing && (
        <p id={errorId} className="public-failure" role="alert">
          {t('public.quote.nameMissing')}
        </p>
      )}
    </div>
  );
}
