import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { createNewsroom, inviteStaff, migrations, type Previews, type ReaderSupport, type StaffThrottle, staffThrottle } from '#newsroom';
import type { Clock } from '#platform/clock';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { createLimits } from '#platform/limits';
import { Secret } from '#platform/secret';
import { describeOnPostgres, type TestDatabase, testDatabase } from '../../tests/support/databases/database.ts';
import { plainPasswords } from '../../tests/support/identity/plain-passwords.ts';
import { softwareAuthenticator } from '../../tests/support/identity/software-authenticator.ts';
import { noApplications, noFilms, noStories, somePictures } from '../../tests/support/newsroom-parts.ts';
import { silentLog } from '../../tests/support/silent-log.ts';

const secret = new Secret('a secret of the tests that is long enough');
const password = 'una frase larga para la redacción';
const uuid = '2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c';
const overview = {
	uuid,
	email: 'ana@mail.test',
	emailVerified: true,
	name: 'Ana <b>Núñez</b>',
	status: 'Active',
	createdOn: 0,
	logins: [{ type: 'Password', userName: 'ana@mail.test', lastLoginDate: null }],
	sessions: [],
	events: [],
};

type Sent = { status: number; location: string; cookie: string; cookies: readonly string[]; body: string; policy: string };

const noMail = { mailer: { send: () => expect.fail('no emails') }, senderOf: () => 'redaccion@tn.test' };

/** Allows every attempt. */
const noLimits = (): StaffThrottle => ({ signIn: async () => ({ succeeded: async () => {} }) });

/** `throttleAt` makes the throttle of each test from its clock. */
function newsroom(database: TestDatabase, throttleAt: (clock: Clock) => StaffThrottle = noLimits) {
	const clock = { now: new Date('2026-11-20T15:00:00Z') };
	const asked: string[] = [];
	const readers: ReaderSupport = {
		find: async (_place, text) => (text === uuid || text === 'ana@mail.test' ? overview : undefined),
		sendVerification: async () => asked.push('verification') > 0,
		sendReset: async () => asked.push('reset') > 0,
		liftThrottle: async () => asked.push('throttle') > 0,
		endSessions: async () => asked.push('sessions') > 0,
		impersonate: async ({ staff }) => ({ uuid, impersonator: staff.name, accessToken: '</script>' }),
	};
	const previews: Previews = {
		drafts: async () => [],
		idAt: async () => undefined,
		page: async () => undefined,
		afterEdit: async () => undefined,
		frame: async () => undefined,
	};
	let server: FastifyInstance;
	beforeEach(async () => {
		clock.now = new Date('2026-11-20T15:00:00Z');
		asked.length = 0;
		const log = silentLog();
		server = createHttpServer({
			config: { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] },
			log,
			health: createHealth({}, log),
		});
		const place = {
			origin: 'https://redaccion.test',
			sites: [{ brand: brands.tn, origin: 'https://tn.test' }],
			...noMail,
		};
		const options = { database: database(), clock: () => clock.now, log, secret, readers, previews, ...place };
		const stories = {
			content: { ...noStories, queries: () => expect.fail('no queries') },
			pictures: somePictures,
			films: noFilms,
			applications: noApplications,
			applicationFolder: import.meta.dirname,
			requestPublicPage: async () => undefined,
		};
		const guards = { passwords: plainPasswords, throttle: throttleAt(() => clock.now) };
		const { routes, siteRoutes } = createNewsroom({ ...options, ...stories, ...guards });
		for (const part of [routes, siteRoutes]) await server.register(part);
	});
	afterEach(() => server.close());

	const send = async (
		method: 'GET' | 'POST',
		url: string,
		{ form = {}, cookie = '', headers = {}, ip = '192.0.2.1' }: Sending = {},
	): Promise<Sent> => {
		const answer = await server.inject({
			method,
			url,
			remoteAddress: ip,
			headers: {
				host: 'redaccion.test',
				cookie,
				...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
				...headers,
			},
			...(method === 'POST' && { payload: new URLSearchParams(form).toString() }),
		});
		const { 'set-cookie': set = '', location = '', 'content-security-policy': policy = '' } = answer.headers;
		const cookies = [set].flat().map((one) => one.split(';', 1)[0] ?? '');
		return { status: answer.statusCode, location, cookie: cookies[0] ?? '', cookies, body: answer.body, policy: String(policy) };
	};
	const invite = async (role: 'admin' | 'editor' | 'unnamed' = 'admin', email = 'jefa@diario.test') => {
		const path = await inviteStaff({ database: database(), clock: () => clock.now, secret, email, ...(role !== 'unnamed' && { role }) });
		const { body } = await send('GET', path);
		const totp = new TOTP({ secret: /<code>([A-Z2-7]+)<\/code>/.exec(body)?.[1] ?? '' });
		return { path, clave: path.split('=')[1] ?? '', code: () => totp.generate({ timestamp: clock.now.getTime() }) };
	};
	const prepare = async (role: 'admin' | 'editor' = 'admin') => {
		const invited = await invite(role);
		const form = { clave: invited.clave, name: 'Julia', password, code: invited.code() };
		expect((await send('POST', '/preparar/', { form })).location).toBe('/');
		clock.now = new Date(clock.now.getTime() + 30_000);
		return invited;
	};
	const signIn = (code: string, words = password, more: Sending = {}) =>
		send('POST', '/ingresar/', { ...more, form: { email: 'Jefa@diario.test', password: words, code, ...more.form } });
	return { clock, asked, send, invite, prepare, signIn, database };
}

