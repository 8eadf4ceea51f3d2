import { useEffect, useId, useState, type FormEvent } from 'react';
import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { http } from '../answer/answer.ts';
import type { PublicDeclared } from '../records/publicDeclared.ts';
import { NameField } from './NameField.tsx';

interface AnswerFormProps {
  readonly document: PublicDeclared;
  readonly hash: string;
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly onAccept: (name: string, options: readonly number[]) => void;
  readonly onDecline: () => void;
}

/** The options of a quote to choose from, the total with them, and who accepts. */
export function AnswerForm({ document, hash, pending, failure, onAccept, onDecline }: AnswerFormProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const totalId = useId();
  const { lines, currency } = document;
  const offered = lines.flatMap((line, at) => (!('row' in line) && line.is_optional ? [{ line, at }] : []));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const total = useTotal(hash, chosen, document.total);

  const hasName = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!hasName);
    if (hasName && !pending) onAccept(name.trim(), chosen);
  };
  const choose = (at: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, at].toSorted((a, b) => a - b) : chosen.filter((one) => one !== at));
  return (
    <form className="public-quote-form" onSubmit={submit} noValidate>
      {offered.length > 0 && (
        <fieldset>
          <legend>{t('public.quote.optional')}</legend>
          {offered.map(({ line, at }) => (
            <label key={at} className="public-option">
              <input
                type="checkbox"
                checked={chosen.includes(at)}
                onChange={({ target }) => choose(at, target.checked)}
              />
              <span>{nameIn(line.item, language) ?? line.item.description}</span>
              <span className="figures">{formatMoney(line.total, currency, language)}</span>
            </label>
          ))}
          <p className="public-option-total" role="status" aria-labelledby={totalId}>
            <span id={totalId}>{t('public.quote.total')}</span>
            <strong className="figures">{total === undefined ? '…' : formatMoney(total, currency, language)}</strong>
          </p>
        </fieldset>
      )}
      <NameField value={name} isMissing={isMissing && !hasName} onChange={setName} />
      <div className="public-answers">
        <button className="open-button open-button--primary" type="submit" disabled={pending}>
          {t('public.quote.accept')}
        </button>
        <button className="open-button" type="button" disabled={pending} onClick={onDecline}>
          {t('public.quote.decline')}
        </button>
      </div>
      {failure && (
        <p className="public-failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

/** Returns the total with the chosen options, as the server counts it; undefined until it is known. */
function useTotal(hash: string, chosen: readonly number[], without: string): string | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly total: string }>();
  const of = chosen.join(',');
  useEffect(() => {
    if (of === '') return undefined;
    let isCurrent = true;
    const count = async () => {
      const answer = await publicCalls(http).quoteTotal(hash, of.split(',').map(Number));
      if (isCurrent) setKnown({ of, total: String(Object(answer).total) });
    };
    count().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [hash, of]);
  if (of === '') return without;
  return known?.of === of ? known.total : undefined;
}
