declare module 'virtual:public-documents' {
  import type { PublicFacts } from '../../domain/documents/publicFacts.ts';

  /** What the public page of each resource needs, by its place. */
  export const documents: Readonly<Record<string, PublicFacts>>;
}
