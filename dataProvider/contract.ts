import type { paths } from '../openapi/api.d.ts';

/** The answer of a GET at this path, or of another method, by the contract. */
export type AnswerOf<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> =
  paths[Path] extends Record<Method, { responses: { 200: { content: { 'application/json': infer Answer } } } }>
    ? Answer
    : never;
