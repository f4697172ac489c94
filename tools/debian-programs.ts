import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Program = {
	/** Of the environment: what it names comes before what the system has. */
	readonly variable: string;
	readonly places: readonly string[];
	/** Installing it starts it, where a service manager runs. */
	readonly isService: boolean;
};

/** Programs that tests need, by the Debian package that has them. */
const programs = {
	'chromium-headless-shell': { variable: 'CHROMIUM', places: ['/usr/bin/chromium-headless-shell'], isService: false },
	chromium: {
		variable: 'CHROMIUM',
		places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
		isService: false,
	},
	nginx: { variable: 'NGINX', places: ['/usr/sbin/nginx'], isService: true },
	haproxy: { variable: 'HAPROXY', places: ['/usr/sbin/haproxy'], isService: true },
} as const satisfies Readonly<Record<string, Program>>;

export type DebianProgram = keyof typeof programs;

/** Where each of the programs is; on Debian as root those that are missing are installed. */
export function debianPrograms(...names: readonly DebianProgram[]): Readonly<Partial<Record<DebianProgram, string>>> {
	const missing = names.filter((name) => placeOf(name) === undefined && mayInstall(name));
	if (missing.length > 0) install(missing);
	return Object.fromEntries(names.map((name) => [name, placeOf(name)]));
}

function placeOf(name: DebianProgram): string | undefined {
	const { variable, places } = programs[name];
	return process.env[variable] ?? places.find(existsSync);
}

function mayInstall(name: DebianProgram): boolean {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
	// Nobody who types `npm test` asks for a web server on port 80.
	return !(programs[name].isService && existsSync('/run/systemd/system'));
}

function install(packages: readonly string[]): void {
	console.log(`Installing Debian's ${packages.join(', ')}…`);
	spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	// One by one: a package that this Debian does not have would keep the others out.
	for (const name of packages) spawnSync('apt-get', ['install', '--yes', '-qq', name], { stdio: 'ignore', env });
}
