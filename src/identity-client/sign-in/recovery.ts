import { endpoints, type Identity } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { requireCaptcha } from './captcha-gate.ts';
import { login } from './login.ts';

/** Sends a link to choose a new password (API-23); the answer is the same for an address that nobody has. */
export async function requestPasswordReset(client: Client, email: string, recaptchaToken?: string): Promise<void> {
	await requireCaptcha(client, 'resetPasswordRecaptcha', recaptchaToken);
	await call(client, endpoints.requestPasswordReset, { body: { userName: email, recaptchaToken } });
}

export type NewPassword = {
	readonly nonce: string;
	readonly email: string;
	readonly newPassword: string;
	readonly recaptchaToken?: string | undefined;
	readonly cookie?: boolean;
};

/** Sets a new password by the link and signs in with it (FLOW-17). A captcha that is missing is told before the link is spent. */
export async function modifyPassword(client: Client, { nonce, newPassword, ...given }: NewPassword): Promise<Identity> {
	await requireCaptcha(client, 'signinRecaptcha', given.recaptchaToken);
	await call(client, endpoints.resetPassword, { params: { nonce }, body: { newPassword } });
	return login(client, { ...given, password: newPassword, rememberMe: true });
}
