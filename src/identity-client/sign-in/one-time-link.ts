import { endpoints, type TokenResponse } from '#identity/contract';
import { call, callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireCaptcha } from './require-captcha.ts';

/** Asks for an email with a link that signs in once (API-11). The answer is the same whether or not the address has an account. */
export async function requestOneTimeLink(client: Client, email: string, recaptchaToken?: string): Promise<void> {
	await requireCaptcha(client, 'magicLinkRecaptcha', recaptchaToken);
	await call(client, endpoints.requestOneTimeLink, { body: { email, recaptchaToken } });
}

/** Signs in with the nonce of the link (API-12). Throws the refusal `link-of-other-browser` in a browser that did not request the link (R13). */
export async function redeemOneTimeLink(client: Client, nonce: string): Promise<TokenResponse> {
	const identity = await callFor(client, endpoints.redeemOneTimeLink, { params: { nonce } });
	return completeSignIn(client, identity, { method: 'magic-link' });
}

type ConfirmedLink = { readonly nonce: string; readonly email: string };

/** Signs in with the link in another browser, after the reader typed the address to which it was sent (R13). */
export async function confirmOneTimeLink(client: Client, { nonce, email }: ConfirmedLink): Promise<TokenResponse> {
	const identity = await callFor(client, endpoints.confirmOneTimeLink, { params: { nonce }, body: { email } });
	return completeSignIn(client, identity, { method: 'magic-link' });
}
