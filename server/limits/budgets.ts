import { importLimit, uploadLimit } from '../../domain/files/uploadLimit.ts';
import { bulkLimit } from '../../domain/lists/bulkLimit.ts';

/** A limit per caller. Its name is also its metric's. */
interface Budget {
  /** The limit, in its unit. */
  readonly limit: number;
  readonly unit: 'bytes' | 'bytes/s' | 'ms' | 's' | '%' | '';
  /** What is counted, for operators. */
  readonly what: string;
  /** Whose use is added up. */
  readonly per: string;
  /** The effect of exceeding it: a status and code of the catalogue, or what happens to the connection. */
  readonly beyond: string;
}

const megabyte = 1024 ** 2;
const busy = '503 `busy`';
const offline = 'the offline places answer';
const tooMany = '429 `too_many_requests`';
const tooLarge = '413 `too_large`';
const invalid = '400 `validation`';
const inBackground = 'in the background; 400 `validation` for a workbook';
const retried = 'tried again later';
const unavailable = '503 `unavailable`';
const waits = 'the next wait for a turn';
/** The answer to a wait that is too long: 429 if other requests of the same caller were served meanwhile. */
const waitedTooLong = '503 `busy`, or 429 `too_many_requests`';

/** All limits per caller; `docs/operations.md` shows them as a table. */
export const budgetTable = {
  // Bodies. Depth, keys, lengths and sizes follow from a route's schema and never exceed these limits.
  bodyBytes: row(4 * megabyte, 'bytes', 'body of a request', 'request', tooLarge),
  uploadBytes: row(uploadLimit, 'bytes', 'files that come with one record', 'request', tooLarge),
  bytesInFlight: row(128 * megabyte, 'bytes', 'bodies and answers in memory', 'process', busy),
  bytesInFlightPerCaller: row(40 * megabyte, 'bytes', 'bodies and answers in memory', 'company or address', tooMany),
  intakeBytesPerSecond: row(16 * megabyte, 'bytes/s', 'bodies being read', 'process', waits),
  problemsReported: row(50, '', 'problems reported of one body', 'request', 'the rest is "and more"'),
  importBytes: row(importLimit, 'bytes', 'file that is imported', 'request', tooLarge),
  bulkRecords: row(bulkLimit, '', 'records of a bulk command or bulk delete', 'request', invalid),
  previewDays: row(731, '', 'days of a preview of runs', 'request', invalid),
  importRows: row(
    10_000,
    '',
    'rows of a file that is imported at once, and as many blank ones',
    'request',
    inBackground,
  ),
  importCells: row(300_000, '', 'cells of a file that is imported at once', 'request', inBackground),
  largeImportRows: row(100_000, '', 'rows of a file that is imported, and as many blank ones', 'request', invalid),
  largeImportCells: row(3_000_000, '', 'cells of a file that is imported', 'request', invalid),
  workbookFileBytes: row(4 * megabyte, 'bytes', 'workbook that is imported', 'request', invalid),
  importChunk: row(1_000, '', 'rows of an import in the background at once', 'transaction', 'the next transaction'),
  importsInBackground: row(2, '', 'imports that jobs work on', 'process', waits),
  importShare: row(50, '%', 'of the time in which an import in the background works', 'import', 'pauses'),
  importCharacters: row(8_000_000, '', 'characters in the cells of a workbook that is imported', 'request', invalid),
  importMappings: row(100, '', 'lists whose columns are matched', 'company', 'the least recently used is forgotten'),
  workbookMs: row(5_000, 'ms', 'processor time to read a workbook', 'request', invalid),
  workbookBytes: row(512 * megabyte, 'bytes', 'memory of a process that reads a workbook', 'request', invalid),
  picturePixels: row(40_000_000, '', 'pixels of an uploaded picture', 'request', invalid),
  pictureMs: row(10_000, 'ms', 'processor time to convert a picture', 'request', invalid),
  pictureBytes: row(768 * megabyte, 'bytes', 'memory of a process that converts a picture', 'request', invalid),
  contractLines: row(20_000, '', 'lines of all versions of the terms of a contract', 'contract', invalid),
  amendedLinesPerHour: row(250_000, '', 'lines that amendments of contracts write in an hour', 'company', tooMany),
  attachedBytesPerHour: row(256 * megabyte, 'bytes', 'files attached in an hour and not removed', 'company', tooMany),
  commentsPerHour: row(120, '', 'comments written in an hour', 'user', tooMany),
  mergedRows: row(5_000, '', 'records that a merge of clients moves', 'request', '409 `status_not_allowed`'),
  commentsPerRecord: row(500, '', 'comments on one record', 'record', invalid),

  // Connections.
  connections: row(16_384, '', 'open connections', 'process', 'the longest idle one is closed, or the new one'),
  connectionsPerAddress: row(
    4_096,
    '',
    'open connections',
    'address',
    'the longest idle one is closed, or the new one',
  ),
  requestsPerConnection: row(32, '', 'requests sent ahead of their answers', 'connection', 'closed'),
  headersMs: row(10_000, 'ms', 'receiving the headers', 'request', '408 `request_timeout`'),
  requestMs: row(240_000, 'ms', 'receiving a whole request, or sending an answer', 'request', '408 `request_timeout`'),
  idleMs: row(72_000, 'ms', 'idle', 'connection', 'closed'),
  leastRate: row(1_024, 'bytes/s', 'minimum speed of a body or an answer', 'connection', '408 `request_timeout`'),
  rateWindowMs: row(
    10_000,
    'ms',
    'time in which the speed of a body is measured',
    'connection',
    '408 `request_timeout`',
  ),
  // Long, because progress is visible in steps only: the system accepts more data after a third of its buffer has been
  // read.
  answerWindowMs: row(60_000, 'ms', 'time in which the speed of an answer is measured', 'connection', 'closed'),
  unreadBytes: row(64 * megabyte, 'bytes', 'unread answers', 'process', 'the connection with the most is closed'),

  // Requests.
  requestsAtOnce: row(32, '', 'running requests', 'process', waits),
  requestsAtOncePerCaller: row(8, '', 'running requests', 'company or address', waits),
  requestsWaiting: row(2_048, '', 'waiting requests', 'process', busy),
  requestsWaitingPerCaller: row(256, '', 'waiting requests', 'company or address', tooMany),
  requestWaitMs: row(10_000, 'ms', 'wait of a request', 'request', waitedTooLong),
  largeBytesPerSecond: row(
    3 * megabyte,
    'bytes/s',
    'bodies and answers from 64 KiB, while other callers are present',
    'process',
    waits,
  ),
  exportsAtOnce: row(32, '', 'running exports', 'process', waits),
  exportsAtOncePerCaller: row(4, '', 'running exports', 'company or address', waits),
  exportCompanies: row(100, '', 'companies of one export', 'request', invalid),
  archivesAtOnce: row(8, '', 'running downloads of many documents', 'process', waits),
  archivesAtOncePerCaller: row(1, '', 'running downloads of many documents', 'user', waits),
  previewsAtOnce: row(4, '', 'running previews of templates', 'process', waits),
  previewsAtOncePerCaller: row(1, '', 'running previews of templates', 'user', waits),
  importsAtOnce: row(4, '', 'running imports', 'process', waits),
  importsAtOncePerCaller: row(1, '', 'running imports', 'company or address', waits),
  picturesAtOnce: row(2, '', 'pictures being converted', 'process', waits),
  picturesAtOncePerCaller: row(1, '', 'pictures being converted', 'company or address', waits),
  lookupsAtOnce: row(6, '', 'running searches across lists', 'process', waits),
  lookupsAtOncePerCaller: row(2, '', 'running searches across lists', 'user', waits),
  lookupHits: row(5, '', 'records of one list in a search across lists', 'request', 'the best ones are answered'),
  overviewsAtOnce: row(4, '', 'running overviews', 'process', waits),
  overviewsAtOncePerCaller: row(1, '', 'running overviews', 'company or user', waits),
  overviewCompanies: row(200, '', 'companies with figures in an overview', 'request', '`more` says so'),
  overviewCompaniesAtOnce: row(2, '', 'companies of an overview, concurrently', 'request', waits),
  requestsPerMinutePerAddress: row(6_000, '', 'requests a minute without a session', 'address', tooMany),
  pagesPerMinutePerAddress: row(
    6_000,
    '',
    'pages of the console and their files a minute, without a session',
    'address',
    tooMany,
  ),
  requestsPerMinutePerDevice: row(
    600,
    '',
    'requests a minute without a session, from known devices',
    'account',
    tooMany,
  ),
  requestsPerMinutePerAccount: row(60_000, '', 'requests a minute', 'account', tooMany),
  requestsPerMinutePerTenant: row(120_000, '', 'requests a minute', 'company', tooMany),

  // Guessing.
  guessesPerAccountAndAddress: row(5, '', 'wrong passwords in 15 minutes', 'account and address', tooMany),
  guessesPerAccount: row(10, '', 'wrong passwords in 15 minutes, from unknown devices', 'account', tooMany),
  guessesPerDevice: row(5, '', 'wrong passwords in 15 minutes, from a known device', 'account and device', tooMany),
  guessesPerAddress: row(50, '', 'wrong passwords in 15 minutes, of any account', 'address', tooMany),
  linksPerAccount: row(
    3,
    '',
    'links requested by mail in 15 minutes, for existing and unknown accounts',
    'account',
    tooMany,
  ),
  linksPerDevice: row(
    3,
    '',
    'links requested by mail in 15 minutes, from a known device',
    'account and device',
    tooMany,
  ),
  accessRequestsPerAccount: row(
    10,
    '',
    'access requests in 15 minutes, to existing and unknown companies',
    'account',
    tooMany,
  ),
  linksPerAddress: row(20, '', 'links requested by mail in 15 minutes', 'address', tooMany),
  invitationsPerHour: row(100, '', 'invitations and access mails in an hour', 'company, or the platform', tooMany),
  mailsPerRecipient: row(10, '', 'invitations and access mails in an hour, from all senders', 'recipient', tooMany),
  searchesPerAccount: row(30, '', 'accountants looked up in 15 minutes', 'account', tooMany),
  searchesPerTenant: row(100, '', 'accountants looked up in 15 minutes', 'company', tooMany),
  paymentPagesPerInvoice: row(60, '', 'payment pages opened in 15 minutes', 'invoice', 'the page of the invoice'),
  paymentsPerClientLink: row(60, '', 'payments begun in 15 minutes', 'page of a client', tooMany),
  paymentsPerUser: row(60, '', 'payments begun in 15 minutes', 'user of a client', tooMany),
  connectionChecksPerTenant: row(30, '', 'connections to gateways checked in 15 minutes', 'company', tooMany),
  passwordChecksAtOnce: row(2, '', 'running password checks', 'process', waits),
  passwordChecksWaiting: row(512, '', 'waiting password checks', 'process', busy),
  passwordChecksWaitingPerCaller: row(
    128,
    '',
    'waiting password checks',
    'address, or account of a known device',
    tooMany,
  ),
  passwordWaitMs: row(5_000, 'ms', 'wait of a password check', 'request', waitedTooLong),

  // Documents.
  documentsWaiting: row(128, '', 'waiting documents', 'process, visitors apart', busy),
  documentsWaitingPerTenant: row(32, '', 'waiting documents', 'company, visitors apart', tooMany),
  documentsWaitingPerLink: row(4, '', 'waiting documents', 'public link', tooMany),
  documentWaitMs: row(10_000, 'ms', 'wait of a document', 'document', waitedTooLong),
  documentEffort: row(1_000, 'ms', 'estimated work of drawing one', 'document', '422 `document_too_complex`'),
  documentMs: row(2_000, 'ms', 'processor time to draw one', 'document', '422 `document_too_complex`'),
  documentWorkerBytes: row(
    512 * megabyte,
    'bytes',
    'memory of a process that draws',
    'process',
    '422 `document_too_complex`',
  ),
  documentCacheBytes: row(32 * megabyte, 'bytes', 'cached documents', 'process', 'drawn again'),
  documentCopyBytes: row(
    megabyte,
    'bytes',
    'PDF of an issued document that is kept',
    'document',
    'only its digest is kept',
  ),
  archiveDocuments: row(500, '', 'documents of one download', 'request', invalid),
  archiveBytes: row(256 * megabyte, 'bytes', 'documents of one download', 'request', 'the rest is refused'),
  dataExportsPerDay: row(3, '', 'exports of all data in 24 hours', 'company', tooMany),
  dataExportBytes: row(32 * 1024 * megabyte, 'bytes', 'archive of all data', 'company', 'failed, `too_large`'),
  dataExportReadMs: row(1_800_000, 'ms', 'reading all data as of one instant', 'company', 'failed, `too_long`'),
  answersKeptBytes: row(32 * megabyte, 'bytes', 'cached records', 'process', 'read again'),

  // A places service: beyond each limit the offline places answer.
  placesMs: row(1_500, 'ms', 'request to a places service, including its wait', 'request', offline),
  placesBytes: row(256 * 1024, 'bytes', 'answer of a places service', 'request', offline),
  placesAtOnce: row(8, '', 'requests to a places service', 'process', waits),
  placesAtOncePerCaller: row(2, '', 'requests to a places service', 'company or address', waits),
  placesPauseMs: row(30_000, 'ms', 'pause after a places service failed three times in a row', 'process', offline),
  placesKept: row(1_000, '', 'cached answers of a places service', 'process', 'requested again'),

  // Mail.
  messagesPerHour: row(
    1_000,
    '',
    'mails of invoices by hand in an hour; mails of issued ones beyond it wait for the next hour',
    'company',
    tooMany,
  ),
  messagesPerInvoice: row(
    10,
    '',
    'mails of one invoice to one address by hand in an hour',
    'invoice and recipient',
    tooMany,
  ),
  messagesPerRecipient: row(
    30,
    '',
    'invoices sent to one address by hand in an hour; mails of issued ones beyond it wait for the next hour',
    'company and recipient',
    tooMany,
  ),
  testMailsPerHour: row(20, '', 'test mails of the texts of a company in an hour', 'company', tooMany),
  mailsAtOnce: row(16, '', 'mails in transmission', 'process', waits),
  mailsAtOncePerLane: row(4, '', 'mails in transmission', 'company, or domain of the platform’s', waits),
  mailConnectMs: row(10_000, 'ms', 'connecting to the mail server until its greeting', 'mail', retried),
  mailReplyMs: row(20_000, 'ms', 'wait for the mail server', 'mail', retried),
  mailMs: row(60_000, 'ms', 'sending one mail', 'mail', retried),
  mailAttachedBytes: row(8 * megabyte, 'bytes', 'attachments of one mail', 'mail', 'failed, `too_large`'),

  // Gateways.
  gatewayMs: row(15_000, 'ms', 'a call to a payment gateway', 'call', retried),

  // Database.
  companiesAtOnce: row(4, '', 'companies that jobs work on; at most half of the connections', 'process', waits),
  databaseConnections: row(
    10,
    '',
    'connections to the database, besides one for health checks and one for notifications',
    'process',
    waits,
  ),
  databaseConnectionsPerTenant: row(6, '', 'connections to the database', 'company', waits),
  databaseWaiting: row(1_024, '', 'waiting calls', 'process', busy),
  databaseWaitingPerTenant: row(256, '', 'waiting calls', 'company', tooMany),
  databaseWaitMs: row(3_000, 'ms', 'wait of a call for a connection', 'call', waitedTooLong),
  databaseCallMs: row(4_500, 'ms', 'a call including its wait', 'call', unavailable),
  databaseTransactionMs: row(15_000, 'ms', 'all calls of a transaction', 'transaction', unavailable),
  databaseStatementMs: row(4_000, 'ms', 'a statement, by the clock of the server', 'statement', unavailable),
  databaseLockMs: row(3_000, 'ms', 'waiting for a lock', 'statement', '409 `locked`'),
  databaseIdleMs: row(10_000, 'ms', 'an idle transaction', 'transaction', unavailable),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgetTable;

/** Returns whether exceeding a budget means that one caller requests too much. */
export const isOfCaller = (name: BudgetName): boolean => budgetTable[name].beyond === tooMany;

/** The limit of each budget, in its unit. */
export type Budgets = Readonly<Record<BudgetName, number>>;

export const budgetNames = Object.keys(budgetTable) as BudgetName[];
/** The default limits. */
export const defaultBudgets = mapBudgets((name) => budgetTable[name].limit);

/** Computes a number for each budget. */
export function mapBudgets(of: (name: BudgetName) => number): Budgets {
  return Object.fromEntries(budgetNames.map((name) => [name, of(name)])) as Budgets;
}

function row(limit: number, unit: Budget['unit'], what: string, per: string, beyond: string): Budget {
  return { limit, unit, what, per, beyond };
}
