import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tests/support/programs/free-port.ts';
import { openWire } from '../../tests/support/programs/slow-wire.ts';

/** A Redis of the run, reached through a wire that can be slow. */
export type RedisServer = {
	readonly url: string;
	/** What Redis answers is held for so long, in ms. */
	delay(ms: number): void;
	/** Kills it; connections are refused until it is started again, empty. */
	kill(): Promise<void>;
	start(): Promise<void>;
};

export async function startRedis(): Promise<RedisServer> {
	const port = await freePort();
	const launch = async () => {
		const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		await once(child.stdout, 'data');
		child.stdout.resume();
		return child;
	};
	let server = await launch();
	const wire = await openWire({ host: '127.0.0.1', port });
	return {
		url: `redis://127.0.0.1:${wire.port}`,
		delay: wire.delay,
		kill: async () => {
			const ended = once(server, 'exit');
			server.kill('SIGKILL');
			await Promise.all([ended, wire.cut()]);
		},
		start: async () => {
			server = await launch();
			await wire.mend();
		},
	};
}
