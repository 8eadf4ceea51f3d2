import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'ra-core';
import { useParams, useSearchParams } from 'react-router';
import { companyCalls } from '../../../../dataProvider/calls/companies.ts';
import { invoiceToEdit, type VersionedInvoice } from '../../../../dataProvider/calls/invoiceForm.ts';
import type { Http } from '../../../../dataProvider/http.ts';
import type { Invoice, InvoiceStatus } from '../../../../schemas/resources/invoices.ts';
import type { Scenario } from '../../../../schemas/resources/scenarios.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { newLine, type Line, type LineScenario } from '../../../documents/grid/line.ts';
import { toLineScenario } from '../../../documents/grid/lineScenario.ts';
import { exporterOf, type Exporter } from '../../../documents/parties/company.ts';
import { copiedValues, linesOf, valuesOf } from './fromInvoice.ts';
import { todayIn } from '../../../documents/parties/today.ts';
import { defaultCurrency, newValues, type InvoiceValues } from './values.ts';

/** What the form starts from. */
export interface Start {
  readonly exporter: Exporter;
  readonly values: InvoiceValues;
  readonly lines: readonly Line[];
  readonly savedLogo?: string;
  /** The draft being edited, and the version it was read at. */
  readonly draft?: { readonly uuid: string; readonly etag: string | undefined };
  /** The status of the document asked for, where it is no draft and cannot be edited. */
  readonly closed?: InvoiceStatus;
}

/** Reads what the address asks for: a new document, a draft (`uuid`, or the path's id), a copy, for a payer (`payment`). */
export function useStart() {
  const http = useHttp();
  const dataProvider = useDataProvider();
  const { id } = useParams();
  const [search] = useSearchParams();
  const uuid = search.get('uuid') ?? id;
  const copy = search.get('copy') ?? undefined;
  const payment = search.get('payment') ?? undefined;
  const query = useQuery({
    queryKey: ['invoice-form', uuid, copy, payment],
    queryFn: ({ signal }) => start(http, dataProvider, { uuid, copy, payment }, signal),
    // What is being entered must not be replaced by what was read again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { ...query, isEditing: uuid !== undefined };
}

type Asked = Readonly<Record<'uuid' | 'copy' | 'payment', string | undefined>>;

async function start(http: Http, dataProvider: DataProvider, asked: Asked, signal: AbortSignal): Promise<Start> {
  const source = asked.uuid ?? asked.copy;
  const [company, read] = await Promise.all([
    companyCalls(http).me(signal),
    source === undefined ? undefined : invoiceToEdit(http, source, signal),
  ]);
  const exporter = exporterOf(company);
  const today = todayIn(exporter.timeZone);
  if (!read) {
    const parts = { currency: exporter.currency ?? defaultCurrency, payment_responsible_uuid: asked.payment ?? null };
    return { exporter, values: newValues(today, parts), lines: [newLine()] };
  }
  const { invoice } = read;
  const lines = linesOf(invoice, await scenariosOf(invoice, dataProvider));
  if (asked.uuid === undefined) return { exporter, values: copiedValues(invoice, today), lines };
  return { exporter, values: valuesOf(invoice, today), lines, savedLogo: invoice.logo, ...stateOf(asked.uuid, read) };
}

function stateOf(uuid: string, { invoice, etag }: VersionedInvoice): Pick<Start, 'draft' | 'closed'> {
  const isDraft = invoice.status === undefined || invoice.status === 'draft';
  return isDraft ? { draft: { uuid, etag } } : { closed: invoice.status };
}

/** The scenarios of an invoice's lines as they stand now. */
async function scenariosOf(invoice: Invoice, dataProvider: DataProvider): Promise<Map<string, LineScenario>> {
  const ids = [...new Set(invoice.items_invoice.map((line) => line.scenery.uuid))];
  const { data } = await dataProvider.getMany<Scenario & RaRecord<string>>('scenarios', { ids });
  return new Map(data.map((scenario) => [scenario.id, toLineScenario(scenario)]));
}
