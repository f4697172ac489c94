import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { openOutboundHttp } from '#platform/outbound-http';
import { envelopeOf, Refusal } from '#platform/refusal';
import { anyCharacter } from '../../../../tests/support/any-character.ts';
import { cpuTime } from '../../../../tests/support/cpu-time.ts';
import { measuresTheMachine } from '../../../../tests/support/form.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { breachList, type IsBreached } from './breach-list.ts';
import type { ReaderNames } from './reader-words.ts';
import { createRefuseWeakPassword } from './refuse-weak-password.ts';

const ana: ReaderNames = { email: 'ana.perez@correo.test', firstName: 'Ana María', lastName: 'Pérez' };
const refuseWeak = createRefuseWeakPassword({ log: silentLog() });

/** The envelope of the refusal of a password; undefined when it is accepted. */
async function answerTo(password: string, check = refuseWeak, brand = brands.tn) {
	const refused = await check({ brand }, password, ana).catch((error: unknown) => error);
	if (refused !== undefined && !(refused instanceof Refusal)) throw refused;
	return refused && envelopeOf(refused);
}

const weak = (...reasons: readonly string[]) => ({
	code: '300036',
	message: 'Password does not meet strength requirements',
	httpStatus: 422,
	error: true,
	reasons,
});

describe('a password is refused', () => {
	it.each([
		'password1',
		'12345678',
		'qwertyuiop',
		'iloveyou',
		'contraseña',
		'CONTRASEÑA',
		'Password',
		'p4ssw0rd',
		'P@$$w0rd1!',
		'dragon99!',
		'argentina2022!',
		'1argentina1',
		'mariposa',
		'superman',
		'trustno1',
		'MariposaMariposa',
		'estrella',
		'1234argentina',
		'blue20191987',
		'football',
		'baseball1',
	])('A07 for being common: %s', async (password) => {
		expect(await answerTo(password)).toMatchObject({ message: weak().message, reasons: expect.arrayContaining(['common']) });
	});

	it.each([
		'todonoticias',
		'TodoNoticias',
		'todonoticias2024!',
		'todonoticias20191984202619832015',
		'tntntntn',
		'tn-tn-tn',
		'Todonoticias1',
	])('A07 for consisting of the brand’s name: %s', async (password) => {
		expect((await answerTo(password))?.reasons).toHaveLength(1);
		expect(await answerTo(password)).not.toEqual(weak('common'));
	});

	it.each(['ana.perez@correo.test', 'ANA.PEREZ@CORREO.TEST', 'anaperez1990', 'PerezAna!', 'pérezmaría', 'correo.ana', 'anaperez.tn'])(
		'A07 for consisting of what is known about the reader: %s',
		async (password) => {
			expect(await answerTo(password)).toEqual(weak('own-words'));
		},
	);

	it.each<[string, ReaderNames]>([
		['solpaz1990xy', { email: 'x@y.test', firstName: 'Sol', lastName: 'Paz' }],
		['l.u.i.s.a77', { email: 'l.u.i.s.a@correo.test' }],
		['anastasiou77', { email: 'ana@y.test', firstName: 'Ana', lastName: 'Anastasiou' }],
	])(
		'A07 for consisting of names of three letters, of an email of initials, or of a name with another in it: %s',
		async (password, reader) => {
			await expect(refuseWeak({ brand: brands.tn }, password, reader)).rejects.toMatchObject({ reasons: ['own-words'] });
		},
	);

	it.each(['aaaaaaaa', 'abcabcabcabc', '1111222233334444', 'zyxwvutsr', '🔑🔑🔑🔑🔑🔑🔑🔑', '19901990', 'aaaddggjj', 'abacababacab'])(
		'A07 for repeating itself: %s',
		async (password) => {
			expect((await answerTo(password))?.reasons).toContain('repetitive');
		},
	);

	it('RULE-07 for breaking the brand’s rules, with the rules as reasons', async () => {
		expect(await answerTo('corta')).toEqual(weak('min-length'));
		const strict = { ...brands.tn, accounts: { ...brands.tn.accounts, password: { ...brands.tn.accounts.password, minNumbers: 1 } } };
		expect(await answerTo('una frase bien larga', refuseWeak, strict)).toEqual(weak('numbers'));
	});

	it('RULE-06 for being longer than 250 characters, however they are written', async () => {
		const tooLong = { code: 'password-too-long', message: 'Password is too long', httpStatus: 422, error: true };
		const phrase = (length: number) => 'cada niño eligió su propio camino ñandú 73 '.repeat(20).slice(0, length);
		expect(await answerTo(phrase(250))).toBeUndefined();
		expect(await answerTo(phrase(250).normalize('NFD'))).toBeUndefined();
		expect(await answerTo(phrase(251))).toEqual(tooLong);
		expect(await answerTo('\ufdfa'.repeat(5_000))).toEqual(tooLong);
	});

	it('A07 if it is any of the 3,000 most common ones that follow the rules', async () => {
		const { commonPasswordList } = await import('./common-passwords.ts');
		const fit = [...(await commonPasswordList()())].filter((word) => word.length >= 8).slice(0, 3_000);
		expect(fit).toHaveLength(3_000);
		for (const word of fit) expect(await answerTo(word), word).toBeDefined();
	});
});

