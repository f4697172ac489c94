import type { Tables } from '../store/tables.ts';

/** Emails that are due and not sent yet, and the age of the oldest of them, in seconds. */
export type WaitingMails = { readonly count: number; readonly oldestSeconds: number };

/** Counts them. */
export async function waitingMails(tables: Tables, now: Date): Promise<WaitingMails> {
	const { count, oldest } = await tables
		.selectFrom('identity.mail')
		.select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('due_at').as('oldest')])
		.where('state', '=', 'waiting')
		.where('due_at', '<=', now)
		.executeTakeFirstOrThrow();
	return { count: Number(count), oldestSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 };
}
