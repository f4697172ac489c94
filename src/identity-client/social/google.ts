import * as v from 'valibot';
import type { Identity } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { LocalError } from '../wire/faults.ts';
import { socialLogin } from './social-login.ts';

const library = v.object({ accounts: v.object({ id: v.object({ initialize: v.function(), renderButton: v.function() }) }) });
const response = v.object({ credential: v.string() });

export type GoogleButton = {
	readonly element: HTMLElement;
	/** px. */
	readonly width: number;
	readonly signedIn: (identity: Identity) => void;
	readonly failed: (error: unknown) => void;
};

/** Shows Google's button (SOC-02); false when the brand has none. Its script comes with the first button (LOC-03). */
export async function showGoogleButton(client: Client, { element, width, signedIn, failed }: GoogleButton): Promise<boolean> {
	const { googleClientId, googleScript } = await readConfig(client);
	const [clientId] = googleClientId.split(',');
	if (!clientId) return false;
	const { id } = await loadGoogle(client, googleScript);
	const callback = (told: unknown) => void signInWithGoogle(client, told).then(signedIn, failed);
	id.initialize({ client_id: clientId, callback });
	id.renderButton(element, { width, type: 'standard' });
	return true;
}

/** Signs in with what Google gave the page, `{credential}`; with a session it is linked to that account (API-08). */
export async function signInWithGoogle(client: Client, told: unknown): Promise<Identity> {
	if (!v.is(response, told)) throw new LocalError('Error getting google jwt credential.');
	return socialLogin(client, 'google', told.credential);
}

async function loadGoogle({ browser }: Client, script: string) {
	if (!v.is(library, browser.library('google'))) await browser.load(script).catch(() => {});
	const google = browser.library('google');
	if (!v.is(library, google)) throw new LocalError('Google client library is not loaded.');
	return google.accounts;
}