type Sending = {
	readonly form?: Record<string, string>;
	readonly cookie?: string;
	readonly headers?: Record<string, string>;
	readonly ip?: string;
};
type Newsroom = ReturnType<typeof newsroom>;

function races(room: Newsroom) {
	it('A19 accepts a code once, however many requests use it at the same time', async () => {
		const { code } = await room.prepare();
		const answers = await Promise.all(Array.from({ length: 8 }, () => room.signIn(code())));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
	});

	it('A20 accepts a set-up link once', async () => {
		const { clave, code } = await room.invite();
		const form = { clave, name: 'Julia', password, code: code() };
		const answers = await Promise.all(Array.from({ length: 8 }, () => room.send('POST', '/preparar/', { form })));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
	});
}

describe('the staff of the newsroom', () => {
	const room = newsroom(testDatabase(migrations));
	races(room);

	it('A19 signs in with password and code together; a refusal does not reveal what was wrong', async () => {
		const { code } = await room.prepare();
		const wrong = [await room.signIn('000000'), await room.signIn(code(), 'otra contraseña más larga')];
		for (const { status, body } of wrong) {
			expect(status).toBe(401);
			expect(body).toContain('El email, la contraseña o el código no son correctos.');
		}
		const { status, location, cookie } = await room.signIn(code());
		expect({ status, location }).toEqual({ status: 303, location: '/' });
		expect((await room.send('GET', '/', { cookie })).location).toBe('/tn/notas/');
		expect(cookie).toMatch(/^__Host-kiosco-redaccion=[\w-]{43}$/);
		expect((await room.send('GET', '/tn/lectores/', { cookie })).status).toBe(200);
	});

	it('A19 may be thirty seconds early or late, and not more', async () => {
		const { code } = await room.prepare();
		const late = code();
		room.clock.now = new Date(room.clock.now.getTime() + 61_000);
		expect((await room.signIn(late)).status).toBe(401);
		const early = code();
		room.clock.now = new Date(room.clock.now.getTime() + 30_000);
		expect((await room.signIn(early)).status).toBe(303);
	});

	it('A20 cannot sign in before the set-up, whose link works for an hour', async () => {
		const { path, clave, code } = await room.invite();
		expect((await room.signIn(code(), '')).status).toBe(401);
		room.clock.now = new Date(room.clock.now.getTime() + 3_600_001);
		expect((await room.send('GET', path)).status).toBe(404);
		const form = { clave, name: 'Julia', password, code: code() };
		expect((await room.send('POST', '/preparar/', { form })).status).toBe(404);
	});

	it('chooses a password of fifteen characters or more, and may try again with the same link', async () => {
		const { clave, code } = await room.invite();
		const short = await room.send('POST', '/preparar/', { form: { clave, name: 'Julia', password: 'corta', code: code() } });
		expect(short.status).toBe(422);
		expect(short.body).toContain('entre 15 y 250 caracteres');
		const form = { clave, name: 'Julia', password, code: code() };
		expect((await room.send('POST', '/preparar/', { form })).status).toBe(303);
	});

	it('is signed in by the set-up, which asked for all that a sign-in asks for', async () => {
		const { clave, code } = await room.invite();
		const { cookie } = await room.send('POST', '/preparar/', { form: { clave, name: 'Julia', password, code: code() } });
		expect((await room.send('GET', '/tn/lectores/', { cookie })).status).toBe(200);
		expect((await room.signIn(code())).status, 'the code was used').toBe(401);
	});

	it('R16 gets a new link for a lost phone, which asks for a second factor again', async () => {
		await room.prepare();
		const { path } = await room.invite();
		expect((await room.send('GET', path)).body).toContain('Segundo paso');
	});

	it.each([
		['/tn/lectores/?q=ana', '/tn/lectores/?q=ana'],
		['//evil.test/', '/'],
		['/\\evil.test/', '/'],
		['https://evil.test/', '/'],
		['/tn/\r\nset-cookie: a=b', '/'],
	])('signs in from %j and goes on to %j', async (asked, place) => {
		const { code } = await room.prepare();
		const page = await room.send('GET', `/ingresar/?${new URLSearchParams({ volver: asked })}`);
		expect(page.body).toContain(`name="volver" value="${place}"`);
		expect((await room.signIn(code(), undefined, { form: { volver: asked } })).location).toBe(place);
	});

	it('is signed out after an hour without use, and at once on signing out', async () => {
		const { code } = await room.prepare();
		const { cookie } = await room.signIn(code());
		room.clock.now = new Date(room.clock.now.getTime() + 3_600_001);
		expect((await room.send('GET', '/tn/lectores/?q=ana', { cookie })).location).toBe('/ingresar/?volver=%2Ftn%2Flectores%2F%3Fq%3Dana');
		const again = (await room.signIn(code())).cookie;
		expect((await room.send('POST', '/salir/', { cookie: again })).location).toBe('/ingresar/');
		expect((await room.send('GET', '/tn/lectores/', { cookie: again })).location).toBe('/ingresar/?volver=%2Ftn%2Flectores%2F');
	});

	it('W01 W11 gets pages that run no script but their own and cannot be framed', async () => {
		const { policy } = await room.send('GET', '/ingresar/');
		expect(policy).toMatch(
			/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
		);
	});

	it('W09 refuses forms of another site', async () => {
		const { code } = await room.prepare();
		const form = { email: 'jefa@diario.test', password, code: code() };
		for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
			expect((await room.send('POST', '/ingresar/', { form, headers })).status).toBe(403);
		}
	});
});

