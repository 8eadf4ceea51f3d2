import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../database/transaction.ts';
import { designOf } from '../../../drawing/builtIn/builtIn.ts';
import { drawnWith, readContent, templateJoin } from '../../../engine/documents/drawing/templateContent.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { NamedTemplate } from '../../../engine/documents/foundDocument.ts';
import type { FileContent } from '../../../files/content.ts';

/** How a company's mail about an invoice looks: with the logo and the colour of its document. */
export interface Brand {
  readonly logo?: FileContent | undefined;
  /** `#rrggbb`. */
  readonly accent: string;
}

/** The most bytes of a logo in a mail, which each recipient gets: a mail with a larger one has only the name. */
export const mostLogoBytes = 200_000;

const selectTemplate = `
  select ${drawnWith('i.template_version_uuid')}
  from invoices i left ${templateJoin('i.tenant_id', 'i.template')}
  where i.tenant_id = $1 and i.uuid = $2`;

/** Reads the look of the mails about an invoice. */
export async function readBrand(db: Db, tenant: string, invoice: string): Promise<Brand> {
  const { logos } = await engineOf(invoices);
  const [logo, [row]] = await Promise.all([
    logos.find(db, tenant, invoice),
    db.query<{ drawn_with: NamedTemplate }>(selectTemplate, [tenant, invoice]),
  ]);
  const template = await readContent(db, tenant, row?.drawn_with ?? { link: null, uuid: null, version: null });
  return {
    accent: designOf(template).theme.colors.accent,
    ...(logo && logo.bytes.length <= mostLogoBytes && { logo }),
  };
}
