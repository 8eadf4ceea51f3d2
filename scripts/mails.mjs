// Compiles the layout of mails from MJML to HTML, which is committed, so that no server needs the compiler: `npm run mails`.
import { readFile, writeFile } from 'node:fs/promises';
import { compileMail } from './lib/mails.mjs';
import { inRoot } from './lib/paths.mjs';

const source = await readFile(inRoot('server/mail/letter.mjml'), 'utf8');
await writeFile(inRoot('server/mail/letter.html'), await compileMail(source));
