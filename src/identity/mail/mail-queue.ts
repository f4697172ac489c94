// The mails of reader accounts: written down with the change they tell of, sent afterwards by whichever process is free.
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { Mailer } from '#platform/mail';
import type { Secret } from '#platform/secret';
import { type Tables, tablesOf } from '../store/tables.ts';
import { countRecentMails, type RecentMailQuery } from './count-recent-mails.ts';
import { Delivery, type DeliveryTiming } from './delivery/delivery.ts';
import { createMailSealer } from './mail-sealer.ts';
import { type NewMail, queueMail } from './queue-mail.ts';
import type { TemplateName } from './templates/templates.ts';

export type MailQueueOptions = {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly mailer: Mailer;
	/** The service's secret; mails that wait are sealed under a key of their own derived from it. */
	readonly secret: Secret;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a slash at its end. */
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Brand id → address that its mails come from. */
	readonly senders: ReadonlyMap<string, string>;
	/** For tests. */
	readonly timing?: Partial<DeliveryTiming>;
};

export type MailQueue = {
	/**
	 * Queues a letter in the transaction of the change that it tells of. It goes to the address in the account's row, as that is in the
	 * transaction; false where there is none.
	 */
	queue<Name extends TemplateName>(transaction: Tables, letter: Name, order: NewMail<Name>): Promise<boolean>;
	/**
	 * How many letters of a kind were queued for an account since a time. From here to its end a transaction has the account's letters to
	 * itself, so that of requests at once no more are queued than may be.
	 */
	countRecent(transaction: Tables, asked: RecentMailQuery): Promise<number>;
	/** Begins to send. The schema must be there. */
	start(): Promise<void>;
	/** Ends after the mails that are on their way; the mailer is whoever made it's to close. */
	close(): Promise<void>;
};

export function createMailQueue({ database, secret, timing: pace, ...options }: MailQueueOptions): MailQueue {
	const envelopes = createMailSealer(secret);
	const delivery = new Delivery(database, { ...options, envelopes, tables: tablesOf(database) }, pace);
	return {
		queue: (transaction, letter, order) => queueMail({ clock: options.clock, envelopes }, transaction, { ...order, letter }),
		countRecent: countRecentMails,
		start: () => delivery.start(),
		close: () => delivery.close(),
	};
}
