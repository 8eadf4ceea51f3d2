import { attachmentsProperty } from '../../../../schemas/attachments.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { attach } from '../../../engine/attachments/attachments.ts';
import { readPicture } from '../../../files/pictures/readPicture.ts';
import { readUpload } from '../../../files/upload.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoFile } from '../plan/shape.ts';

/** Enough for all files of a company. */
const bytesPerHour = 1_000_000;

/** Attaches a page to a document by the product's rule for its files. */
export async function addAttachment(
  db: Db,
  { tenant }: Scope,
  { resource, uuid }: { readonly resource: Resource; readonly uuid: string },
  { name, lines }: DemoFile,
): Promise<void> {
  const { attachments: rule } = resource;
  if (!rule) throw new Error(`${resource.name} has no attachments`);
  const part = { type: 'application/pdf', bytes: pageOf(lines), filename: `${name}.pdf` };
  const property = { name: attachmentsProperty, property: {}, rule, most: rule.most };
  const upload = await readUpload(part, property, 0, (content) => readPicture(content, rule, defaultBudgets));
  await attach(db, { resource, tenant: tenant.id, uuid }, upload, bytesPerHour);
}

/** Returns a PDF of one page in Latin letters; the first line is its title. */
function pageOf([title = '', ...lines]: readonly string[]): Buffer {
  const written = (line: string) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`;
  const text = `BT /F1 16 Tf 56 770 Td 30 TL ${written(title)} /F1 10 Tf 16 TL ${lines.map(written).join('\n')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0');
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>`;
  return Buffer.from(`${file}${end}\nstartxref\n${file.length}\n%%EOF`, 'latin1');
}
