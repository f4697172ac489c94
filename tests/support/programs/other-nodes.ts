import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import lock from '../nodes/package-lock.json' with { type: 'json' };

const { '': _list, ...nodes } = lock.packages;

const folder = resolve('.cache/nodes');

/** The program of a Node that is older than the pinned one. The first use installs both, with the digests of their lockfile. */
export function otherNode(major: 20 | 22): string {
	const name: string = `node_modules/node-${major}-${process.arch}`;
	const { version } = new Map(Object.entries(nodes)).get(name) ?? {};
	const path = resolve(folder, name, 'bin/node');
	if (versionOf(path) === `v${version}`) return path;
	cpSync('tests/support/nodes', folder, { recursive: true });
	execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
	if (versionOf(path) !== `v${version}`) throw new Error(`there is no Node ${version} for ${process.platform} on ${process.arch}`);
	return path;
}

const versionOf = (node: string): string => (existsSync(node) ? execFileSync(node, ['--version']).toString().trim() : 'none');
