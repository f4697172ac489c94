import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployed } from '../../tests/support/deploy-files.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { sitesAt } from '../../tests/support/programs/program.ts';

/** `port` is for readers, `purgePort` for the program, which is at `target`. */
type VarnishPorts = { readonly port: number; readonly purgePort: number; readonly target: number };

export type Varnish = { readonly port: number; stop(): Promise<void> };

/** Starts Varnish with the files of `deploy/`, as docs/operate/cdn.md says for an installation with purges. */
export async function startVarnish(ports: VarnishPorts): Promise<Varnish> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-varnish-'));
	await writeFile(
		join(folder, 'kiosco.vcl'),
		deployed('varnish/kiosco.vcl').replace('beresp.ttl > 1s', 'beresp.ttl > 300s').replace('beresp.ttl = 1s', 'beresp.ttl = 300s'),
	);
	await writeFile(
		join(folder, 'kiosco-backends.vcl'),
		deployed('varnish/kiosco-backends.vcl').replaceAll(/"400[12]"/g, `"${ports.target}"`),
	);
	const [program = '', ...args] = commandOf(ports, folder);
	const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
	let output = '';
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const answers = () =>
		sitesAt(ports.port)
			.get('tn', '/')
			.then(
				() => true,
				() => false,
			);
	await eventually(answers, Boolean, 30_000).catch((cause: unknown) => {
		throw new Error(`Varnish did not start:\n${output}`, { cause });
	});
	return { port: ports.port, stop: () => end(child, folder) };
}

/** The command of the unit in `deploy/`, with other ports and folders, and without a user of its own. */
function commandOf({ port, purgePort }: VarnishPorts, folder: string): readonly string[] {
	const [, command = ''] = /^ExecStart=(\/[\s\S]*)/m.exec(deployed('varnish/varnish-kiosco.conf')) ?? [];
	const words = command.replaceAll('\\\n', ' ').trim().split(/\s+/);
	const moved = words.map((word) =>
		word.replace('/etc/varnish', folder).replace('127.0.0.1:6081', `127.0.0.1:${port}`).replace('127.0.0.1:6083', `127.0.0.1:${purgePort}`),
	);
	return [...moved.map((word) => (word.startsWith('unix,') ? 'none' : word)), '-n', join(folder, 'work')];
}

async function end(child: ChildProcess, folder: string): Promise<void> {
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	await ended;
	await rm(folder, { recursive: true, force: true });
}
