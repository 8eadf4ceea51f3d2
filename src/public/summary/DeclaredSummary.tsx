import type { PublicAddress } from '../../../domain/documents/publicPath.ts';
import type { PublicFacts } from '../../../domain/documents/publicFacts.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicDeclared } from '../records/publicDeclared.ts';
import { Fact, Summary } from './Summary.tsx';
import { useTotalLabel } from './useTotalLabel.ts';

interface DeclaredSummaryProps {
  readonly document: PublicDeclared;
  readonly title: string;
  readonly address: PublicAddress | undefined;
}

/** The main facts of a document for its client, as its resource declares them. */
export function DeclaredSummary({ document, title, address }: DeclaredSummaryProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const label = useTotalLabel(document);
  const { facts, answer, currency, total, company_number: reference } = document;
  const { fields, values } = facts.words[language];
  return (
    <Summary
      document={document}
      title={title}
      address={address}
      status={statusOf(document, language)}
      amount={{ label, text: formatMoney(total, currency, language) }}
    >
      {facts.shown
        .filter(({ path }) => answer[path] !== undefined && answer[path] !== null)
        .map(({ path, kind }) => (
          <Fact key={path} isWide={kind !== 'date'} label={fields[path] ?? path}>
            {values[path]?.[String(answer[path])] ?? shownValue(kind, textOf(answer[path]), { currency, language })}
          </Fact>
        ))}
      {reference && (
        <Fact isWide label={t('document.facts.company_number')}>
          {reference}
        </Fact>
      )}
    </Summary>
  );
}

/** A document that it refers to is named by its number. */
const textOf = (value: unknown): string =>
  isObject(value) ? String(value['full_number'] ?? value['number'] ?? '') : String(value);

function statusOf({ facts: { status, tones, words }, answer }: PublicDeclared, language: Language) {
  const value = status === undefined ? undefined : answer[status];
  if (typeof value !== 'string') return undefined;
  return { tone: tones[value] ?? 'draft', word: words[language].statuses[value] ?? value };
}

/** Returns a value as text. Kinds without a rule here are texts. */
function shownValue(
  kind: PublicFacts['shown'][number]['kind'],
  value: string,
  { currency, language }: { readonly currency: string; readonly language: Language },
): string {
  if (kind === 'date') return formatDate(value, language);
  if (kind === 'money') return formatMoney(value, currency, language);
  return kind === 'integer' || kind === 'decimal' ? formatDecimal(value, language) : value;
}
