import { prepareDatabase } from './start/database/prepare.ts';

/** `npm run migrate` does what a start with DATABASE_OWNER_URL does, for servers without it. */
async function main(): Promise<void> {
  const { DATABASE_OWNER_URL: url } = process.env;
  if (!url) throw new Error('DATABASE_OWNER_URL must be the address of the database, as the owner of its tables');
  await prepareDatabase(url, (line) => console.log(line));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
