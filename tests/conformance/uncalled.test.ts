import { expect, it } from 'vitest';
import { exportedListNames } from '../../domain/company/accountants/exportedLists.ts';
import contract from '../../openapi/openapi.json' with { type: 'json' };
import { loadReports } from '../../server/features/reports/registry.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { callsOfConsole, callsOfDataProvider, callsOfDocs } from '../support/recordedCalls.ts';

const [resources, reports] = [await loadResources(), await loadReports()];

/** Values of an argument that are a part of the path. */
const choices = new Set<string>([
  ...reports.map(({ name }) => name),
  ...exportedListNames,
  'viewed',
  'accept',
  'decline',
]);

const called = [...(await callsOfDataProvider(resources)), ...callsOfConsole(resources), ...callsOfDocs()].map((call) =>
  call.split('/'),
);

/** Routes that no screen and no documented client calls, each with its reason. */
const exceptions: readonly (readonly [reason: string, route: RegExp])[] = [
  ['Answers contain the address of a file, and screens follow it.', /^GET .*(\/(logo|attachments)\/\{file\}|\/logo)$/],
  [
    'Answers contain its address, and screens follow it.',
    /^GET (\/api\/v2\/(mails\/\{uuid\}\/page|terms\/.*\.pdf)|\/pay\/\{hash\})$/,
  ],
  [
    'Programs change a part of a record; screens replace it.',
    /^PATCH \/api\/v1\/(clients|groups|permissions|realms|roles|users)\/\{uuid\}$/,
  ],
  ['Programs get a token of OAuth 2.0 (RFC 6749).', /^POST \/api\/v1\/auth\/token$/],
  ['Programs read whose token they have; screens learn it as they sign in.', /^GET \/api\/v1\/auth\/me$/],
  [
    'Programs give a group one permission; screens save the group.',
    /^(POST|DELETE) \/api\/v1\/groups\/\{group\}\/permission\//,
  ],
  [
    'Programs give one role; screens change it as a command of the person.',
    /^(POST|DELETE) \/api\/v1\/roles\/\{role\}\/user\//,
  ],
  [
    'Programs ask for the rights of a person by kind; screens read them together.',
    /^GET \/api\/v1\/(groups|roles)\/(user|group)\//,
  ],
  [
    'Programs find a person by what they know; screens list people.',
    /^GET \/api\/v1\/users\/(client\/check|email\/|references\/)/,
  ],
  ['Programs give a company to several people; screens to one.', /^POST \/api\/v1\/users\/references$/],
  ['Programs invite by role; screens create a person of the company.', /^POST \/api\/v1\/users\/invite(-email)?$/],
  [
    'Programs read the latest invoices alone; screens read them with the home page.',
    /^GET \/api\/v2\/invoice\/latest-invoices$/,
  ],
  ['Programs read currencies under the version of the specification.', /^GET \/api\/v3\/currencies/],
  [
    'Programs adopt packs of scenarios and compare with them.',
    /^(GET|POST) \/api\/v2\/scenario-packs(\/\{code\}(\/(adopt|difference))?)?$/,
  ],
  ['The machinery around the server asks.', /^GET (\/api\/v1\/health-check|\/health\/(live|ready))$/],
];

const parts = (route: string) => route.split('/');
const fits = (part: string, given = ''): boolean =>
  part === given || /^\{\w+\}/.test(part) || (given === 'any' && choices.has(part));

const isCalled = (route: string): boolean =>
  called.some((call) => call.length === parts(route).length && parts(route).every((part, at) => fits(part, call[at])));

const isExcepted = (route: string): boolean => exceptions.some(([, excepted]) => excepted.test(route));

const routes = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

const uncalled = (of: readonly string[]): string[] => of.filter((route) => !isCalled(route));

it('every route is called by a screen or a documented client', () => {
  expect(uncalled(routes).filter((route) => !isExcepted(route))).toEqual([]);
});

it('a route that nobody calls is noticed', () => {
  const planted = ['GET /api/v2/planted', 'DELETE /api/v2/entities/{uuid}/planted', 'POST /api/v2/home'];
  expect(uncalled(planted)).toEqual(planted);
});

it.each(exceptions)('%s', (_, route) => {
  expect(uncalled(routes).some((each) => route.test(each))).toBe(true);
});
