// The metrics of this program for Prometheus. The guide "Watch" says what each number means for operators.
import type { Database } from '#platform/database';
import type { Answered } from '#platform/http-server';
import type { Metrics } from '#platform/metrics';
import { lastBackup } from './commands/backups/last-backup.ts';
import type { Modules } from './modules.ts';

type Measured = Pick<Modules, 'cache' | 'content' | 'media' | 'accounts'> & { readonly database: Database; readonly dataDir: string };

/** Declares the numbers of the modules. They are read when Prometheus asks, so they cost requests nothing. */
export function measureProgram(metrics: Metrics, { cache, content, media, accounts, database, dataDir }: Measured): void {
	measurePages(metrics, cache);
	measurePublications(metrics, content);
	measureDatabase(metrics, database);
	metrics.level({ name: 'backup_age_seconds', help: 'Age of the last good backup that `npm run backup` made', ofAll: 'min' }, async () =>
		ageOf(await lastBackup(dataDir)),
	);
	metrics.level({ name: 'hashes_waiting', help: 'Sign-ins that wait for their password to be hashed' }, () => accounts.waitingHashes());
	metrics.level({ name: 'images_waiting', help: 'Images that are being made or wait for it' }, () => media.waitingImages());
	metrics.level(
		{ name: 'mails_waiting', help: 'Emails that are not sent yet', ofAll: 'max' },
		async () => (await accounts.waitingMails()).count,
	);
	metrics.level(
		{ name: 'mails_oldest_seconds', help: 'How long the oldest of these emails has waited', ofAll: 'max' },
		async () => (await accounts.waitingMails()).oldestSeconds,
	);
}

const ageOf = (at: Date | undefined): number | undefined => at && (Date.now() - at.getTime()) / 1000;

function measurePages(metrics: Metrics, cache: Measured['cache']): void {
	metrics.total('pages_kept_total', 'Pages that were served from memory at once', () => cache.stats.hits);
	metrics.total('pages_made_total', 'Pages that were made', () => cache.stats.renders);
	metrics.total('pages_made_seconds_total', 'Time that making pages took', () => cache.stats.renderSeconds);
	metrics.total('pages_stale_total', 'Times that a page could not be made anew and an old copy was kept', () => cache.stats.staleServed);
	metrics.level({ name: 'pages_bytes', help: 'Memory of the pages that are kept' }, () => cache.stats.bytes);
}

function measurePublications(metrics: Metrics, content: Measured['content']): void {
	metrics.level({ name: 'purge_waiting_seconds', help: 'How long a cache in front has not known everything', ofAll: 'max' }, () =>
		content.longestPurgeWait(),
	);
	const seen = metrics.durations('publication_seen_seconds', 'Time from a publication to the purge of its pages in this process', []);
	content.onPurge(({ madeAt }) => madeAt && seen({}, Math.max(0, (Date.now() - madeAt.getTime()) / 1000)));
}

function measureDatabase(metrics: Metrics, database: Database): void {
	metrics.level({ name: 'database_up', help: 'Whether the database answers: 1 or 0', ofAll: 'min' }, async () =>
		Number(await database.reachable()),
	);
	metrics.level({ name: 'database_connections', help: 'Open connections to the database' }, () => database.connections().open);
	metrics.level({ name: 'database_connections_idle', help: 'Open connections that no query uses' }, () => database.connections().idle);
	metrics.level({ name: 'database_waiting', help: 'Queries that wait for a connection' }, () => database.connections().waiting);
}

/** Counts the requests that the page cache did not answer, by route and status, with their durations. */
export function requestDurations(metrics: Metrics): (answer: Answered) => void {
	const labels = ['method', 'route', 'status'] as const;
	const observe = metrics.durations('request_seconds', 'Time of requests that no page in memory answered', labels);
	return ({ method, route, status, seconds }) => observe({ method, route, status: String(status) }, seconds);
}
