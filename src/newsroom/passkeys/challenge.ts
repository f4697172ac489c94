import * as v from 'valibot';
import { readSealedToken, sealedToken } from '#platform/crypto/sealed-token';
import type { NewsroomDeps } from '../newsroom-deps.ts';

/** How long a challenge works, in ms: the upper end of what the standard recommends (Web Authentication Level 3, section 15.1). */
const challengeMs = 600_000;

type ChallengeDeps = Pick<NewsroomDeps, 'challengeKeys' | 'clock'>;

const content = v.object({ holder: v.string(), madeAt: v.number() });

/**
 * Makes a challenge as base64url. It is sealed: nobody can guess or make one, and the server stores none. `holder`: the secret of the browser
 * that signs in, or the id of the session that adds a passkey, which is shorter.
 */
export const makeChallenge = ({ challengeKeys, clock }: ChallengeDeps, holder: string): string =>
	sealedToken(challengeKeys, { holder, madeAt: clock().getTime() });

/** When a challenge was made; undefined when it is too old, made for another holder, or none of ours. */
export function openChallenge({ challengeKeys, clock }: ChallengeDeps, challenge: string, holder: string): Date | undefined {
	const opened = readSealedToken(challengeKeys, content, challenge);
	if (opened?.holder !== holder) return undefined;
	return clock().getTime() - opened.madeAt < challengeMs ? new Date(opened.madeAt) : undefined;
}
