import { join } from 'node:path';
import { request } from 'undici';
import type { Bench } from './bench-run.ts';
import { storyPaths } from './crawl.ts';
import { buildInside, insideFolder } from './inside/build-inside.ts';
import { startNextCover } from './next-cover/next-app.ts';
import { type Program, startProgram } from './program.ts';
import { type Contender, interleave, type Round } from './rounds.ts';
import { scriptBytes } from './script-bytes.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { ratios, spreadOf } from './spread.ts';
import { count, decimals, kilobytes, type Section, spread } from './table.ts';
import { residentBytes } from './usage.ts';

/** What browsers ask for, and what is read to be looked at. */
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const plain = { 'accept-encoding': 'identity' };

const baseline = 'Next 16, the same cover, dynamic';

/** Measures pages per second that are rendered for each request, compared with the same page rendered by Next. */
export async function freshPages(bench: Bench): Promise<Section> {
	const contenders = await startContenders(bench);
	const results = await interleave(contenders, bench);
	const rows = [];
	for (const contender of contenders) {
		rows.push(await row(contender, results.get(contender.name) ?? [], results.get(baseline) ?? []));
	}
	for (const { server } of contenders) await server.stop();
	return {
		title: 'A page rendered for each request',
		head: ['page', 'pages/s', 'p95 ms', '× Next', 'CPU ms/page', 'PostgreSQL ms/page', 'HTML kB', 'JS kB gzip', 'resident MB'],
		rows,
		notes: [
			'60 cards, 8 connections, no compression. Recorded: the content comes from memory, as it does for Next, which gets the same views and the same JSON. Rates are medians. × Next is computed for each round: median (least–most).',
			'Kita and the template literals make the cards from the same recorded content for each request; what surrounds the cards is a constant there, and nothing is kept between requests, while Kiosco keeps the markup of what has not changed.',
			'The last two rows of Kiosco are the whole program without room for its page cache, asked as browsers ask (gzip, deflate, br, zstd), so each request also compresses the page. What the process keeps of lists and cards stays, as it does when a publication purges a page. The processor of PostgreSQL is that of the connections of the server. Its home is requested over one connection, because one rendering would answer several requests at a time. p95 is that of the slowest round.',
		],
	};
}

async function startContenders(bench: Bench): Promise<readonly Contender[]> {
	const program = await startProgram(bench, { PAGE_CACHE_BYTES: '1' });
	// Only one process may use the embedded database.
	if (bench.databaseUrl === undefined) await program.stop();
	const recording = join(bench.folder, 'recording.json');
	await buildInside(bench.cleanup);
	const own = await startServer(bench.cleanup, {
		command: (port) => [process.execPath, join(insideFolder, 'cover-server.js'), String(port), join(bench.folder, 'data'), recording],
		environment: () => (bench.databaseUrl === undefined ? {} : { DATABASE_URL: bench.databaseUrl }),
	});
	const strings = await startStringCovers(bench, recording);
	const next = await startNextCover(bench, recording);
	for (const { server } of strings) await expectSameCards(own.port, server.port);
	await expectSameCards(own.port, next.port);
	const contender = (name: string, server: ServerProcess, path: string): Contender => ({
		name,
		server,
		job: { paths: [path], headers: {}, connections: 8 },
	});
	return [
		contender('Kiosco, cover, recorded', own, '/recorded/'),
		contender('Kiosco, cover, content store', own, '/stored/'),
		contender('Kiosco, home of tn, content store', own, '/home/'),
		...(bench.databaseUrl === undefined ? [] : await wholeProgram(program)),
		...strings.map(({ name, server }) => contender(name, server, '/')),
		contender(baseline, next, '/'),
	];
}

/** The same cover as text, from the recording: without a page engine, and without caches. */
async function startStringCovers({ cleanup }: Bench, recording: string): Promise<readonly Omit<Contender, 'job'>[]> {
	const named = [
		['Kita 4, the same cards', 'kita'],
		['Template literals, the same cards', 'template'],
	] as const;
	return Promise.all(
		named.map(async ([name, list]) => ({
			name,
			server: await startServer(cleanup, {
				command: (port) => [process.execPath, join(insideFolder, 'string-server.js'), String(port), recording, list],
			}),
		})),
	);
}

/** Throws unless the cards of both covers have the same words, because one that leaves out cards would seem faster. */
async function expectSameCards(ownPort: number, otherPort: number): Promise<void> {
	const [own, other] = await Promise.all([cardsOf(`http://127.0.0.1:${ownPort}/recorded/`), cardsOf(`http://127.0.0.1:${otherPort}/`)]);
	const different = own.findIndex((words, index) => words !== other[index]);
	if (own.length === other.length && different === -1) return;
	throw new Error(
		`the covers differ: card ${different} is '${other[different]}' instead of '${own[different]}'; it has ${other.length} of ${own.length} cards`,
	);
}

/** The text of each card of a page, without tags and spaces. */
async function cardsOf(address: string): Promise<readonly string[]> {
	const html = await (await request(address)).body.text();
	const body = html.slice(0, html.indexOf('</main>'));
	return [...body.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card.replaceAll(/<(?:"[^"]*"|[^>"])*>|\s/g, ''));
}

async function wholeProgram(program: Program): Promise<readonly Contender[]> {
	const job = { headers: { host: program.host('tn'), ...compressed } };
	const stories = await storyPaths(program, 'tn', 40);
	return [
		{ name: 'Kiosco, home of tn, whole program', server: program, job: { ...job, paths: ['/'], connections: 1 } },
		{ name: 'Kiosco, 40 stories of tn, whole program', server: program, job: { ...job, paths: stories, connections: 8 } },
	];
}

async function row({ name, server, job }: Contender, rounds: readonly Round[], next: readonly Round[]): Promise<readonly string[]> {
	const { body } = await request(`http://127.0.0.1:${server.port}${job.paths[0]}`, { headers: { ...job.headers, ...plain } });
	const html = await body.text();
	const speed = (measured: readonly Round[]) => measured.map(({ perSecond }) => perSecond);
	return [
		name,
		count(spreadOf(speed(rounds)).median),
		decimals(spreadOf(rounds.map(({ p95 }) => p95)).max, 0),
		name === baseline ? '1' : spread(ratios(speed(rounds), speed(next)), (value) => value.toFixed(1)),
		decimals(spreadOf(rounds.map(({ cpu }) => cpu / 1000)).median, 2),
		name === baseline ? '0' : decimals(spreadOf(rounds.map(({ database }) => database / 1000)).median, 2),
		kilobytes(Buffer.byteLength(html)),
		kilobytes(await scriptBytes(html, server.port)),
		decimals((residentBytes(server.pid) ?? Number.NaN) / 1e6, 0),
	];
}
