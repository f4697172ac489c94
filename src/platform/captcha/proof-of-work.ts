// Our own captcha: the browser solves a puzzle, and the server checks the solution (ALTCHA).
import type { KeyObject } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { allKeys, type Keys } from '../crypto.ts';
import type { Limit, Limits } from '../limits.ts';

export type ProofOfWorkOptions = {
	/** Signs challenges; the same in all processes. */
	readonly key: Keys;
	/** Remembers used solutions. */
	readonly limits: Limits;
	readonly clock: Clock;
	/** Default: a solution takes a laptop 0.2 s to 1 s in one thread. */
	readonly rounds?: Rounds;
};

/** The fewest and the most keys that a solver derives until it finds the one asked for. */
export type Rounds = { readonly min: number; readonly max: number };

/** Makes challenges and verifies their solutions; see `Captcha`. */
export type ProofOfWork = {
	challenge(): Promise<Challenge>;
	verify(token: string): Promise<boolean>;
};

const VALID_SECONDS = 600;
const usedChallenges: Limit = { name: 'spent-challenges', points: 1, perSeconds: VALID_SECONDS + 60 };

/** The work of one round. The server needs one round to make a challenge and one to check it, which costs almost nothing. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000 } as const;
const usualRounds: Rounds = { min: 300, max: 1500 };

const challengeSchema = v.object({
	parameters: v.object({
		algorithm: v.literal(work.algorithm),
		nonce: v.string(),
		salt: v.string(),
		cost: v.literal(work.cost),
		keyLength: v.number(),
		keyPrefix: v.string(),
		keySignature: v.string(),
		/** Seconds since 1970. */
		expiresAt: v.number(),
	}),
	signature: v.string(),
});

/** A challenge as ALTCHA's widget takes it. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

const solutionSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ challenge: challengeSchema, solution: v.object({ counter: v.number(), derivedKey: v.string() }) }),
);

/** ALTCHA's proof of work (altcha.org), version 2. Challenges are signed, so the server stores only the used ones. */
export function createProofOfWork({ key, limits, clock, rounds = usualRounds }: ProofOfWorkOptions): ProofOfWork {
	const secrets = secretsOf(key.current);
	return {
		challenge: async () => {
			const counter = randomInt(rounds.max, rounds.min);
			const expiresAt = new Date(clock().getTime() + VALID_SECONDS * 1000);
			return v.parse(challengeSchema, await createChallenge({ ...work, ...secrets, deriveKey, counter, expiresAt }));
		},
		verify: async (token) => {
			const read = v.safeParse(solutionSchema, Buffer.from(token, 'base64').toString());
			if (!read.success) return false;
			const { challenge, solution } = read.output;
			if (challenge.parameters.expiresAt * 1000 < clock().getTime()) return false;
			let isSolved = false;
			for (const one of allKeys(key).map(secretsOf))
				isSolved ||= (await verifySolution({ ...one, challenge, solution, deriveKey })).verified;
			return isSolved && (await limits.take(usedChallenges, challenge.signature)).ok;
		},
	};
}

function secretsOf(key: KeyObject) {
	const secret = key.export().toString('base64');
	return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` };
}
