import * as z from 'zod/mini';
import type { PublicFacts } from '../../../domain/documents/publicFacts.ts';
import { documentShape, line, type PublicDocument, type PublicRow } from './publicDocument.ts';

/** A document of a resource without a public page of its own, with the facts of its declaration. */
export type PublicDeclared = PublicDocument & {
  readonly facts: PublicFacts;
  readonly lines: readonly PublicRow[];
  /** Its properties as answered. */
  readonly answer: Readonly<Record<string, unknown>>;
};

const declared = z.object(documentShape);

/** Parses a public link's answer by the declaration of its resource. */
export function publicDeclared(facts: PublicFacts, answer: Readonly<Record<string, unknown>>): PublicDeclared {
  return { ...declared.parse(answer), facts, lines: z.array(line).parse(answer[facts.lines]), answer };
}
