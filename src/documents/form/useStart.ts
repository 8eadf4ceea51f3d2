import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { companyCalls } from '../../../dataProvider/calls/companies.ts';
import { documentFormCalls } from '../../../dataProvider/calls/documentForm.ts';
import { isEditable } from '../../../domain/actions/offeredActions.ts';
import { linesAmong } from '../../../domain/documents/rows.ts';
import type { Scenario } from '../../../schemas/resources/taxes/scenarios.ts';
import { useHttp } from '../../data/useHttp.ts';
import { newLine, type Line } from '../grid/lines/line.ts';
import { toLineScenario, type LineScenario } from '../grid/lines/lineScenario.ts';
import { exporterOf, todayIn } from '../parties/exporter.ts';
import { defaultCurrency, type DocumentForm, type FormValues, type Reading, type Start } from './documentForm.ts';
import { filledLine, filledValues } from './filledLine.ts';
import { begunValues, originOf, rowsOf } from './origin.ts';
import { startOnDay } from './taxedOn.ts';
import { copiedRows, linesOf, valuesOf, type StoredLine } from './storedLines.ts';

/**
 * Loads the document of the URL: new, begun with another one, existing (`uuid`, or the path's id) or copied. `reread` repeats it under the
 * current input.
 */
export function useStart(form: DocumentForm) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const uuid = search.get('uuid') ?? id;
  const query = useStartOf(form, uuid, search);
  const purpose: 'edit' | 'copy' | 'create' = uuid !== undefined ? 'edit' : search.has('copy') ? 'copy' : 'create';
  return { ...query, purpose };
}

const noSearch = new URLSearchParams();

/** Loads the initial state of a document's form, or of its lines alone. */
export function useStartOf(form: DocumentForm, uuid: string | undefined, search: URLSearchParams = noSearch) {
  const http = useHttp();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const entered = useRef<FormValues>(undefined);
  const query = useQuery({
    queryKey: ['document-form', form.resource.name, uuid, search.toString()],
    queryFn: async ({ signal }) =>
      startOnDay(
        await startOf(form, { http, dataProvider, queryClient, uuid, search, entered: entered.current, signal }),
      ),
    // A background refresh must not replace input.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const reread = async (values: FormValues) => {
    entered.current = values;
    return (await query.refetch({ throwOnError: true })).data;
  };
  return { ...query, reread };
}

interface StartOptions extends Omit<Reading, 'document'> {
  readonly dataProvider: DataProvider;
  readonly uuid: string | undefined;
  readonly search: URLSearchParams;
  readonly entered: FormValues | undefined;
  readonly signal: AbortSignal;
}

async function startOf(form: DocumentForm, options: StartOptions): Promise<Start> {
  const { http, dataProvider, queryClient, uuid, search, entered, signal } = options;
  const origin = uuid === undefined ? originOf(form, search) : undefined;
  const source = uuid ?? origin?.key ?? search.get('copy');
  const [company, read] = await Promise.all([
    companyCalls(http).me(signal),
    source === null ? undefined : documentFormCalls(http, origin?.resource ?? form.resource).read(source, signal),
  ]);
  const exporter = exporterOf(company);
  const today = todayIn(exporter.timeZone);
  if (!read) {
    const { language: _language, payment_terms: _terms, ...defaults } = exporter.documents ?? {};
    const parts = { currency: exporter.currency ?? defaultCurrency, ...defaults, ...form.begun(search, today) };
    const line = await filledLine(search, dataProvider);
    const values = form.newValues(today, { ...parts, ...filledValues(search) });
    return { exporter, values, lines: [line ?? newLine()], isNew: true };
  }
  if (origin) {
    const values = begunValues(origin, read.document, form.newValues(today, form.begun(search, today)));
    return { exporter, values, lines: await linesFrom(rowsOf(origin, read.document), dataProvider) };
  }
  const { etag } = read;
  const isOpen = uuid === undefined || isEditable(form.resource.actions, read.document);
  const changes = uuid !== undefined && isOpen ? form.change : undefined;
  const document =
    (await changes?.read({ http, queryClient, document: read.document }, entered ?? {})) ?? read.document;
  const kept = (document[form.linesAt] ?? []) as readonly StoredLine[];
  const stored = uuid === undefined ? copiedRows(kept) : kept;
  const lines = await linesFrom(stored, dataProvider);
  const values = valuesOf(document, form.newValues(today));
  if (uuid === undefined) return { exporter, values: form.copied(values, today), lines };
  const { status = 'draft', logo, number } = document as { status?: string; logo?: string; number?: number };
  const state = isOpen ? { edited: { uuid, etag, document, stored, number } } : { closed: status };
  return { exporter, values, lines, savedLogo: logo, ...state };
}

/** Returns stored lines with their current scenarios, or a blank one. */
const linesFrom = async (stored: readonly StoredLine[], dataProvider: DataProvider): Promise<Line[]> =>
  stored.length > 0 ? linesOf(stored, await scenariosOf(stored, dataProvider)) : [newLine()];

/** Returns the current scenarios of a document's lines. */
async function scenariosOf(
  lines: readonly StoredLine[],
  dataProvider: DataProvider,
): Promise<Map<string, LineScenario>> {
  const ids = [...new Set(linesAmong(lines).map((line) => line.scenery.uuid))];
  const { data } = await dataProvider.getMany<Scenario & RaRecord<string>>('scenarios', { ids });
  return new Map(data.map((scenario) => [scenario.id, toLineScenario(scenario)]));
}
