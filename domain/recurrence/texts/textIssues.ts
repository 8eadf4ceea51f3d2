import { filledTerms, occurrencePlaceholders } from '../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import type { BillingPeriod } from '../../../schemas/parts/recurrence/recurrence.ts';
import contracts from '../../../schemas/resources/recurrence/contracts.ts';
import { placeholderText } from '../../delivery/mailText.ts';
import { lineProperty, type StatedLine } from '../../documents/lineFields.ts';
import { isPeriod } from '../../kinds/period.ts';
import { plainText } from '../../richText/plainText.ts';
import { richTextOf } from '../../richText/richText.ts';
import { ownProperty } from '../../schema/property.ts';
import type { Issue } from '../../validation/issue.ts';
import { fillRichText, fillText } from './fillTexts.ts';
import { longestValues } from './occurrenceValues.ts';

const inBraces = /\{\{([^{}]*)\}\}/g;

const isKnown = (name: string): boolean => occurrencePlaceholders.some((one) => one === name);

/** Returns the issue of a text that has an unknown placeholder, or is too long for the field once they are filled. */
function textIssues(path: string, value: unknown, maxLength = Infinity): Issue[] {
  const written = richTextOf(value ?? '') ?? '';
  const text = plainText(written);
  const unknown = [...text.matchAll(inBraces)].map(([, name = '']) => name.trim()).find((name) => !isKnown(name));
  if (unknown !== undefined) {
    return [
      {
        path,
        key: 'validation.placeholder',
        args: { name: placeholderText(unknown), known: occurrencePlaceholders.map(placeholderText).join(', ') },
      },
    ];
  }
  const filled = fillText(text, longestValues);
  // A placeholder that is in parts bold would not be filled.
  if (filled !== plainText(fillRichText(written, longestValues))) {
    return [{ path, key: 'validation.placeholderDivided' }];
  }
  return filled.length <= maxLength || text.length > maxLength
    ? []
    : [{ path, key: 'validation.filledTooLong', args: { limit: maxLength } }];
}

/** A row of a contract, or of an amendment. */
interface ContractLine extends Pick<StatedLine, 'period'> {
  readonly description?: string | null | undefined;
}

/**
 * Returns the issues of the texts of a contract or its amendment, and of its lines: placeholders that are unknown or too
 * long, and periods, if they follow from the contract.
 */
export function contractTextIssues(
  record: object,
  lines: readonly ContractLine[] = [],
  billing: BillingPeriod = 'none',
): Issue[] {
  const texts = new Map<string, unknown>(Object.entries(record));
  return [
    ...filledTerms.flatMap((name) => textIssues(name, texts.get(name), ownProperty(contracts.schema, name)?.maxLength)),
    ...lines.flatMap((line, position) => lineIssues(`${linesAt}.${position}`, line, billing)),
  ];
}

const linesAt: keyof typeof contracts.schema.properties = 'items_invoice';

function lineIssues(path: string, { description, period }: ContractLine, billing: BillingPeriod): Issue[] {
  return [
    ...textIssues(`${path}.description`, description, lineProperty('description').maxLength),
    ...(isPeriod(period) && billing !== 'none' ? [{ path: `${path}.period`, key: 'validation.periodOfContract' }] : []),
  ];
}
