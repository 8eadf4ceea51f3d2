import type { DestinationStream } from 'pino';
import { z } from 'zod';

const entry = z.looseObject({
  time: z.number(),
  level: z.number(),
  msg: z.string().default(''),
  req: z.object({ method: z.string(), url: z.string() }).partial().optional(),
  res: z.object({ statusCode: z.number() }).partial().optional(),
  responseTime: z.number().optional(),
  err: z.object({ type: z.string(), message: z.string(), stack: z.string() }).partial().optional(),
});

const levels: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** Formats a pino log entry as a short line for a terminal, followed by the stack of an error. */
export function logLine(json: string): string {
  const parsed = entry.safeParse(JSON.parse(json));
  if (!parsed.success) return json;
  const { time, level, msg, req, res, responseTime, err } = parsed.data;
  const words = [
    new Date(time).toISOString().slice(11, 19),
    levels[level] ?? String(level),
    req && `${req.method} ${req.url}`,
    res?.statusCode,
    responseTime !== undefined && `${Math.round(responseTime)} ms`,
    msg,
  ];
  return `${words.filter(Boolean).join(' ')}\n${err?.stack ? `${err.stack}\n` : ''}`;
}

/** The output of pino for a terminal. */
export const terminal: DestinationStream = { write: (json) => process.stdout.write(logLine(json)) };