/** The mark of a known browser among the cookies of an answer. */
const deviceIn = ({ cookies }: Sent): string => cookies.find((one) => one.startsWith('__Host-kiosco-redaccion-equipo=')) ?? '';

describe('a member of staff at whose account strangers guess', () => {
	const limited = (clock: Clock) => staffThrottle(createLimits({ clock, log: silentLog(), secret: 'a key' }));
	const room = newsroom(testDatabase(migrations), limited);
	const guess = (at: number) => room.signIn('000000', 'una contraseña adivinada', { ip: `198.51.100.${at}` });
	const lockOut = async () => {
		for (let at = 0; at < 12; at++) await guess(at);
		expect((await guess(99)).status).toBe(429);
	};

	it('A11 signs in on a browser where she signed in before, and on no other', async () => {
		const { code } = await room.prepare();
		const device = deviceIn(await room.signIn(code()));
		room.clock.now = new Date(room.clock.now.getTime() + 30_000);
		await lockOut();
		expect((await room.signIn(code())).status).toBe(429);
		expect((await room.signIn(code(), password, { cookie: device })).status).toBe(303);
	});

	it('A09 is safe from guesses with passkeys that nobody has', async () => {
		const credential = softwareAuthenticator('https://redaccion.test').get({ challenge: 'none' }, { userHandle: 'eA' });
		const statuses = [];
		for (let at = 0; at < 12; at++) statuses.push((await room.send('POST', '/ingresar/llave/', { form: { credential } })).status);
		expect([statuses[0], ...statuses.slice(-3)]).toEqual([401, 429, 429, 429]);
	});

	it('A11 signs in on the browser where she opened a new link of an operator', async () => {
		await room.prepare();
		const { clave, code } = await room.invite('unnamed');
		const form = { clave, name: 'Julia', password, code: code() };
		const device = deviceIn(await room.send('POST', '/preparar/', { form }));
		room.clock.now = new Date(room.clock.now.getTime() + 30_000);
		await lockOut();
		expect((await room.signIn(code(), password, { cookie: device })).status).toBe(303);
	});

	it('A09 is safe from guesses on her own browser too, and the mark of one is none of another', async () => {
		const { code } = await room.prepare();
		const device = deviceIn(await room.signIn(code()));
		const statuses = [];
		for (let at = 0; at < 12; at++) statuses.push((await room.signIn('000000', 'otra', { cookie: device })).status);
		expect(statuses.slice(-3)).toEqual([429, 429, 429]);
		await lockOut();
		const form = { email: 'otro@diario.test', password: 'x', code: '000000' };
		const other = [];
		for (let at = 0; at < 12; at++)
			other.push((await room.send('POST', '/ingresar/', { form, cookie: device, ip: `203.0.113.${at}` })).status);
		expect(other.at(-1)).toBe(429);
	});
});

