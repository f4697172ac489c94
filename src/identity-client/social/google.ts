import * as v from 'valibot';
import { endpoints, type TokenResponse } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { LocalError } from '../wire/faults.ts';
import { loadScript } from './load-script.ts';
import { socialLogin } from './social-login.ts';

const library = v.object({ accounts: v.object({ id: v.object({ initialize: v.function(), renderButton: v.function() }) }) });
const response = v.object({ credential: v.string() });

/** The error of a script that brings Google's former library, which Google has shut down (LOC-13). */
const legacy = 'The legacy Google Sign-In library is not supported.';

export type GoogleButton = {
	readonly element: HTMLElement;
	/** In px. */
	readonly width: number;
	readonly signedIn: (identity: TokenResponse) => void;
	readonly failed: (error: unknown) => void;
};

/** Renders Google's button (SOC-02) and loads its script first (LOC-03). Returns false when the brand has no sign-in with Google. */
export async function showGoogleButton(client: Client, { element, width, signedIn, failed }: GoogleButton): Promise<boolean> {
	const [clientId] = (await readConfig(client)).googleClientId.split(',');
	if (!clientId) return false;
	const { id } = await loadGoogle(client);
	const callback = (answer: unknown) => void signInWithGoogle(client, answer).then(signedIn, failed);
	// The buttons of a page share the request, and so the cookie and the nonce.
	const { nonce } = await callFor(client, endpoints.googleNonce);
	id.initialize({ client_id: clientId, callback, nonce });
	id.renderButton(element, { width, type: 'standard' });
	return true;
}

/** Signs in with Google's answer, `{credential}`. With a session, Google is linked to that account (API-08). */
export async function signInWithGoogle(client: Client, answer: unknown): Promise<TokenResponse> {
	if (!v.is(response, answer)) throw new LocalError('Error getting google jwt credential.');
	return socialLogin(client, 'google', answer.credential);
}

/** Loads Google's script, unless the page has it (LOC-03). */
export async function loadGoogle(client: Client): Promise<v.InferOutput<typeof library>['accounts']> {
	const { browser } = client;
	if (!v.is(library, browser.library('google'))) await loadScript(client, (await readConfig(client)).googleScript);
	const google = browser.library('google');
	if (!v.is(library, google)) throw new LocalError(browser.library('gapi') ? legacy : 'Google client library is not loaded.');
	return google.accounts;
}
