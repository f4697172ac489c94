// Passwords at rest: Argon2id for all that are made here, and a few older forms that readers bring from elsewhere.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Argon2Cost, argon2id, todaysCost } from './password-hash/argon2.ts';
import { HashQueue, type QueueLimits } from './password-hash/hash-queue.ts';
import { readStoredHash } from './password-hash/read-stored-hash.ts';
import type { ReadHash } from './password-hash/stored-hash.ts';

/** The outcome of a comparison. One that matches and is old is worth a new hash, now that the password is at hand (A02). */
type PasswordCheck = { readonly matches: boolean; readonly isOld: boolean };

/** All three throw `Unavailable` when too many wait. */
export type PasswordHash = {
	/** The PHC string to store. The password is one that the rules take: at most 250 code points. */
	hash(password: string): Promise<string>;
	/** Compares with a stored hash of any form. What cannot be right, or would cost too much, costs what a wrong password does. */
	verify(stored: string, password: string): Promise<PasswordCheck>;
	/** The work of `verify` where there is no account, so that the time of an answer does not tell (A03). */
	verifyNothing(password: string): Promise<void>;
};

export type PasswordHashOptions = Partial<QueueLimits> & { readonly cost?: Argon2Cost };

/** Longest password in code points, once normalised (RULE-06). */
const longest = 250;
/** UTF-16 units that are looked at. Nobody types more; the calls of the service take no more. */
const mostRead = 5_000;
/** Of the four threads that Node has for hashes, files and names, one stays for the others. */
const mostAtOnce = 3;
/** What one thread can do in about half a second. */
const waitingPerThread = 10;

export function createPasswordHash(options: PasswordHashOptions = {}): PasswordHash {
	const { cost = todaysCost, atOnce = Math.min(availableParallelism(), mostAtOnce) } = options;
	const queue = new HashQueue({ atOnce, mostWaiting: options.mostWaiting ?? atOnce * waitingPerThread });
	const decoy = argon2id(randomBytes(32), cost).then((text) => readStoredHash(text, cost));
	const verifyNothing = async (password: string) => {
		if (password.length <= mostRead) await queue.run(async () => matches(await decoy, password));
	};
	return {
		hash: async (password) => {
			if (!canBeRight(password)) throw new RangeError('a password that no rule allows is not hashed');
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

/** Whether a hash that comes from elsewhere can be kept: `unknown` has no form that is read here. */
export function judgeHash(stored: string): 'good' | 'too-costly' | 'unknown' {
	const read = readStoredHash(stored);
	return typeof read === 'object' ? 'good' : (read ?? 'unknown');
}

/** Halves of surrogate pairs would all be hashed as the same character. */
function canBeRight(password: string): boolean {
	return password.length <= mostRead && password.isWellFormed() && [...password.normalize('NFKC')].length <= longest;
}

/** Other systems hashed what was typed; where its NFC form is another one, that is tried too. */
async function matches(read: ReadHash, password: string): Promise<boolean> {
	if (typeof read !== 'object') return false;
	for (const form of new Set([password.normalize('NFKC'), password.normalize('NFC')])) {
		if (await read.matches(Buffer.from(form))) return true;
	}
	return false;
}
