import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import type { Client } from '../client.ts';
import { readProfile, saveProfile } from '../profile/profile.ts';

/** How a reader signed in, as the profile has it; `magic-link` is a one-time link. */
export type LoginMethod = 'password' | 'google' | 'facebook' | 'apple' | 'oidc' | 'magic-link';

/** The name of the profile's attribute; its value is JSON of `method` and `date`, ISO 8601. */
const attribute = 'lastLogin';
/** Longest time that the reader waits for the record, in ms. */
const recordTimeout = 4_000;

/** Records in the profile how and when the reader signed in (FLOW-04, SOC-05). A failure is only logged (LOC-14). */
export async function recordLogin(page: Client, method: LoginMethod): Promise<void> {
	const client = { ...page, timeout: recordTimeout };
	try {
		const { attributes } = await readProfile(client);
		const value = JSON.stringify({ method, date: new Date(client.browser.now()).toISOString() });
		// The service replaces the whole list, and refuses all of it when one attribute does not fit.
		const change = { attributes: [...attributes.filter(({ name }) => name !== attribute), { name: attribute, value, type: 'String' }] };
		if (v.is(endpoints.updateProfile.takes.entries.body, change)) await saveProfile(client, change);
	} catch (cause) {
		page.browser.warn('The sign-in was not noted in the profile', cause);
	}
}
