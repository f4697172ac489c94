import { sql } from 'kysely';
import type { QueuedMail, Tables } from '../../store/tables.ts';

/**
 * Takes mails that are due, the oldest first; no other process has them until the lease ends. If this one dies meanwhile, another takes
 * them then: each mail is sent at least once.
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

/** The mail is no longer waited for, and what it said is erased. */
export async function finishMail(tables: Tables, { id }: QueuedMail, state: 'sent' | 'given-up'): Promise<void> {
	await tables.updateTable('identity.mail').set({ state, sealed: null }).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Lets it be taken again later, unless another process took it meanwhile. */
export async function postponeMail(tables: Tables, { id, tries }: QueuedMail, until: Date): Promise<void> {
	await tables.updateTable('identity.mail').set({ due_at: until }).where('id', '=', id).where('tries', '=', tries).execute();
}
