import { useTranslate } from 'react-admin';
import type { Home, HomeFigures } from '../../../../dataProvider/calls/home.ts';
import { figureLists } from '../../../../domain/company/home/lists.ts';
import { daysBetween } from '../../../../domain/dates/date.ts';
import { dayText, monthName } from '../../../../domain/dates/dayText.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { compare } from './comparison.ts';
import type { Figure, FigurePart } from './FigureCard.tsx';
import { figuresIn, ownCurrency } from './ownCurrency.ts';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

const names = ['due', 'overdue', 'received', 'expected'] as const;
type Name = (typeof names)[number];

/** What the amounts of each figure are compared with: the name of the texts. */
const since = { due: 'monthAgo', overdue: 'monthAgo', received: 'until', expected: 'days' } as const;

/**
 * Returns the four figures of a company: the amounts of its own currency, each with its counts over all currencies, and
 * the amounts of the others.
 */
export function useHomeFigures(home: Home): readonly Figure[] {
  const translate = useTranslate();
  const language = useLanguage();
  const listPath = useListPath();
  const partsOf = useParts(home);
  const own = ownCurrency(home);
  const ours = figuresIn(home, own);
  const others = home.figures.filter(({ currency }) => currency !== own);
  const listOf = (name: Name, of: HomeFigures) => {
    // Two lists add up what is expected.
    if (name === 'expected' || of[name].count === 0) return undefined;
    return listPath(name === 'received' ? 'transactions' : 'invoices', figureLists(of.currency, home)[name]);
  };
  const noteOf = (name: Name): string | undefined => {
    const found = compare(ours[name].before, ours[name].amount, own, language);
    const date = dayText(home.month_before.to, language);
    return found && translate(`home.compared.${since[name]}.${found.is}`, { ...found, date });
  };
  const isLate = (name: Name, { overdue }: HomeFigures) => name === 'overdue' && overdue.count > 0;
  return names.map((name) => ({
    name,
    label: translate(`home.${name}`, { month: monthName(home.month.from, language) }),
    amount: formatMoney(ours[name].amount, own, language),
    to: listOf(name, ours),
    parts: partsOf(name),
    note: noteOf(name),
    isUrgent: isLate(name, ours),
    isUrgentCount: home.figures.some((each) => isLate(name, each)),
    others: others.map((each) => ({
      currency: each.currency,
      amount: formatDecimal(each[name].amount, language),
      money: formatMoney(each[name].amount, each.currency, language),
      to: listOf(name, each),
      isUrgent: isLate(name, each),
    })),
  }));
}

/** Returns what a figure counts, over all currencies, with the lists. */
function useParts(home: Home): (name: Name) => readonly FigurePart[] {
  const translate = useTranslate();
  const counted = useCounted();
  const listPath = useListPath();
  const lists = figureLists(undefined, home);
  const sum = (countOf: (of: HomeFigures) => number) => home.figures.reduce((all, each) => all + countOf(each), 0);
  const part = (words: string, list: keyof typeof lists, count: number, more = ''): FigurePart => ({
    text: `${counted(`home.${words}`, count)}${more}`,
    count,
    to: listPath(list === 'received' ? 'transactions' : 'invoices', lists[list]),
  });
  const [oldest] = home.figures.flatMap(({ overdue }) => overdue.oldest ?? []).toSorted();
  const late = oldest && `, ${translate('home.oldest', { smart_count: daysBetween(oldest, home.today) })}`;
  return (name) =>
    ({
      due: () => [
        part(
          'invoices',
          'due',
          sum(({ due }) => due.count),
        ),
      ],
      overdue: () => [
        part(
          'invoices',
          'overdue',
          sum(({ overdue }) => overdue.count),
          late,
        ),
      ],
      received: () => [
        part(
          'payments',
          'received',
          sum(({ received }) => received.count),
        ),
      ],
      expected: () => [
        part(
          'issued',
          'invoices',
          sum(({ expected }) => expected.invoices.count),
        ),
        part(
          'scheduled',
          'scheduled',
          sum(({ expected }) => expected.scheduled.count),
        ),
      ],
    })[name]();
}
