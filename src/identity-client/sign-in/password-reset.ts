import { endpoints, type Identity } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { signedInUuid } from '../session/watch-session.ts';
import * as keys from '../stores/keys.ts';
import { login } from './login.ts';
import { requireCaptcha } from './require-captcha.ts';

/** Sends a link to choose a new password (API-23); the answer is the same for an address that nobody has. */
export async function requestPasswordReset(client: Client, email: string, recaptchaToken?: string): Promise<void> {
	await requireCaptcha(client, 'resetPasswordRecaptcha', recaptchaToken);
	await call(client, endpoints.requestPasswordReset, { body: { userName: email, recaptchaToken } });
}

export type NewPassword = {
	readonly nonce: string;
	readonly newPassword: string;
	readonly recaptchaToken?: string | undefined;
	readonly cookie?: boolean;
};

/** Sets a new password by the link and signs in with it (FLOW-17) as the account that the answer names. A captcha that is missing is told before the link is spent. */
export async function modifyPassword(client: Client, { nonce, newPassword, ...given }: NewPassword): Promise<Identity> {
	await requireCaptcha(client, 'signinRecaptcha', given.recaptchaToken);
	const { userName: email } = await call(client, endpoints.resetPassword, { params: { nonce }, body: { newPassword } });
	return login(client, { ...given, email, password: newPassword, rememberMe: true });
}

/** Leaves the link to a new password to the profile of the reader whom it is for: signed in, she chooses it there (PWD-06). */
export function leaveResetLink(
	client: Client,
	{ nonce, uuid }: { readonly nonce?: string | undefined; readonly uuid?: string | undefined },
): void {
	if (nonce !== undefined && uuid !== undefined && uuid === signedInUuid(client)) client.stores.tab.set(keys.resetNonce, nonce);
}

/** Takes the link that was left; it is not there any more then. */
export function takeResetLink({ stores: { tab } }: Client): string | undefined {
	const nonce = tab.get(keys.resetNonce) ?? undefined;
	tab.remove(keys.resetNonce);
	return nonce;
}
