import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Limit, Limits } from '../limits.ts';

export type ProofOfWorkOptions = {
	/** Signs challenges; the same in all processes. */
	readonly key: Buffer;
	/** Remembers the solutions that were used. */
	readonly limits: Limits;
	readonly clock: Clock;
};

export type ProofOfWork = {
	challenge(): Promise<Challenge>;
	verify(token: string): Promise<boolean>;
};

const GOOD_FOR_SECONDS = 600;
const spent: Limit = { name: 'spent-challenges', points: 1, perSeconds: GOOD_FOR_SECONDS + 60 };

/** A fifth of a second to a whole one of a laptop's work, in one thread; making and checking cost next to nothing. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000 } as const;
const tries = { least: 300, most: 1500 };

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

/** What ALTCHA's widget takes. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

const solved = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ challenge: challengeSchema, solution: v.object({ counter: v.number(), derivedKey: v.string() }) }),
);

/** ALTCHA's proof of work (altcha.org), version 2: signed, so that nothing is kept but what was used. */
export function createProofOfWork({ key, limits, clock }: ProofOfWorkOptions): ProofOfWork {
	const secret = key.toString('base64');
	const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` };
	return {
		challenge: async () => {
			const counter = randomInt(tries.most, tries.least);
			const expiresAt = new Date(clock().getTime() + GOOD_FOR_SECONDS * 1000);
			return v.parse(challengeSchema, await createChallenge({ ...work, ...secrets, deriveKey, counter, expiresAt }));
		},
		verify: async (token) => {
			const read = v.safeParse(solved, Buffer.from(token, 'base64').toString());
			if (!read.success) return false;
			const { challenge, solution } = read.output;
			if (challenge.parameters.expiresAt * 1000 < clock().getTime()) return false;
			const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
			return verified && (await limits.take(spent, challenge.signature)).ok;
		},
	};
}
