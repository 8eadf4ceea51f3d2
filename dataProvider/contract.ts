import type { paths } from '../openapi/api.d.ts';

/** What the server's own contract says that a GET of this path answers. */
export type AnswerOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;
