import type { DocumentDeclaration } from './document.ts';
import type { ObjectSchema } from './objectSchema.ts';
import type { Page } from './page.ts';
import { buyerReferenceNames, documentPayer, documentSchema } from './parts/documents/document.ts';

/** The parts of a resource that being a document completes. */
interface Documented {
  readonly schema: ObjectSchema;
  readonly document?: DocumentDeclaration;
  readonly label: string;
  readonly list: {
    readonly columns: readonly string[];
    readonly reads?: object;
    readonly inFile?: object;
    readonly lines?: object;
  };
  readonly page?: Page;
}

/** What the cells of all documents read, by column. */
const reads: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'full_number', 'company_number'],
  service_buyer: documentPayer,
  total: ['currency', 'subtotal', 'net', 'total_taxes', 'total'],
};

/** What a file has of all documents, by column: an accountant books by the parties' countries and the client's tax id. */
const inFile: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'company_number', 'created'],
  service_buyer: [
    'service_provider.location.country',
    'service_buyer',
    'service_buyer.nif',
    'service_buyer.location.country',
    'payment_responsible',
  ],
  total: ['currency', 'subtotal', 'net', 'total_taxes', 'total'],
};

/** Completes a resource of documents: what its list reads and begins with, and its page, if it declares none. */
export function documented<R extends Documented>(resource: R): R {
  const { schema, list, label, page = pageOf(resource) } = resource;
  const drawn = [label, ...list.columns];
  const isBySeries = Object.hasOwn(schema.properties, 'full_number');
  const numbers = (paths: readonly string[]) =>
    paths.flatMap((path) => (path === 'full_number' && !isBySeries ? [] : [path]));
  const shared = (of: typeof reads) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([path, paths]) => (drawn.includes(path) ? [[path, numbers(paths)]] : [])),
    );
  // A file has the number as it is printed.
  const printed =
    isBySeries && drawn.includes('number') ? { number: ['full_number', 'company_number', 'created'] } : {};
  const lines = { lead: 'service_buyer', ...list.lines };
  const completed = {
    ...list,
    lines,
    reads: { ...shared(reads), ...list.reads },
    inFile: { ...shared(inFile), ...printed, ...list.inFile },
  };
  return { ...resource, list: completed, page };
}

/** The page of a document: its lines and amounts, what the client sees, its history, and its terms. */
function pageOf({ schema, document }: Documented): Page {
  const { ends = 'due_date' } = document ?? {};
  const own = Object.entries(schema.properties).filter(([name, property]) => name !== ends && isOwn(name, property));
  return {
    lead: ['lines'],
    main: ['history'],
    beside: document?.drawn ? ['document'] : [],
    sections: [
      {
        name: 'terms',
        fields: [
          'service_buyer',
          'payment_responsible',
          'created',
          ends,
          'company_number',
          ...buyerReferenceNames,
          ...own.map(([name]) => name),
          'terms_payment',
          'observation',
        ],
      },
      {
        name: 'recipients',
        fields: ['responsible_name', 'responsible_email'],
        when: { path: 'send_email', eq: true },
      },
    ],
  };
}

const entered = { readOnly: false, writeOnly: false, type: '' };

/** Whether a property is entered, and not one that every document has. */
function isOwn(name: string, property: unknown): boolean {
  const { readOnly, writeOnly, type } = { ...entered, ...(property as Partial<typeof entered>) };
  const isShared =
    name === 'created' ||
    name === 'is_draft' ||
    name === 'series_uuid' ||
    Object.hasOwn(documentSchema.properties, name);
  return !readOnly && !writeOnly && type !== 'array' && !isShared;
}
