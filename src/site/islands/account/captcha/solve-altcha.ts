import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { endpoints } from '#identity/contract';
import { type Client, call } from '#identity-client';

/** The answer to our own captcha (ALTCHA): the browser works for it, the reader does nothing. */
export async function solveAltcha(client: Client): Promise<string> {
	const challenge = await call(client, endpoints.captchaChallenge);
	const solution = await solveChallenge({ challenge, deriveKey });
	return btoa(JSON.stringify({ challenge, solution }));
}
