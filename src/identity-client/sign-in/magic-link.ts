import { endpoints, type Identity } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { isApiError } from '../wire/faults.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireCaptcha } from './require-captcha.ts';

/** Sends a link that signs in once (API-11); the answer is the same for an address that nobody has. */
export async function requestMagicLink(client: Client, email: string, recaptchaToken?: string): Promise<void> {
	await requireCaptcha(client, 'magicLinkRecaptcha', recaptchaToken);
	await call(client, endpoints.requestMagicLink, { body: { email, recaptchaToken } });
}

/** Signs in by the link (API-12), in the browser that asked for it; see `isOfOtherBrowser`. */
export async function redeemMagicLink(client: Client, nonce: string): Promise<Identity> {
	const identity = await call(client, endpoints.redeemMagicLink, { params: { nonce } });
	return completeSignIn(client, identity, { method: 'magic-link' });
}

/** Whether the link was asked for in another browser (R13): the reader must say for which address it is. */
export const isOfOtherBrowser = (error: unknown): boolean => isApiError(error) && error.code === 'link-of-other-browser';

/** Signs in by the link in such a browser. */
export async function confirmMagicLink(
	client: Client,
	{ nonce, email }: { readonly nonce: string; readonly email: string },
): Promise<Identity> {
	const identity = await call(client, endpoints.confirmMagicLink, { params: { nonce }, body: { email } });
	return completeSignIn(client, identity, { method: 'magic-link' });
}
