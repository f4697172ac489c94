import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { debianPrograms, swift } from '../../../tools/debian-programs.ts';
import { eventually } from '../eventually.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** OpenStack Swift with its S3 interface, which checks signatures, and an empty bucket. */
export type ObjectStore = {
	/** What a program needs to use the bucket. */
	readonly environment: Readonly<Record<'S3_URL' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>>;
	/** Stops the store from answering, or lets it go on. */
	freeze(): void;
	thaw(): void;
	/** Kills the store, and starts it again with its files. */
	kill(): Promise<void>;
	restart(): Promise<void>;
	stop(): Promise<void>;
};

const kinds = ['account', 'container', 'object'] as const;
type Server = (typeof kinds)[number] | 'proxy';
type Ports = Readonly<Record<Server, number>>;

const keys = { accessKeyId: 'kiosco:files', secretAccessKey: 'secret-of-the-store' };
const bucket = 'kiosco';

/** Starts Swift at local ports. Everything that it writes goes into a temporary folder. */
export async function startObjectStore(): Promise<ObjectStore> {
	debianPrograms(...swift);
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-swift-'));
	const ports = await writeSettings(folder);
	// The proxy refuses buckets until the other servers answer.
	const servers = await Promise.all(kinds.map((kind) => startServer(kind, folder, ports[kind])));
	const startProxy = () => startServer('proxy', folder, ports.proxy);
	let front = await startProxy();
	const url = `http://127.0.0.1:${ports.proxy}`;
	await client(url).send(new CreateBucketCommand({ Bucket: bucket }));
	return {
		environment: { S3_URL: `${url}/${bucket}`, S3_ACCESS_KEY: keys.accessKeyId, S3_SECRET_KEY: keys.secretAccessKey },
		freeze: () => void front.kill('SIGSTOP'),
		thaw: () => void front.kill('SIGCONT'),
		kill: () => ended(front),
		restart: async () => {
			front = await startProxy();
		},
		stop: async () => {
			for (const server of [front, ...servers]) await ended(server);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

const client = (url: string): S3Client =>
	new S3Client({
		endpoint: url,
		region: 'us-east-1',
		forcePathStyle: true,
		credentials: keys,
		requestChecksumCalculation: 'WHEN_REQUIRED',
	});

const answers = (port: number): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}/healthcheck`).then(
		({ ok }) => ok,
		() => false,
	);

/** Starts a server. Resolves when it answers. */
async function startServer(kind: Server, folder: string, port: number): Promise<ChildProcess> {
	const child = spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: 'ignore' });
	await once(child, 'spawn');
	await eventually(() => answers(port), Boolean, 90_000);
	return child;
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = once(child, 'exit');
	child.kill('SIGKILL');
	await exit;
}

/** Writes the settings and the rings of a cluster with one disk. Resolves to the ports of its servers; that of the proxy has the S3 interface. */
async function writeSettings(folder: string): Promise<Ports> {
	await mkdir(join(folder, 'devices/sda'), { recursive: true });
	const swift = [
		'[swift-hash]',
		'swift_hash_path_prefix = one',
		'swift_hash_path_suffix = two',
		'[storage-policy:0]',
		'name = one',
		'default = yes',
	];
	await writeFile(join(folder, 'swift.conf'), swift.join('\n'));
	const ports: Ports = { account: await freePort(), container: await freePort(), object: await freePort(), proxy: await freePort() };
	for (const kind of kinds) await writeRing(kind, folder, ports[kind]);
	await writeFile(join(folder, 'proxy.conf'), proxyConfig(folder, ports.proxy));
	return ports;
}

async function writeRing(kind: string, folder: string, port: number): Promise<void> {
	const lines = [
		...general(folder, port),
		`devices = ${folder}/devices`,
		'mount_check = false',
		'disable_fallocate = true',
		`recon_cache_path = ${folder}`,
		'[pipeline:main]',
		`pipeline = healthcheck ${kind}-server`,
		'[filter:healthcheck]',
		'use = egg:swift#healthcheck',
		`[app:${kind}-server]`,
		`use = egg:swift#${kind}`,
	];
	await writeFile(join(folder, `${kind}.conf`), lines.join('\n'));
	const builder = join(folder, `${kind}.builder`);
	for (const step of ['create 4 1 1', `add r1z1-127.0.0.1:${port}/sda 1`, 'rebalance'])
		await run('swift-ring-builder', [builder, ...step.split(' ')]).catch(unlessWarning);
}

/** Accepts exit code 1, which is only a warning. */
function unlessWarning(error: unknown): void {
	if (!(error instanceof Error && 'code' in error && error.code === 1)) throw error;
}

const general = (folder: string, port: number) => [
	'[DEFAULT]',
	'bind_ip = 127.0.0.1',
	`bind_port = ${port}`,
	'workers = 0',
	'user = root',
	`swift_dir = ${folder}`,
	'log_udp_host = 127.0.0.1',
	'log_udp_port = 9',
];

const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 's3api', 'tempauth', 'slo'];

/** Further settings of a filter. */
const filterSettings: Readonly<Record<string, string>> = {
	// There is no token cache: signed requests need none.
	cache: 'memcache_servers = 127.0.0.1:11211',
	s3api: 'location = us-east-1',
	tempauth: `user_${keys.accessKeyId.replace(':', '_')} = ${keys.secretAccessKey} .admin`,
};

function proxyConfig(folder: string, port: number): string {
	const sections = filters.flatMap((name) => [
		`[filter:${name}]`,
		`use = egg:swift#${name === 'cache' ? 'memcache' : name}`,
		filterSettings[name] ?? '',
	]);
	const app = ['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true'];
	return [...general(folder, port), '[pipeline:main]', `pipeline = ${filters.join(' ')} proxy-server`, ...app, ...sections].join('\n');
}
