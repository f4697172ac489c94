import * as v from 'valibot';
import { derivedKeys, seal, unseal } from '#platform/crypto';
import type { Secret } from '#platform/secret';

const content = v.object({ id: v.string(), address: v.string(), data: v.unknown() });

/** The confidential part of a queued email, with the id of its row. */
type SealedContent = v.InferOutput<typeof content>;

/** Encrypts the content of a queued email, so that the database has no nonce, name or address in clear text. */
export type MailSealer = {
	seal(content: SealedContent): Buffer;
	/** Throws when the content belongs to another row, was modified, or was sealed with another secret. */
	unseal(id: string, sealed: Buffer): SealedContent;
};

/** The sealer whose key is derived from the secret of the service. */
export function createMailSealer(secret: Secret): MailSealer {
	const key = derivedKeys(secret, 'mail');
	return {
		seal: (plain) => seal(key, JSON.stringify(plain)),
		unseal: (id, sealed) => v.parse(v.object({ ...content.entries, id: v.literal(id) }), JSON.parse(unseal(key, sealed))),
	};
}
