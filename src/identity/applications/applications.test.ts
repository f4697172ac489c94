import { once } from 'node:events';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import {
	type FormPart,
	findCallWithFile,
	findTestCall,
	jpegOf,
	multipartForm,
	multipartType,
} from '../../../tests/support/identity/call-form.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { brandsWith, type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';
import { rawSocket, sendRaw } from '../../../tests/support/programs/raw-socket.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { otherBrand, testBrand, testOrigin } from '../../../tests/support/test-brand.ts';
import { applicationFields } from '../contract/application-form.ts';

const day = 86_400_000;
const folder = join(await mkdtemp(join(tmpdir(), 'applications-')), 'files');
const options = { openCallForm: findTestCall, applicationsFolder: folder };
const files = (): Promise<readonly string[]> => readdir(folder).catch(() => []);

type ApplicationRequest = {
	readonly email?: string;
	readonly token?: string;
	readonly parts?: readonly FormPart[];
	readonly openCall?: string;
	readonly ip?: string;
};

/** The form with a name, the consent and the parts. Of two parts with a name the last counts. */
function formOf(parts: readonly FormPart[], email = 'ana@mail.test'): Buffer {
	const usual = [
		{ name: 'email', value: email },
		{ name: 'consent', value: 'on' },
		{ name: 'answer-nombre', value: 'Ana Núñez' },
	].filter(({ name }) => !parts.some((part) => part.name === name));
	return multipartForm([...usual, ...parts]);
}

/** Sends that form. */
const apply = (
	service: TestIdentity,
	{ email = 'ana@mail.test', parts = [], openCall = 'familias', ...asked }: ApplicationRequest = {},
) => {
	const bytes = formOf(parts, email);
	return service.call('POST', `/calls/${openCall}/applications`, {
		bytes,
		headers: { 'content-type': multipartType, 'content-length': `${bytes.length}` },
		...asked,
	});
};
const photo = (value = jpegOf(), file = 'yo.jpg'): FormPart => ({ name: 'answer-foto', value, file });
const nonce = (service: TestIdentity) => service.nonce('confirm-application');
const look = (service: TestIdentity, link = nonce(service)) => service.call('GET', `/calls/applications/${link}`);
const confirm = (service: TestIdentity, link = nonce(service)) => service.call('PUT', `/calls/applications/${link}`);
const rows = async (service: TestIdentity, table = 'application') =>
	(await sql<Record<string, unknown>>`select * from ${sql.table(`identity.${table}`)}`.execute(service.database().sql)).rows;
/** The names in the applications that count. */
const counted = async (service: TestIdentity) =>
	(await rows(service)).flatMap((row) => (row.confirmed_at ? [Object(row).answers[0].answer] : []));
const tokenOf = ({ mails }: TestIdentity): string => {
	const data = mails.at(-1)?.data;
	return data && 'withdrawalToken' in data ? String(data.withdrawalToken) : '';
};
const withdraw = (service: TestIdentity, token: string) => service.call('POST', '/calls/withdrawal', { body: { token } });
const asked = { status: 200, body: { success: true, state: 'asked' } };
const received = { status: 200, body: { success: true, state: 'received' } };
const named = (answer: string): FormPart => ({ name: 'answer-nombre', value: answer });

