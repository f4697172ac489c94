// Argon2: what its hashes may cost, new hashes, and hashes that were stored.
import { hash, verify } from '@node-rs/argon2';
import type { ReadHash } from './stored-hash.ts';

/** The cost of one Argon2id hash. */
export type Argon2Cost = { readonly memoryKiB: number; readonly passes: number };

/**
 * The lowest cost that OWASP's cheat sheet and ASVS 5.0 (appendix C) allow with more than one pass. It is the default for readers, whose
 * sign-ins come in bursts (decision 17).
 */
export const leastCost: Argon2Cost = { memoryKiB: 19_456, passes: 2 };

/** For staff, who are few: the second recommended option of RFC 9106, section 4, with one lane. */
export const staffCost: Argon2Cost = { memoryKiB: 65_536, passes: 3 };

const maxMemoryKiB = 131_072;
/** KiB × passes; about 0.5 s on a small server. */
const maxWork = 4 * maxMemoryKiB;

/** Whether a hash of this cost must not be computed, because it would stop the others for too long. */
export const isTooCostly = ({ memoryKiB, passes }: Argon2Cost): boolean => memoryKiB > maxMemoryKiB || memoryKiB * passes > maxWork;

/** Whether the cost is lower than the other one, in memory or in passes. */
export const isCheaper = (cost: Argon2Cost, than: Argon2Cost): boolean => cost.memoryKiB < than.memoryKiB || cost.passes < than.passes;

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