describe('a password is accepted', () => {
	it.each([
		'correcto caballo batería',
		'Qx7#kPz2',
		'mi perro come tarde',
		'ana tiene 4 gatos verdes',
		'vivo en todonoticias y leo',
		'ñandú-ñandubay-77',
	])('A06 without any rule of composition: %s', async (password) => {
		expect(await answerTo(password)).toBeUndefined();
	});

	it.each([
		['with five characters that do not follow each other', 'aaddggjjmm'],
		['with five such characters besides the brand’s name', 'todonoticiaskqzdm'],
		['of four letters and two years', 'kqxw20191987'],
		['of a common word of three letters and two years', 'tom20191987'],
		['with five digits and signs around a common word', '!!!mariposa77'],
		['that repeats a character only at its beginning', 'aaaaaaaadgjmpx'],
		['whose end is only almost its beginning', 'aaakxaak'],
	])('A06 %s: %s', async (_what, password) => {
		expect(await answerTo(password)).toBeUndefined();
	});

	it('A06 with a name of two letters, which many words have', async () => {
		const reader = { email: 'x@y.test', firstName: 'Lu', lastName: null };
		await expect(refuseWeak({ brand: brands.tn }, 'lukelulalu', reader)).resolves.toBeUndefined();
	});

	it('if it is random', async () => {
		const character = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789');
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: character, minLength: 14, maxLength: 14 }), async (password) => {
				fc.pre(new Set(password).size > 9);
				expect(await answerTo(password)).toBeUndefined();
			}),
		);
	});
});

describe('the check of a password', () => {
	const patterns = [
		'qwertyuiop1234',
		'a',
		'ab',
		'abc',
		'password',
		'1234567890',
		'anaperez',
		'tn',
		'1',
		'!',
		'ñ',
		'aaaaab',
		'todonoticias',
		'19',
		'2024',
		'🔑',
		'p4$$',
		'zyx',
		'a1!',
		' ',
	];

	it.each(patterns)('A08 takes less than 150 ms of CPU time for 250 characters of %j', async (pattern) => {
		await answerTo('otra cosa del todo');
		const password = [...pattern.repeat(250)].slice(0, 250).join('');
		expect(await cpuTime(() => answerTo(password))).toBeLessThan(150);
		expect(await cpuTime(() => answerTo(`${password.slice(0, -1)}x`))).toBeLessThan(150);
	});

	it('A08 takes no longer for any text', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: anyCharacter, minLength: 200, maxLength: 250 }), async (password) => {
				expect(await cpuTime(() => answerTo(password))).toBeLessThan(150);
			}),
		);
	});
});