describe('answering an open call', () => {
	const service = testIdentity(options);
	let isGone = false;
	const withFile = testIdentity({ ...options, openCallForm: async (...asked) => (isGone ? undefined : findCallWithFile(...asked)) });
	beforeEach(() => {
		isGone = false;
	});

	it('ROUTE-14 counts after a confirmation by email, and keeps what was agreed to, when and how', async () => {
		const parts = [
			{ name: 'answer-historia', value: 'Uno.\r\n\r\nDos\u0000.\rTres.' },
			{ name: 'answer-plato', value: 'Salado' },
			{ name: 'answer-nada', value: 'no es una pregunta' },
			photo(),
		];
		expect(await apply(service, { email: ' Ana@MAIL.test ', parts })).toMatchObject(asked);
		const validUntil = new Date(service.clock.now.getTime() + 3 * day);
		expect(service.mails.at(-1)).toMatchObject({
			to: 'Ana@MAIL.test',
			data: { title: 'Buscamos familias que cocinan', validUntil },
		});
		expect((await look(service)).body).toMatchObject({ state: 'open', openCall: { slug: 'familias' } });
		expect(await counted(service)).toEqual([]);
		expect(await confirm(service)).toMatchObject({
			status: 200,
			body: { success: true, openCall: { title: 'Buscamos familias que cocinan' } },
		});
		expect(await rows(service)).toMatchObject([
			{
				brand: testBrand,
				open_call: 'familias',
				email: 'ana@mail.test',
				account: null,
				way: 'mail',
				consent: 'Acepto que la producción use mis respuestas para elegir participantes.',
				confirmed_at: service.clock.now,
				network: '127.0.0.0/24',
				kept_until: new Date('2027-03-01T03:00:00Z'),
				answers: [
					{ question: 'nombre', label: '¿Cómo te llamás?', answer: 'Ana Núñez' },
					{ question: 'historia', label: 'Contanos tu historia', answer: 'Uno.\n\nDos.\nTres.' },
					{ question: 'plato', label: '¿Dulce o salado?', answer: 'Salado' },
				],
			},
		]);
		const [file] = await rows(service, 'application_file');
		expect(file).toMatchObject({ question: 'foto', kind: 'image', extension: 'jpg', bytes: 500 });
		expect(await files()).toContain(file?.name);
	});

	it('R01 stores a digest of the nonce, and no token', async () => {
		await apply(service);
		const stored = JSON.stringify([await rows(service), await rows(service, 'mail')]);
		expect(stored).not.toContain(nonce(service));
		expect(stored).not.toContain(tokenOf(service));
	});

	it('a second answer replaces the first once it is confirmed, with its files, and not before', async () => {
		await apply(service, { parts: [photo()] });
		await confirm(service);
		const before = await files();
		await apply(service, { parts: [named('Otra'), photo()] });
		expect(await counted(service)).toEqual(['Ana Núñez']);
		await confirm(service);
		expect(await counted(service)).toEqual(['Otra']);
		expect(await rows(service)).toHaveLength(1);
		expect((await files()).filter((name) => before.includes(name))).toHaveLength(before.length - 1);
	});

	it('a confirmation erases what was sent before it, and leaves what was sent after it', async () => {
		await apply(service, { parts: [named('Uno')] });
		const first = nonce(service);
		service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		await apply(service, { parts: [named('Dos')] });
		const second = nonce(service);
		await confirm(service, first);
		expect(await counted(service)).toEqual(['Uno']);
		await confirm(service, second);
		expect(await counted(service)).toEqual(['Dos']);
		expect((await look(service, first)).body).toEqual({ state: 'dead' });
	});

	it('R15 answers a second click like the first; a link of another brand, a made-up or an old one confirms nothing', async () => {
		await apply(service);
		const link = nonce(service);
		expect(await service.call('PUT', `/calls/applications/${link}`, { brand: otherBrand })).toMatchObject({ status: 404 });
		expect(await confirm(service, 'x'.repeat(43))).toMatchObject({ status: 404, body: { code: '300033' } });
		expect([await confirm(service), await confirm(service)]).toMatchObject([{ status: 200 }, { status: 200 }]);
		await apply(service, { email: 'eva@mail.test' });
		const confirmed = service.clock.now;
		service.clock.now = new Date(confirmed.getTime() + 3 * day);
		expect((await look(service)).body).toEqual({ state: 'dead' });
		expect(await confirm(service)).toMatchObject({ status: 404 });
		expect((await look(service, link)).body).toMatchObject({ state: 'confirmed', openCall: { slug: 'familias' } });
		expect(await confirm(service, link)).toMatchObject({ status: 200 });
		expect((await rows(service)).flatMap((row) => row.confirmed_at ?? [])).toEqual([confirmed]);
	});

	it('ROUTE-14 of nobody is taken before the call opens, after it closed, or for a call that is none', async () => {
		expect(await apply(service, { openCall: 'nada', parts: [photo()] })).toMatchObject({
			status: 404,
			body: { code: 'open-call-not-found' },
		});
		for (const now of ['2026-10-31T23:00:00Z', '2026-12-01T03:00:00Z']) {
			service.clock.now = new Date(now);
			expect(await apply(service, { parts: [photo()] })).toMatchObject({ status: 409, body: { code: 'open-call-closed' } });
		}
		expect(await rows(service)).toEqual([]);
		service.clock.now = new Date('2026-11-01T03:00:00Z');
		expect(await apply(service)).toMatchObject(asked);
	});

	it('says that a file is missing which its call asks for', async () => {
		expect(await apply(withFile)).toMatchObject({ status: 422, body: { code: 'application-invalid', reasons: ['answer-foto missing'] } });
		expect(await apply(withFile, { parts: [{ name: 'answer-foto', value: '', file: '' }] })).toMatchObject({ status: 422 });
		expect(await apply(withFile, { parts: [photo()] })).toMatchObject(asked);
	});

	it('takes files that are as large as their questions allow', async () => {
		const film = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(49_991, 'a')]);
		expect(await apply(service, { parts: [photo(jpegOf(20_000)), { name: 'answer-video', value: film, file: 'mi.pdf' }] })).toMatchObject(
			asked,
		);
		const kept = (await rows(service, 'application_file')).map(({ question, bytes }) => `${question} ${bytes}`);
		expect(kept.sort()).toEqual(['foto 20000', 'video 50000']);
	});

	it('is named by the slug of the call once the brand no longer has it', async () => {
		await apply(withFile, { parts: [photo()] });
		const link = nonce(withFile);
		isGone = true;
		expect((await look(withFile, link)).body).toMatchObject({ state: 'open', openCall: { slug: 'familias', title: 'familias' } });
	});

	it.each([
		['yes', '1144445555', '2000-02-29'],
		['no', '+54 9 (011) 4444-5555', '1999-12-31'],
	])('takes what each question asks for, up to its last character: %s, %s, %s', async (adult, telephone, birthday) => {
		const answers = {
			nombre: 'a'.repeat(20),
			historia: 'á'.repeat(100),
			plato: 'Dulce',
			mayor: adult,
			nacimiento: birthday,
			telefono: telephone,
			'otro-mail': 'eva@mail.test',
		};
		expect(await apply(service, { parts: Object.entries(answers).map(([id, value]) => ({ name: `answer-${id}`, value })) })).toMatchObject(
			asked,
		);
		const [row] = await rows(service);
		expect(row?.answers).toMatchObject(Object.entries(answers).map(([question, answer]) => ({ question, answer })));
	});

	it.each(['tel. 1144445555', '1144445555 (Ana)', 'a1144445555'])('takes %j for no telephone', async (value) => {
		const { status, body } = await apply(service, { parts: [{ name: 'answer-telefono', value }] });
		expect([status, body.reasons]).toEqual([422, ['answer-telefono phone']]);
	});

	it('asks for an address, and for a name that is not too long', async () => {
		const { status, body } = await apply(service, { email: '', parts: [named('a'.repeat(21))] });
		expect(status).toBe(422);
		expect([body.reasons].flat().sort()).toEqual(['answer-nombre too-long', 'email missing']);
	});

	it('says what is wrong with each field, and keeps nothing', async () => {
		const before = await files();
		const parts = [
			{ name: 'consent', value: '' },
			named(''),
			{ name: 'answer-historia', value: 'a'.repeat(101) },
			{ name: 'answer-plato', value: 'Picante' },
			{ name: 'answer-mayor', value: 'quizás' },
			{ name: 'answer-nacimiento', value: '2001-02-30' },
			{ name: 'answer-telefono', value: 'no tengo' },
			{ name: 'answer-otro-mail', value: 'ana@' },
			photo(),
			{ name: 'answer-video', value: jpegOf(), file: 'video.mp4' },
		];
		const { status, body } = await apply(service, { email: 'ana', parts });
		expect([status, body.code]).toEqual([422, 'application-invalid']);
		expect([body.reasons].flat().sort()).toEqual([
			'answer-historia too-long',
			'answer-mayor choice',
			'answer-nacimiento date',
			'answer-nombre missing',
			'answer-otro-mail email',
			'answer-plato choice',
			'answer-telefono phone',
			'answer-video file-kind',
			'consent missing',
			'email email',
		]);
		expect([await rows(service), await files()]).toEqual([[], before]);
	});
});

