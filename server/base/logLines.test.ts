import { expect, test } from 'vitest';
import { logLine } from './logLines.ts';

const at = { time: Date.parse('2026-11-20T12:30:01Z'), level: 30 };

test.each([
  [
    'a request',
    { req: { method: 'GET', url: '/api/v2/countries' }, msg: 'incoming request' },
    '12:30:01 info GET /api/v2/countries incoming request\n',
  ],
  [
    'an answer',
    { res: { statusCode: 200 }, responseTime: 3.4, msg: 'request completed' },
    '12:30:01 info 200 3 ms request completed\n',
  ],
  [
    'an error',
    { level: 50, err: { stack: 'Error: no\n    at once' }, msg: 'no' },
    '12:30:01 error no\nError: no\n    at once\n',
  ],
])('%s becomes a short line', (_name, entry, line) => {
  expect(logLine(JSON.stringify({ ...at, ...entry }))).toBe(line);
});

test('lines that are not pino entries are passed on unchanged', () => {
  expect(logLine('{"odd":1}')).toBe('{"odd":1}');
});
