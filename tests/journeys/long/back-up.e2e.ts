import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { wholeDatabase } from '../../support/canaries.ts';
import { ownPostgres } from '../../support/databases/database.ts';
import { productMigrations } from '../../support/databases/product-migrations.ts';
import { cookiesOf, newAccount, signIn } from '../../support/identity/identity.ts';
import { catchMails, type MailCatcher } from '../../support/identity/mail-catcher.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { silentLog } from '../../support/silent-log.ts';

const execute = promisify(execFile);

/** Where a program keeps what it has. */
type DataPlace = { readonly dataDir: string; readonly databaseUrl?: string };

/** What the page tells operators to type, by heading. */
const typed = new Map(
	readFileSync('docs/operate/back-up.md', 'utf8')
		.split('\n## ')
		.map((part) => [part.split('\n')[0], /```sh\n([\s\S]*?)```/.exec(part)?.[1] ?? 'exit 1']),
);

let folder: string;
let backUps = 0;
let mails: MailCatcher;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-back-up-'));
	mails = await catchMails();
});
afterAll(async () => {
	await mails?.stop();
	if (folder) await rm(folder, { recursive: true, force: true });
});

/** Types the command of a heading; its folders are those of the test. Resolves to what it says. */
async function type(heading: string, { dataDir, databaseUrl = '' }: DataPlace, target = ''): Promise<string> {
	const command = (typed.get(heading) ?? 'exit 1')
		.replaceAll('/var/backups/kiosco/', `${folder}/${backUps}-`)
		.replace('postgres://kiosco@db.example/kiosco', target)
		.replace(/npm run (\w+) --/, (_, name) => `${process.execPath} dist/server/${name}-main.js`);
	const { stdout } = await execute('bash', ['-ec', command], {
		env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
	});
	return stdout;
}

