import { join } from 'node:path';
import { request } from 'undici';
import * as v from 'valibot';
import { readMailFolder } from '#platform/mail';
import type { Bench } from './bench-run.ts';
import type { Program } from './program.ts';

const brand = 'tn';
const password = 'nubes sobre Quilmes 7';

/** A reader with an account, the refresh token of their newest session, and the cookie that marks their device. */
export type SignedInReader = { readonly email: string; refreshToken: string; device: string };

/** How many readers sign up before their emails are read: the mail folder keeps 300 emails. */
const atOnce = 250;

/** Signs up readers, verifies their email addresses and signs them in. */
export async function createReaders(bench: Bench, program: Program, count: number): Promise<readonly SignedInReader[]> {
	const emails = Array.from({ length: count }, () => `lectora-${process.pid}-${nextIp()}@mail.test`);
	for (let first = 0; first < count; first += atOnce) await signUpAll(bench, program, emails.slice(first, first + atOnce));
	const readers = emails.map((email) => ({ email, refreshToken: '', device: '' }));
	for (const reader of readers) await login(program, reader);
	return readers;
}

async function signUpAll(bench: Bench, program: Program, emails: readonly string[]): Promise<void> {
	const tokens = new Map<string, string>();
	for (const email of emails) {
		tokens.set(email, (await call<{ accessToken: string }>(program, ['POST', '/signup'], { body: signUp(email) })).accessToken);
	}
	const nonces = await noncesOf(join(bench.folder, 'data'), emails);
	for (const [email, nonce] of nonces) await call(program, ['GET', `/email/verify/${nonce}`], { token: tokens.get(email) });
}

/** Signs a reader in on the device that they used last. Stores the refresh token of the new session. Throws when the sign-in is refused. */
export async function login(program: Program, reader: SignedInReader): Promise<void> {
	const sent = { ip: nextIp(), body: credentials(reader.email), cookie: reader.device };
	const { headers, text } = await answerOf(program, ['POST', '/auth/login'], sent);
	reader.refreshToken = v.parse(tokens, JSON.parse(text)).refreshToken;
	reader.device = /__Host-kiosco-device=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

/** Signs a reader in on a device that they never used. */
export async function loginElsewhere(program: Program, { email }: SignedInReader): Promise<void> {
	await login(program, { email, refreshToken: '', device: '' });
}

const tokens = v.object({ refreshToken: v.string() });

/** Refreshes the session of a reader. */
export async function refresh(program: Program, reader: SignedInReader): Promise<void> {
	const body = { grantType: 'refresh-token', token: reader.refreshToken };
	reader.refreshToken = (await call<{ refreshToken: string }>(program, ['POST', '/auth/token'], { body })).refreshToken;
}

/** The answer to an attempt to sign in. `waitS`: if it was refused, the seconds after which to try again. */
export type Try = { readonly status: number; readonly waitS: number };

/** Tries to sign a reader in from an IP address. */
export async function tryLogin(program: Program, { email }: Pick<SignedInReader, 'email'>, ip: string): Promise<Try> {
	const { statusCode, headers, body } = await send(program, ['POST', '/auth/login'], { ip, body: credentials(email) });
	await body.dump();
	return { status: statusCode, waitS: Number(headers['retry-after'] ?? 1) };
}

let networks = 0;

/** An IP address of a network that was not used before, because limits apply to networks. */
export function nextIp(): string {
	networks += 1;
	return `11.${networks >> 8}.${networks & 255}.1`;
}

type Endpoint = readonly [method: 'GET' | 'POST', path: string];

type Sent = { readonly body?: unknown; readonly token?: string | undefined; readonly cookie?: string };

/** Calls the identity service from a new network. Throws when the call is refused. */
async function call<Output>(program: Program, endpoint: Endpoint, sent: Sent): Promise<Output> {
	return JSON.parse((await answerOf(program, endpoint, { ip: nextIp(), ...sent })).text);
}

async function answerOf(program: Program, [method, path]: Endpoint, sent: Sent & { readonly ip: string }) {
	const { statusCode, headers, body } = await send(program, [method, path], sent);
	const text = await body.text();
	if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${text}`);
	return { headers, text };
}

function send(program: Program, [method, path]: Endpoint, { ip, body, token, cookie = '' }: Sent & { readonly ip: string }) {
	return request(`http://127.0.0.1:${program.port}/identity/public/v1${path}`, {
		method,
		headers: {
			host: program.host(brand),
			'content-type': 'application/json',
			'x-forwarded-for': ip,
			'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
			...(cookie !== '' && { cookie }),
			...(token !== undefined && { authorization: `Bearer ${token}` }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
}

const credentials = (userName: string) => ({ userName, credentials: password, grantType: 'password', rememberMe: true });

const signUp = (email: string) => ({ identity: { userName: email, credentials: password }, profile: { email, firstName: 'Ana' } });

/** Waits for the verification emails; returns their nonces by address. */
async function noncesOf(dataDir: string, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const deadline = Date.now() + 60_000;
	for (;;) {
		const mails = await readMailFolder(join(dataDir, 'outbox'));
		const found = emails.flatMap((email) => mails.find(({ to }) => to === email) ?? []);
		if (found.length === emails.length) return new Map(found.map(({ to, text }) => [to, /nonce=([\w-]+)/.exec(text)?.[1] ?? '']));
		if (Date.now() > deadline) throw new Error(`${emails.length - found.length} mails did not arrive`);
		await new Promise((done) => setTimeout(done, 200));
	}
}
