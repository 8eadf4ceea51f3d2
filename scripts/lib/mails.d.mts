export function compileMail(source: string): Promise<string>;