const start = ({ dataDir, databaseUrl = '' }: DataPlace) =>
	startProgram({
		dataDir,
		environment: { DATABASE_URL: databaseUrl, SMTP_URL: mails.url.reveal(), DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1' },
	});

let networks = 0;

/** Each from a network of its own: many sign-ups from one would be a flood. */
const post = async (program: Program, path: string, body: object) => {
	networks += 1;
	const headers = { 'content-type': 'application/json', 'x-forwarded-for': `11.${networks >> 8}.${networks & 255}.1` };
	const answer = await program.send('tn', `/identity/public/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
	return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body) };
};

/** A reader who verified her email and signed in. */
async function reader(program: Program, email: string) {
	const cookies = cookiesOf(await post(program, '/signup', newAccount(email)));
	const link = () =>
		/validar-registro\/\?nonce=([\w-]{43})/.exec(mails.mails.find(({ recipients }) => recipients.includes(email))?.read.text ?? '')?.[1];
	await expect.poll(link, { timeout: 20_000 }).toBeDefined();
	await program.get('tn', `/identity/public/v1/email/verify/${link()}`, cookies);
	return (await post(program, '/auth/login', signIn(email))).body;
}

/** All that the database has, but the counts of limits, which no unclean stop outlives, and the outbox, which begins anew. */
async function contentOf(place: DataPlace): Promise<ReadonlyMap<string, string>> {
	const database = await openDatabase({ ...place, log: silentLog() });
	const all = await wholeDatabase(database).finally(() => database.close());
	return new Map([...all].filter(([name]) => !['platform.limit_count', 'content.outbox'].includes(name)));
}

type Means = { readonly email: string; readonly place: DataPlace; readonly empty: DataPlace };

/** Backs up while readers sign up, and gives those who had signed up before it began. */
async function backUpWhileServing(program: Program, { place }: Means): Promise<readonly string[]> {
	const made: string[] = [];
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	let goesOn = true;
	const lane = async (name: number) => {
		for (let at = 0; goesOn; at++) {
			const email = `r${name}.${at}@mail.test`;
			if ((await post(program, '/signup', newAccount(email))).status === 200) made.push(email);
			if (made.length > 10) begin();
		}
	};
	const lanes = [1, 2, 3].map(lane);
	await begun;
	const before = [...made];
	await type('Back up', place).finally(() => {
		goesOn = false;
	});
	await Promise.all(lanes);
	return before;
}

async function holds(means: Means): Promise<void> {
	const program = await start(means.place);
	const signedIn = await reader(program, means.email);
	const before = await backUpWhileServing(program, means);
	await type('Restore', means.empty);
	await program.stop();
	const restored = await contentOf(means.empty);
	for (const email of before) expect(restored.get('identity.login'), email).toContain(`"subject":"${email}"`);
	expect(countOf(restored, 'identity.login')).toBe(countOf(restored, 'identity.account'));
	await goesOn(means, signedIn);
}

const countOf = (content: ReadonlyMap<string, string>, table: string): number => content.get(table)?.split('\n').length ?? 0;

/** A program on the restored data knows the reader and her session. */
async function goesOn(
	{ empty, email }: Means,
	{ uuid, refreshToken }: { readonly uuid: string; readonly refreshToken: string },
): Promise<void> {
	const program = await start(empty);
	try {
		expect(await post(program, '/auth/token', { grantType: 'refresh-token', token: refreshToken })).toMatchObject({
			status: 200,
			body: { uuid },
		});
		expect(await post(program, '/auth/login', signIn(email))).toMatchObject({ status: 200, body: { uuid } });
	} finally {
		await program.stop();
	}
}

/** With nothing going on, every row is what it was. */
async function isTheSame(means: Means): Promise<void> {
	backUps += 1;
	const program = await start(means.place);
	await type('Back up', means.place);
	await program.stop();
	await type('Restore', means.empty);
	expect(await type('Drill', means.place)).toMatch(/restored \(\d+ rows in \d+ tables, \d+ files .*the program served every brand/);
	expect(await contentOf(means.empty)).toEqual(await contentOf(means.place));
}

/** What a move leaves that was killed: the tables. Its rows come in one transaction. */
async function cutOffMove(place: DataPlace): Promise<void> {
	const database = await openDatabase({ ...place, log: silentLog() });
	await database.migrate(productMigrations).finally(() => database.close());
}

describe('the data of an installation', { timeout: 600_000 }, () => {
	it('D04 O10 in the embedded database is backed up while readers sign up, and restored with everybody in it', async () => {
		const told = { email: 'ana@mail.test' };
		const place = { dataDir: join(folder, 'data') };
		await holds({ ...told, place, empty: { dataDir: join(folder, 'restored') } });
		await isTheSame({ ...told, place, empty: { dataDir: join(folder, 'restored-again') } });
	});

	it('D04 O10 in PostgreSQL is backed up while readers sign up, and restored with everybody in it', async () => {
		const servers = await Promise.all([ownPostgres(), ownPostgres(), ownPostgres()]);
		const [first = '', ...others] = servers.map(({ databaseUrl }) => databaseUrl);
		const place = { dataDir: join(folder, 'files'), databaseUrl: first };
		const empty = others.map((databaseUrl, at) => ({ dataDir: join(folder, `files-${at}`), databaseUrl }));
		backUps += 1;
		await mkdir(place.dataDir);
		try {
			for (const [at, act] of [holds, isTheSame].entries()) {
				const target = empty[at];
				if (target) await act({ email: 'berta@mail.test', place, empty: target });
			}
		} finally {
			await Promise.all(servers.map(({ drop }) => drop()));
		}
	});

	it('D08 moves from the embedded database to PostgreSQL with every row, also after a move that was cut off', async () => {
		const place = { dataDir: join(folder, 'moved') };
		const [server, next] = await Promise.all([ownPostgres(), ownPostgres()]);
		const moved = { ...place, databaseUrl: server.databaseUrl };
		try {
			const program = await start(place);
			const signedIn = await reader(program, 'carla@mail.test');
			await expect(type('Move to PostgreSQL', place, server.databaseUrl)).rejects.toThrow('stop it first');
			await program.stop();
			const before = await contentOf(place);
			await cutOffMove(moved);
			expect(await type('Move to PostgreSQL', place, server.databaseUrl)).toContain('the checksum of each table is the same');
			expect(await contentOf(moved)).toEqual(before);
			await expect(type('Move to PostgreSQL', place, server.databaseUrl)).rejects.toThrow('has rows already');
			await goesOn({ email: 'carla@mail.test', place, empty: moved }, signedIn);
			const running = await start(moved);
			await expect(type('Move to PostgreSQL', moved, next.databaseUrl)).rejects.toThrow('stop it first');
			await running.stop();
		} finally {
			await Promise.all([server.drop(), next.drop()]);
		}
	});
});
