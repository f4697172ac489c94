import { timingSafeEqual } from 'node:crypto';

/** A stored hash whose form and cost are known. */
export type StoredHash = {
	/** Whether a hash that is made today would be another kind or cost more. */
	readonly isOld: boolean;
	readonly matches: (password: Buffer) => Promise<boolean>;
};

/** What a text is read as: `too-costly` is never computed (A02), undefined has another form. */
export type ReadHash = StoredHash | 'too-costly' | undefined;

/** A hash of another system, of which the key is derived anew; always old. */
export function foreignHash(key: Buffer, derive: (password: Buffer) => Promise<Buffer>): StoredHash {
	return {
		isOld: true,
		matches: async (password) => {
			const derived = await derive(password);
			return derived.length === key.length && timingSafeEqual(derived, key);
		},
	};
}

/** Bytes of base64, as PHC strings have it without padding, and as passlib writes it with dots for pluses. */
export const bytesOf = (base64 = ''): Buffer => Buffer.from(base64.replaceAll('.', '+'), 'base64');
