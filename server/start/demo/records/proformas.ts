import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import proformas from '../../../../schemas/resources/quoting/proformas.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoCompany } from '../plan/shape.ts';
import { momentOn, type DemoEvent } from './events.ts';
import { lineOf } from './invoices.ts';
import { offered } from './quotes.ts';
import type { Registered } from './registrations.ts';

const engine = storedDocuments(proformas);

/** Returns the events of a company's proformas. */
export function proformaEvents(scope: Scope, demo: DemoCompany, made: Registered): DemoEvent[] {
  const day = today(scope.now, scope.tenant.timeZone);
  return (demo.proformas ?? []).map(({ days, lines, ...proforma }): DemoEvent => {
    const created = addDays(day, -days);
    const happen: DemoEvent['happen'] = async (db, then) => {
      const { writing } = await createDocument(db, then, engine, {
        ...offered(proforma, created, made),
        lines: lines.map((line) => lineOf(line, proforma.client, made)),
      });
      await writing;
    };
    return { at: momentOn(created, 'write', scope), happen };
  });
}
