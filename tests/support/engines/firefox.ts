import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { openFolder } from '../folder.ts';
import { patience } from './engine.ts';
import { startPrograms } from './programs.ts';
import { until } from './until.ts';
import type { Ask, Driven } from './webDriver.ts';

/** Starts a system's Firefox, which speaks WebDriver through Marionette, its own port for it. */
export async function startFirefox(path: string): Promise<Driven> {
  const profile = await openFolder();
  const { start, stop } = startPrograms(profile.remove);
  try {
    // At port 0 it takes a free one, and writes it into its profile.
    await writeFile(join(profile.path, 'user.js'), 'user_pref("marionette.port", 0);');
    start(path, ['--headless', '--marionette', '--no-remote', '--profile', profile.path]);
    const port = await until(patience, () => readFile(join(profile.path, 'MarionetteActivePort'), 'utf8'));
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    return { ask: marionette(socket), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

type Answer = readonly [type: 1, id: number, error: { readonly message: string } | null, result: object];

/** The first message is a greeting. */
const isAnswer = (message: Answer | object): message is Answer => Array.isArray(message);

/** Each message is JSON after its length: `14:[0,1,"Name",{}]`. */
function marionette(socket: Socket): Ask {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  // An error closes it too.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'));
  });
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)).toString());
      if (start === 0 || received.length < end) return;
      answered(JSON.parse(received.subarray(start, end).toString()));
      received = received.subarray(end);
    }
  });
  function answered(message: Answer | object): void {
    if (!isAnswer(message)) return;
    const [, id, error, result] = message;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(('value' in result ? result.value : result) as never);
    waiting.delete(id);
  }
  let last = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
