// The table of queued emails, as a type for Kysely.
import type { ColumnType, Selectable } from 'kysely';

/** An email in the queue, or one that left it. */
export type MailRow = {
	id: string;
	brand: string;
	/** Null for an email to an address that asks for newsletters or answers an open call. */
	account: string | null;
	subscription_request: ColumnType<string | null, string | null | undefined, string | null>;
	application: ColumnType<string | null, string | null | undefined, string | null>;
	/** Name of an email template. */
	letter: string;
	state: 'waiting' | 'sent' | 'given-up';
	/** Address and content, sealed; null once the email is sent or given up, so that no nonce outlives its email. */
	sealed: Buffer | null;
	queued_at: Date;
	/** When a process may take it next. A process that dies after taking an email leaves it due at the end of its lease. */
	due_at: Date;
	/** After this time the email is given up. */
	send_until: Date;
	/** How often a process tried to send it. */
	tries: number;
};

/** A queued email as queries return it. */
export type QueuedMail = Selectable<MailRow>;
