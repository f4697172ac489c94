import { join } from 'node:path';
import { request } from 'undici';
import { readOutbox } from '#platform/mail';
import type { Bench } from './bench-run.ts';
import type { Program } from './program.ts';

const brand = 'tn';
const password = 'nubes sobre Quilmes 7';

/** A reader with an account, and the refresh token of their newest session. */
export type SignedInReader = { readonly email: string; refreshToken: string };

/** Signs up readers, verifies their email addresses and signs them in. */
export async function createReaders(bench: Bench, program: Program, count: number): Promise<readonly SignedInReader[]> {
	const emails = Array.from({ length: count }, (_, at) => `lectora-${process.pid}-${at}@mail.test`);
	const tokens = new Map<string, string>();
	for (const email of emails) {
		tokens.set(email, (await call<{ accessToken: string }>(program, ['POST', '/signup'], { body: signUp(email) })).accessToken);
	}
	const nonces = await noncesOf(join(bench.folder, 'data'), emails);
	for (const [email, nonce] of nonces) await call(program, ['GET', `/email/verify/${nonce}`], { token: tokens.get(email) });
	const readers = emails.map((email) => ({ email, refreshToken: '' }));
	for (const reader of readers) await login(program, reader);
	return readers;
}

/** Signs a reader in and stores the refresh token of the new session. Throws when the sign-in is refused. */
export async function login(program: Program, reader: SignedInReader): Promise<void> {
	const body = { userName: reader.email, credentials: password, grantType: 'password', rememberMe: true };
	reader.refreshToken = (await call<{ refreshToken: string }>(program, ['POST', '/auth/login'], { body })).refreshToken;
}

/** Refreshes the session of a reader. */
export async function refresh(program: Program, reader: SignedInReader): Promise<void> {
	const body = { grantType: 'refresh-token', token: reader.refreshToken };
	reader.refreshToken = (await call<{ refreshToken: string }>(program, ['POST', '/auth/token'], { body })).refreshToken;
}

let networks = 0;

type Endpoint = readonly [method: 'GET' | 'POST', path: string];

type Sent = { readonly body?: unknown; readonly token?: string | undefined };

/** Calls the identity service, each time from another network, because limits apply to networks. */
async function call<Output>(program: Program, [method, path]: Endpoint, { body, token }: Sent): Promise<Output> {
	networks += 1;
	const answer = await request(`http://127.0.0.1:${program.port}/identity/public/v1${path}`, {
		method,
		headers: {
			host: program.host(brand),
			'content-type': 'application/json',
			...(token !== undefined && { authorization: `Bearer ${token}` }),
			'x-forwarded-for': `11.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await answer.body.text();
	if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
	return JSON.parse(text);
}

const signUp = (email: string) => ({ identity: { userName: email, credentials: password }, profile: { email, firstName: 'Ana' } });

/** Waits for the verification emails; returns their nonces by address. */
async function noncesOf(dataDir: string, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const deadline = Date.now() + 60_000;
	for (;;) {
		const mails = await readOutbox(join(dataDir, 'outbox'));
		const found = emails.flatMap((email) => mails.find(({ to }) => to === email) ?? []);
		if (found.length === emails.length) return new Map(found.map(({ to, text }) => [to, /nonce=([\w-]+)/.exec(text)?.[1] ?? '']));
		if (Date.now() > deadline) throw new Error(`${emails.length - found.length} mails did not arrive`);
		await new Promise((done) => setTimeout(done, 200));
	}
}
