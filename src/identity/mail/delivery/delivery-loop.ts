// Sends queued emails in the background.
import type { Database } from '#platform/database';
import { CoalescedTask } from '#platform/tasks/coalesced-task';
import type { QueuedMail } from '../../store/mail-table.ts';
import { mailChannel } from '../queue-mail.ts';
import { type DeliveryDeps, deliverMail } from './deliver-mail.ts';
import { claimDueMails } from './mail-states.ts';

/** Intervals of the delivery (ms). Tests use shorter ones. */
export type DeliveryTiming = {
	/** How often to look for mails without a database notification: retries, and mails of a process that died. */
	readonly everyMs: number;
	/** How long a process keeps a mail it has claimed; longer than a mailer needs for one. */
	readonly leaseMs: number;
	/** Wait after a mail's first failure; it triples after each further failure, up to half an hour. */
	readonly firstWaitMs: number;
};

const defaultTiming: DeliveryTiming = { everyMs: 5_000, leaseMs: 60_000, firstWaitMs: 5_000 };

/** Mails sent in parallel. */
const AT_ONCE = 5;

/** The loop that sends queued emails. Any number of processes may run one. */
export class DeliveryLoop {
	readonly #deps: DeliveryDeps;
	readonly #database: Database;
	readonly #timing: DeliveryTiming;
	readonly #rounds = new CoalescedTask(() => this.#round());
	#timer: NodeJS.Timeout | undefined;
	#stopListening: (() => Promise<void>) | undefined;

	constructor(database: Database, deps: Omit<DeliveryDeps, 'firstWaitMs'>, timing: Partial<DeliveryTiming> = {}) {
		this.#database = database;
		this.#timing = { ...defaultTiming, ...timing };
		this.#deps = { ...deps, firstWaitMs: this.#timing.firstWaitMs };
	}

	async start(): Promise<void> {
		this.#stopListening = await this.#database.listen(mailChannel, () => void this.#rounds.run());
		this.#timer = setInterval(() => void this.#rounds.run(), this.#timing.everyMs).unref();
		void this.#rounds.run();
	}

	/** Claims no more mails and waits until those in progress end. */
	async close(): Promise<void> {
		clearInterval(this.#timer);
		const ended = this.#rounds.close();
		await this.#stopListening?.();
		await ended;
	}

	async #round(): Promise<void> {
		try {
			await this.#sendDue();
		} catch (error) {
			this.#deps.log.warn({ error }, 'queued mails could not be read; the next round reads them again');
		}
	}

	/** Sends batches until nothing is due or the mail server accepts no mail. */
	async #sendDue(): Promise<void> {
		const { tables, clock } = this.#deps;
		while (!this.#rounds.isClosed) {
			const rows = await claimDueMails(tables, clock(), { most: AT_ONCE, leaseMs: this.#timing.leaseMs });
			const accepted = await Promise.all(rows.map((row) => this.#deliver(row)));
			if (rows.length === 0 || accepted.includes(false)) return;
		}
	}

	/** Never throws, so a round ends only when all its mails have ended. */
	async #deliver(row: QueuedMail): Promise<boolean> {
		try {
			return await deliverMail(this.#deps, row);
		} catch (error) {
			this.#deps.log.warn({ error, mail: row.id }, 'the result of sending a mail could not be saved; the mail may be sent again');
			return false;
		}
	}
}
