import { isSameSecret } from '../crypto.ts';

/** A stored hash whose form and cost are known. */
export type StoredHash = {
	/** Whether a new hash would have another form or a higher cost. */
	readonly isOld: boolean;
	readonly matches: (password: Buffer) => Promise<boolean>;
};

/** The result of reading a stored hash: `too-costly` is never computed (A02); undefined means another form. */
export type ReadHash = StoredHash | 'too-costly' | undefined;

/** The stored hash of another system, which `derive` computes again. It is always old. */
export function foreignHash(key: Buffer, derive: (password: Buffer) => Promise<Buffer>): StoredHash {
	return {
		isOld: true,
		matches: async (password) => isSameSecret(await derive(password), key),
	};
}

/** Decodes base64, also without padding (PHC strings) and with dots in place of pluses (passlib). */
export const bytesOf = (base64 = ''): Buffer => Buffer.from(base64.replaceAll('.', '+'), 'base64');
