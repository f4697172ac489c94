import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { section, story } from '../../../support/content.ts';
import { describeOnCluster, type PostgresCluster, startCluster } from '../../../support/databases/postgres-cluster.ts';
import { eventually } from '../../../support/eventually.ts';
import { type Program, startProgram } from '../../../support/programs/program.ts';
import { senderTo } from '../../../support/sender.ts';

const stories = Array.from({ length: 200 }, (_none, index) => {
	const path = `/deportes/nota-${index}/`;
	return { path, document: story(`S${index}`, { website: 'tn', website_url: path, headlines: { basic: `Nota ${index}.` } }) };
});
const unread = { path: '/deportes/sin-leer/', document: story('U', { website: 'tn', website_url: '/deportes/sin-leer/' }) };
const warm = ['/', '/deportes/', ...stories.map(({ path }) => path)];

/** The test goes on where the one before it stopped: a database that runs, dies, and comes back. */
describeOnCluster('the database dies and comes back', () => {
	let cluster: PostgresCluster;
	let dataDir: string;
	let program: Program;
	const start = () => startProgram({ dataDir, environment: { DATABASE_URL: cluster.databaseUrl, DEMO_CONTENT: 'off' } });
	const statuses = async (paths: readonly string[]) => {
		const answers = await Promise.all(paths.map((path) => program.get('tn', path)));
		return Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, same]) => `${status}: ${same?.length}`);
	};
	beforeAll(async () => {
		cluster = await startCluster();
		dataDir = await mkdtemp(join(tmpdir(), 'kiosco-outage-'));
		program = await start();
		await senderTo(program, 'tn').putAll([section('/deportes'), ...stories.map(({ document }) => document), unread.document]);
		for (const path of warm) await program.get('tn', path);
	});
	afterAll(async () => {
		await program?.stop('SIGKILL');
		await cluster?.remove();
		if (dataDir) await rm(dataDir, { recursive: true, force: true });
	});

	const expectOutage = async () => {
		await eventually(
			() => program.get('tn', '/readyz'),
			({ status }) => status === 503,
			5_000,
		);
		expect(await statuses(warm)).toEqual([`200: ${warm.length}`]);
		const unseen = await program.get('tn', unread.path);
		expect(unseen).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/), 'cache-control': 'no-store' } });
		expect(unseen.body).toContain('data-brand="tn"');
		expect((await program.get('tn', '/healthz')).status).toBe(200);
	};

	it('X01 O02 202 pages seen before are served, an unseen one is a branded 503, readiness fails and liveness does not', async () => {
		expect((await program.get('tn', '/readyz')).status).toBe(200);
		await cluster.kill();
		await expectOutage();
	});

	it('X01 O04 a program that asks gets the envelope with 503', async () => {
		const source = await program.get('tn', '/pf/api/v3/content/fetch/content-feed?query=%7B%22size%22%3A5%7D');
		expect(source).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
		expect(JSON.parse(source.body)).toMatchObject({ code: 'unavailable', httpStatus: 503, error: true });
		expect((await senderTo(program, 'tn').put(unread.document)).status).toBe(503);
	});

	it('X02 a program that is stopped and started in the outage serves the pages of the last run', async () => {
		expect(await program.stop()).toBe(0);
		program = await start();
		await expectOutage();
	});

	it('X01 when the database is back the program is ready and fresh within 10 s without a restart', async () => {
		await cluster.start();
		await eventually(
			() => program.get('tn', '/readyz'),
			({ status }) => status === 200,
			10_000,
		);
		const news = { ...story('S0', { website: 'tn', website_url: '/deportes/nota-0/' }), headlines: { basic: 'Volvió la luz' } };
		expect((await senderTo(program, 'tn').put(news)).status).toBe(201);
		await eventually(
			() => program.get('tn', '/deportes/nota-0/'),
			({ body }) => body.includes('Volvió la luz'),
			10_000,
		);
		await eventually(
			() => program.get('tn', unread.path),
			({ status }) => status === 200,
			10_000,
		);
	});

	it('X01 what another process published while this one had lost its connection is shown', async () => {
		const other = await startProgram({ environment: { DATABASE_URL: cluster.databaseUrl, DEMO_CONTENT: 'off' } });
		try {
			await cluster.kill();
			await cluster.start();
			const news = { ...story('S1', { website: 'tn', website_url: '/deportes/nota-1/' }), headlines: { basic: 'De otro proceso' } };
			await eventually(
				() => senderTo(other, 'tn').put(news),
				({ status }) => status < 300,
				10_000,
			);
			await eventually(
				() => program.get('tn', '/deportes/nota-1/'),
				({ body }) => body.includes('De otro proceso'),
				10_000,
			);
		} finally {
			await other.stop();
		}
	});
});
