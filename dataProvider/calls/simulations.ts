import type { Simulation } from '../../schemas/parts/taxes/simulation.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

type Answer = AnswerOf<'/api/v2/simulations', 'post'>;

/** What a line costs and leaves in a scenario; without figures if no price reaches the target. */
export type Simulated = Answer['results'][number];

/** Computes a line in some scenarios; it stores nothing. Fails with `HttpError`. */
export async function simulate(http: Http, body: Simulation, signal?: AbortSignal): Promise<readonly Simulated[]> {
  return ((await http.post('/api/v2/simulations', { body, signal })).json as Answer).results;
}
