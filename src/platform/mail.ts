// Mail: sent to a server over SMTP or, on a laptop, written into a folder that a page shows.
import type { Clock } from './clock.ts';
import { folderMailer } from './mail/folder-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import type { Secret } from './secret.ts';

export { type DeliveredMail, readMailFolder } from './mail/mail-folder.ts';
export { MailNotSent, type MailTrouble } from './mail/mail-not-sent.ts';
export type { Mail, Mailer } from './mail/mailer.ts';

export type MailerOptions = {
	/** `smtp://user:password@host:587`, or `smtps://…` for encryption from the start. Undefined: emails go into the folder. */
	readonly smtpUrl: Secret | undefined;
	readonly folder: string;
	readonly clock: Clock;
};

/** Creates the mailer that the settings ask for. */
export function createMailer({ smtpUrl, folder, clock }: MailerOptions): Mailer {
	return smtpUrl ? smtpMailer(smtpUrl) : folderMailer({ folder, clock });
}
