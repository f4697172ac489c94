import { endpoints, type TokenResponse } from '#identity/contract';
import { call, callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { signedInUuid } from '../session/watch-session.ts';
import * as keys from '../stores/keys.ts';
import { loginWithCaptcha } from './login.ts';
import { requireCaptcha } from './require-captcha.ts';

/** Asks for an email with a link to choose a new password (API-23). The answer is the same whether or not the address has an account. */
export async function requestPasswordReset(client: Client, email: string, recaptchaToken?: string): Promise<void> {
	await requireCaptcha(client, 'resetPasswordRecaptcha', recaptchaToken);
	await call(client, endpoints.requestPasswordReset, { body: { userName: email, recaptchaToken } });
}

export type NewPassword = {
	/** The nonce in the link of the email; it works once. */
	readonly nonce: string;
	readonly newPassword: string;
	readonly recaptchaToken?: string | undefined;
	/** Also sets the cookie that pages without scripts use. */
	readonly cookie?: boolean;
};

/**
 * Sets a new password with the nonce of an email link, and signs in with it to the account that the service names (FLOW-17). Throws the
 * refusal for a missing captcha before it uses up the link.
 */
export async function modifyPassword(client: Client, { nonce, newPassword, ...options }: NewPassword): Promise<TokenResponse> {
	await requireCaptcha(client, 'signinRecaptcha', options.recaptchaToken);
	const { userName: email } = await callFor(client, endpoints.resetPassword, { params: { nonce }, body: { newPassword } });
	return loginWithCaptcha(client, { ...options, email, password: newPassword, rememberMe: true });
}

type ResetLink = { readonly nonce?: string | undefined; readonly uuid?: string | undefined };

/** Stores a password link of the signed-in reader, who chooses the new password in the profile (PWD-06). Ignores links of other accounts. */
export function leaveResetLink(client: Client, { nonce, uuid }: ResetLink): void {
	if (nonce !== undefined && uuid !== undefined && uuid === signedInUuid(client)) client.stores.tab.set(keys.resetNonce, nonce);
}

/** Returns the nonce of the stored password link, and removes it from storage. */
export function takeResetLink({ stores: { tab } }: Client): string | undefined {
	const nonce = tab.get(keys.resetNonce) ?? undefined;
	tab.remove(keys.resetNonce);
	return nonce;
}