describe('the files of a hostile form', () => {
	const service = testIdentity(options);
	const field = (value: Buffer | string, file = 'foto.jpg'): FormPart => ({ name: 'answer-foto', value, file });
	/** The first lines of a request that sends a form. */
	const headOf = () => [
		'POST /identity/public/v1/calls/familias/applications HTTP/1.1',
		`Host: ${new URL(testOrigin).host}`,
		`Content-Type: ${multipartType}`,
	];

	it.each<readonly [string, readonly FormPart[], object]>([
		['a script with the name of a picture', [field('<?php system("id");')], { status: 422, body: { reasons: ['answer-foto file-kind'] } }],
		['a picture that is too large', [field(jpegOf(20_001))], { status: 422, body: { reasons: ['answer-foto file-large'] } }],
		['more files than questions', Array(4).fill(field(jpegOf())), { status: 400 }],
		['hundreds of fields', Array(200).fill({ name: 'a', value: 'a' }), { status: 400 }],
		['a field of the prototype', [{ name: '__proto__', value: 'a' }], { status: 400 }],
		['far more bytes than its questions take', [field(jpegOf(2_000_000))], { status: 413 }],
	])('ROUTE-14 I10 with %s is refused, and leaves nothing', async (_, parts, refusal) => {
		const before = await files();
		expect(await apply(service, { parts })).toMatchObject(refusal);
		expect([await rows(service), await files()]).toEqual([[], before]);
	});

	it('I10 of which only those of its questions are kept, one for each', async () => {
		const before = await files();
		const strange = [
			{ name: 'answer-nada', value: jpegOf(), file: '../../etc/passwd' },
			{ name: 'answer-historia', value: jpegOf(), file: 'foto.jpg' },
			field(jpegOf()),
		];
		for (const other of strange) expect(await apply(service, { parts: [field(jpegOf()), other] })).toMatchObject(asked);
		expect(await files()).toHaveLength(before.length + strange.length);
	});

	it('I10 are read to their end, up to a megabyte and twice what its questions take, so that the answer can name what is too large', async () => {
		const most = 1_000_000 + 2 * (20_000 + 50_000);
		const fixed = formOf([field('')]).length;
		const parts = [field(jpegOf(most - fixed))];
		expect(await apply(service, { parts })).toMatchObject({ status: 422, body: { reasons: ['answer-foto file-large'] } });
		expect(await apply(service, { parts: [field(jpegOf(most - fixed + 1))] })).toMatchObject({ status: 413 });
	});

	it.each([
		['stays open if it states no more than a proxy of ours lets pass', 'Content-Length: 400000000', false],
		['ends if it states more', 'Content-Length: 400000001', true],
		['ends if it states no size', 'Transfer-Encoding: chunked', true],
	] as const)('I10 that is too large is refused before it arrives, and the connection %s', async (_, size, isClosed) => {
		const head = [...headOf(), size, '', ''].join('\r\n');
		const { status, text, closed } = await sendRaw(await service.listen(), head);
		expect({ status, closed, isTold: /^connection: close\r$/im.test(text) }).toEqual({ status: 413, closed: isClosed, isTold: isClosed });
	});

	it('a body that is no form is refused', async () => {
		expect(await service.call('POST', '/calls/familias/applications', { body: { email: 'ana@mail.test' } })).toMatchObject({ status: 415 });
		const bytes = multipartForm([photo()]).subarray(0, 300);
		const headers = { 'content-type': multipartType, 'content-length': '300' };
		expect(await service.call('POST', '/calls/familias/applications', { bytes, headers })).toMatchObject({ status: 400 });
	});

	it('I10 that is cut off while it arrives leaves nothing', async () => {
		const before = await files();
		const socket = rawSocket(await service.listen());
		const bytes = multipartForm([photo(jpegOf(15_000))]);
		socket.write([...headOf(), `Content-Length: ${bytes.length}`, '', ''].join('\r\n'));
		socket.write(bytes.subarray(0, 10_000));
		await expect.poll(files).toHaveLength(before.length + 1);
		socket.destroy();
		await once(socket, 'close');
		await expect.poll(files).toEqual(before);
		expect(await rows(service)).toEqual([]);
	});
});

