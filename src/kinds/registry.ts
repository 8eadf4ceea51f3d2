import { kindOf } from '../../domain/schema/kindOf.ts';
import type { Property } from '../../domain/schema/property.ts';
import type { Kind } from '../../schemas/kind.ts';
import { adjustments } from './adjustments/index.tsx';
import { amounts } from './amounts/index.tsx';
import { boolean } from './boolean/index.tsx';
import { choice } from './choice/index.tsx';
import { collectionOf } from './collection/index.tsx';
import { country } from './country/index.tsx';
import { currency } from './currency/index.tsx';
import { date } from './date/index.tsx';
import { decimal } from './decimal/index.tsx';
import { email } from './email/index.tsx';
import { file } from './file/index.tsx';
import { identifier } from './identifier/index.tsx';
import { image } from './image/index.tsx';
import { instant } from './instant/index.tsx';
import { integer } from './integer/index.tsx';
import type { KindDefinition } from './kind.ts';
import { location } from './location/index.tsx';
import { money } from './money/index.tsx';
import { multiline } from './multiline/index.tsx';
import { percent } from './percent/index.tsx';
import { period } from './period/index.tsx';
import { permissions } from './permissions/index.tsx';
import { phone } from './phone/index.tsx';
import { reference } from './reference/index.tsx';
import { richText } from './richText/index.tsx';
import { secret } from './secret/index.tsx';
import { taxId } from './taxId/index.tsx';
import { template } from './template/index.tsx';
import { text } from './text/index.tsx';
import { timeZone } from './timeZone/index.tsx';
import { unit } from './unit/index.tsx';

/** All kinds; a missing one does not compile. */
export const kinds: Readonly<Record<Kind, KindDefinition>> = {
  text,
  multiline,
  richText,
  integer,
  decimal,
  money,
  amounts,
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
  collection: collectionOf((name) => kinds[name]),
  permissions,
  identifier,
  file,
  image,
  secret,
  template,
};

/** Returns the kind of a property. */
export function kindFor(property: Property): KindDefinition {
  return kinds[kindOf(property)];
}
