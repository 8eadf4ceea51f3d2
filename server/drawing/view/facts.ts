import { factFormats, factNames } from '../../../schemas/parts/templates/templateBlocks.ts';
import type { Formats } from '../text/format.ts';
import type { Labels } from '../text/labels.ts';
import type { ContractTerms, DrawnDocument } from '../request.ts';

/** A date or number of a document, by the name that templates use. */
export interface FactView {
  name: (typeof factNames)[number];
  label: string;
  value: string;
}

/** Returns the dates and numbers of a document, without blank ones. */
export function factsView(document: DrawnDocument, labels: Labels, formats: Formats): FactView[] {
  const write: Record<(typeof factFormats)[FactView['name']], (value: string) => string> = {
    text: (value) => value,
    date: (value) => formats.date(value),
    currency: (value) => `${value} · ${formats.currency(document.currency)}`,
  };
  const valueOf = (name: FactView['name']): string => {
    const value: string | number = document[name] ?? '';
    return value === '' ? '' : write[factFormats[name]](String(value));
  };
  const { contract, valid_until: until } = document;
  const endOf = (fact: FactView): FactView =>
    fact.name === 'due_date' && until ? { ...fact, label: labels.quote.valid_until, value: formats.date(until) } : fact;
  return (
    factNames
      .map((name) => endOf({ name, label: labels.facts[name], value: valueOf(name) }))
      .filter(({ value }) => value !== '')
      // A credit is due on no day.
      .filter(({ name }) => !document.called.isCredit || name !== 'due_date')
      .flatMap((fact) => (contract ? factsOfContract(fact, contract, labels, formats) : fact))
  );
}

/** Returns a fact as contracts print it: the due dates of all invoices and their frequency where others have one date. */
function factsOfContract(
  fact: FactView,
  { frequency, last_due_date }: ContractTerms,
  { contract }: Labels,
  formats: Formats,
): FactView[] {
  const { name } = fact;
  if (name === 'created') return [{ ...fact, label: contract.created }];
  if (name !== 'due_date') return [fact];
  return [
    { ...fact, label: contract.first_due_date },
    { name, label: contract.last_due_date, value: formats.date(last_due_date) },
    { name, label: contract.frequency, value: frequency },
  ];
}
