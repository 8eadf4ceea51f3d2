import type { paths } from '../openapi/api.d.ts';

/** The answer of a GET at this path, by the contract. */
export type AnswerOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;
