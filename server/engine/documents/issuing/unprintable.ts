import { printedTexts } from '../../../../domain/documents/printedTexts.ts';
import { unprintableIn, type Unprintable } from '../../../../domain/letters/unprintable.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';
import { cut } from '../../../../domain/validation/cut.ts';
import { ApiError } from '../../../base/errors.ts';
import type { LineRow } from '../lines/lines.ts';
import type { UnprintableBeside } from './printedBeside.ts';

/** The letters of a text that a refusal quotes. */
const quoted = 40;

/** A document that is about to be issued. */
interface Judged {
  readonly document: Parameters<typeof printedTexts>[0];
  readonly lines: readonly LineRow[];
  readonly linesAt: string;
  readonly beside: UnprintableBeside | undefined;
}

/**
 * Returns the refusal to issue what would be printed with a missing letter, at its field; undefined if there is none. Only
 * data that was entered before letters were checked can have one.
 */
export function unprintableIssue({ document, lines, linesAt, beside }: Judged): ApiError | undefined {
  for (const [path, text] of printedTexts(document, lines, linesAt)) {
    const letter = unprintableIn(text);
    if (letter) return refusal(path, text, letter, 'validation.letter');
  }
  if (!beside) return undefined;
  for (const text of textsOf(beside)) {
    const letter = unprintableIn(text);
    if (letter) return refusal(beside.at, text, letter, `validation.letterBeside.${beside.at}`, beside.name);
  }
  return undefined;
}

function refusal(path: string, printed: string, letter: Unprintable, key: string, name?: string): ApiError {
  const text = cut(printed, quoted);
  const args = { ...letter, ...(name !== undefined && { text, name }) };
  return new ApiError('letter_unprintable', { args: { ...letter, text }, errors: [{ path, key, args }] });
}

/** The texts of a template stand at any depth. */
const textsOf = ({ at, content }: UnprintableBeside): readonly string[] =>
  at === 'template' ? textsIn(JSON.parse(content)) : content.split('\n');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
