import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookie, cookieOf } from './authCookie.ts';
import { knownDeviceSeconds, newDeviceId, type ProvenDevice } from './knownDevices.ts';

const name = 'ultramar_device';

/** The device a browser proves to be by its cookie; undefined where it proves nothing. */
export function readDeviceCookie(request: FastifyRequest): ProvenDevice | undefined {
  const { clock, knownDevices } = request.server;
  const proof = cookieOf(request, name);
  return proof === undefined ? undefined : knownDevices.read(proof, clock.now());
}

/** Whether somebody has signed in to an account by this browser, with its password of now or an earlier one. */
export const isKnownDevice = (request: FastifyRequest, email: string): boolean =>
  readDeviceCookie(request)?.account === request.server.accountName(email);

/** Makes the browser known as a device of an account, for whoever has just been let in to it. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const { accountName, clock, knownDevices } = request.server;
  const account = accountName(email);
  const known = readDeviceCookie(request);
  const id = known?.account === account ? known.id : newDeviceId();
  const proof = knownDevices.prove({ account, id }, clock.now());
  void reply.setCookie(name, proof, { ...authCookie(request), maxAge: knownDeviceSeconds });
}
