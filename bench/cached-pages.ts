import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench-run.ts';
import { pageOfEachType } from './crawl.ts';
import { type Program, startProgram } from './program.ts';
import { type Contender, interleave, type Round } from './rounds.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { ratios, spreadOf } from './spread.ts';
import { count, decimals, kilobytes, type Section, spread } from './table.ts';

const brand = 'tn';

/** The `Accept-Encoding` of a current browser. */
const accepts = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Headers that each server writes itself. */
const ownHeaders = ['date', 'connection', 'keep-alive'];

/** Measures requests per second of a page from the page cache, compared with a plain node:http server that sends the same bytes. */
export async function cachedPages(bench: Bench): Promise<Section> {
	const program = await startProgram(bench);
	const rows: (readonly string[])[] = [];
	for (const { type, path } of await pageOfEachType(program, brand, ['home', 'story']))
		rows.push(await compare(bench, program, { type, path }));
	await program.stop();
	return {
		title: 'A page from the cache',
		head: ['page of tn', 'kB (br)', 'Kiosco req/s', 'node:http req/s', 'ratio', 'CPU µs/req', 'of node:http', 'p99 ms'],
		rows,
		notes: [
			'50 connections. The ratio is computed for each round: median (least–most). CPU is the time of the server per request; the last column is Kiosco’s slowest round.',
		],
	};
}

async function compare(bench: Bench, program: Program, { type, path }: { type: string; path: string }): Promise<readonly string[]> {
	const { server: raw, bytes } = await startRaw(bench, program, path);
	const job = { paths: [path], headers: { host: program.host(brand), ...accepts }, connections: 50 };
	const contenders: Contender[] = [
		{ name: 'kiosco', server: program, job },
		{ name: 'raw', server: raw, job },
	];
	const results = await interleave(contenders, bench);
	await raw.stop();
	return row({ type, bytes, kiosco: results.get('kiosco') ?? [], raw: results.get('raw') ?? [] });
}

/** Starts the plain server, which answers with the bytes of a page that the program answers from its cache. */
async function startRaw(bench: Bench, program: Program, path: string): Promise<{ server: ServerProcess; bytes: number }> {
	await program.fetchPage(brand, path, accepts);
	await sleep(200);
	const { status, headers, bytes } = await program.fetchPage(brand, path, accepts);
	if (status !== 200) throw new Error(`${path} answers ${status}`);
	const file = join(bench.folder, 'answer.json');
	writeFileSync(
		file,
		JSON.stringify({ headers: headers.filter(([name]) => !ownHeaders.includes(name)), base64: bytes.toString('base64') }),
	);
	const server = await startServer(bench.cleanup, { command: (port) => [process.execPath, 'bench/raw-server.ts', file, String(port)] });
	return { server, bytes: bytes.length };
}

type MeasuredPage = { readonly type: string; readonly bytes: number; readonly kiosco: readonly Round[]; readonly raw: readonly Round[] };

function row({ type, bytes, kiosco, raw }: MeasuredPage): readonly string[] {
	const speed = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => perSecond);
	const cpu = (rounds: readonly Round[]) => rounds.map((round) => round.cpu);
	return [
		type,
		kilobytes(bytes),
		count(spreadOf(speed(kiosco)).median),
		count(spreadOf(speed(raw)).median),
		spread(ratios(speed(kiosco), speed(raw)), percent),
		`${decimals(spreadOf(cpu(kiosco)).median, 1)} / ${decimals(spreadOf(cpu(raw)).median, 1)}`,
		percent(ratios(cpu(raw), cpu(kiosco)).median),
		decimals(spreadOf(kiosco.map(({ p99 }) => p99)).max, 0),
	];
}

function percent(share: number): string {
	return `${(share * 100).toFixed(0)} %`;
}
