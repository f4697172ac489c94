// Password hashes: new ones are Argon2id; hashes that readers bring from other systems are verified too.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { outsideCapacity } from './http/capacity.ts';
import { argon2id, readArgon2 } from './password-hash/argon2.ts';
import { type Argon2Cost, leastCost } from './password-hash/argon2-cost.ts';
import { type HashCaller, HashQueue, type QueueLimits } from './password-hash/hash-queue.ts';
import { readForeignHash } from './password-hash/read-foreign-hash.ts';
import type { ReadHash } from './password-hash/stored-hash.ts';

export { staffCost } from './password-hash/argon2-cost.ts';
export type { HashCaller } from './password-hash/hash-queue.ts';

/** The result of a comparison. When a password matches an old hash, the caller should store a new one (A02). */
type PasswordCheck = { readonly matches: boolean; readonly isOld: boolean };

/** Hashes and verifies passwords. Callers are served in turn; every method throws `Unavailable` when the wait is too long. */
export type PasswordHash = {
	/** Returns the PHC string to store. Throws a `RangeError` for a password that no rule allows (over 250 code points). */
	hash(password: string, caller: HashCaller): Promise<string>;
	/** Compares a password with a stored hash of any known form. An impossible password or a too costly hash takes as long as a wrong password. */
	verify(stored: string, password: string, caller: HashCaller): Promise<PasswordCheck>;
	/** Takes as long as `verify` of a wrong password, for accounts that do not exist, so that the response time does not reveal them (A03). */
	verifyNothing(password: string, caller: HashCaller): Promise<void>;
};

/** How many callers wait for their turn. */
type WithQueue = { waiting(): number };

export type PasswordHashOptions = Partial<QueueLimits> & {
	/** Cost of new hashes; default: the lowest that is allowed. */
	readonly cost?: Argon2Cost;
	/**
	 * Time of a comparison that fails, in ms; default: 1,000. Hashes of other systems take longer or shorter than ours, up to about a second;
	 * without this, the response time would reveal which accounts have one (A03).
	 */
	readonly failureMs?: number;
};

/** Longest password in code points, after normalisation (RULE-06). */
const maxCodePoints = 250;
/** Longest input in UTF-16 units; the calls of the service accept no more. */
const maxUnits = 5_000;
/** Node has four threads for hashes, files and DNS; one stays free for files and DNS. */
const maxAtOnce = 3;
/** Longest wait for a turn, in ms. */
const defaultWaitMs = 5_000;

/** Creates the hasher; by default it computes up to three hashes at once, and others wait up to five seconds. */
export function createPasswordHash(options: PasswordHashOptions = {}): PasswordHash & WithQueue {
	const {
		cost = leastCost,
		atOnce = Math.min(availableParallelism(), maxAtOnce),
		longestWaitMs = defaultWaitMs,
		failureMs = 1_000,
	} = options;
	const queue = new HashQueue({ atOnce, longestWaitMs });
	const decoy = argon2id(randomBytes(32), cost).then((text) => readArgon2(text, cost));
	const inTurn = <Result>(caller: HashCaller, work: () => Promise<Result>) => outsideCapacity(() => queue.run(caller, work));
	const compare = async (read: ReadHash, password: string, caller: HashCaller) => {
		const asked = performance.now();
		let started = asked;
		const right = await inTurn(caller, () => {
			started = performance.now();
			return matches(read, password);
		});
		if (!right) await outsideCapacity(() => sleepUntil(endOfFailure({ asked, started, failureMs })));
		return right;
	};
	const verifyNothing = async (password: string, caller: HashCaller) => {
		if (password.length <= maxUnits) await compare(await decoy, password, caller);
	};
	return {
		hash: async (password, caller) => {
			if (!canBeRight(password)) throw new RangeError('a password that no rule allows cannot be hashed');
			return inTurn(caller, () => argon2id(Buffer.from(password.normalize('NFKC')), cost));
		},
		verify: async (stored, password, caller) => {
			const read = readStoredHash(stored, cost);
			if (typeof read === 'object' && canBeRight(password)) {
				const right = await compare(read, password, caller);
				return { matches: right, isOld: right && read.isOld };
			}
			await verifyNothing(password, caller);
			return { matches: false, isOld: false };
		},
		verifyNothing,
		waiting: () => queue.waiting,
	};
}

/** Monotonic times in ms: when a comparison was asked for and when its turn came. `failureMs`: see `PasswordHashOptions`. */
type Failure = { readonly asked: number; readonly started: number; readonly failureMs: number };

/**
 * When to answer a failed comparison. The waiting time and the comparison time are rounded up separately to multiples of `failureMs`. If
 * their sum were rounded, a slow comparison would reach the next multiple more often than a quick one, and the response time would reveal
 * it.
 */
function endOfFailure({ asked, started, failureMs }: Failure): number {
	if (failureMs === 0) return 0;
	const whole = (ms: number) => Math.ceil(ms / failureMs) * failureMs;
	const waited = started - asked;
	return asked + whole(waited < 1 ? 0 : waited) + whole(performance.now() - started);
}

const sleepUntil = (time: number): Promise<void> => sleep(Math.max(0, time - performance.now()));

/** Whether a hash of another system can be stored; `unknown` means that its form is not supported. */
export function judgeHash(stored: string): 'good' | 'too-costly' | 'unknown' {
	const read = readStoredHash(stored, leastCost);
	return typeof read === 'object' ? 'good' : (read ?? 'unknown');
}

/** Reads a stored hash of any supported form. `current` is the cost of new hashes. */
const readStoredHash = (text: string, current: Argon2Cost): ReadHash => readArgon2(text, current) ?? readForeignHash(text);

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
