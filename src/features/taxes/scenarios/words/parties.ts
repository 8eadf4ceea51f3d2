import type { Translate } from '../../../../../domain/kinds/codec.ts';

/** The two parties as a sentence names them, with what stands before a name in each language. */
export interface Parties {
  readonly exporter: string;
  readonly importer: string;
  readonly byExporter: string;
  readonly byImporter: string;
  readonly toExporter: string;
}

/** The names of the parties; without one a party is the exporter, or the client. */
export interface PartyNames {
  readonly exporter?: string | undefined;
  readonly importer?: string | undefined;
}

/** Returns the parties of a scenario for sentences. */
export function partiesOf({ exporter, importer }: PartyNames, translate: Translate): Parties {
  const called = (name: string | undefined, key: string): string =>
    name ? translate(`scenarios.named.${key}`, { name }) : translate(`scenarios.unnamed.${key}`);
  return {
    exporter: called(exporter, 'exporter'),
    importer: called(importer, 'importer'),
    byExporter: called(exporter, 'byExporter'),
    byImporter: called(importer, 'byImporter'),
    toExporter: called(exporter, 'toExporter'),
  };
}
