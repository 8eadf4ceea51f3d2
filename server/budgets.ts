import { importLimit, uploadLimit } from '../domain/files/uploadLimit.ts';
import { bulkLimit } from '../domain/lists/bulkLimit.ts';

/** A limit per caller. Its name is also its metric's and, in capitals, its variable's. */
interface Budget {
  /** The limit, in its unit. */
  readonly limit: number;
  readonly unit: 'bytes' | 'bytes/s' | 'ms' | 's' | '';
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
/** The answer to a wait that is too long: 429 if other requests of the same caller were served meanwhile. */
const waitedTooLong = '503 `busy`, or 429 `too_many_requests`';

/** All limits per caller; `docs/operations.md` shows them as a table. */
export const budgetTable = {
  // Bodies. Depth, keys, lengths and sizes follow from a route's schema and never exceed these limits.
  bodyBytes: row(4 * megabyte, 'bytes', 'body of a request', 'request', '413 `too_large`'),
  uploadBytes: row(uploadLimit, 'bytes', 'files that come with one record', 'request', '413 `too_large`'),
  bytesInFlight: row(128 * megabyte, 'bytes', 'bodies and answers in memory', 'process', busy),
  bytesInFlightPerCaller: row(24 * megabyte, 'bytes', 'bodies and answers in memory', 'company or address', tooMany),
  intakeBytesPerSecond: row(16 * megabyte, 'bytes/s', 'bodies being read', 'process', 'the next wait their turn'),
  problemsReported: row(50, '', 'problems told of one body', 'request', 'the rest is "and more"'),
  importBytes: row(importLimit, 'bytes', 'file that is imported', 'request', '413 `too_large`'),
  bulkRecords: row(
    bulkLimit,
    '',
    'records of a list that one command is done to, or that are deleted',
    'request',
    '400 `validation`',
  ),
  previewDays: row(731, '', 'days ahead for which runs are foreseen', 'request', '400 `validation`'),
  importRows: row(10_000, '', 'rows of a file that is imported, and as many blank ones', 'request', '400 `validation`'),
  importCells: row(300_000, '', 'cells of a file that is imported', 'request', '400 `validation`'),
  importCharacters: row(
    8_000_000,
    '',
    'characters in the cells of a workbook that is imported',
    'request',
    '400 `validation`',
  ),
  workbookMs: row(5_000, 'ms', 'processor time to read a workbook', 'request', '400 `validation`'),
  workbookBytes: row(
    512 * megabyte,
    'bytes',
    'memory of a process that reads a workbook',
    'request',
    '400 `validation`',
  ),
  contractLines: row(20_000, '', 'lines of all versions of the terms of a contract', 'contract', '400 `validation`'),
  amendedLinesPerHour: row(
    250_000,
    '',
    'lines that amendments of contracts write in an hour',
    'company',
    '429 `too_many_requests`',
  ),
  attachedBytesPerHour: row(
    256 * megabyte,
    'bytes',
    'files attached in an hour that are still there',
    'company',
    tooMany,
  ),

  // Connections.
  connections: row(16_384, '', 'open connections', 'process', 'the one idle longest is closed, or the new one'),
  connectionsPerAddress: row(
    4_096,
    '',
    'open connections',
    'address',
    'the one idle longest is closed, or the new one',
  ),
  requestsPerConnection: row(32, '', 'requests sent ahead of their answers', 'connection', 'closed'),
  headersMs: row(10_000, 'ms', 'headers on their way', 'request', '408 `request_timeout`'),
  requestMs: row(240_000, 'ms', 'a whole request on its way, or an answer', 'request', '408 `request_timeout`'),
  idleMs: row(72_000, 'ms', 'nothing asked', 'connection', 'closed'),
  leastRate: row(1_024, 'bytes/s', 'least speed of a body or an answer', 'connection', '408 `request_timeout`'),
  rateWindowMs: row(
    10_000,
    'ms',
    'time in which the speed of a body is reckoned',
    'connection',
    '408 `request_timeout`',
  ),
  // Long, because progress is visible in steps only: the system accepts more data after a third of its buffer has been
  // read.
  answerWindowMs: row(60_000, 'ms', 'time in which the speed of an answer is reckoned', 'connection', 'closed'),
  unreadBytes: row(64 * megabyte, 'bytes', 'answers that wait to be read', 'process', 'who has the most is closed'),

  // Requests.
  requestsAtOnce: row(32, '', 'requests being worked on', 'process', 'the next wait their turn'),
  requestsAtOncePerCaller: row(8, '', 'requests being worked on', 'company or address', 'the next wait their turn'),
  requestsWaiting: row(2_048, '', 'requests waiting their turn', 'process', busy),
  requestsWaitingPerCaller: row(256, '', 'requests waiting their turn', 'company or address', tooMany),
  requestWaitMs: row(10_000, 'ms', 'time a request waits its turn', 'request', waitedTooLong),
  largeBytesPerSecond: row(
    3 * megabyte,
    'bytes/s',
    'bodies and answers of 64 KiB and more, while others are there',
    'process',
    'the next wait their turn',
  ),
  exportsAtOnce: row(32, '', 'lists being written as files', 'process', 'the next wait their turn'),
  exportsAtOncePerCaller: row(4, '', 'lists being written as files', 'company or address', 'the next wait their turn'),
  exportCompanies: row(100, '', 'companies whose lists are written as one file', 'request', '400 `validation`'),
  importsAtOnce: row(4, '', 'files being imported', 'process', 'the next wait their turn'),
  importsAtOncePerCaller: row(1, '', 'files being imported', 'company or address', 'the next wait their turn'),
  overviewsAtOnce: row(4, '', 'overviews of companies being read', 'process', 'the next wait their turn'),
  overviewsAtOncePerCaller: row(
    1,
    '',
    'overviews of companies being read',
    'company or user',
    'the next wait their turn',
  ),
  overviewCompanies: row(200, '', 'companies of an overview whose figures are read', 'request', '`more` says so'),
  overviewCompaniesAtOnce: row(2, '', 'companies of an overview being read', 'request', 'the next wait their turn'),
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
    'requests a minute without a session, from devices that have signed in before',
    'account',
    tooMany,
  ),
  requestsPerMinutePerAccount: row(60_000, '', 'requests a minute', 'account', tooMany),
  requestsPerMinutePerTenant: row(120_000, '', 'requests a minute', 'company', tooMany),

