// What every mailer takes and does.

/** A name as readers see it, and its address. */
type Mailbox = { readonly name: string; readonly address: string };

/** A mail to one recipient. */
export type Mail = {
	/** Permanent id of letters, digits and hyphens. Most mail programs show a mail that was sent twice only once. */
	readonly id: string;
	/** Brand and template are for whoever looks through mails; they are not sent. */
	readonly brand: string;
	readonly template: string;
	readonly from: Mailbox;
	/** One plain address; see `mailAddress`. */
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
};

/** Sends mails. */
export type Mailer = {
	/** Resolves when the server has accepted the mail. Throws `MailNotSent` otherwise, after 20 s at the latest. */
	send(mail: Mail): Promise<void>;
	close(): Promise<void>;
};
