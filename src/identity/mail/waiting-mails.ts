import type { Tables } from '../store/tables.ts';

/** Emails that are not sent yet, also those that will be tried again later, and how long the oldest of them has waited, in seconds. */
export type WaitingMails = { readonly count: number; readonly oldestSeconds: number };

/** Counts them. */
export async function waitingMails(tables: Tables, now: Date): Promise<WaitingMails> {
	const { count, oldest } = await tables
		.selectFrom('identity.mail')
		.select(({ fn }) => [fn.countAll().as('count'), fn.min('queued_at').as('oldest')])
		.where('state', '=', 'waiting')
		.executeTakeFirstOrThrow();
	return { count: Number(count), oldestSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 };
}
