import { useEffect, useRef, useState } from 'react';
import { statementPdf, type StatementPeriod } from '../../../../dataProvider/calls/public.ts';
import { isDate } from '../../../../domain/dates/date.ts';
import { statementAnchor } from '../../../../domain/payments/statement/clientStatement.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useOpenWords } from '../../../i18n/openWords.ts';
import { StatementRows } from './StatementRows.tsx';
import { useStatement } from './useStatement.ts';
import './statement.css';

/** The statement of account of a client: its period and currency, its rows and its PDF. Open by a link that names it. */
export function ClientStatement({ hash }: { readonly hash: string }) {
  const t = useOpenWords();
  const isLinked = location.hash === `#${statementAnchor}`;
  const [isShown, setShown] = useState(isLinked);
  const [period, setPeriod] = useState<StatementPeriod>(isLinked ? linkedPeriod : {});
  const { statement, isLoading, refusal } = useStatement(hash, period, isShown);
  const card = useRef<HTMLElement>(null);
  const isFirst = isLinked && statement !== undefined;
  useEffect(() => {
    if (isFirst) card.current?.scrollIntoView();
  }, [isFirst]);
  return (
    <section
      ref={card}
      id={statementAnchor}
      className="public-card client-statement"
      aria-labelledby="statement-title"
      aria-busy={isShown && isLoading}
    >
      <div className="public-tools">
        <h2 id="statement-title">{t('statement.title')}</h2>
      </div>
      {!isShown && (
        <button className="open-button public-more" type="button" onClick={() => setShown(true)}>
          {t('public.client.statement.show')}
        </button>
      )}
      {isShown && statement && (
        <PeriodTools
          hash={hash}
          shown={{ from: statement.from, to: statement.to, currency: statement.currency }}
          currencies={statement.currencies}
          onChange={(change) => setPeriod({ ...period, ...change })}
        />
      )}
      {refusal !== undefined && (
        <p className="open-alert" role="alert">
          {refusal || t('public.client.statement.failed')}
        </p>
      )}
      {isShown && statement && <StatementRows statement={statement} />}
    </section>
  );
}

/** The period that the address of the page names. */
function linkedPeriod(): StatementPeriod {
  const query = new URLSearchParams(location.search);
  const named = ['from', 'to', 'currency'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(named);
}

interface PeriodToolsProps {
  readonly hash: string;
  readonly shown: Required<StatementPeriod>;
  readonly currencies: readonly string[];
  readonly onChange: (change: StatementPeriod) => void;
}

function PeriodTools({ hash, shown, currencies, onChange }: PeriodToolsProps) {
  const t = useOpenWords();
  const language = useLanguage();
  return (
    <div className="client-period">
      {(['from', 'to'] as const).map((name) => (
        <label key={`${name} ${shown[name]}`}>
          <span>{t(`statement.${name}`)}</span>
          <input
            type="date"
            defaultValue={shown[name]}
            onBlur={({ target: { value } }) => isDate(value) && value !== shown[name] && onChange({ [name]: value })}
          />
        </label>
      ))}
      {currencies.length > 1 && (
        <label>
          <span>{t('statement.currency')}</span>
          <select
            className="open-select"
            value={shown.currency}
            onChange={({ target: { value } }) => onChange({ currency: value })}
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      )}
      <a className="open-button" href={statementPdf(hash, shown, language)} download>
        {t('statement.download')}
      </a>
    </div>
  );
}
