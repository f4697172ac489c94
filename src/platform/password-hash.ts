// Password hashes: new ones are Argon2id; hashes that readers bring from other systems are verified too.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Argon2Cost, argon2id, currentCost } from './password-hash/argon2.ts';
import { HashQueue, type QueueLimits } from './password-hash/hash-queue.ts';
import { readStoredHash } from './password-hash/read-stored-hash.ts';
import type { ReadHash } from './password-hash/stored-hash.ts';

/** The result of a comparison. When a password matches an old hash, the caller should store a new one (A02). */
type PasswordCheck = { readonly matches: boolean; readonly isOld: boolean };

/** Hashes and verifies passwords. Every method throws `Unavailable` when too many calls are waiting. */
export type PasswordHash = {
	/** Returns the PHC string to store. Throws a `RangeError` for a password that no rule allows (over 250 code points). */
	hash(password: string): Promise<string>;
	/** Compares a password with a stored hash of any known form. An impossible password or a too costly hash takes as long as a wrong password. */
	verify(stored: string, password: string): Promise<PasswordCheck>;
	/** Takes as long as `verify`, for accounts that do not exist, so that the response time does not reveal them (A03). */
	verifyNothing(password: string): Promise<void>;
};

export type PasswordHashOptions = Partial<QueueLimits> & { readonly cost?: Argon2Cost };

/** Longest password in code points, after normalisation (RULE-06). */
const maxCodePoints = 250;
/** Longest input in UTF-16 units; the calls of the service accept no more. */
const maxUnits = 5_000;
/** Node has four threads for hashes, files and DNS; one stays free for files and DNS. */
const maxAtOnce = 3;
/** Hashes that one thread computes in about 0.5 s. */
const waitingPerThread = 10;

/** Creates the hasher; by default it computes up to three hashes at once and lets ten wait for each. */
export function createPasswordHash(options: PasswordHashOptions = {}): PasswordHash {
	const { cost = currentCost, atOnce = Math.min(availableParallelism(), maxAtOnce) } = options;
	const queue = new HashQueue({ atOnce, maxWaiting: options.maxWaiting ?? atOnce * waitingPerThread });
	const decoy = argon2id(randomBytes(32), cost).then((text) => readStoredHash(text, cost));
	const verifyNothing = async (password: string) => {
		if (password.length <= maxUnits) await queue.run(async () => matches(await decoy, password));
	};
	return {
		hash: async (password) => {
			if (!canBeRight(password)) throw new RangeError('a password that no rule allows cannot be hashed');
			return queue.run(() => argon2id(Buffer.from(password.normalize('NFKC')), cost));
		},
		verify: async (stored, password) => {
			const read = readStoredHash(stored, cost);
			if (typeof read === 'object' && canBeRight(password)) {
				const right = await queue.run(() => matches(read, password));
				return { matches: right, isOld: right && read.isOld };
			}
			await verifyNothing(password);
			return { matches: false, isOld: false };
		},
		verifyNothing,
	};
}

/** Whether a hash of another system can be stored; `unknown` means that its form is not supported. */
export function judgeHash(stored: string): 'good' | 'too-costly' | 'unknown' {
	const read = readStoredHash(stored);
	return typeof read === 'object' ? 'good' : (read ?? 'unknown');
}

/** Rejects lone surrogates: they would all be hashed as the same character. */
function canBeRight(password: string): boolean {
	return password.length <= maxUnits && password.isWellFormed() && [...password.normalize('NFKC')].length <= maxCodePoints;
}

/** Compares the NFKC form and, if it differs, the NFC form: other systems hashed what was typed. */
async function matches(read: ReadHash, password: string): Promise<boolean> {
	if (typeof read !== 'object') return false;
	for (const form of new Set([password.normalize('NFKC'), password.normalize('NFC')])) {
		if (await read.matches(Buffer.from(form))) return true;
	}
	return false;
}
