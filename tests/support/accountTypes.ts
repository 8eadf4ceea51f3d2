import type { TestClient } from './app.ts';

export interface Named {
  readonly uuid: string;
  readonly name: string;
}

/** An account type in an answer. */
export interface TypeRecord extends Named {
  readonly fields: readonly (Named & { readonly type: string })[];
}

/** A field of a type, printed and optional by default. */
export const field = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  required: false,
  printed: true,
  ...more,
});

/** The values of an account's fields, by name. */
export const details = (type: TypeRecord, values: Readonly<Record<string, object>>) =>
  Object.entries(values).map(([name, value]) => ({
    field: type.fields.find((each) => each.name === name)?.uuid,
    ...value,
  }));

/** An account of a type. */
export const accountOf = (type: TypeRecord, values: Readonly<Record<string, object>>, more: object = {}) => ({
  name: `Account of ${type.name}`,
  account_type: { uuid: type.uuid },
  fields: details(type, values),
  ...more,
});

/** Creates account types, each under a different name. Throws with the message of the response. */
export function typesBy(admin: TestClient): (body: object) => Promise<TypeRecord> {
  let made = 0;
  return async (body) => {
    made += 1;
    const type = { name: `Type ${made}`, auto: false, needs_approval: false, ...body };
    const answer = await admin.post('/api/v2/account-types', type);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<TypeRecord>();
  };
}

/** Returns the key of a currency. */
export const currencyId = async (client: TestClient, code: string): Promise<number> =>
  (await client.get(`/api/v2/currencies?search=${code}`)).json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
