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

/** Readies Facebook's script in the reader's language (SOC-01). A page calls it before its button can be pressed: windows open in a press alone. */
export async function readyFacebook(client: Client): Promise<void> {
	const { facebookAppId } = await readConfig(client);
	const [appId] = facebookAppId.split(',');
	if (!appId) throw new LocalError('Facebook App ID not found');
	const { browser } = client;
	if (!v.is(library, browser.library('FB'))) await browser.load(`https://connect.facebook.net/${facebookLocale(browser.language)}/sdk.js`);
	const facebook = libraryOf(client);
	facebook.init({ appId, autoLogAppEvents: false, xfbml: true, status: true, version: 'v20.0' });
}

/** Signs in with the reader's account at Facebook, after asking her there when that is needed (API-08, LOC-09, LOC-10). */
export async function signInWithFacebook(client: Client): Promise<Identity> {
	const facebook = libraryOf(client);
	const known = await new Promise((tell) => facebook.getLoginStatus(tell));
	const told = v.is(connected, known) ? known : await new Promise((tell) => facebook.login(tell, { scope: 'email' }));
	if (!v.is(status, told)) throw new LocalError('Error getting login status');
	if (!v.is(connected, told))
		throw new LocalError(`User canceled login, did not fully authorize, or is not logged in to Facebook: ${told.status}`);
	return socialLogin(client, 'facebook', told.authResponse.accessToken);
}

function libraryOf({ browser }: Client): v.InferOutput<typeof library> {
	const facebook = browser.library('FB');
	if (!v.is(library, facebook)) throw new LocalError('Facebook is not loaded');
	return facebook;
}
