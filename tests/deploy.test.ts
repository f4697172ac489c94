import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { describeVariables, readConfig } from '#platform/config';
import { HEALTH_PATHS } from '#platform/health';
import { personalPages } from '../src/site/forms/personal-pages.ts';
import programEnvironment from '../tools/program-environment.json' with { type: 'json' };
import {
	assignments,
	composeProgram,
	deployed,
	deployedFiles,
	kubernetesBase,
	kubernetesPod,
	yamlProblems,
} from './support/deploy-files.ts';

const brands = brandList.map(({ id }) => id);
const dockerfile = deployed('container/Dockerfile');
const unit = deployed('systemd/kiosco@.service');
const random = '0f9d8c7b6a5e4d3c2b1a09f8e7d6c5b4';
const [imageEnvironment = ''] = /(?<=^ENV ).*/m.exec(dockerfile) ?? [];
const imageVariables = assignments(imageEnvironment.replaceAll(' ', '\n'));

/** What the guide of Kubernetes puts into the secret. */
const secrets = assignments(
	readFileSync('docs/operate/install-on-kubernetes.md', 'utf8').replaceAll(/--from-literal=(\w+)=['"](.*)['"].*/g, '\n$1=$2\n'),
);

/** Values that an operator fills in. */
const filled = (variables: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(variables).map(([name, value]) => [
			name,
			name.endsWith('_SECRET')
				? random
				: value.replaceAll(/SECRET-OF-\w+|\$\(.*?\)/g, random).replaceAll(/\$\{\w+(?::-(.*?))?(?::\?.*?)?\}/g, '$1'),
		]),
	);

const installations = {
	'one machine': { ...assignments(deployed('systemd/kiosco.env.example')), PORT: '4001' },
	Compose: { ...imageVariables, ...composeProgram.environment },
	Kubernetes: { ...imageVariables, ...secrets, ...assignments(kubernetesBase.configMapGenerator[0].literals.join('\n')) },
};

describe('what deploy/ sets', () => {
	const known = [...describeVariables().map(({ name }) => name), ...Object.keys(programEnvironment)];

	it.each(Object.entries(installations))('%s: variables that the program knows, and all that production needs', (_name, variables) => {
		expect(Object.keys(variables).filter((name) => !known.includes(name))).toEqual([]);
		const { mode, databaseUrl } = readConfig(brands, filled(variables));
		expect([mode, databaseUrl === undefined]).toEqual(['production', false]);
	});

	it.each([dockerfile, unit])('the environment of `npm start`, without a cache of code in a folder that is not written', (text) => {
		const { NODE_COMPILE_CACHE: _none, ...others } = programEnvironment;
		for (const [name, value] of Object.entries(others)) expect(text).toContain(`${name}=${value}`);
	});

	it('ports that agree', () => {
		const port = Number(imageVariables.PORT);
		const ports = (file: string) =>
			[...deployed(file).matchAll(/(?:server 127\.0\.0\.1:|\.port = ")(\d+)/g)].map(([, found]) => Number(found));
		expect([dockerfile.includes(`EXPOSE ${port}\n`), kubernetesPod.containers[0].ports[0].containerPort]).toEqual([true, port]);
		expect(new Set(ports('compose/kiosco-backends.vcl'))).toEqual(new Set([port]));
		expect(new Set(ports('varnish/kiosco-backends.vcl'))).toEqual(new Set(ports('nginx/kiosco.conf')));
	});

	it('health addresses of the program: rollouts wait until it is ready, and traffic goes to live pods', () => {
		const { startupProbe, readinessProbe, livenessProbe } = kubernetesPod.containers[0];
		const [alive, ready] = HEALTH_PATHS;
		expect([startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([ready, alive, alive]);
		const asked = [...deployed('varnish/kiosco.vcl').matchAll(/\.url = "(.*)"/g)].map(([, path]) => path);
		expect(asked).toEqual([ready, alive]);
		expect(dockerfile).toContain(`}${alive}\``);
	});

	it('more time to stop than the program takes', () => {
		const seconds = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]?.replace('_', '')) / 1000;
		const longest = seconds('src/main.ts', /production: (\d+_\d+)/) + seconds('src/platform/graceful-stop.ts', /limitMs = (\d+_\d+)/);
		const given = /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1];
		expect([composeProgram.stop_grace_period, kubernetesPod.terminationGracePeriodSeconds]).toEqual([`${given}s`, Number(given)]);
		expect(longest).toBeLessThan(Number(given));
	});

	it('one user without rights, from the lockfile without install scripts', () => {
		const { runAsUser, fsGroup } = kubernetesPod.securityContext;
		expect(runAsUser).toBeGreaterThan(999);
		expect(dockerfile).toContain(`\nUSER ${runAsUser}:${fsGroup}\n`);
		expect(dockerfile).toContain('npm ci --ignore-scripts');
	});

	it('commands of the program that the build makes', () => {
		const pages = readdirSync('docs/operate').map((name) => `docs/operate/${name}`);
		const texts = [...pages.map((path) => readFileSync(path, 'utf8')), ...deployedFiles('.service').map(deployed), dockerfile];
		const named = texts.flatMap((text) => [...text.matchAll(/dist\/server\/([a-z-]+)\.js/g)].map(([, name = '']) => name));
		const build = readFileSync('vite.config.ts', 'utf8');
		expect(named.filter((name) => !build.includes(`${name}: '`) && !build.includes(`'${name}': '`))).toEqual([]);
	});
});

it('the guide gets a certificate for every host of the settings, the newsroom too, and nginx answers at them', () => {
	const settings = assignments(deployed('systemd/kiosco.env.example'));
	const { brandOrigins, newsroomOrigin = '' } = readConfig(brands, filled(settings));
	const hosts = [...brandOrigins.values(), newsroomOrigin].map((origin) => new URL(origin).host);
	const [, certified = ''] = /^hosts='(.*)'$/m.exec(readFileSync('docs/operate/install-on-one-machine.md', 'utf8')) ?? [];
	const served = [...deployed('nginx/kiosco.conf').matchAll(/^\tserver_name (.*);$/gm)].map(([, names = '']) => names);
	expect([certified, ...served].map((names) => names.split(' '))).toEqual([hosts, hosts, hosts]);
});

describe('the page cache in front', () => {
	const vcl = deployed('varnish/kiosco.vcl');

	it.each(brandList)('leaves every page of $id that is made for one reader to the program', ({ texts }) => {
		const passed = new RegExp(/req\.url ~ "(.*)"\) \{\n\t\treturn \(pass\)/.exec(vcl)?.[1] ?? '^$');
		const urls = [...Object.keys(texts.pageNames), 'convocatorias/x', 'candidateame', 'newsletters/confirmar'].map((name) => `/${name}/`);
		const headers = { referer: 'https://a.example/', cookie: '__Host-kiosco-told=signed-out' };
		const personal = urls.filter((url) => personalPages(() => true)({ url, headers }));
		expect(personal.length).toBeGreaterThan(3);
		expect(personal.filter((url) => !passed.test(url))).toEqual([]);
	});

	it('leaves every request with a cookie of the program to it', () => {
		const cookies = readdirSync('src', { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
			.flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/(?<=')__(?:Host|Secure)-[\w-]+/g) ?? []);
		expect(cookies.length).toBeGreaterThan(5);
		expect(cookies.filter((name) => !name.startsWith('__Host-kiosco-'))).toEqual([]);
		expect(vcl).toContain('req.http.Cookie ~ "(^|; *)__Host-kiosco-"');
	});
});

it.each(deployedFiles('.yaml'))('deploy/%s is YAML', (path) => {
	expect(yamlProblems(path)).toEqual([]);
});

it('the Kubernetes base has all files of its folder', () => {
	expect([...kubernetesBase.resources, 'kustomization.yaml'].toSorted()).toEqual(readdirSync('deploy/kubernetes').toSorted());
});

it('O10 the drill takes the newest backup by its time, whatever its name', () => {
	const folder = mkdtempSync(join(tmpdir(), 'backups-'));
	const made = { 'a-monday': 3, 'before-upgrade': 9, 'z-sunday': 5 };
	for (const [name, hour] of Object.entries(made)) {
		mkdirSync(join(folder, name));
		writeFileSync(join(folder, name, 'backup.json'), '{}');
		utimesSync(join(folder, name, 'backup.json'), hour * 3_600, hour * 3_600);
	}
	const [, script = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(deployed('systemd/kiosco-drill.service')) ?? [];
	const here = script.replaceAll('$$', '$').replace('/var/backups/kiosco', folder).replace('exec node_modules/.bin/node', 'echo');
	expect(execFileSync('/bin/sh', ['-c', here], { encoding: 'utf8' })).toBe(`dist/server/drill-main.js ${folder}/before-upgrade\n`);
});

it('the guide says of every alert what to do', () => {
	const alerts = [...deployed('monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
	const explained = [...readFileSync('docs/operate/watch.md', 'utf8').matchAll(/^\| `(Kiosco\w+)` \|/gm)].map(([, name]) => name);
	expect(explained.toSorted()).toEqual(alerts.toSorted());
});
