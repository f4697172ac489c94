import * as v from 'valibot';
import { derivedKey, seal, unseal } from '#platform/sealing';
import type { Secret } from '#platform/secret';

const content = v.object({ id: v.string(), address: v.string(), data: v.unknown() });

/** What a mail needs, and the id of its row. */
type SealedContent = v.InferOutput<typeof content>;

/** How mails lie in the database: whoever reads it finds no nonce, no name and no address. */
export type MailSealer = {
	seal(content: SealedContent): Buffer;
	/** Throws for another row's, for one that was changed, and for one of another secret. */
	unseal(id: string, sealed: Buffer): SealedContent;
};

export function createMailSealer(secret: Secret): MailSealer {
	const key = derivedKey(secret, 'mail');
	return {
		seal: (given) => seal(key, JSON.stringify(given)),
		unseal: (id, sealed) => v.parse(v.object({ ...content.entries, id: v.literal(id) }), JSON.parse(unseal(key, sealed))),
	};
}