describe('the form of an open call whose files cannot be stored', () => {
	const log = silentLog();
	const service = testIdentity({ ...options, log, applicationsFolder: '/dev/null/files' });

	it('is a fault in the log, and no mistake of the reader', async () => {
		expect(await apply(service, { parts: [photo()] })).toMatchObject({ status: 500 });
		expect(log.told).toContainEqual(expect.objectContaining({ level: 'error' }));
		expect(await rows(service)).toEqual([]);
	});
});

describe('withdrawing what was answered', () => {
	const service = testIdentity(options);

	it('ROUTE-14 takes one request without a session, erases the files too, and may be repeated', async () => {
		const before = await files();
		await apply(service, { parts: [photo()] });
		await confirm(service);
		const token = tokenOf(service);
		expect((await service.call('GET', `/calls/withdrawal?token=${token}`)).body).toEqual({
			openCall: { slug: 'familias', title: 'Buscamos familias que cocinan' },
			isKept: true,
		});
		for (let round = 0; round < 2; round++) expect(await withdraw(service, token)).toMatchObject({ status: 200, body: { isKept: false } });
		expect((await service.call('GET', `/calls/withdrawal?token=${token}`)).body).toMatchObject({ isKept: false });
		expect([await rows(service), await rows(service, 'application_file'), await files()]).toEqual([[], [], before]);
		expect(await confirm(service)).toMatchObject({ status: 404 });
	});

	it('refuses a link that is damaged or of another brand, and erases nothing', async () => {
		await apply(service);
		const token = tokenOf(service);
		const damaged = { status: 404, body: { code: 'withdrawal-link-damaged' } };
		for (const wrong of [token.slice(0, -2), token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), '', 'nada'])
			expect(await withdraw(service, wrong)).toMatchObject(damaged);
		expect(await service.call('POST', '/calls/withdrawal', { brand: otherBrand, body: { token } })).toMatchObject(damaged);
		expect(await rows(service)).toHaveLength(1);
	});
});

