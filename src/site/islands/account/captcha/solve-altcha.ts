import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { endpoints } from '#identity/contract';
import { type Client, callFor } from '#identity-client';

/** Solves our own captcha (ALTCHA), a proof of work that the browser does without the reader. Returns the token to send. */
export async function solveAltcha(client: Client): Promise<string> {
	const challenge = await callFor(client, endpoints.captchaChallenge);
	const solution = await solveChallenge({ challenge, deriveKey });
	return btoa(JSON.stringify({ challenge, solution }));
}
