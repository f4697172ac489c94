import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeVariables } from '#platform/config';
import { section, story } from '../../../support/content.ts';
import { describeOnPostgres, type OwnPostgres, ownPostgres } from '../../../support/databases/database.ts';
import { eventually } from '../../../support/eventually.ts';
import { loadOn } from '../../../support/programs/load.ts';
import { type Program, startProgram } from '../../../support/programs/program.ts';
import { type RoundRobin, startRoundRobin } from '../../../support/programs/round-robin.ts';
import { senderTo } from '../../../support/sender.ts';

const noDemo = { DEMO_CONTENT: 'off' };
const paths = ['/', '/deportes/', '/deportes/a/', '/deportes/b/'];
const contents = [
	section('/deportes'),
	story('A', { website: 'tn', website_url: '/deportes/a/' }),
	story('B', { website: 'tn', website_url: '/deportes/b/' }),
];

describeOnPostgres('two processes behind a proxy', () => {
	let database: OwnPostgres;
	let proxy: RoundRobin;
	let programs: Program[] = [];
	const start = () => startProgram({ environment: { ...noDemo, DATABASE_URL: database.databaseUrl } });
	beforeAll(async () => {
		[database, proxy] = await Promise.all([ownPostgres(), startRoundRobin()]);
		programs = [await start(), await start()];
		if (programs[0]) await senderTo(programs[0], 'tn').putAll(contents);
	});
	afterAll(async () => {
		await Promise.all(programs.map((program) => program.stop()));
		await proxy?.close();
		await database?.drop();
	});

	it('O01 are restarted one after the other under load, and no request fails', async () => {
		const serve = () => proxy.turnTo(programs.map(({ port }) => port));
		serve();
		const load = loadOn([proxy], paths);
		for (const index of [0, 1]) {
			const [old] = programs.splice(index, 1, await start());
			// The old one still has its turns while it stops: only its own answers may send readers elsewhere.
			proxy.turnTo([...programs.map(({ port }) => port), old?.port ?? 0]);
			expect(await old?.stop()).toBe(0);
			serve();
		}
		const { statuses, faults } = await load.end();
		expect(faults).toEqual([]);
		expect([...statuses.keys()]).toEqual([200]);
		expect(statuses.get(200)).toBeGreaterThan(100);
	});
});

describe('one process', () => {
	let program: Program;
	beforeAll(async () => {
		program = await startProgram({ environment: noDemo, isEmbedded: true });
		await senderTo(program, 'tn').putAll(contents);
	});
	afterAll(() => program?.stop());

	it('O02 reports that it is alive and ready, and nothing else', async () => {
		expect(await program.get('tn', '/healthz')).toMatchObject({ status: 200, body: '{"alive":true}' });
		expect(await program.get('tn', '/readyz')).toMatchObject({ status: 200, body: '{"ready":true}' });
	});

	it('O05 writes each event as one JSON object on a line with a time in UTC, whatever a client sends', async () => {
		const forged = '%22,%22level%22:%22error%22%7D{"event":"forged"}';
		const odd = ['/deportes/%E2%80%A8forged/', `/deportes/${forged}/`, '/deportes/%1b[31mforged/', '/autor/%C2%85forged/'];
		for (const path of odd) await program.get('tn', path.replaceAll('"', '%22').replaceAll('{', '%7B'), { 'user-agent': 'x\tforged' });
		for (const path of odd) await program.send('tn', encodeURI(`/api/ingest/v1/tn/story/${path}`), { method: 'PUT', headers: {} });
		const lines = program
			.output()
			.split('\n')
			.filter((line) => line !== '');
		expect(lines.length).toBeGreaterThan(3);
		for (const line of lines) {
			expect(JSON.parse(line)).toMatchObject({
				level: expect.stringMatching(/^(debug|info|warn|error)$/),
				time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
				event: expect.not.stringContaining('forged'),
			});
			// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
			expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
		}
	});

	it('O01 refuses its directory to a second process, and frees it when it is killed', async () => {
		await expect(startProgram({ dataDir: program.dataDir, environment: noDemo })).rejects.toThrow(/is in use/);
		expect((await program.get('tn', '/deportes/a/')).status).toBe(200);
	});
});

