/** What opens something to everyone who has it, by its name in records and in their history. The API gives no other secrets. */
const secrets: ReadonlySet<string> = new Set(['public_hash', 'token_hash', 'password_hash']);

/** Returns a value without what opens something to everyone who has it, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (secrets.has(name) ? [] : [[name, withoutSecrets(part)]])),
  );
}
