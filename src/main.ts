// Starts the program; see docs/decisions/0001-one-program-on-a-pinned-node.md.
import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import { systemClock } from '#platform/clock';
import { BadConfiguration, type Config, readConfig } from '#platform/config';
import { DataDirInUse, openDatabase } from '#platform/database';
import { DatabaseRefused } from '#platform/database/retry-until-available';
import { openFiles } from '#platform/files';
import { stopGracefully } from '#platform/graceful-stop';
import { expectFreePort, PortTaken } from '#platform/http/expect-free-port';
import { keepSnapshots } from '#site';
import { announce } from './announce.ts';
import { type App, createApp } from './app.ts';
import { controlHandlers } from './commands/control-handlers.ts';
import { serveControlSocket } from './commands/control-socket.ts';
import type { ModuleOptions } from './modules.ts';
import { openWatch, serveOwnMetrics, type Watch } from './open-watch.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';
import { onRetire, tellReady } from './supervisor/messages.ts';
import { supervise } from './supervisor/supervise.ts';

/** The folder of the project; the bundle lies in `dist/server`. */
const root = resolve(import.meta.dirname, '../..');

/** Longest wait for the database at the start, in ms. After it the program serves the pages of the last run, which a demo begins without. */
const databaseWaitMs = { demo: 60_000, usual: 5_000 };

/** How long (ms) requests are still accepted after a signal, until load balancers send no more; a laptop has no load balancer (O01). */
const drainMs = { laptop: 0, production: 5_000 };

async function start(): Promise<void> {
	const config = readConfig(brandList.map(({ id }) => id));
	if (cluster.isPrimary) await expectFreePorts(config);
	await mkdir(config.dataDir, { recursive: true });
	if (cluster.isPrimary && config.processes > 1) await supervise(config);
	else await serve(config);
	if (cluster.isPrimary) announce(config);
}

/** Throws `PortTaken` before any work that would be thrown away. */
async function expectFreePorts({ host, port, metricsPort }: Config): Promise<void> {
	await expectFreePort({ host, port }, 'PORT');
	if (metricsPort !== undefined) await expectFreePort({ host, port: metricsPort }, 'METRICS_PORT');
}

/** Serves the sites in this process. */
async function serve(config: Config): Promise<void> {
	const { dataDir, port, host } = config;
	const watch = await openWatch(config);
	const { log } = watch;
	const options = await openStores(config, watch);
	const app = await createApp({ ...options, ...(await suppliesOf(config)) });
	// The database may refuse at any later time too.
	const ready = app.start().catch(exitWith);
	const resources = await openBesides(options, app, watch);
	const stop = stopGracefully({ app: app.server, health: app.health, resources, log, drainMs: drainMs[config.mode] });
	onRetire(stop.retire);
	await Promise.race([ready, sleep(databaseWaitMs[config.demoContent ? 'demo' : 'usual'], undefined, { ref: false })]);
	if (config.demoContent && (await app.health.isReady())) {
		await seedWhenEmpty({ app, dataDir, demoFolder: join(root, 'demo'), now: systemClock(), log });
	}
	await app.server.listen({ port, host });
	tellReady();
}

/** What the modules are made from. */
async function openStores(config: Config, { log, metrics, tracing }: Watch): Promise<ModuleOptions> {
	const { dataDir, databaseUrl, port } = config;
	return {
		config,
		database: await openDatabase({ dataDir, databaseUrl: databaseUrl?.reveal(), log, port, tracing }),
		clock: systemClock,
		log,
		files: await openFiles(config, { log, tracing }),
		metrics,
		tracing,
		browserFolder: join(root, 'dist/browser'),
		newsroomFolder: join(root, 'dist/newsroom'),
	};
}

/** Pictures and weather of the demo. They are imported only when needed: production has no use for the demo. */
async function suppliesOf({ demoContent }: Config): Promise<Pick<ModuleOptions, 'pictures' | 'weatherService'>> {
	if (!demoContent) return {};
	const { demoSupply, demoWeather } = await import('../demo/supply.ts');
	return { pictures: demoSupply(), weatherService: demoWeather(systemClock) };
}

/** Opens what runs beside the server. Resolves to all that is closed after the last request, in this order. */
async function openBesides(options: ModuleOptions, app: App, watch: Watch): Promise<readonly { close(): Promise<void> }[]> {
	const { config, database, log } = options;
	const snapshots = keepSnapshots(app.cache, app.snapshotFile, log);
	const ownMetrics = await serveOwnMetrics(watch, config);
	const controlSocket = await serveControlSocket(config.dataDir, controlHandlers({ ...options, content: app.content }), log);
	const modules = [app.switches, app.accounts, app.analytics, app.content, app.media, app.outboundHttp];
	return [controlSocket, ...ownMetrics, snapshots, ...modules, database, ...watch.resources];
}

function exitWith(fault: unknown): never {
	const isSetting = fault instanceof BadConfiguration || fault instanceof DatabaseRefused;
	const isKnown = isSetting || fault instanceof DataDirInUse || fault instanceof PortTaken;
	process.stderr.write(isKnown ? `${fault.message}\n` : `Kiosco could not start: ${fault instanceof Error ? fault.stack : fault}\n`);
	process.exit(isSetting ? fault.exitCode : 1);
}

await start().catch(exitWith);
