// Requests addresses of a server as fast as it answers and prints the measurements as JSON: node bench/load-generator.ts '{"port":…}'
// It needs 26 µs of CPU per request. Autocannon needs 136 µs and would fill its core before the server does.
import { Client, type Dispatcher } from 'undici';
import type { LoadJob } from './load.ts';
import { quantile } from './spread.ts';

const job: LoadJob = JSON.parse(process.argv[2] ?? '');
const latencies: number[] = [];
const wrong = new Map<string, number>();
let turn = 0;
const started = performance.now();
const deadline = started + job.seconds * 1000;

function nextPath(): string {
	turn += 1;
	return job.paths[turn % job.paths.length] ?? '/';
}

/** Repeats requests on one connection until the time is over. */
function work(client: Client): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const ask = () => {
		const asked = performance.now();
		if (asked >= deadline) return resolve();
		client.dispatch({ path: nextPath(), method: 'GET', headers: job.headers }, handler(asked, ask));
	};
	ask();
	return promise;
}

function handler(asked: number, next: () => void): Dispatcher.DispatchHandler {
	return {
		onRequestStart() {},
		onResponseStart(_controller, status) {
			if (status !== 200) note(String(status));
		},
		onResponseData() {},
		onResponseEnd() {
			latencies.push(performance.now() - asked);
			next();
		},
		onResponseError(_controller, error) {
			note(error.message);
			next();
		},
	};
}

function note(what: string): void {
	wrong.set(what, (wrong.get(what) ?? 0) + 1);
}

const clients = Array.from({ length: job.connections }, () => new Client(`http://127.0.0.1:${job.port}`, { pipelining: 1 }));
await Promise.all(clients.map(work));
const seconds = (performance.now() - started) / 1000;
await Promise.all(clients.map((client) => client.destroy()));
const sorted = latencies.sort((a, b) => a - b);
console.log(
	JSON.stringify({
		perSecond: sorted.length / seconds,
		requests: sorted.length,
		p95: quantile(sorted, 0.95),
		p99: quantile(sorted, 0.99),
		wrong: Object.fromEntries(wrong),
	}),
);