describe('how long answers are kept', () => {
	const service = testIdentity(options);
	const pass = async (days: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + days * day);
		await service.identity().runJobs();
	};

	it('P09 three days when nobody confirms them, else ninety after the call closed, with their files', async () => {
		const before = await files();
		await apply(service, { parts: [photo()] });
		await apply(service, { email: 'eva@mail.test', parts: [photo()] });
		await confirm(service);
		await pass(2);
		expect(await rows(service)).toHaveLength(2);
		await pass(2);
		expect(await rows(service)).toMatchObject([{ email: 'eva@mail.test' }]);
		expect(await files()).toHaveLength(before.length + 1);
		await pass(95);
		expect(await rows(service)).toMatchObject([{ network: null }]);
		await pass(2);
		expect([await rows(service), await rows(service, 'application_file'), await files()]).toEqual([[], [], before]);
	});

	it('P09 an hour when a process died before it could say whose files they are', async () => {
		await apply(service, { parts: [photo()] });
		const kept = await files();
		await writeFile(join(folder, 'a'.repeat(43)), jpegOf());
		await pass(0);
		expect(await files()).toHaveLength(kept.length + 1);
		for (const name of await files()) await utimes(join(folder, name), new Date(0), new Date(0));
		await pass(0);
		const own = (await rows(service, 'application_file')).map(({ name }) => name);
		expect(await files()).toEqual(own);
		await pass(4);
		expect(await files()).toEqual([]);
	});
});

describe('what a reader answers signed in', () => {
	const service = testIdentity(options);

	it('ROUTE-14 counts at once with their verified address, and an email says how to withdraw it', async () => {
		const { accessToken: token, uuid } = await service.reader();
		expect(await apply(service, { token })).toMatchObject(received);
		expect(service.mails.at(-1)).toMatchObject({ template: 'application-received', to: 'ana@mail.test' });
		expect(await rows(service)).toMatchObject([{ account: uuid, way: 'account', confirmed_at: service.clock.now }]);
		await apply(service, { token, parts: [named('Otra')] });
		expect(await counted(service)).toEqual(['Otra']);
		await withdraw(service, tokenOf(service));
		expect(await rows(service)).toEqual([]);
	});

	it('with the address of somebody else waits for their confirmation, and replaces nothing before', async () => {
		await apply(service, { email: 'eva@mail.test' });
		await confirm(service);
		const { accessToken: token } = await service.reader();
		expect(await apply(service, { token, email: 'eva@mail.test', parts: [named('Otra')] })).toMatchObject(asked);
		expect(await counted(service)).toEqual(['Ana Núñez']);
	});

	it('P01 P03 is in the copy of their data, and goes with the account and its files, as does what their address answered before', async () => {
		const before = await files();
		await apply(service, { parts: [named('Sin cuenta')], openCall: 'familias' });
		await sql`update identity.application set open_call = 'otra'`.execute(service.database().sql);
		const { accessToken: token } = await service.reader();
		service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		await apply(service, { token, parts: [photo()] });
		service.clock.now = new Date(service.clock.now.getTime() + 1_000);
		await apply(service, { token, email: 'eva@mail.test' });
		await apply(service, { email: 'de-otra@mail.test' });
		const { body } = await service.call('POST', '/gdpr', { token });
		await service.identity().runJobs();
		const report = JSON.parse(String((await service.call('GET', `/gdpr/${body.id}`, { token })).body.data));
		expect(report.applications).toMatchObject([
			{ openCall: 'otra', answers: [{ answer: 'Sin cuenta' }], files: [] },
			{ openCall: 'familias', email: 'ana@mail.test', files: [{ question: 'foto', kind: 'image', bytes: 500 }] },
			{ email: 'eva@mail.test', files: [] },
		]);
		await service.call('DELETE', '/user/anonymize', { token });
		await service.call('PUT', `/user/anonymize/approve/${service.nonce('deletion-request')}`, { token });
		expect(await rows(service)).toMatchObject([{ email: 'de-otra@mail.test' }]);
		expect(await files()).toEqual(before);
	});
});

