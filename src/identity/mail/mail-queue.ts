// The mail queue of reader accounts: an email is stored in the transaction of the change that it reports, and any process sends it afterwards.
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { Mailer } from '#platform/mail';
import type { Secret } from '#platform/secret';
import { type Tables, tablesOf } from '../store/tables.ts';
import { countRecentMails, type RecentMailQuery } from './count-recent-mails.ts';
import { DeliveryLoop, type DeliveryTiming } from './delivery/delivery-loop.ts';
import { createMailSealer } from './mail-sealer.ts';
import { type NewMail, queueMail } from './queue-mail.ts';
import type { TemplateName } from './templates/templates.ts';
import { type WaitingMails, waitingMails } from './waiting-mails.ts';

export type MailQueueOptions = {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly mailer: Mailer;
	/** The service's secret; waiting emails are sealed with a key derived from it. */
	readonly secret: Secret;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a trailing slash. */
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Sender address by brand id. */
	readonly senders: ReadonlyMap<string, string>;
	/** For tests. */
	readonly timing?: Partial<DeliveryTiming>;
};

export type MailQueue = {
	/**
	 * Queues an email in the transaction of the change that it reports. The recipient is the address in the row of the account, of the request
	 * for newsletters or of the application, as the transaction sees it. Returns false when an account has no such address, and for a notice that
	 * must not be sent: to an address that is not verified, or beyond the limit of an hour.
	 */
	queue<Name extends TemplateName>(transaction: Tables, template: Name, mail: NewMail<Name>): Promise<boolean>;
	/**
	 * Counts the emails of a template that were queued for an account since a time. Parallel transactions that count the same wait until this
	 * one ends, so that together they cannot exceed a limit.
	 */
	countRecent(transaction: Tables, query: RecentMailQuery): Promise<number>;
	/** How many emails are not sent yet, and how long the oldest has waited, in seconds. */
	waiting(): Promise<WaitingMails>;
	/** Begins to send. The database must be migrated. */
	start(): Promise<void>;
	/** Waits for the emails in progress. Does not close the mailer. */
	close(): Promise<void>;
};

/** The queue on a database. It sends nothing before `start`. */
export function createMailQueue({ database, secret, timing, ...options }: MailQueueOptions): MailQueue {
	const sealer = createMailSealer(secret);
	const delivery = new DeliveryLoop(database, { ...options, sealer, tables: tablesOf(database) }, timing);
	return {
		queue: (transaction, template, mail) => queueMail({ clock: options.clock, sealer }, transaction, { ...mail, template }),
		countRecent: countRecentMails,
		waiting: () => waitingMails(tablesOf(database), options.clock()),
		start: () => delivery.start(),
		close: () => delivery.close(),
	};
}
