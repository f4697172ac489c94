import * as v from 'valibot';
import { type Keys, seal, unseal } from '#platform/crypto';

/**
 * A token for the link of an email, with what the link is about. It is sealed, so it shows no address and nobody else can make one. It
 * is not stored and never expires: the link of an old email works as long as the service keeps its secret.
 */
export const linkToken = (keys: Keys, content: object): string => seal(keys, JSON.stringify(content)).toString('base64url');

/** What a token is about; undefined when it is damaged, or was made with another key. */
export function readLinkToken<Schema extends v.GenericSchema>(
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
