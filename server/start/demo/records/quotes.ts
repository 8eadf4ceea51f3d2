import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import { answerQuote } from '../../../features/quoting/index.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoCompany, DemoQuote } from '../plan/shape.ts';
import { asActor, does, momentOn, type DemoEvent } from './events.ts';
import { lineOf, partiesOf, recipientsOf } from './invoices.ts';
import type { Registered } from './registrations.ts';

const engine = storedDocuments(quotes);

/** Returns the events of a company's quotes. */
export function quoteEvents(scope: Scope, demo: DemoCompany, made: Registered): DemoEvent[] {
  const day = today(scope.now, scope.tenant.timeZone);
  return (demo.quotes ?? []).flatMap(({ days, lines, answered, deposit, ...quote }): DemoEvent[] => {
    const { client } = quote;
    const created = addDays(day, -days);
    let uuid = '';
    const write: DemoEvent['happen'] = async (db, then) => {
      const { row, writing } = await createDocument(db, then, engine, {
        ...offered(quote, created, made),
        lines: lines.map(({ isOptional, ...line }) => ({
          ...lineOf(line, client, made),
          ...(isOptional && { is_optional: true }),
        })),
      });
      uuid = row.uuid;
      await writing;
    };
    const events: DemoEvent[] = [{ at: momentOn(created, 'write', scope), happen: write }];
    if (!answered) return events;
    const { after, ...answer } = answered;
    const happen: DemoEvent['happen'] = (db, then) =>
      asActor(db, 'public link', () => answerQuote(db, then, uuid, { seen: 1, ...answer }));
    const accepted = addDays(created, after);
    events.push({ at: momentOn(accepted, 'receive', scope), happen });
    if (!deposit) return events;
    const issue = (date: string, command: string, key: string, input: object): DemoEvent => ({
      at: momentOn(date, 'end', scope),
      happen: async (db, then) => {
        await does(db, then, `quotes.${command}`, uuid, { ...input, due_date: addDays(date, 15) });
        const stored = await engine.readBriefly?.(db, then.tenant.id, uuid);
        await does(db, then, 'invoices.bill', String(stored?.[key]));
      },
    });
    const begun = addDays(accepted, deposit.after);
    return [
      ...events,
      issue(begun, 'deposit', 'deposit_uuid', { percent: deposit.percent }),
      issue(addDays(begun, deposit.invoicedAfter), 'convert', 'invoice_uuid', {}),
    ];
  });
}

/** What a quote or a proforma of a day says besides its lines. */
export const offered = (
  { client, isDraft, terms }: Pick<DemoQuote, 'client' | 'isDraft' | 'terms'>,
  created: string,
  made: Registered,
) => ({
  ...partiesOf(client, made),
  ...recipientsOf(client),
  send_email: false,
  currency: client.currency,
  created,
  valid_until: addDays(created, 30),
  ...(terms && { terms }),
  is_draft: isDraft === true,
});