  // Guessing.
  guessesPerAccountAndAddress: row(5, '', 'wrong passwords in 15 minutes', 'account and address', tooMany),
  guessesPerAccount: row(10, '', 'wrong passwords in 15 minutes, from any device not known', 'account', tooMany),
  guessesPerDevice: row(
    5,
    '',
    'wrong passwords in 15 minutes, from one that has signed in before',
    'account and device',
    tooMany,
  ),
  guessesPerAddress: row(50, '', 'wrong passwords in 15 minutes, of any account', 'address', tooMany),
  linksPerAccount: row(
    3,
    '',
    'links by mail asked for in 15 minutes, whether there is such an account',
    'account',
    tooMany,
  ),
  accessRequestsPerAccount: row(
    10,
    '',
    'companies asked for access in 15 minutes, whether they exist',
    'account',
    tooMany,
  ),
  linksPerAddress: row(20, '', 'links by mail asked for in 15 minutes', 'address', tooMany),
  invitationsPerHour: row(
    100,
    '',
    'mails of invitations and of access given, in an hour',
    'company, or the platform',
    tooMany,
  ),
  mailsPerRecipient: row(
    10,
    '',
    'mails of invitations and of access given, in an hour, whoever sends them',
    'address they go to',
    tooMany,
  ),
  searchesPerAccount: row(30, '', 'accountants looked up in 15 minutes', 'account', tooMany),
  searchesPerTenant: row(100, '', 'accountants looked up in 15 minutes', 'company', tooMany),
  passwordChecksAtOnce: row(2, '', 'passwords being checked', 'process', 'the next wait their turn'),
  passwordChecksWaiting: row(512, '', 'passwords waiting to be checked', 'process', busy),
  passwordChecksWaitingPerCaller: row(
    128,
    '',
    'passwords waiting to be checked',
    'address, or account of a known device',
    tooMany,
  ),
  passwordWaitMs: row(5_000, 'ms', 'time a password waits to be checked', 'request', waitedTooLong),

