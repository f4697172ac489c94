import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Channels } from './channels.ts';

type PostgresListenerOptions = { readonly databaseUrl: string; readonly channels: Channels; readonly log: Log };

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5000;

/** The one connection to PostgreSQL that receives notifications. It opens for the first listener and reconnects by itself. */
export class PostgresListener {
	readonly #options: PostgresListenerOptions;
	#client: pg.Client | undefined;
	#first: Promise<void> | undefined;
	#closed = false;

	constructor(options: PostgresListenerOptions) {
		this.#options = options;
	}

	async listen(channel: string): Promise<void> {
		this.#first ??= this.#open().catch((error) => this.#lost(error));
		await this.#first;
		// While the connection is down this does nothing: `#open` listens to every channel again.
		await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
	}

	async unlisten(channel: string): Promise<void> {
		await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.#client?.end();
	}

	async #open(): Promise<void> {
		const client = new pg.Client({
			connectionString: this.#options.databaseUrl,
			connectionTimeoutMillis: 1000,
			application_name: 'kiosco notifications',
			// Notifications may be rare, so only keep-alive detects a server that vanished without closing the connection.
			keepAlive: true,
			keepAliveInitialDelayMillis: 10_000,
		});
		client.on('error', () => {});
		client.on('notification', ({ channel, payload }) => this.#options.channels.deliver(channel, payload ?? ''));
		await client.connect();
		for (const channel of this.#options.channels.names()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
		client.once('end', () => this.#lost());
		this.#client = client;
	}

	#lost(error?: unknown): void {
		this.#client = undefined;
		if (this.#closed) return;
		this.#options.log.warn({ error }, 'no notifications from the database until it is back');
		void this.#openAgain();
	}

	async #openAgain(): Promise<void> {
		for (let wait = FIRST_RETRY_MS; !this.#closed; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
			await sleep(wait, undefined, { ref: false });
			try {
				await this.#open();
				this.#options.channels.catchUp();
				return;
			} catch (error) {
				this.#options.log.debug({ error }, 'the database is still away');
			}
		}
	}
}