describe('the command that adds staff', () => {
	const room = newsroom(testDatabase(migrations));
	const roleOf = async (email: string) => {
		const { rows } = await sql<{ role: string }>`select staff_role.role from newsroom.staff_role
			join newsroom.staff on staff.id = staff where email = ${email}`.execute(room.database().sql);
		return rows[0]?.role;
	};

	it('leaves an admin an admin unless it names another role, and a new member is an editor', async () => {
		await room.invite('admin');
		await room.invite('admin', 'otra@diario.test');
		await room.invite('unnamed');
		expect(await roleOf('jefa@diario.test')).toBe('admin');
		await room.invite('editor');
		expect(await roleOf('jefa@diario.test')).toBe('editor');
		await room.invite('unnamed', 'nuevo@diario.test');
		expect(await roleOf('nuevo@diario.test')).toBe('editor');
	});

	it('makes no editor of the last admin', async () => {
		await room.invite('admin');
		await expect(room.invite('editor')).rejects.toThrow('that would leave no admin of every brand');
		expect(await roleOf('jefa@diario.test')).toBe('admin');
	});
});

describe('the support for readers', () => {
	const room = newsroom(testDatabase(migrations));
	const signedIn = async (role: 'admin' | 'editor' = 'admin') => {
		const { code } = await room.prepare(role);
		return (await room.signIn(code())).cookie;
	};

	it('finds a reader by email, and escapes their name', async () => {
		const cookie = await signedIn();
		expect((await room.send('GET', '/tn/lectores/?q=ana%40mail.test', { cookie })).location).toBe(`/tn/lectores/${uuid}/`);
		const { body } = await room.send('GET', `/tn/lectores/${uuid}/`, { cookie });
		expect(body).toContain('Ana &lt;b&gt;Núñez&lt;/b&gt;');
		expect((await room.send('GET', '/tn/lectores/?q=nadie', { cookie })).status).toBe(404);
	});

	it('records each look at a reader, also by the address of their page', async () => {
		const cookie = await signedIn();
		for (const _time of [1, 2]) await room.send('GET', `/tn/lectores/${uuid}/`, { cookie });
		await room.send('GET', '/tn/lectores/5b0d1f7e-6c1e-4d57-9a55-0d6f7d1a2b3c/', { cookie });
		const { rows } = await sql<object>`select staff.email, details from newsroom.audit join newsroom.staff on staff.id = audit.staff
			where event = 'reader_opened'`.execute(room.database().sql);
		expect(rows).toEqual([1, 2].map(() => ({ email: 'jefa@diario.test', details: { brand: 'tn', reader: uuid } })));
	});

	it.each(['update newsroom.audit set event = $$x$$', 'delete from newsroom.audit', 'truncate newsroom.audit'])(
		'keeps what it recorded: %s is refused',
		async (statement) => {
			await signedIn();
			await expect(sql.raw(statement).execute(room.database().sql)).rejects.toThrow('newsroom.audit is append-only');
		},
	);

	it('performs each action and records it', async () => {
		const cookie = await signedIn();
		for (const action of ['verificacion', 'recuperacion', 'demora', 'sesiones']) {
			const { location } = await room.send('POST', `/tn/lectores/${uuid}/${action}/`, { cookie });
			expect((await room.send('GET', location, { cookie })).body).toContain('role="status"');
		}
		expect(room.asked).toEqual(['verification', 'reset', 'throttle', 'sessions']);
		const noted = await room
			.database()
			.sql.withTables<{ 'newsroom.audit': { event: string } }>()
			.selectFrom('newsroom.audit')
			.select('event')
			.execute();
		expect(noted.map(({ event }) => event)).toEqual(
			expect.arrayContaining(['verification_sent', 'reset_sent', 'throttle_lifted', 'sessions_ended']),
		);
	});

	it('T15 opens a session that names the member of staff, in a page with escaped data', async () => {
		const cookie = await signedIn();
		const pass = new URL((await room.send('POST', `/tn/lectores/${uuid}/ver/`, { cookie })).location);
		expect(pass.origin).toBe('https://tn.test');
		const headers = { host: pass.host };
		const { body, policy } = await room.send('GET', pass.pathname + pass.search, { headers });
		expect(body).toContain('\\"impersonator\\":\\"Julia\\"');
		expect(body.match(/<\/script>/g)).toHaveLength(1);
		expect(policy).toMatch(/script-src 'sha256-[^']+'/);
		expect((await room.send('GET', pass.pathname + pass.search, { headers })).status).toBe(404);
	});

	it('is only for admins', async () => {
		expect((await room.send('POST', `/tn/lectores/${uuid}/demora/`)).status).toBe(403);
		const cookie = await signedIn('editor');
		expect((await room.send('GET', '/tn/lectores/', { cookie })).status).toBe(403);
		expect((await room.send('POST', `/tn/lectores/${uuid}/ver/`, { cookie })).status).toBe(403);
		expect(room.asked).toEqual([]);
	});
});

describeOnPostgres('the staff of the newsroom', (onPostgres) => races(newsroom(onPostgres(migrations))));
