import * as v from 'valibot';
import { type Keys, seal, unseal } from '../crypto.ts';

/**
 * A token for links and browsers, with what it is about, as base64url. It is sealed, so it shows nothing and nobody else can make one. It is
 * not stored and never expires: it can be read as long as the service keeps its secret.
 */
export const sealedToken = (keys: Keys, content: object): string => seal(keys, JSON.stringify(content)).toString('base64url');

/** What a token is about; undefined when it is damaged, or was made with another key. */
export function readSealedToken<Schema extends v.GenericSchema>(
	keys: Keys,
	schema: Schema,
	token: string,
): v.InferOutput<Schema> | undefined {
	try {
		return v.parse(schema, JSON.parse(unseal(keys, Buffer.from(token, 'base64url'))));
	} catch {
		return undefined;
	}
}
