import type { Kind } from '../../schemas/kind.ts';
import { kindOf } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';
import { adjustments } from './adjustments.ts';
import { amounts } from './amounts.ts';
import { boolean } from './boolean.ts';
import { choice } from './choice.ts';
import type { Codec } from './codec.ts';
import { collection } from './collection.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { file } from './file.ts';
import { identifier } from './identifier.ts';
import { instant } from './instant.ts';
import { integer } from './integer.ts';
import { location } from './location.ts';
import { money } from './money.ts';
import { percent } from './percent.ts';
import { period } from './period.ts';
import { permissions } from './permissions.ts';
import { phone } from './phone.ts';
import { reference } from './reference.ts';
import { richText } from './richText.ts';
import { secret } from './secret.ts';
import { taxId } from './taxId.ts';
import { email, text } from './text.ts';
import { template } from './template.ts';
import { timeZone } from './timeZone.ts';
import { unit } from './unit.ts';

/** The codecs of all kinds; a missing kind does not compile. */
export const codecs: Readonly<Record<Kind, Codec>> = {
  text,
  multiline: text,
  richText,
  integer,
  decimal,
  money,
  amounts,
  // Like rows: no shorter text has all that they state.
  adjustments,
  percent,
  boolean,
  choice,
  date,
  period,
  instant,
  email,
  phone,
  taxId,
  country,
  currency,
  unit,
  timeZone,
  reference,
  location,
  collection,
  permissions,
  identifier,
  file,
  image: file,
  secret,
  template,
};

/** Returns the codec of a property. */
export function codecFor(property: Property): Codec {
  return codecs[kindOf(property)];
}
