import * as v from 'valibot';
import type { Browser } from '../browser.ts';
import { within } from '../within.ts';

const facebookLibrary = v.object({ getLoginStatus: v.function(), logout: v.function() });
const facebookStatus = v.object({ status: v.literal('connected') });
const googleLibrary = v.object({ accounts: v.object({ id: v.object({ disableAutoSelect: v.function() }) }) });

/** How long a provider may take, in ms. */
const limit = 3_000;

/** Signs the reader out of Google and Facebook, where their scripts are loaded (FLOW-14). A failure there is only logged. */
export async function leaveProviders({ library, warn }: Browser): Promise<void> {
	const [google, facebook] = [library('google'), library('FB')];
	const leave = [
		async () => v.is(googleLibrary, google) && google.accounts.id.disableAutoSelect(),
		async () => v.is(facebookLibrary, facebook) && leaveFacebook(facebook),
	];
	const left = Promise.all(leave.map((act) => act().catch((cause) => warn('The reader is still signed in at another service', cause))));
	await within(limit, left);
}

/** Facebook signs a reader out only after it has reported that they are signed in. */
const leaveFacebook = (facebook: v.InferOutput<typeof facebookLibrary>): Promise<void> =>
	new Promise((done) => {
		facebook.getLoginStatus((answer: unknown) => (v.is(facebookStatus, answer) ? facebook.logout(() => done()) : done()));
	});
