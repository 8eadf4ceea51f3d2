import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * `idleClients.ts <port> <count>`, as a child process: opens connections, sends a message once all are open, and leaves
 * them idle.
 */
const [port, count] = process.argv.slice(2).map(Number);
for (let n = 0; n < (count ?? 0); n += 1) {
  // From four addresses, because the limit for one address is lower. Each sends a request first, because the server
  // soon closes connections that never send one.
  const socket = connect({ port: port ?? 0, host: '127.0.0.1', localAddress: `127.0.0.${1 + (n % 4)}` });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
}
process.send?.('open');
