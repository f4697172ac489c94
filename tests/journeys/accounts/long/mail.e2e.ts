import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, goodPassword, newAccount, signIn } from '../../../support/identity/identity.ts';
import { type CaughtMail, catchMails, type MailCatcher } from '../../../support/identity/mail-catcher.ts';
import { type Answer, type Program, startProgram } from '../../../support/programs/program.ts';

let catcher: MailCatcher;
let program: Program;
beforeAll(async () => {
	catcher = await catchMails();
	const environment = { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: catcher.url.reveal() };
	program = await startProgram({ environment });
});
afterAll(async () => {
	await program?.stop();
	await catcher?.stop();
});

type Headers = Readonly<Record<string, string>>;

let networks = 0;
/** Headers of a network that no request came from yet. */
const elsewhere = (): Headers => {
	networks += 1;
	return { 'x-forwarded-for': `11.${networks >> 8}.${networks & 255}.1` };
};

function call(method: string, path: string, body: unknown = {}, headers: Headers = elsewhere()): Promise<Answer> {
	const sent = { 'content-type': 'application/json', ...headers };
	return program.send('tn', `/identity/public/v1${path}`, {
		method,
		headers: sent,
		...(method !== 'GET' && { body: JSON.stringify(body) }),
	});
}

const mailsTo = (address: string) => catcher.mails.filter(({ recipients }) => recipients.includes(address));
const linksIn = ({ read }: CaughtMail) => read.text?.match(/https?:\/\/\S+/g) ?? [];
const nonceIn = (mail: CaughtMail | undefined) => /(?:nonce|eliminar)=([\w-]{43})/.exec(mail?.read.text ?? '')?.[1] ?? '';

/** Waits until an address has so many emails; resolves to the last. */
async function mailTo(address: string, count: number): Promise<CaughtMail | undefined> {
	await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(count);
	return mailsTo(address).at(-1);
}

/** Waits until the emails that were queued before have been sent: they are sent in order, and an email that is queued now arrives. */
async function queueIsSent(): Promise<void> {
	networks += 1;
	await newReader(`settle-${networks}@mail.test`);
}

async function newReader(address: string): Promise<string> {
	expect((await call('POST', '/signup', newAccount(address))).status).toBe(200);
	return nonceIn(await mailTo(address, 1));
}

async function verifiedReader(address: string): Promise<string> {
	const cookies = cookiesOf(await call('POST', '/signup', newAccount(address)));
	await call('GET', `/email/verify/${nonceIn(await mailTo(address, 1))}`, undefined, { ...elsewhere(), ...cookies });
	return JSON.parse((await call('POST', '/auth/login', signIn(address))).body).accessToken;
}

