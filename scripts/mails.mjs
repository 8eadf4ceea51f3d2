// Compiles the mail layout from MJML to HTML, which is committed, so that servers need no compiler: `npm run mails`.
import { readFile, writeFile } from 'node:fs/promises';
import { compileMail } from './lib/mails.mjs';
import { inRoot } from './lib/paths.mjs';

const source = await readFile(inRoot('server/mail/letter.mjml'), 'utf8');
await writeFile(inRoot('server/mail/letter.html'), await compileMail(source));
