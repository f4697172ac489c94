/** What is in the way: the recipient for good, this mail for now, or the server for every mail. */
export type MailTrouble = 'address' | 'message' | 'server';

/** A mail was not taken. It tells no address and no words of the server, which may repeat one (P05). */
export class MailNotSent extends Error {
	override readonly name = 'MailNotSent';
	readonly trouble: MailTrouble;

	/** The code is nodemailer's or the server's: `ETIMEDOUT`, `451`. */
	constructor(trouble: MailTrouble, code: string) {
		super(`a mail was not taken: ${trouble}, ${code}`);
		this.trouble = trouble;
	}
}

/** What SMTP says of an address that will never be right (RFC 3463, 3.2): no such mailbox, no such host, no such syntax, moved. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/** The answers to one mail, and not to all of them. */
const ONE_MAIL = /^(?:RCPT TO|DATA)$/;

/** Reads an error of nodemailer. */
export function readSmtpError(error: unknown): MailNotSent {
	if (error instanceof MailNotSent) return error;
	const code = textOf(error, 'responseCode') || textOf(error, 'code') || 'unknown';
	if (NO_SUCH_ADDRESS.test(textOf(error, 'response'))) return new MailNotSent('address', code);
	return new MailNotSent(ONE_MAIL.test(textOf(error, 'command')) ? 'message' : 'server', code);
}

function textOf(error: unknown, name: string): string {
	return error instanceof Error ? String(Reflect.get(error, name) ?? '') : '';
}
