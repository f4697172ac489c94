import * as v from 'valibot';
import { type Keys, seal, unseal } from '../crypto.ts';

/**
 * Encrypts and authenticates a JSON payload as a base64url token for links and cookies. Nobody else can read it or make one. It is
 * not stored and never expires: it can be read as long as the service keeps its secret.
 */
export const sealedToken = (keys: Keys, content: object): string => seal(keys, JSON.stringify(content)).toString('base64url');

/** The payload of a token; undefined when it is damaged, or was made with another key. */
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
