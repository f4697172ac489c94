// Starts the program; see docs/decisions/0001-one-program-on-a-pinned-node.md.
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import { createAccountImport } from '#identity';
import { systemClock } from '#platform/clock';
import { BadConfiguration, type Config, readConfig } from '#platform/config';
import { DataDirInUse, openDatabase } from '#platform/database';
import { stopGracefully } from '#platform/graceful-stop';
import { createLog } from '#platform/log';
import { createApp } from './app.ts';
import { backUpCommands } from './commands/backup.ts';
import { serveControlSocket } from './commands/control-socket.ts';
import { accountCommands } from './commands/import-accounts-over-socket.ts';
import { documentCommands } from './commands/import-over-socket.ts';
import { staffCommands } from './commands/staff-over-socket.ts';
import { keepSnapshots } from './keep-snapshots.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

/** The project's folder; the bundle lies in `dist/server`. */
const root = resolve(import.meta.dirname, '../..');

/** A database that does not answer within this time (ms) is not waited for: pages of the last run are served meanwhile. */
const patience = 5_000;

/** Time (ms) for load balancers to see that this process is about to stop; a laptop has none (O01). */
const notice = { laptop: 0, production: 5_000 };

async function start(): Promise<void> {
	const config = readConfig(brandList.map(({ id }) => id));
	const { dataDir, port } = config;
	const log = createLog({ level: config.logLevel, format: config.logFormat });
	const database = await openDatabase({ dataDir, databaseUrl: config.databaseUrl?.reveal(), log, port });
	// Loaded only where it is wanted: production has no use for the demo.
	const pictures = config.demoContent ? (await import('../demo/supply.ts')).demoSupply() : undefined;
	const app = await createApp({ config, database, clock: systemClock, log, browserFolder: join(root, 'dist/browser'), pictures });
	const snapshots = keepSnapshots(app, log);
	const accountImport = createAccountImport({ database, clock: systemClock, secret: config.accountsSecret });
	const staff = staffCommands({ database, clock: systemClock, secret: config.accountsSecret });
	const commands = {
		...documentCommands(app.content),
		...accountCommands(accountImport),
		...staff,
		...backUpCommands({ dataDir, database }),
	};
	const controlSocket = await serveControlSocket(dataDir, commands, log);
	const resources = [controlSocket, snapshots, app.accounts, app.analytics, app.content, app.media, app.outboundHttp, database];
	stopGracefully({ app: app.server, health: app.health, resources, log, noticeMs: notice[config.mode] });
	await Promise.race([app.ready, sleep(patience, undefined, { ref: false })]);
	if (config.demoContent && (await app.health.isReady())) {
		await seedWhenEmpty({ app, dataDir, demoFolder: join(root, 'demo'), now: systemClock() });
	}
	await app.server.listen({ port, host: config.host });
	process.stdout.write(readyLine(config));
}

function readyLine({ brandOrigins }: Config): string {
	return `Kiosco is ready: ${[...brandOrigins.values()].map((origin) => `${origin}/`).join('  ')}\n`;
}

function explain(fault: unknown): void {
	const known = fault instanceof BadConfiguration || fault instanceof DataDirInUse;
	process.stderr.write(known ? `${fault.message}\n` : `Kiosco could not start: ${fault instanceof Error ? fault.stack : fault}\n`);
	process.exit(fault instanceof BadConfiguration ? fault.exitCode : 1);
}

await start().catch(explain);
