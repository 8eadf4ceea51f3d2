import fp from 'fastify-plugin';
import { accountNames, type AccountName } from '../accountName.ts';
import { openGuessing, type Guessing } from './guessLimits.ts';
import { ownVisits, type OwnVisits } from '../sessions/ownVisits.ts';
import { knownDevices, type KnownDevices } from '../../limits/knownDevices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accountName: AccountName;
    readonly knownDevices: KnownDevices;
    readonly ownVisits: OwnVisits;
    /** Guards everything that can be guessed. */
    readonly guessing: Guessing;
  }
}

/** Milliseconds between clean-ups of expired counts; one clean-up removes more than can accumulate. */
const clearEvery = 60_000;

/** Limits guesses at passwords and links, in number and concurrency. */
export default fp(
  async (app) => {
    const { secretKey } = app.config;
    app.decorate('accountName', accountNames(secretKey));
    app.decorate('knownDevices', knownDevices(secretKey));
    app.decorate('ownVisits', ownVisits(secretKey));
    app.decorate('guessing', openGuessing(app.pool, app.budgets, app.spending));
    const clearing = setInterval(() => {
      app.guessing.clear().catch((err: unknown) => app.log.warn({ err }, 'Expired counts were not cleared'));
    }, clearEvery);
    clearing.unref();
    app.addHook('onClose', async () => clearInterval(clearing));
  },
  { name: 'guessing', dependencies: ['security'] },
);
