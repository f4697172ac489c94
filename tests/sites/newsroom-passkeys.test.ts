import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type ServedNewsroom, servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { describeOnBoth, describeOnPostgres } from '../support/databases/database.ts';
import { type Asked, type Lies, softwareAuthenticator } from '../support/identity/software-authenticator.ts';
import { sessionIn, setUpStaff, signInAs, staffSession } from '../support/identity/staff-accounts.ts';

const origin = 'http://redaccion.localhost';
const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** What the page asks the browser. */
const askedIn = (body: string): Asked => JSON.parse(/data-options="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '{}');

/** The cookies of an answer, as browsers send them. */
const cookiesOf = (headers: Awaited<ReturnType<ServedNewsroom['get']>>['headers']): string =>
	[headers['set-cookie'] ?? []]
		.flat()
		.map((one) => one.split(';', 1)[0])
		.join('; ');

/** A browser at the sign-in page. */
async function signInPage(sites: ServedNewsroom) {
	const { headers, body } = await sites.get('redaccion', '/ingresar/');
	const cookie = cookiesOf(headers);
	const send = async (credential: string, more = cookie) => {
		const answer = await sites.post('redaccion', '/ingresar/llave/', { volver: '/tn/cuenta/', credential }, { cookie: more });
		return {
			status: answer.status,
			body: answer.body,
			session: answer.status === 303 ? sessionIn([answer.headers['set-cookie'] ?? []].flat()) : '',
		};
	};
	return { asked: askedIn(body), send };
}

/** Somebody who works in the newsroom, signed in with password and code, with a device that has no passkey yet. */
async function member(sites: ServedNewsroom, email = 'ana@diario.test') {
	const { code, later } = await setUpStaff(sites, { role: 'editor', email });
	const cookie = sessionIn(await signInAs(sites, email, code()));
	const phone = softwareAuthenticator(origin);
	const send = (path: string, form: Record<string, string>, session = cookie) =>
		sites.post('redaccion', `/tn/cuenta/llaves/${path}`, form, { cookie: session });
	const ask = async (name = 'Teléfono') => {
		later();
		return askedIn((await send('', { name, code: code() })).body);
	};
	return {
		email,
		code,
		later,
		phone,
		send,
		ask,
		account: async (session = cookie) => (await sites.get('redaccion', '/tn/cuenta/', { cookie: session })).body,
		/** Adds the passkey of the phone. */
		add: async (lies: Lies = {}) => send('nueva/', { name: 'Teléfono', credential: phone.create(await ask(), lies) }),
		/** Signs in with the phone, at a page of its own. */
		signIn: async (lies: Lies = {}) => {
			later();
			const { asked, send: answer } = await signInPage(sites);
			return answer(phone.get(asked, lies));
		},
	};
}

/** What the log of staff says of an event. */
async function logged(sites: ServedNewsroom, event: string): Promise<readonly object[]> {
	const { rows } = await sql<{ details: object }>`select details from newsroom.audit where event = ${event} order by id`.execute(
		sites.content.database().sql,
	);
	return rows.map(({ details }) => details);
}

function races(sites: ServedNewsroom) {
	it('A19 signs in once with an answer, however many requests send it', async () => {
		const ana = await member(sites);
		await ana.add();
		ana.later();
		const { asked, send } = await signInPage(sites);
		const answer = ana.phone.get(asked);
		const answers = await Promise.all(Array.from({ length: 6 }, () => send(answer)));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
		expect((await send(answer)).status).toBe(401);
		expect((await ana.signIn()).status).toBe(303);
	});
}

function passkeys(sites: ServedNewsroom) {
	races(sites);

	describe('somebody with a passkey', () => {
		it('A19 signs in with it alone, and sees when it was added and used', async () => {
			const ana = await member(sites);
			expect((await ana.add()).headers.location).toBe('/tn/cuenta/?hecho=llave');
			expect(await ana.account()).toMatch(/<b>Teléfono<\/b><br\/><small>Desde [^<]+, sin usar/);
			const { status, session } = await ana.signIn();
			expect(status).toBe(303);
			expect(await ana.account(session)).toMatch(/<b>Teléfono<\/b><br\/><small>Desde [^<]+, última vez/);
			expect(await logged(sites, 'passkey_added')).toEqual([{ passkey: 'Teléfono' }]);
			expect((await logged(sites, 'signed_in')).at(-1)).toEqual({ passkey: 'Teléfono' });
		});

		it('chooses a passkey on the device: the sign-in names none, and a new one is asked for with those that are known', async () => {
			const ana = await member(sites);
			await ana.add();
			const { asked } = await signInPage(sites);
			expect(asked).toEqual({ challenge: expect.any(String), rpId: 'redaccion.localhost', userVerification: 'required' });
			expect(await ana.ask()).toMatchObject({
				rp: { id: 'redaccion.localhost' },
				user: { name: 'ana@diario.test' },
				excludeCredentials: [{ id: ana.phone.device.id }],
				authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
				attestation: 'none',
			});
		});

		it.each<[what: string, lies: Lies, reason: string]>([
			['signed at another site', { origin: 'http://redaccion.localhost.evil.test' }, 'wrong'],
			['made for another host', { rpId: 'tn.localhost' }, 'wrong'],
			['whose device did not verify its owner', { isVerified: false }, 'wrong'],
			['signed with another key', { key: otherKey }, 'wrong'],
			['that names another owner', { userHandle: Buffer.from('another').toString('base64url') }, 'wrong'],
			['that was made to add a passkey', { type: 'webauthn.create' }, 'wrong'],
			['to a challenge that nobody made', { challenge: 'A'.repeat(120) }, 'late'],
			['of a passkey that nobody has', { id: 'AAAA' }, 'unknown'],
		])('A19 gets nothing for an answer %s', async (_what, lies, reason) => {
			const ana = await member(sites);
			await ana.add();
			const refused = await ana.signIn(lies);
			expect(refused.status).toBe(401);
			expect(refused.session).toBe('');
			expect((await logged(sites, 'sign_in_failed')).at(-1)).toMatchObject({ reason });
			expect((await ana.signIn()).status).toBe(303);
		});

		it('A19 signs in with a challenge of the last ten minutes, in the browser that got it', async () => {
			const ana = await member(sites);
			await ana.add();
			const { clock } = sites.content;
			const [mine, other, addition] = [await signInPage(sites), await signInPage(sites), await ana.ask()];
			expect((await mine.send(ana.phone.get(other.asked))).status, 'of another browser').toBe(401);
			expect((await mine.send(ana.phone.get(mine.asked), '')).status, 'without the cookie').toBe(401);
			expect((await mine.send(ana.phone.get({ ...mine.asked, challenge: addition.challenge }))).status, 'of an addition').toBe(401);
			const start = clock.now.getTime();
			clock.now = new Date(start + 569_999);
			const answer = ana.phone.get(mine.asked);
			clock.now = new Date(start + 570_001);
			const late = await mine.send(answer);
			expect(late.status).toBe(401);
			expect(late.body).toContain('La página llevaba mucho tiempo abierta.');
			clock.now = new Date(start + 569_999);
			expect((await mine.send(answer)).status).toBe(303);
		});

		it('is refused when the counter of the passkey does not grow, which says that there is a copy', async () => {
			const ana = await member(sites);
			await ana.add();
			ana.phone.device.counter = 7;
			expect((await ana.signIn()).status).toBe(303);
			for (const counter of [7, 6, 0]) {
				ana.phone.device.counter = counter;
				expect((await ana.signIn()).status, String(counter)).toBe(401);
				expect((await logged(sites, 'sign_in_failed')).at(-1)).toEqual({ passkey: 'Teléfono', reason: 'copied' });
			}
			ana.phone.device.counter = 8;
			expect((await ana.signIn()).status).toBe(303);
			const admin = await staffSession(sites, { role: 'admin' });
			const { body } = await sites.get('redaccion', '/tn/registro/?hecho=sign_in_failed', { cookie: admin });
			expect(body).toContain('llave de acceso: Teléfono · motivo: puede haber una copia de la llave');
		});

		it('signs in nowhere while suspended, and again afterwards', async () => {
			const [ana, admin] = [await member(sites), await staffSession(sites, { role: 'admin' })];
			await ana.add();
			const { body } = await sites.get('redaccion', '/tn/equipo/', { cookie: admin });
			const [, page = ''] = /href="(\/tn\/equipo\/[\w-]+\/)">editor</.exec(body) ?? [];
			await sites.post('redaccion', `${page}suspender/`, {}, { cookie: admin });
			const refused = await ana.signIn();
			expect([refused.status, refused.session]).toEqual([401, '']);
			expect((await logged(sites, 'sign_in_failed')).at(-1)).toEqual({ passkey: 'Teléfono', reason: 'suspended' });
			await sites.post('redaccion', `${page}activar/`, {}, { cookie: admin });
			expect((await ana.signIn()).status).toBe(303);
		});

		it('A20 has none after a new set-up, nor after the removal from the team', async () => {
			const admin = await staffSession(sites, { role: 'admin' });
			const ana = await member(sites);
			await ana.add();
			await setUpStaff(sites, { role: 'editor', email: ana.email });
			expect((await ana.signIn()).status).toBe(401);
			const again = await member(sites);
			await again.add();
			expect((await again.signIn()).status).toBe(303);
			const { body } = await sites.get('redaccion', '/tn/equipo/', { cookie: admin });
			const [, page = ''] = /href="(\/tn\/equipo\/[\w-]+\/)">editor</.exec(body) ?? [];
			await sites.post('redaccion', `${page}quitar/`, {}, { cookie: admin });
			await sites.post('redaccion', '/tn/equipo/', { email: ana.email, 'role-tn': 'editor' }, { cookie: admin });
			expect((await again.signIn()).status, 'invited again, and not set up').toBe(401);
		});

		it('removes it with a code, and nobody else’s', async () => {
			const [ana, eva] = [await member(sites), await member(sites, 'eva@diario.test')];
			for (const { add } of [ana, eva]) await add();
			const { id } = ana.phone.device;
			for (const code of ['', '000000']) expect((await ana.send('quitar/', { id, code })).status).toBe(422);
			eva.later();
			await eva.send('quitar/', { id, code: eva.code() });
			expect((await ana.signIn()).status).toBe(303);
			ana.later();
			const removed = await ana.send('quitar/', { id, code: ana.code() });
			expect(removed.headers.location).toBe('/tn/cuenta/?hecho=llave-quitada');
			expect((await ana.signIn()).status).toBe(401);
			expect(await ana.account()).not.toContain('Teléfono');
			expect(await logged(sites, 'passkey_removed')).toEqual([{ passkey: 'Teléfono' }]);
		});
	});

	describe('somebody who adds a passkey', () => {
		it('A19 types a code first, and the name stays when it was wrong', async () => {
			const ana = await member(sites);
			for (const code of ['', '000000']) {
				const { status, body } = await ana.send('', { name: 'La de casa', code });
				expect(status).toBe(422);
				expect(body).not.toContain('data-options');
				expect(body).toContain('value="La de casa"');
			}
		});

		it.each<[what: string, lies: Lies]>([
			['made at another site', { origin: 'http://tn.localhost' }],
			['made for another host', { rpId: 'tn.localhost' }],
			['whose device did not verify its owner', { isVerified: false }],
			['that answers no challenge of ours', { challenge: 'AAAA' }],
		])('A19 adds none %s', async (_what, lies) => {
			const ana = await member(sites);
			const refused = await ana.add(lies);
			expect(refused.status).toBe(422);
			expect(refused.body).toContain('La llave de acceso no se agregó');
			expect(await ana.account()).not.toContain('Teléfono');
		});

		it('adds one for each code, in ten minutes, in the session that typed it', async () => {
			const ana = await member(sites);
			const asked = await ana.ask();
			const one = { name: 'Una', credential: ana.phone.create(asked) };
			const another = { name: 'Otra', credential: softwareAuthenticator(origin).create(asked) };
			ana.later();
			const elsewhere = sessionIn(await signInAs(sites, ana.email, ana.code()));
			expect((await ana.send('nueva/', one, elsewhere)).status, 'in another session').toBe(422);
			expect((await ana.send('nueva/', one)).status).toBe(303);
			expect((await ana.send('nueva/', another)).status, 'with the same code').toBe(422);
			const later = { name: 'Otra', credential: softwareAuthenticator(origin).create(await ana.ask()) };
			sites.content.clock.now = new Date(sites.content.clock.now.getTime() + 600_000);
			expect((await ana.send('nueva/', later)).status, 'ten minutes later').toBe(422);
		});

		it('cannot add one that somebody has', async () => {
			const [ana, eva] = [await member(sites), await member(sites, 'eva@diario.test')];
			await ana.add();
			const stolen = { name: 'Robada', credential: ana.phone.create(await eva.ask()) };
			expect((await eva.send('nueva/', stolen)).status).toBe(422);
			expect(await eva.account()).not.toContain('Robada');
		});
	});
}

describeOnBoth('the passkeys of staff', migrations, (database) => passkeys(servedNewsroom(database)));
describeOnPostgres('the passkeys of staff', (onPostgres) => races(servedNewsroom(onPostgres(migrations))));
