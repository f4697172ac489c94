import { startCluster } from '../../tests/support/databases/postgres-cluster.ts';
import { freePort } from '../../tests/support/programs/free-port.ts';
import { startObjectStore } from '../../tests/support/programs/object-store.ts';
import { type Program, startProgram } from '../../tests/support/programs/program.ts';
import { debianPrograms } from '../../tools/debian-programs.ts';
import type { Cleanup } from '../cleanup.ts';
import { startRedis } from './redis.ts';
import { startVarnish, type Varnish } from './varnish.ts';

/** Two processes of the built program with the demo stories, and all that they can use. */
export type Installation = {
	readonly program: Program;
	readonly varnish: Varnish;
	readonly postgres: Awaited<ReturnType<typeof startCluster>>;
	readonly redis: Awaited<ReturnType<typeof startRedis>>;
	readonly store: Awaited<ReturnType<typeof startObjectStore>>;
};

/** Starts everything on free ports, with folders of the run. */
export async function startInstallation(cleanup: Cleanup): Promise<Installation> {
	debianPrograms('varnish', 'varnish-modules', 'redis-server');
	const postgres = await startCluster();
	cleanup.add(postgres.remove);
	const redis = await startRedis();
	cleanup.add(redis.kill);
	const store = await startObjectStore();
	cleanup.add(store.stop);
	const [target, port, purgePort] = [await freePort(), await freePort(), await freePort()];
	// First, because the program purges from its start.
	const varnish = await startVarnish({ port, purgePort, target });
	cleanup.add(varnish.stop);
	const program = await startProgram({
		environment: {
			...store.environment,
			PORT: String(target),
			KIOSCO_PROCESSES: '2',
			DEMO_CONTENT: 'on',
			DATABASE_URL: postgres.databaseUrl,
			REDIS_URL: redis.url,
			VARNISH_PURGE_URLS: `http://127.0.0.1:${purgePort}/`,
			TRUSTED_PROXIES: '127.0.0.1',
			LOG_LEVEL: 'warn',
		},
	});
	cleanup.add(() => program.stop());
	return { program, varnish, postgres, redis, store };
}
