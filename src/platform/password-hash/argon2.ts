// Argon2: new hashes, and those that were stored.
import { hash, verify } from '@node-rs/argon2';
import { type Argon2Cost, isCheaper, isTooCostly } from './argon2-cost.ts';
import type { ReadHash } from './stored-hash.ts';

const form =
	/^\$argon2(?<kind>id?|d)\$v=(?<version>16|19)\$m=(?<m>\d{1,10}),t=(?<t>\d{1,10}),p=(?<p>\d{1,3})\$(?<salt>[\w+/]{11,86})\$(?<key>[\w+/]{22,86})$/;

/** Base64 characters of 16 bytes of salt and 32 bytes of key. */
const fullSalt = 22;
const fullKey = 43;

/** Hashes a password to a PHC string with a salt of 16 bytes and a key of 32 bytes. */
export const argon2id = (password: Buffer, { memoryKiB, passes }: Argon2Cost): Promise<string> =>
	hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 });

/** Reads a PHC string of any Argon2 variant. It is old when it is cheaper than `current` or of another variant. A more expensive one is not old. */
export function readArgon2(text: string, current: Argon2Cost): ReadHash {
	const { kind, version, m, t, p, salt = '', key = '' } = form.exec(text)?.groups ?? {};
	if (kind === undefined) return undefined;
	const cost = { memoryKiB: Number(m), passes: Number(t) };
	if (isTooCostly(cost) || Number(p) > 16) return 'too-costly';
	const isCurrent = kind === 'id' && version === '19' && p === '1' && salt.length >= fullSalt && key.length >= fullKey;
	return {
		isOld: !isCurrent || isCheaper(cost, current),
		matches: (password) => verify(text, password),
	};
}