describe('the limits of answering open calls', () => {
	const service = testIdentity(options, undefined, realGuards());
	const asking = testIdentity(
		{ ...options, findBrand: brandsWith({ captcha: { signIn: false, signUp: false, oneTimeLink: true, resetPassword: false } }) },
		undefined,
		realGuards(),
	);

	it('an address gets three of these emails an hour, and must then wait', async () => {
		for (let round = 0; round < 3; round++) expect(await apply(service)).toMatchObject(asked);
		const before = await files();
		expect(await apply(service, { parts: [photo()] })).toMatchObject({ status: 429, body: { code: '100014' } });
		expect(await files()).toEqual(before);
		expect(await apply(service, { email: 'eva@mail.test' })).toMatchObject(asked);
	});

	it('a network sends thirty forms an hour', { tags: 'slow' }, async () => {
		for (let round = 0; round < 30; round++) await apply(service, { email: `ana${round}@mail.test` });
		expect(await apply(service, { email: 'eva@mail.test' })).toMatchObject({ status: 429 });
		expect(await apply(service, { email: 'eva@mail.test', ip: '203.0.113.9' })).toMatchObject(asked);
	});

	it('ENT-13 asks for a captcha where the brand wants it, and keeps no file without it', async () => {
		const before = await files();
		expect(await apply(asking, { parts: [photo()] })).toMatchObject({ status: 400, body: { code: '130001' } });
		expect(await files()).toEqual(before);
		expect(await apply(asking, { parts: [{ name: 'recaptchaToken', value: 'good' }] })).toMatchObject(asked);
	});
});

describe('the schema of a form', () => {
	it('takes what its questions take, and nothing else', () => {
		const questions = [{ id: 'fecha', label: 'Fecha', isRequired: true, kind: 'date' }] as const;
		const { answers } = applicationFields(questions).entries;
		expect(Object.keys(answers.entries)).toEqual(['answer-fecha']);
	});
});

describeOnPostgres('open calls with several requests at the same time', (testDatabase) => {
	const service = testIdentity(options, testDatabase(migrations));

	it('R02 of many confirmations all get the same answer, and one application counts', async () => {
		await apply(service);
		const link = nonce(service);
		await apply(service, { parts: [named('Otra')] });
		const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => confirm(service, at % 2 ? link : nonce(service))));
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
		expect(await counted(service)).toHaveLength(1);
	});

	it('R02 of what an account sends several times at once, one counts', async () => {
		const { accessToken: token } = await service.reader();
		const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => apply(service, { token, parts: [named(`n${at}`), photo()] })));
		for (const answer of answers) expect(answer).toMatchObject(received);
		expect(await rows(service)).toHaveLength(1);
		expect(await rows(service, 'application_file')).toHaveLength(1);
	});

	it('R02 nothing counts that is withdrawn while it is confirmed', { tags: 'slow' }, async () => {
		for (let round = 0; round < 15; round++) {
			await apply(service, { email: `ana${round}@mail.test` });
			const token = tokenOf(service);
			await Promise.all([withdraw(service, token), confirm(service), confirm(service)]);
			expect(await rows(service)).toEqual([]);
		}
	});
});
