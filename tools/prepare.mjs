// Makes the project ready to run, with any Node that started it: installs what the lockfile names, and builds what is stale.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The package with the pinned Node for this machine. Only Linux has one, because the registry lacks the version for other systems. */
const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const isPinned = process.platform === 'linux' && ['arm64', 'x64'].includes(process.arch);

/** The Node that every part of the project runs on: the pinned one or, where there is none, the one that started us. */
export const node = isPinned ? pinned : process.execPath;

/** Oldest major version that can install the project and, where no Node is pinned, run it. */
const oldestMajor = isPinned ? 20 : 24;

/** Installs and builds if need be. Exits the process when that fails. */
export function prepare({ build = true } = {}) {
	install();
	if (build) buildIfStale();
}

function install() {
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	const stamp = join(root, 'node_modules/.kiosco-installed');
	if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
		process.stderr.write(
			`Kiosco needs Node ${oldestMajor} or newer on this system; this is ${process.versions.node}. Nothing was installed.\n`,
		);
		process.exit(1);
	}
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return;
	step('Installing dependencies', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
	writeFileSync(stamp, lock);
}

function buildIfStale() {
	const stamp = join(root, 'dist/.kiosco-built');
	const sources = fingerprint(['src', 'tools', 'vite.config.ts', 'package-lock.json']);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
	step('Building', node, [join(root, 'tools/build.ts')]);
	mkdirSync(join(root, 'dist'), { recursive: true });
	writeFileSync(stamp, sources);
}

/** Names, sizes and times of all files below the paths, as one text. */
function fingerprint(paths) {
	const hash = createHash('sha256');
	const visit = (path) => {
		const stat = statSync(path);
		if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
		for (const name of readdirSync(path).sort()) visit(join(path, name));
	};
	for (const path of paths) visit(join(root, path));
	return hash.digest('hex');
}

function step(title, command, args) {
	const start = Date.now();
	process.stderr.write(`${title}… `);
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
	if (status !== 0) {
		process.stderr.write(`failed\n${stdout ?? ''}${stderr ?? ''}\n`);
		process.exit(status ?? 1);
	}
	process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`);
}
