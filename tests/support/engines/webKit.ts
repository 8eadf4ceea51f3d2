import { once } from 'node:events';
import { freePort } from '../program.ts';
import { patience, size } from './engine.ts';
import { startPrograms } from './programs.ts';
import { until } from './until.ts';
import type { Ask, Command, Driven } from './webDriver.ts';

/** Starts a system's WebKitGTK behind its WebDriver service, on a display that nobody sees. */
export async function startWebKit({ driver, display }: { driver: string; display: string }): Promise<Driven> {
  const { start, stop } = startPrograms();
  try {
    const screen = start(display, ['-displayfd', '1', '-screen', '0', `${size.width}x${size.height}x24`]);
    const [number] = (await once(screen.stdout, 'data', { signal: AbortSignal.timeout(patience) })) as [Buffer];
    const port = await freePort();
    start(driver, [`--port=${port}`], { DISPLAY: `:${number.toString().trim()}`, LANG: 'pt_BR.UTF-8' });
    const service = `http://127.0.0.1:${port}`;
    await until(patience, () => fetch(`${service}/status`));
    const { ask, end } = webDriverAt(service);
    return { ask, stop: () => end().then(stop, stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The path of each command within its session. */
const paths: Readonly<Record<Command, string>> = {
  NewSession: '',
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  GetActiveElement: '/element/active',
  ElementClick: '/element/:id/click',
  ElementSendKeys: '/element/:id/value',
};

function webDriverAt(service: string): { ask: Ask; end: () => Promise<unknown> } {
  let session = '/session';
  const ask: Ask = async (command, parameters) => {
    const path = session + paths[command].replace(':id', String(parameters?.['id']));
    const sent = parameters && { method: 'POST', body: JSON.stringify(parameters) };
    const answer = await fetch(service + path, sent);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    if (command === 'NewSession') session = `/session/${value.sessionId}`;
    return value;
  };
  return { ask, end: () => fetch(service + session, { method: 'DELETE' }) };
}
