import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Program = {
	/** The environment variable with a path that comes before those of the system. */
	readonly variable: string;
	readonly paths: readonly string[];
	/** Whether installing the package also starts the program, where systemd runs. */
	readonly isService: boolean;
};

const xkeyOf = (machine: string) => `/usr/lib/${machine}-linux-gnu/varnish/vmods/libvmod_xkey.so`;

/** The programs and fonts that tests and measurements need, by their Debian package. */
const programs = {
	'chromium-headless-shell': { variable: 'CHROMIUM', paths: ['/usr/bin/chromium-headless-shell'], isService: false },
	chromium: {
		variable: 'CHROMIUM',
		paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
		isService: false,
	},
	nginx: { variable: 'NGINX', paths: ['/usr/sbin/nginx'], isService: true },
	haproxy: { variable: 'HAPROXY', paths: ['/usr/sbin/haproxy'], isService: true },
	// The font that pages use until the fonts of a brand have loaded. Chromium only recommends it.
	'fonts-liberation': {
		variable: 'LIBERATION_SANS',
		paths: ['/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'],
		isService: false,
	},
	// OpenStack Swift, a store that speaks S3.
	'swift-proxy': { variable: 'SWIFT_PROXY', paths: ['/usr/bin/swift-proxy-server'], isService: true },
	'swift-account': { variable: 'SWIFT_ACCOUNT', paths: ['/usr/bin/swift-account-server'], isService: true },
	'swift-container': { variable: 'SWIFT_CONTAINER', paths: ['/usr/bin/swift-container-server'], isService: true },
	'swift-object': { variable: 'SWIFT_OBJECT', paths: ['/usr/bin/swift-object-server'], isService: true },
	varnish: { variable: 'VARNISHD', paths: ['/usr/sbin/varnishd'], isService: true },
	// Varnish finds a page by its keys with a module of this package.
	'varnish-modules': { variable: 'VARNISH_XKEY', paths: ['x86_64', 'aarch64'].map(xkeyOf), isService: false },
	'redis-server': { variable: 'REDIS_SERVER', paths: ['/usr/bin/redis-server'], isService: true },
	'default-jre-headless': { variable: 'JAVA', paths: ['/usr/bin/java'], isService: false },
} as const satisfies Readonly<Record<string, Program>>;

export type DebianProgram = keyof typeof programs;

/** The servers of OpenStack Swift, which stands in for a bucket. */
export const swift = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const satisfies readonly DebianProgram[];

/** The paths of these programs. Installs missing ones where the user is root on Debian; a program that is still missing has no path. */
export function debianPrograms(...names: readonly DebianProgram[]): Readonly<Partial<Record<DebianProgram, string>>> {
	const missing = names.filter((name) => pathOf(name) === undefined && mayInstall(name));
	if (missing.length > 0) install(missing);
	return Object.fromEntries(names.map((name) => [name, pathOf(name)]));
}

/**
 * The browser of the tests. The headless shell is preferred, because a new context costs a third of what it costs in the whole browser; the
 * whole browser also works.
 */
export function chromiumPath(): string | undefined {
	return debianPrograms('chromium-headless-shell')['chromium-headless-shell'] ?? debianPrograms('chromium').chromium;
}

function pathOf(name: DebianProgram): string | undefined {
	const { variable, paths } = programs[name];
	return process.env[variable] ?? paths.find(existsSync);
}

function mayInstall(name: DebianProgram): boolean {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
	// `npm test` must not start a web server on port 80.
	return !(programs[name].isService && existsSync('/run/systemd/system'));
}

function install(packages: readonly string[]): void {
	console.log(`Installing Debian's ${packages.join(', ')}…`);
	spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	// One by one: apt-get installs nothing when this Debian lacks one of several packages.
	for (const name of packages) spawnSync('apt-get', ['install', '--yes', '-qq', name], { stdio: 'ignore', env });
}