describe('a list of breached passwords', () => {
	const breached = 'frase que se filtró';
	/** The SHA-1 of `breached`: the part that is sent, and the rest. */
	const [prefix, suffix] = ['851D4', '5BBA373D37F2E2842ACFEAB70FB554D84C7'];

	async function listAt(
		answer: (path: string, headers: IncomingHttpHeaders) => string | undefined,
		ask: (isBreached: IsBreached) => Promise<void>,
	) {
		const server = createServer((request, response) => {
			const lines = answer(request.url ?? '', request.headers);
			if (lines === '503') response.writeHead(503).end();
			else if (lines !== undefined) response.end(lines);
		});
		await once(server.listen(0, '127.0.0.1'), 'listening');
		const address = server.address();
		const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
		const outboundHttp = openOutboundHttp({ privateHosts: new Set([host]) });
		await ask(breachList(new URL(`http://${host}/range/`), outboundHttp)).finally(async () => {
			server.closeAllConnections();
			server.close();
			await outboundHttp.close();
		});
	}

	it('A07 has its passwords refused, and learns only five digits of their hashes, nor anything from the size of its answer', async () => {
		const paths: string[] = [];
		const paddings: unknown[] = [];
		const answer = (path: string, headers: IncomingHttpHeaders) => {
			paths.push(path);
			paddings.push(headers['add-padding']);
			return `0018A45C4D1DEF81644B54AB7F969B88D65:10\r\n${suffix}:3\r\n011053FD0102E94D6AE2F8B83D76FAF94F6:0`;
		};
		await listAt(answer, async (isBreached) => {
			const check = createRefuseWeakPassword({ isBreached, log: silentLog() });
			expect(await answerTo(breached, check)).toEqual(weak('breached'));
			expect(await answerTo('frase que nadie filtró', check)).toBeUndefined();
		});
		expect(paths[0]).toBe(`/range/${prefix}`);
		for (const path of paths) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/);
		expect(paddings).toEqual(['true', 'true']);
	});

	it('A07 may end its lines like a file on Linux', async () => {
		await listAt(
			() => `0018A45C4D1DEF81644B54AB7F969B88D65:10\n${suffix}:3\n`,
			async (isBreached) => expect(await isBreached(breached)).toBe(true),
		);
	});

	it('A07 does not contain the lines that only pad its answer', async () => {
		await listAt(
			() => `${suffix}:0`,
			async (isBreached) => expect(await isBreached(breached)).toBe(false),
		);
	});

	it.each([
		['does not answer', undefined, 'OutboundUnavailable'],
		['fails', '503', /^Error: the list of breached passwords at 127\.0\.0\.1:\d+ answered with status 503$/],
		['answers too much', `${'0'.repeat(35)}:1\r\n`.repeat(20_000), 'OutboundUnavailable'],
	])('A07 does not block a password when it %s, within a second and a half', measuresTheMachine, async (_what, lines, why) => {
		const log = silentLog();
		await listAt(
			() => lines,
			async (isBreached) => {
				const start = performance.now();
				expect(await answerTo(breached, createRefuseWeakPassword({ isBreached, log }))).toBeUndefined();
				expect(performance.now() - start).toBeLessThan(1_500);
			},
		);
		const event = 'the list of breached passwords did not answer; a password was accepted without it';
		expect(log.told).toMatchObject([{ level: 'warn', event }]);
		expect(String(log.told[0]?.fields.error)).toMatch(why);
		expect(JSON.stringify(log.told)).not.toContain(suffix);
	});

	it('is not asked about a password that is refused for another reason', async () => {
		const isBreached = () => Promise.reject(new Error('asked'));
		const log = silentLog();
		await answerTo('password1', createRefuseWeakPassword({ isBreached, log }));
		expect(log.told).toEqual([]);
	});
});