describe('emails of the program', () => {
	const forged: readonly Headers[] = [
		{ 'x-forwarded-host': 'evil.test' },
		{ 'x-forwarded-host': 'evil.test, tn.localhost' },
		{ 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', 'x-forwarded-port': '666' },
		{ forwarded: 'host=evil.test;proto=https' },
		{ 'x-host': 'evil.test', 'x-http-host-override': 'evil.test' },
		{ 'x-original-host': 'evil.test', 'x-original-url': 'https://evil.test/' },
		{ 'x-forwarded-server': 'evil.test', 'x-rewrite-url': '//evil.test/' },
		{ origin: 'https://evil.test' },
		{ referer: 'https://evil.test/modificar-contrasena/' },
		{ host: 'evil.test' },
		{ host: 'tn.localhost:4000@evil.test' },
		{ host: 'evil.test#tn.localhost' },
	];
	it('R05 link to the configured origin of the brand, whatever the headers say', async () => {
		let answered = 0;
		for (const [index, headers] of forged.entries()) {
			const userName = `forged-${index}@mail.test`;
			await newReader(userName);
			const { status } = await call('POST', '/password/reset', { userName }, { ...elsewhere(), ...headers });
			// A request with a foreign host or origin is refused, and sends no email.
			if (!('host' in headers || 'origin' in headers)) expect(status, JSON.stringify(headers)).toBe(200);
			if (status === 200) answered += 1;
		}
		const resets = () => catcher.mails.filter(({ read }) => read.subject?.includes('contraseña'));
		await expect.poll(() => resets().length, { timeout: 20_000 }).toBe(answered);
		const links = catcher.mails.flatMap(linksIn);
		expect(links.filter((link) => !link.startsWith(program.url('tn', '/')))).toEqual([]);
	});

	const [victim, evil] = ['victim@mail.test', 'evil@other.test'];
	const payloads: readonly unknown[] = [
		[victim, evil],
		[evil],
		{ address: evil },
		`${victim}, ${evil}`,
		`${victim};${evil}`,
		`${victim} ${evil}`,
		`${victim}\r\nBcc: ${evil}`,
		`${victim}\nCc: ${evil}`,
		`${victim}%0ABcc: ${evil}`,
		`${victim}\u0000${evil}`,
		`${victim}\u2028${evil}`,
		`"${victim}" <${evil}>`,
		`${victim} <${evil}>`,
		`friends: ${victim}, ${evil};`,
		victim.replace('@', '＠'),
	];
	it('R06 go only to the address of the account', async () => {
		await newReader(victim);
		await Promise.all(
			payloads.map(async (payload) => {
				await call('POST', '/password/reset', { userName: payload });
				await call('POST', '/auth/magiclink', { email: payload });
				await call('POST', '/email/verify', { email: payload });
				await call('POST', '/signup', newAccount(String(payload), goodPassword, { email: payload }));
			}),
		);
		await call('POST', '/password/reset', { userName: victim.toUpperCase() });
		await mailTo(victim, 2);
		await queueIsSent();
		expect(mailsTo(victim)).toHaveLength(2);
		expect(catcher.mails.filter(({ recipients, raw }) => recipients.length !== 1 || raw.includes(evil))).toEqual([]);
	});

	it('R07 have links that scanners open without harm', async () => {
		const address = 'scanned@mail.test';
		const verification = await newReader(address);
		await call('POST', '/password/reset', { userName: address });
		await mailTo(address, 2);
		await call('POST', '/auth/magiclink', { email: address });
		await mailTo(address, 3);
		for (const link of mailsTo(address).flatMap(linksIn)) {
			const { pathname, search } = new URL(link);
			for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD']) await program.send('tn', pathname + search, { method });
		}
		const [, reset, oneTime] = mailsTo(address).map(nonceIn);
		expect(await call('GET', `/email/verify/${verification}`)).toMatchObject({ status: 200 });
		expect(await call('GET', `/auth/magiclink/${oneTime}`)).toMatchObject({ status: 200 });
		expect(await call('PUT', `/password/reset/${reset}`, { newPassword: 'otra frase sobre Quilmes 9' })).toMatchObject({ status: 200 });
	});

	it('R11 are at most three an hour for an account, from however many networks they are requested', async () => {
		const address = 'flooded@mail.test';
		await newReader(address);
		const places = Array.from({ length: 50 }, elsewhere);
		const answers: Answer[] = [];
		for (let round = 0; round < 4; round += 1) {
			answers.push(...(await Promise.all(places.map((place) => call('POST', '/password/reset', { userName: address }, place)))));
		}
		expect(new Set(answers.filter(({ status }) => status < 500).map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
		await mailTo(address, 4);
		await queueIsSent();
		expect(mailsTo(address)).toHaveLength(4);
	});

	it('A17 report what happened to an account, without a secret', async () => {
		const [address, next] = ['noticed@mail.test', 'noticed-next@mail.test'];
		const bearer = { authorization: `Bearer ${await verifiedReader(address)}` };
		const newPassword = 'otra frase sobre Quilmes 9';
		await call('PUT', '/password', { oldPassword: goodPassword, newPassword }, { ...elsewhere(), ...bearer });
		const notices = [await mailTo(address, 2)];
		await call('PATCH', '/profile', { email: next }, { ...elsewhere(), ...bearer });
		notices.push(await mailTo(address, 3));
		const confirmed = await call('GET', `/email/verify/${nonceIn(await mailTo(next, 1))}`, undefined, { ...elsewhere(), ...bearer });
		expect(confirmed.status).toBe(200);
		notices.push(await mailTo(address, 4));
		await call('DELETE', '/user/anonymize', {}, { ...elsewhere(), ...bearer });
		expect((await mailTo(next, 2))?.read.subject).toBe('Pedido para eliminar tu cuenta de TN');
		expect(notices.map((notice) => notice?.read.subject)).toEqual([
			'Cambió la contraseña de tu cuenta de TN',
			'Pedido para cambiar el mail de tu cuenta de TN',
			'Cambió el mail de tu cuenta de TN',
		]);
		for (const notice of notices) expect(notice?.raw).not.toMatch(new RegExp(`nonce|Quilmes|${next}`));
	});

	it('X07 arrive later when the mail server is down, and no call waits for it', async () => {
		await catcher.stop();
		expect((await call('POST', '/signup', newAccount('patient@mail.test'))).status).toBe(200);
		expect((await call('POST', '/auth/magiclink', { email: 'patient@mail.test' })).status).toBe(200);
		catcher = await catchMails({ port: catcher.port });
		await mailTo('patient@mail.test', 2);
		expect(
			(await call('GET', `/email/verify/${nonceIn(mailsTo('patient@mail.test').find(({ read }) => read.subject?.includes('Confirmá')))}`))
				.status,
		).toBe(200);
	});
});

describe('emails in development', () => {
	it('can be read at /_dev/outbox, by people and by programs', async () => {
		const program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify(newAccount('ana@mail.test'));
		await program.send('ciudad', '/identity/public/v1/signup', { method: 'POST', headers, body });
		const read = async () => JSON.parse((await program.get('ciudad', '/_dev/outbox', { accept: 'application/json' })).body);
		await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1);
		expect((await read())[0]).toMatchObject({
			to: 'ana@mail.test',
			brand: 'ciudad',
			letter: 'verify',
			subject: 'Confirmá tu mail en Ciudad',
		});
		expect((await program.get('tn', '/_dev/outbox')).body).toContain('Confirmá tu mail en Ciudad');
		await program.stop();
	});
});