  // Documents.
  documentsWaiting: row(128, '', 'documents waiting to be drawn', 'process, visitors apart', busy),
  documentsWaitingPerTenant: row(32, '', 'documents waiting to be drawn', 'company, visitors apart', tooMany),
  documentsWaitingPerLink: row(4, '', 'documents waiting to be drawn', 'public link', tooMany),
  documentWaitMs: row(10_000, 'ms', 'time a document waits to be drawn', 'document', waitedTooLong),
  documentEffort: row(
    1_000,
    'ms',
    'work of drawing one, as it is reckoned beforehand',
    'document',
    '422 `document_too_complex`',
  ),
  documentMs: row(2_000, 'ms', 'processor time to draw one', 'document', '422 `document_too_complex`'),
  documentWorkerBytes: row(
    512 * megabyte,
    'bytes',
    'memory of a process that draws',
    'process',
    '422 `document_too_complex`',
  ),
  documentCacheBytes: row(32 * megabyte, 'bytes', 'drawn documents kept', 'process', 'drawn anew'),
  answersKeptBytes: row(32 * megabyte, 'bytes', 'records kept as they were answered', 'process', 'read anew'),

  // A places service: beyond each limit the offline places answer.
  placesMs: row(1_500, 'ms', 'time to ask a places service, with its wait', 'request', offline),
  placesBytes: row(256 * 1024, 'bytes', 'answer of a places service', 'request', offline),
  placesAtOnce: row(8, '', 'requests to a places service', 'process', 'the next wait their turn'),
  placesAtOncePerCaller: row(2, '', 'requests to a places service', 'company or address', 'the next wait their turn'),
  placesPauseMs: row(30_000, 'ms', 'pause after a places service failed three times in a row', 'process', offline),
  placesKept: row(1_000, '', 'answers of a places service kept for five minutes', 'process', 'asked again'),

  // Mail.
  mailsAtOnce: row(16, '', 'mails being sent', 'process', 'the next wait their turn'),
  mailsAtOncePerLane: row(
    4,
    '',
    'mails being sent',
    'company, or domain of the platform’s',
    'the next wait their turn',
  ),
  mailConnectMs: row(10_000, 'ms', 'time to connect to the mail server and be greeted', 'mail', 'tried again later'),
  mailReplyMs: row(20_000, 'ms', 'silence of the mail server', 'mail', 'tried again later'),
  mailMs: row(60_000, 'ms', 'handing one over', 'mail', 'tried again later'),

  // Database.
  companiesAtOnce: row(
    4,
    '',
    'companies that jobs work on; never more than half of the connections',
    'process',
    'the next wait their turn',
  ),
  databaseConnections: row(
    10,
    '',
    'connections to the database, beside one for health checks and one that hears of changed rights',
    'process',
    'the next wait their turn',
  ),
  databaseConnectionsPerTenant: row(6, '', 'connections to the database', 'company', 'the next wait their turn'),
  databaseWaiting: row(1_024, '', 'calls waiting for a connection', 'process', busy),
  databaseWaitingPerTenant: row(256, '', 'calls waiting for a connection', 'company', tooMany),
  databaseWaitMs: row(3_000, 'ms', 'time a call waits for a connection', 'call', waitedTooLong),
  databaseCallMs: row(4_500, 'ms', 'time to answer a call, with its wait', 'call', '503 `unavailable`'),
  databaseTransactionMs: row(15_000, 'ms', 'all calls of a transaction', 'transaction', '503 `unavailable`'),
  databaseStatementMs: row(4_000, 'ms', 'a statement, by the clock of the server', 'statement', '503 `unavailable`'),
  databaseLockMs: row(3_000, 'ms', 'waiting for a lock', 'statement', '409 `locked`'),
  databaseIdleMs: row(10_000, 'ms', 'a transaction that asks nothing', 'transaction', '503 `unavailable`'),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgetTable;

/** Returns whether exceeding a budget means that one caller requests too much. */
export const isOfCaller = (name: BudgetName): boolean => budgetTable[name].beyond === tooMany;

/** The limit of each budget, in its unit. */
export type Budgets = Readonly<Record<BudgetName, number>>;

export const budgetNames = Object.keys(budgetTable) as BudgetName[];

/** The default limits. */
export const defaultBudgets = mapBudgets((name) => budgetTable[name].limit);

/** Returns the environment variable of a budget: `BUDGET_BODY_BYTES`. */
export const variableOf = (name: BudgetName): string => `BUDGET_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Computes a number for each budget. */
export function mapBudgets(of: (name: BudgetName) => number): Budgets {
  return Object.fromEntries(budgetNames.map((name) => [name, of(name)])) as Budgets;
}

function row(limit: number, unit: Budget['unit'], what: string, per: string, beyond: string): Budget {
  return { limit, unit, what, per, beyond };
}
