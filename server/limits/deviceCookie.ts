import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookie, cookieOf } from '../base/authCookie.ts';
import { knownDeviceSeconds, newDeviceId, type ProvenDevice } from './knownDevices.ts';

const name = 'ultramar_device';

/** Returns the device that the browser's cookie proves; undefined without a valid one. */
export function readDeviceCookie(request: FastifyRequest): ProvenDevice | undefined {
  const { clock, knownDevices } = request.server;
  const proof = cookieOf(request, name);
  return proof === undefined ? undefined : knownDevices.read(proof, clock.now());
}

/** Returns whether the browser has signed in to an account, with its current or an earlier password. */
export const isKnownDevice = (request: FastifyRequest, email: string): boolean =>
  readDeviceCookie(request)?.account === request.server.accountName(email);

/** Marks the browser as a known device of an account after a successful sign-in. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const { accountName, clock, knownDevices } = request.server;
  const account = accountName(email);
  const known = readDeviceCookie(request);
  const id = known?.account === account ? known.id : newDeviceId();
  const proof = knownDevices.prove({ account, id }, clock.now());
  void reply.setCookie(name, proof, { ...authCookie(request), maxAge: knownDeviceSeconds });
}