describe('in production', () => {
	const secret = 'b1946ac92492d2347c6235b4d2611184';
	const environment = {
		KIOSCO_ENV: 'production',
		BRAND_ORIGINS: 'tn=https://tn.localhost',
		IMAGE_SIGNING_SECRET: secret,
		ACCOUNTS_SECRET: secret,
		INGEST_KEYS: `tn=desk:${secret}`,
		SMTP_URL: 'smtp://127.0.0.1:587',
	};

	it('O01 W07 reports first that it is not ready, serves meanwhile, and exits with 0', async () => {
		const program = await startProgram({ environment });
		const page = await program.get('tn', '/');
		expect(page).toMatchObject({ status: 200, headers: { 'strict-transport-security': expect.stringContaining('max-age=31536000') } });
		const ended = program.stop();
		await eventually(
			() => program.get('tn', '/readyz'),
			({ status }) => status === 503,
			1_000,
		);
		expect((await program.get('tn', '/')).status).toBe(200);
		expect((await program.get('tn', '/healthz')).status).toBe(200);
		expect(await ended).toBe(0);
	});

	it('has no development page', async () => {
		const program = await startProgram({ environment });
		for (const path of ['/_dev/outbox/', '/_dev/outbox/samples/', '/_dev/blocks/']) {
			expect((await program.get('tn', path, { accept: 'application/json' })).status, path).toBe(404);
		}
		await program.stop();
	});

	it('S07 S08 shows nothing secret of its configuration in any page, browser file or log line', async () => {
		const canary = (name: string) => `canary-${name}-2d1c9a7be04f4a63b1e8`;
		const names = ['image', 'accounts', 'ingest', 'mail', 'disqus', 'facebook', 'captcha'];
		const program = await startProgram({
			environment: {
				...environment,
				IMAGE_SIGNING_SECRET: canary('image'),
				ACCOUNTS_SECRET: canary('accounts'),
				INGEST_KEYS: `tn=desk:${canary('ingest')}`,
				SMTP_URL: `smtp://desk:${canary('mail')}@127.0.0.1:587`,
				DISQUS_PUBLIC_KEY: 'tn=public-key-of-disqus',
				DISQUS_SECRET: `tn=${canary('disqus')}`,
				FACEBOOK_APPS: `tn=100200300:${canary('facebook')}`,
				CAPTCHA: 'turnstile',
				CAPTCHA_SITE_KEY: 'site-key',
				CAPTCHA_SECRET: canary('captcha'),
				LOG_LEVEL: 'debug',
			},
		});
		const paths = [
			'/',
			'/ingresar/',
			'/registrarse/',
			'/perfil/',
			'/nada/',
			'/buscar/x/',
			'/identity/public/v1/config',
			'/identity/public/v1/docs',
			'/robots.txt',
		];
		const answers = await Promise.all(paths.map((path) => program.get('tn', path)));
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
		const shown = answers.map(({ headers, body }) => JSON.stringify(headers) + body);
		expect(shown.join()).toContain('site-key');
		const files = readdirSync('dist/browser', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|json|map)$/.test(name));
		const bundle = files.map((name) => readFileSync(join('dist/browser', name), 'utf8'));
		expect(files.length).toBeGreaterThan(10);
		await program.stop();
		for (const text of [...shown, ...bundle, program.output()]) for (const name of names) expect(text).not.toContain(canary(name));
		const variables = describeVariables().map(({ name }) => name);
		const named = bundle.flatMap((text) => variables.filter((name) => name.includes('_') && text.includes(name)));
		expect([named, files.filter((name) => name.endsWith('.map')), bundle.filter((text) => text.includes('process.env'))]).toEqual([
			[],
			[],
			[],
		]);
	});

	it.each([
		['no origins', { BRAND_ORIGINS: '' }, 'BRAND_ORIGINS'],
		['an origin without https', { BRAND_ORIGINS: 'tn=http://tn.example' }, 'BRAND_ORIGINS'],
		['an unknown brand', { BRAND_ORIGINS: 'nobody=https://tn.example' }, 'BRAND_ORIGINS'],
		['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
		['no secret', { IMAGE_SIGNING_SECRET: '' }, 'IMAGE_SIGNING_SECRET'],
		['a short secret', { IMAGE_SIGNING_SECRET: 'short' }, 'IMAGE_SIGNING_SECRET'],
		['an ingest key of development', { INGEST_KEYS: 'tn=laptop:development-only-ingest-key-for-tn' }, 'INGEST_KEYS'],
		['a database that is none', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
		['proxies that are everyone', { TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
	])('O03 exits at once with 78 and one line for %s', async (_what, wrong, named) => {
		const start = performance.now();
		const { code, output } = await startProgram({ environment: { ...environment, ...wrong } }).then(
			async (program) => ({ code: await program.stop(), output: '' }),
			(refused) => ({ code: refused.code, output: refused.output }),
		);
		expect(code).toBe(78);
		expect(performance.now() - start).toBeLessThan(10_000);
		expect(output.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`^bad configuration: .*${named}`))]);
		expect(output).not.toContain(secret);
	});
});
