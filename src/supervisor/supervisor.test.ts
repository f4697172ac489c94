import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childProgram } from '../../tests/support/programs/child-program.ts';

const address = (file: string) => new URL(file, import.meta.url).href;

/** A process of the supervisor: it answers connections, says what it logs, stops as the program does, and its resource takes a moment to close. */
const worker = `
	import { createServer } from 'node:net';
	import { onRetire, tellReady } from '${address('./messages.ts')}';
	import { stopGracefully } from '${address('../platform/graceful-stop.ts')}';
	const tell = () => undefined;
	const log = { debug: tell, info: (fields, event) => process.send(event), warn: tell, error: tell };
	const app = { server: { closeAllConnections: tell, closeIdleConnections: tell }, close: async () => undefined };
	const close = async () => { await new Promise((done) => setTimeout(done, 300)); console.log('closed'); };
	const stop = stopGracefully({ app, health: { stop: tell, retire: tell }, resources: [{ close }], log });
	onRetire(stop.retire);
	createServer((socket) => socket.end()).listen(0, '127.0.0.1', tellReady);`;

/** A supervisor of two such processes, which does some work and prints \`done\`. */
async function supervisor(work: string) {
	const file = join(await mkdtemp(join(tmpdir(), 'kiosco-worker-')), 'worker.mjs');
	await writeFile(file, worker);
	return childProgram(`
		import cluster from 'node:cluster';
		import { once } from 'node:events';
		import { connect } from 'node:net';
		import { Supervisor } from '${address('./supervisor.ts')}';
		const tell = (fields, event) => console.log(event);
		cluster.setupPrimary({ exec: '${file}', execArgv: [] });
		const supervisor = new Supervisor({ processes: 2, log: { debug: tell, info: tell, warn: tell, error: tell } });
		const workers = () => Object.values(cluster.workers);
		const listening = once(cluster, 'listening');
		await supervisor.start();
		${work}
		console.log('done');`);
}

describe('the processes of a supervisor', () => {
	it('are all replaced when one is killed while another is being replaced', { tags: 'slow' }, async () => {
		const program = await supervisor(`
			const before = workers();
			cluster.once('fork', () => before[1].process.kill('SIGKILL'));
			await supervisor.reload();
			const areNew = () => workers().length === 2 && workers().every((worker) => !before.includes(worker));
			while (!areNew()) await Promise.race([once(cluster, 'online'), once(cluster, 'exit')]);`);
		await program.prints('done');
		expect(program.printed()).toContain('a process ended and is replaced');
	});

	it('lose no client: a connection that was given to one before it was killed is closed', async () => {
		const program = await supervisor(`
			const [, { port }] = await listening;
			const given = ({ process: child }) => new Promise((done) => {
				const { send } = child;
				child.send = (...sent) => done(send(...sent));
			});
			const allGiven = Promise.all(workers().map(given));
			for (const worker of workers()) worker.process.kill('SIGSTOP');
			const clients = workers().map(() => connect(port, '127.0.0.1').on('error', () => {}).resume());
			await allGiven;
			for (const worker of workers()) worker.process.kill('SIGKILL');
			await Promise.all(clients.map((client) => once(client, 'close')));`);
		await program.prints('done');
	});

	it('end their work when a manager of services tells them all to stop, and the supervisor does too', { tags: 'slow' }, async () => {
		const program = await supervisor(`
			cluster.on('exit', (worker, code) => console.log('ended with ' + code));
			const told = Promise.all(workers().map((worker) => once(worker, 'message')));
			for (const worker of workers()) worker.process.kill('SIGTERM');
			await told;
			await supervisor.stop();
			process.exit(0);`);
		expect(await program.ended).toBe(0);
		expect(
			program
				.printed()
				.match(/closed|ended with \d+/g)
				?.toSorted(),
		).toEqual(['closed', 'closed', 'ended with 0', 'ended with 0']);
	});
});
