// The checks of Web Authentication Level 3, sections 7.1 and 7.2. The first passkey loads the library: that takes half a second.
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Passkey } from '../store/tables.ts';
import { type Assertion, challengeOf, type Registration } from './browser-answer.ts';
import { algorithms, rpIdOf } from './passkey-options.ts';

type Site = Pick<NewsroomDeps, 'origin'>;

const expectedOf = ({ origin }: Site, answer: Registration | Assertion) => ({
	expectedChallenge: challengeOf(answer),
	expectedOrigin: origin,
	expectedRPID: rpIdOf(origin),
	requireUserVerification: true,
});

/** The new passkey in an answer whose challenge is right; undefined when the answer is not. */
export async function verifyRegistration(
	site: Site,
	response: Registration,
): Promise<Pick<Passkey, 'id' | 'public_key' | 'counter'> | undefined> {
	const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
	const checked = await orUndefined(
		verifyRegistrationResponse({ response, ...expectedOf(site, response), supportedAlgorithmIDs: algorithms }),
	);
	if (!checked?.verified) return undefined;
	const { id, publicKey, counter } = checked.registrationInfo.credential;
	return { id, public_key: Buffer.from(publicKey), counter };
}

/** The signature counter in an answer whose challenge is right, and which the passkey signed; undefined when it did not. The caller checks the counter. */
export async function verifyAssertion(site: Site, response: Assertion, { id, public_key }: Passkey): Promise<number | undefined> {
	const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
	const credential = { id, publicKey: new Uint8Array(public_key), counter: 0 };
	const checked = await orUndefined(verifyAuthenticationResponse({ response, ...expectedOf(site, response), credential }));
	return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** The library throws for whatever is wrong with an answer. */
const orUndefined = <Checked>(checking: Promise<Checked>): Promise<Checked | undefined> => checking.catch(() => undefined);
