import * as v from 'valibot';
import type { TokenResponse } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { LocalError } from '../wire/faults.ts';
import { within } from '../within.ts';
import { loadScript } from './load-script.ts';
import { socialLogin } from './social-login.ts';

const library = v.object({ init: v.function(), getLoginStatus: v.function(), login: v.function() });
const status = v.looseObject({ status: v.string() });
const connected = v.object({ status: v.literal('connected'), authResponse: v.object({ accessToken: v.string() }) });

/** How long to wait for Facebook's login status before asking the reader, in ms. Much later, browsers would block a window after the click. */
const statusLimit = 1_000;

/** Loads Facebook's script (SOC-01). Call it before the reader presses the button: browsers open windows only during a click. */
export async function readyFacebook(client: Client): Promise<void> {
	const { facebookAppId, facebookScript } = await readConfig(client);
	const [appId] = facebookAppId.split(',');
	if (!appId) throw new LocalError('Facebook App ID not found');
	const { browser } = client;
	if (!v.is(library, browser.library('FB'))) await loadScript(client, facebookScript);
	libraryOf(client).init({ appId, autoLogAppEvents: false, xfbml: false, status: true, version: 'v20.0' });
}

/** Signs in with the reader's Facebook account; Facebook asks the reader first where needed (API-08, LOC-09, LOC-10). */
export async function signInWithFacebook(client: Client): Promise<TokenResponse> {
	const facebook = libraryOf(client);
	const before = await within(statusLimit, new Promise((resolve) => facebook.getLoginStatus(resolve)));
	const answer = v.is(connected, before) ? before : await new Promise((resolve) => facebook.login(resolve, { scope: 'email' }));
	if (!v.is(status, answer)) throw new LocalError('Error getting login status');
	if (!v.is(connected, answer))
		throw new LocalError('User canceled login, did not fully authorize, or is not logged in to Facebook', { cause: answer.status });
	return socialLogin(client, 'facebook', answer.authResponse.accessToken);
}

function libraryOf({ browser }: Client): v.InferOutput<typeof library> {
	const facebook = browser.library('FB');
	if (!v.is(library, facebook)) throw new LocalError('Facebook client library is not loaded.');
	return facebook;
}
