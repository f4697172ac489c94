// What an operator can switch off while the program runs. The state is in the database, and every process reads it.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import { refuse } from '#platform/http/refusals';
import type { Log } from '#platform/log';
import type { SwitchName } from './switch-names.ts';
import { readSwitchedOff, type SwitchedOff } from './switch-store.ts';

/** Time in ms between two reads. A change reaches every process within this time plus that of a query (O08 allows ten seconds). */
const lookMs = 3_000;

/** The switches as a process knows them. While the database does not answer, they stay as they were. */
export class Switches {
	readonly #database: Database;
	readonly #log: Log;
	#off: SwitchedOff = new Map();
	#timer: NodeJS.Timeout | undefined;
	#looking: Promise<void> = Promise.resolve();

	constructor(database: Database, log: Log) {
		this.#database = database;
		this.#log = log;
	}

	isOff(name: SwitchName): boolean {
		return this.#off.has(name);
	}

	/** Reads the state now, and again and again. The database must be migrated. */
	async start(): Promise<void> {
		await this.look();
		this.#timer = setInterval(() => {
			this.#looking = this.look().catch((error) => this.#log.debug({ error }, 'the switches could not be read'));
		}, lookMs).unref();
	}

	/** Reads the state, and logs what changed. */
	async look(): Promise<void> {
		const off = await readSwitchedOff(this.#database);
		for (const name of off.keys()) if (!this.#off.has(name)) this.#log.warn({ switch: name }, 'switched off');
		for (const name of this.#off.keys()) if (!off.has(name)) this.#log.warn({ switch: name }, 'switched on again');
		this.#off = off;
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#looking;
	}
}

type KnownSwitches = Pick<Switches, 'isOff'>;

/** Refuses a part that is switched off as if in an outage (503), so clients and senders try again later. */
export function refuseWhenOff(switches: KnownSwitches, name: SwitchName): void {
	if (switches.isOff(name)) refuse('unavailable', { headers: { 'retry-after': '60' } });
}

type IsRefresh = (request: IncomingMessage) => boolean;

/** Adds a hook that refuses requests by their addresses, before any other work. `isRefresh`: whether a request renews a session, which is never refused. */
export function addSwitches(server: FastifyInstance, switches: KnownSwitches, isRefresh: IsRefresh): void {
	server.addHook('onRequest', async (request) => {
		for (const name of switchesOf(request, isRefresh)) refuseWhenOff(switches, name);
	});
}

function switchesOf({ method, url, raw }: FastifyRequest, isRefresh: IsRefresh): readonly SwitchName[] {
	const names: SwitchName[] = [];
	if (url.startsWith('/_site/comments/')) names.push('comments');
	if (url.startsWith('/_site/ads/')) names.push('ads');
	if (url.startsWith('/api/ingest/')) names.push('ingest');
	// Not a change: renewals, since the SDK signs out readers whose session is not renewed; and requests below /_site/, by which pages count their readers.
	const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method) && !isRefresh(raw) && !url.startsWith('/_site/');
	return isChange ? [...names, 'writes'] : names;
}
