// Requests paths of a server as fast as it answers and prints the measurements as JSON: node bench/load-generator.ts '{"port":…}'
// It needs 26 µs of CPU per request. Autocannon needs 136 µs, so its core would be busy before that of the server.
import { Client, type Dispatcher } from 'undici';
import type { LoadJob } from './load.ts';
import { quantile } from './spread.ts';

const job: LoadJob = JSON.parse(process.argv[2] ?? '');
const latencies: number[] = [];
const failures = new Map<string, number>();
let turn = 0;
const started = performance.now();
const deadline = started + job.seconds * 1000;

function nextPath(): string {
	turn += 1;
	return job.paths[turn % job.paths.length] ?? '/';
}

/** Sends one request after the other on a connection until the time is over. */
function work(client: Client): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const requestNext = () => {
		const startedAt = performance.now();
		if (startedAt >= deadline) return resolve();
		client.dispatch({ path: nextPath(), method: 'GET', headers: job.headers }, handler(startedAt, requestNext));
	};
	requestNext();
	return promise;
}

function handler(startedAt: number, next: () => void): Dispatcher.DispatchHandler {
	return {
		onRequestStart() {},
		onResponseStart(_controller, status) {
			if (status !== 200) countFailure(String(status));
		},
		onResponseData() {},
		onResponseEnd() {
			latencies.push(performance.now() - startedAt);
			next();
		},
		onResponseError(_controller, error) {
			countFailure(error.message);
			next();
		},
	};
}

function countFailure(reason: string): void {
	failures.set(reason, (failures.get(reason) ?? 0) + 1);
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
		failures: Object.fromEntries(failures),
	}),
);
