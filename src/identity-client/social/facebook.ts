import * as v from 'valibot';
import type { Identity } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { LocalError } from '../wire/faults.ts';
import { facebookLocale } from './facebook-locale.ts';
import { socialLogin } from './social-login.ts';

const library = v.object({ init: v.function(), getLoginStatus: v.function(), login: v.function() });
const status = v.looseObject({ status: v.string() });
const connected = v.object({ status: v.literal('connected'), authResponse: v.object({ accessToken: v.string() }) });

/**
 * Loads Facebook's script in the reader's language (SOC-01). Call it before the button is shown: browsers open windows only during a click.
 */
export async function readyFacebook(client: Client): Promise<void> {
	const { facebookAppId } = await readConfig(client);
	const [appId] = facebookAppId.split(',');
	if (!appId) throw new LocalError('Facebook App ID not found');
	const { browser } = client;
	if (!v.is(library, browser.library('FB'))) await browser.load(`https://connect.facebook.net/${facebookLocale(browser.language)}/sdk.js`);
	const facebook = libraryOf(client);
	facebook.init({ appId, autoLogAppEvents: false, xfbml: true, status: true, version: 'v20.0' });
}

/** Signs in with the reader's Facebook account; Facebook asks the reader first where needed (API-08, LOC-09, LOC-10). */
export async function signInWithFacebook(client: Client): Promise<Identity> {
	const facebook = libraryOf(client);
	const before = await new Promise((resolve) => facebook.getLoginStatus(resolve));
	const answer = v.is(connected, before) ? before : await new Promise((resolve) => facebook.login(resolve, { scope: 'email' }));
	if (!v.is(status, answer)) throw new LocalError('Error getting login status');
	if (!v.is(connected, answer))
		throw new LocalError(`User canceled login, did not fully authorize, or is not logged in to Facebook: ${answer.status}`);
	return socialLogin(client, 'facebook', answer.authResponse.accessToken);
}

function libraryOf({ browser }: Client): v.InferOutput<typeof library> {
	const facebook = browser.library('FB');
	if (!v.is(library, facebook)) throw new LocalError('Facebook is not loaded');
	return facebook;
}
