// Delivers purges to caches in front of the program and to webhooks: what publications and the clock changed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { PeriodicTask } from '../periodic-task.ts';
import { duePurge } from '../purge/due-purge.ts';
import { outboxSince } from '../purge/outbox.ts';
import type { Tables } from '../store/tables.ts';
import { addTarget, type Delivery, leaseTarget, postponeTarget, settleTarget } from './deliveries.ts';
import type { PurgeTarget, SentPurge } from './purge-target.ts';

/** Called when a target has accepted a purge, with the seconds since its publication. */
export type OnDelivered = (target: string, seconds: number) => void;

type DeliveryOptions = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly onDelivered?: OnDelivered | undefined;
	/** A purge is sent once more after this time (ms): a process that learned of it late may have filled the cache with an old page. */
	readonly againMs?: number;
};

/** How often (ms) the outbox is read when this process knows of no publication. */
const roundMs = 1_000;
/** Longest time (ms) for which one process leases a target; then another process may continue. */
const leaseMs = 20_000;
/** The outbox keeps rows for an hour. A target that was not told for longer than this (ms) drops everything. */
const oldestMs = 3_300_000;
/** Longest time (ms) between two attempts. */
const longestPauseMs = 30_000;
/** Longer than a process needs to learn of a publication without a notification. */
const defaultAgainMs = 2_000;

/** The delivery to one target, which all processes share; one of them does it at a time, in the order of the publications. */
export class PurgeDelivery extends PeriodicTask {
	readonly #target: PurgeTarget;
	readonly #options: DeliveryOptions;
	#isFailing = false;

	constructor(target: PurgeTarget, options: DeliveryOptions) {
		super(roundMs);
		this.#target = target;
		this.#options = options;
	}

	override async start(): Promise<void> {
		await addTarget(this.#options.tables, this.#target.name, this.#options.clock());
		super.start();
	}

	/** Tells the target what it does not know yet. */
	protected async round(): Promise<void> {
		const { tables, clock } = this.#options;
		const now = clock();
		const leased = await leaseTarget(tables, this.#target.name, { now, leasedUntil: new Date(now.getTime() + leaseMs) });
		if (!leased) return;
		try {
			const told = await this.#tell(leased, now);
			await settleTarget(tables, this.#target.name, told);
			if (this.#isFailing) this.#options.log.info({ target: this.#target.name }, 'purges are delivered again');
			this.#isFailing = false;
		} catch (error) {
			const pause = Math.min(longestPauseMs, Math.max(roundMs, (now.getTime() - leased.deliveredAt.getTime()) / 4));
			await postponeTarget(tables, this.#target.name, new Date(clock().getTime() + pause));
			this.onFault(error);
		}
	}

	async #tell({ snapshot, dueUntil, deliveredAt }: Delivery, now: Date): Promise<Delivery> {
		const { tables, clock } = this.#options;
		const news = await outboxSince(tables, snapshot);
		const due = await duePurge(tables, dueUntil, now);
		const purge = {
			keys: distinct([...news.rows, due].flatMap(({ keys }) => keys)),
			gone: distinct([...news.rows, due].flatMap(({ gone }) => gone)),
		};
		if (now.getTime() - deliveredAt.getTime() > oldestMs) await this.#target.sendEverything();
		else if (purge.keys.length + purge.gone.length > 0) await this.#send(purge);
		const end = clock();
		for (const { madeAt } of news.rows) this.#options.onDelivered?.(this.#target.name, (end.getTime() - madeAt.getTime()) / 1000);
		return { snapshot: news.snapshot, dueUntil: now, deliveredAt: end };
	}

	async #send(purge: SentPurge): Promise<void> {
		await this.#target.send(purge);
		void sleep(this.#options.againMs ?? defaultAgainMs, undefined, { ref: false })
			.then(() => this.#target.send(purge))
			.catch((error: unknown) => this.#options.log.warn({ error, target: this.#target.name }, 'a purge was taken once, and not again'));
	}

	/** Logs once that a target cannot be told, not at each try. */
	protected onFault(error: unknown): void {
		const { log } = this.#options;
		if (!this.#isFailing) log.warn({ error, target: this.#target.name }, 'a cache could not be purged; it is tried again');
		this.#isFailing = true;
	}
}

const distinct = <Key>(keys: readonly Key[]): readonly Key[] => [...new Set(keys)];
