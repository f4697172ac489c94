import { endpoints, type TokenResponse } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { socialLogin } from './social-login.ts';

/** Sends the reader to Apple (SOC-03, API-33), which returns the reader through the service with a `code` for `signInWithApple`. */
export async function goToApple(client: Client): Promise<void> {
	const address = await callFor(client, endpoints.appleAuthUrl);
	const returnTo = encodeURIComponent(`${client.origin || client.browser.location.origin}/identity/public/v1/apple/auth`);
	client.browser.location.assign(`${address}&redirect_uri=${returnTo}`);
}

export const signInWithApple = (client: Client, code: string): Promise<TokenResponse> => socialLogin(client, 'apple', code);
