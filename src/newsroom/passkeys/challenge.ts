import * as v from 'valibot';
import { seal, unseal } from '#platform/crypto';
import type { NewsroomDeps } from '../newsroom-deps.ts';

/** How long a challenge works, in ms: the upper end of what the standard recommends (Web Authentication Level 3, section 15.1). */
const challengeMs = 600_000;

type ChallengeDeps = Pick<NewsroomDeps, 'challengeKeys' | 'clock'>;

const content = v.pipe(v.string(), v.parseJson(), v.object({ holder: v.string(), madeAt: v.number() }));

/**
 * Makes a challenge as base64url. It is sealed: nobody can guess or make one, and the server stores none. `holder`: the secret of the browser
 * that signs in, or the id of the session that adds a passkey, which is shorter.
 */
export const makeChallenge = ({ challengeKeys, clock }: ChallengeDeps, holder: string): string =>
	seal(challengeKeys, JSON.stringify({ holder, madeAt: clock().getTime() })).toString('base64url');

/** When a challenge was made; undefined when it is too old, made for another holder, or none of ours. */
export function openChallenge({ challengeKeys, clock }: ChallengeDeps, challenge: string, holder: string): Date | undefined {
	const opened = v.safeParse(content, unsealed(challengeKeys, challenge));
	if (!opened.success || opened.output.holder !== holder) return undefined;
	const { madeAt } = opened.output;
	return clock().getTime() - madeAt < challengeMs ? new Date(madeAt) : undefined;
}

function unsealed(keys: NewsroomDeps['challengeKeys'], challenge: string): string | undefined {
	try {
		return unseal(keys, Buffer.from(challenge, 'base64url'));
	} catch {
		return undefined;
	}
}
