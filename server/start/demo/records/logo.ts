import { readFile } from 'node:fs/promises';
import { filesOf } from '../../../../domain/schema/files.ts';
import settings from '../../../../schemas/resources/company/company-settings.ts';
import type { Db } from '../../../database/transaction.ts';
import { addFiles } from '../../../engine/attachments/files.ts';
import { tableOf } from '../../../engine/resources/storage.ts';
import { readPicture } from '../../../files/pictures/readPicture.ts';
import { readUpload } from '../../../files/upload.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';

/** Gives a company its logo, by the product's rule for uploads. */
export async function addLogo(db: Db, tenant: string, file: URL): Promise<void> {
  const property = filesOf(settings.schema).find(({ name }) => name === 'logo');
  if (!property) throw new Error('A company has no logo');
  const part = { type: 'image/png', bytes: await readFile(file), filename: 'logo.png' };
  const upload = await readUpload(part, property, 0, (content, rule) => readPicture(content, rule, defaultBudgets));
  await addFiles(db, { tenant, table: tableOf(settings.name), uuid: tenant }, [
    { property: property.name, position: 0, upload },
  ]);
}
