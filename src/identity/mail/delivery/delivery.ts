import type { Database } from '#platform/database';
import type { QueuedMail } from '../../store/tables.ts';
import { mailChannel } from '../queue-mail.ts';
import { claimDueMails } from './claim-mails.ts';
import { type DeliveryDeps, deliver } from './deliver-mail.ts';

/** How mails are taken, in ms: tests are in more of a hurry. */
export type DeliveryTiming = {
	/** How often mails are looked for without a notice: those of a process that died, and those to be tried again. */
	readonly everyMs: number;
	/** For how long a process has a mail; longer than a mailer takes for one. */
	readonly leaseMs: number;
	/** How long a mail waits after its first failure; after each other three times as long, up to half an hour. */
	readonly firstWaitMs: number;
};

const defaultTiming: DeliveryTiming = { everyMs: 5_000, leaseMs: 60_000, firstWaitMs: 5_000 };

/** Mails on their way at once. */
const AT_ONCE = 5;

/** Sends what is queued, in any number of processes, and nothing of it while a request waits. */
export class Delivery {
	readonly #deps: DeliveryDeps;
	readonly #database: Database;
	readonly #pace: DeliveryTiming;
	#running: Promise<void> | undefined;
	#again = false;
	#closed = false;
	#timer: NodeJS.Timeout | undefined;
	#stopListening: (() => Promise<void>) | undefined;

	constructor(database: Database, deps: Omit<DeliveryDeps, 'firstWaitMs'>, pace: Partial<DeliveryTiming> = {}) {
		this.#database = database;
		this.#pace = { ...defaultTiming, ...pace };
		this.#deps = { ...deps, firstWaitMs: this.#pace.firstWaitMs };
	}

	async start(): Promise<void> {
		this.#stopListening = await this.#database.listen(mailChannel, () => this.#wake());
		this.#timer = setInterval(() => this.#wake(), this.#pace.everyMs).unref();
		this.#wake();
	}

	/** Takes no more mails and waits for those that are on their way. */
	async close(): Promise<void> {
		this.#closed = true;
		clearInterval(this.#timer);
		await this.#stopListening?.();
		await this.#running;
	}

	#wake(): void {
		this.#again = true;
		if (!this.#closed) this.#running ??= this.#run();
	}

	async #run(): Promise<void> {
		while (this.#again && !this.#closed) {
			this.#again = false;
			try {
				await this.#round();
			} catch (error) {
				this.#deps.log.warn({ error }, 'mails could not be looked for; they will be');
			}
		}
		this.#running = undefined;
	}

	/** Until nothing is due, or the server is not there. */
	async #round(): Promise<void> {
		const { tables, clock } = this.#deps;
		while (!this.#closed) {
			const rows = await claimDueMails(tables, clock(), { most: AT_ONCE, leaseMs: this.#pace.leaseMs });
			const went = await Promise.all(rows.map((row) => this.#deliver(row)));
			if (rows.length === 0 || went.includes(false)) return;
		}
	}

	/** Never fails: the round ends when all of its mails have. */
	async #deliver(row: QueuedMail): Promise<boolean> {
		try {
			return await deliver(this.#deps, row);
		} catch (error) {
			this.#deps.log.warn({ error, mail: row.id }, 'what came of a mail could not be written down; it may be sent again');
			return false;
		}
	}
}
