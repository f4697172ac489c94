// Mail: to a server over SMTP, or into a folder that a page of the laptop shows.
import type { Clock } from './clock.ts';
import { folderMailer } from './mail/folder-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import type { Secret } from './secret.ts';

export { MailNotSent, type MailTrouble } from './mail/mail-not-sent.ts';
export { type DeliveredMail, readOutbox } from './mail/outbox.ts';

/** A name as readers see it, and the address it stands for. */
type Mailbox = { readonly name: string; readonly address: string };

export type Mail = {
	/** Names the mail for ever, in letters, digits and hyphens: one that is sent twice is shown once by most mail programs. */
	readonly id: string;
	/** What it is about, for whoever looks through mails; no part of what is sent. */
	readonly brand: string;
	readonly template: string;
	readonly from: Mailbox;
	/** One plain address. */
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
};

export type Mailer = {
	/** Resolves once the server has taken the mail; throws `MailNotSent` when it has not, at the latest after 20 s. */
	send(mail: Mail): Promise<void>;
	close(): Promise<void>;
};

export type MailerOptions = {
	/** `smtp://user:password@host:587`, or `smtps://…` where encryption comes first; the folder is used without it. */
	readonly smtpUrl: Secret | undefined;
	readonly folder: string;
	readonly clock: Clock;
};

export function createMailer({ smtpUrl, folder, clock }: MailerOptions): Mailer {
	return smtpUrl ? smtpMailer(smtpUrl) : folderMailer({ folder, clock });
}
