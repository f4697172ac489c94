// The interface of every mailer.

/** A name as readers see it, and its address. */
type Mailbox = { readonly name: string; readonly address: string };

/** An email to one recipient. */
export type Mail = {
	/** Permanent id of letters, digits and hyphens. Most mail programs show an email that was sent twice only once. */
	readonly id: string;
	/** Brand and template are for people who look through emails; they are not sent. */
	readonly brand: string;
	readonly template: string;
	readonly from: Mailbox;
	/** One plain address; see `mailAddress`. */
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** The address that ends emails of this kind: a page, and without one the target of a mail program's button (RFC 8058). */
	readonly unsubscribeUrl?: string | undefined;
};

/** Sends emails. */
export type Mailer = {
	/** Resolves when the server has accepted the email. Throws `MailNotSent` otherwise, after 20 s at the latest. */
	send(mail: Mail): Promise<void>;
	close(): Promise<void>;
};
