import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { bodiesApp, bodiesUrl } from '../../support/bodies.ts';

/** A client in a separate process that sends a body in chunks of one byte, as fast as the server reads them. */
const client = `
  const [port, path, type, chunks] = process.argv.slice(1);
  const socket = require('node:net').connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy()).on('end', () => socket.destroy()).resume();
  socket.write('POST ' + path + ' HTTP/1.1\\r\\nHost: x\\r\\nContent-Type: ' + type + '\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n');
  const block = Buffer.from('1\\r\\n \\r\\n'.repeat(10_000));
  let left = chunks / 10_000;
  const send = () => {
    while (left-- > 0 && !socket.destroyed) if (!socket.write(block)) return socket.once('drain', send);
    socket.end('0\\r\\n\\r\\n');
  };
  send();`;

/** `node tests/bench/load/tinyChunks.ts`: the cost of four million chunks of one byte for the server, by target route. */
const app = await bodiesApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const form = 'multipart/form-data; boundary=b';
for (const [path, type] of [
  [bodiesUrl, 'application/json'],
  [bodiesUrl, form],
  ['/api/nothing', 'application/json'],
  ['/api/none', 'text/plain'],
] as const) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  await once(spawn(process.execPath, ['-e', client, String(port), path, type, '4000000']), 'exit');
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  const figures = [(user + system) / 1000, delay.max / 1e6, process.memoryUsage.rss() / 1024 ** 2];
  console.log(path.padEnd(16), type.padEnd(32), ...figures.map((figure) => figure.toFixed(0).padStart(8)));
}
console.log('columns: ms of CPU, longest block of the event loop in ms, MiB of memory');
await app.close();
