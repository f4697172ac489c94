// The states of queued mails: claimed, finished, postponed.
import { sql } from 'kysely';
import type { QueuedMail } from '../../store/mail-table.ts';
import type { Tables } from '../../store/tables.ts';

/**
 * Claims up to `most` mails that are due, oldest first. No other process can claim them for `leaseMs` (ms). If this process dies, another
 * claims them when the lease ends, so each mail is sent at least once.
 */
export async function claimDueMails(
	tables: Tables,
	now: Date,
	{ most, leaseMs }: { most: number; leaseMs: number },
): Promise<readonly QueuedMail[]> {
	const { rows } = await sql<QueuedMail>`
		update identity.mail set tries = tries + 1, due_at = ${new Date(now.getTime() + leaseMs)}
		where id in (
			select id from identity.mail where state = 'waiting' and due_at <= ${now}
			order by due_at limit ${most} for update skip locked)
		returning *`.execute(tables);
	return rows;
}

/** Ends a waiting mail in a final state and erases its sealed content. */
export async function finishMail(tables: Tables, { id }: QueuedMail, state: 'sent' | 'given-up'): Promise<void> {
	await tables.updateTable('identity.mail').set({ state, sealed: null }).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Makes a mail due again at a time, unless another process has claimed it since. */
export async function postponeMail(tables: Tables, { id, tries }: QueuedMail, until: Date): Promise<void> {
	await tables.updateTable('identity.mail').set({ due_at: until }).where('id', '=', id).where('tries', '=', tries).execute();
}
