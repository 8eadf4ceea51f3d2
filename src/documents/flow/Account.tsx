import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/language.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formulaText } from '../../../domain/taxes/formulaText.ts';
import { accountOf, amountOf, type Entry, type FigureName, type Scope } from './account.ts';

const minus = { '+': '+', '-': '−' } as const;

const nameIn = ({ lines }: Scope, position: number, tribute: number): string =>
  lines.find(({ index }) => index + 1 === position)?.names[tribute] ?? '';

interface AccountProps {
  readonly figure: FigureName;
  readonly scope: Scope;
}

/** The computation of a figure: each part with its label, and the result. */
export function Account({ figure, scope }: AccountProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (value: string) => formatDecimal(value, language);
  const entries = accountOf(figure, scope);

  const wordsOf = (entry: Entry): { label: string; note?: string; amount: string } => {
    if (entry.type === 'part') {
      return { label: translate(`figures.${entry.part}`), amount: entry.amount };
    }
    const position = translate('documents.flow.line', { position: entry.line });
    const { how } = entry;
    const note =
      how.kind === 'sum'
        ? how.addends.map(({ sign, amount }, at) => `${at > 0 ? ` ${minus[sign]} ` : ''}${shown(amount)}`).join('')
        : formulaText(how, { language, nameOf: (index) => nameIn(scope, entry.line, index) });
    return { label: entry.type === 'tribute' ? entry.name : position, note, amount: how.result };
  };

  return (
    <table className="account">
      <tbody>
        {entries.map((entry, at) => {
          const { label, note, amount } = wordsOf(entry);
          const sign = entry.type === 'part' && entry.sign === '-' ? '−' : at > 0 ? '+' : '';
          return (
            <tr key={`${entry.type} ${at}`}>
              <td>{sign}</td>
              <th scope="row">
                {label}
                {note && <span className="account-note">{note}</span>}
                {entry.type === 'tribute' && scope.of === 'document' && scope.lines.length > 1 && (
                  <span className="account-note">{translate('documents.flow.line', { position: entry.line })}</span>
                )}
              </th>
              <td className="figures">{shown(amount)}</td>
            </tr>
          );
        })}
        <tr className="account-result">
          <td>=</td>
          <th scope="row">{translate(`figures.${figure}`)}</th>
          <td className="figures">{shown(amountOf(figure, scope))}</td>
        </tr>
      </tbody>
    </table>
  );
}
