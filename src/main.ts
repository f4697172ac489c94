// Starts the program; see docs/decisions/0001-one-program-on-a-pinned-node.md.
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import { applicationsFolderIn, createAccountImport, createApplicationExport } from '#identity';
import { systemClock } from '#platform/clock';
import { BadConfiguration, type Config, readConfig } from '#platform/config';
import { DataDirInUse, openDatabase } from '#platform/database';
import { stopGracefully } from '#platform/graceful-stop';
import { createLog } from '#platform/log';
import { createApp } from './app.ts';
import { accountsHandler } from './commands/accounts-command.ts';
import { backupHandler } from './commands/backup-command.ts';
import { callsHandler } from './commands/calls-command.ts';
import { serveControlSocket } from './commands/control-socket.ts';
import { documentsHandler } from './commands/documents-command.ts';
import { exportHandler } from './commands/export-command.ts';
import { staffHandler } from './commands/staff-command.ts';
import { keepSnapshots } from './keep-snapshots.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

/** The folder of the project; the bundle lies in `dist/server`. */
const root = resolve(import.meta.dirname, '../..');

/** Longest wait for the database at the start, in ms. After it the program serves the pages of the last run. */
const databaseWaitMs = 5_000;

/** Time in ms in which requests are still taken after a signal, until load balancers send no more; a laptop has none (O01). */
const drainMs = { laptop: 0, production: 5_000 };

async function start(): Promise<void> {
	const config = readConfig(brandList.map(({ id }) => id));
	const { dataDir, port } = config;
	const log = createLog({ level: config.logLevel, format: config.logFormat });
	const database = await openDatabase({ dataDir, databaseUrl: config.databaseUrl?.reveal(), log, port });
	// Imported only when needed: production has no use for the demo.
	const demo = config.demoContent ? await import('../demo/supply.ts') : undefined;
	const supplies = { pictures: demo?.demoSupply(), weatherService: demo?.demoWeather(systemClock) };
	const app = await createApp({ config, database, clock: systemClock, log, browserFolder: join(root, 'dist/browser'), ...supplies });
	const snapshots = keepSnapshots(app, log);
	const stores = { database, clock: systemClock, secret: config.accountsSecret };
	const handlers = [
		documentsHandler(app.content),
		accountsHandler(createAccountImport(stores)),
		staffHandler(stores),
		callsHandler(createApplicationExport({ database, applicationsFolder: applicationsFolderIn(dataDir) })),
		backupHandler({ dataDir, database }),
		exportHandler({ dataDir, database }),
	];
	const controlSocket = await serveControlSocket(dataDir, handlers, log);
	const resources = [controlSocket, snapshots, app.accounts, app.analytics, app.content, app.media, app.outboundHttp, database];
	stopGracefully({ app: app.server, health: app.health, resources, log, drainMs: drainMs[config.mode] });
	await Promise.race([app.ready, sleep(databaseWaitMs, undefined, { ref: false })]);
	if (config.demoContent && (await app.health.isReady())) {
		await seedWhenEmpty({ app, dataDir, demoFolder: join(root, 'demo'), now: systemClock() });
	}
	await app.server.listen({ port, host: config.host });
	process.stdout.write(readyLine(config));
}

function readyLine({ brandOrigins }: Config): string {
	return `Kiosco is ready: ${[...brandOrigins.values()].map((origin) => `${origin}/`).join('  ')}\n`;
}

function exitWith(fault: unknown): void {
	const known = fault instanceof BadConfiguration || fault instanceof DataDirInUse;
	process.stderr.write(known ? `${fault.message}\n` : `Kiosco could not start: ${fault instanceof Error ? fault.stack : fault}\n`);
	process.exit(fault instanceof BadConfiguration ? fault.exitCode : 1);
}

await start().catch(exitWith);
