/** Why an email was not sent: `address`: the recipient is permanently invalid; `message`: the server refuses this email; `server`: the server fails for every email. */
export type MailTrouble = 'address' | 'message' | 'server';

/** The server did not accept an email. The error holds neither the address nor the server's words, which may repeat it (P05). */
export class MailNotSent extends Error {
	override readonly name = 'MailNotSent';
	readonly trouble: MailTrouble;

	/** `code` is nodemailer's or the server's, such as `ETIMEDOUT` or `451`. */
	constructor(trouble: MailTrouble, code: string) {
		super(`a mail was not accepted: ${trouble}, ${code}`);
		this.trouble = trouble;
	}
}

/** SMTP replies for an address that is permanently invalid (RFC 3463, 3.2): no such mailbox, no such host, bad syntax, moved. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/** SMTP commands whose failure concerns one email, not the server. */
const ONE_MAIL = /^(?:RCPT TO|DATA)$/;

/** Converts an error of nodemailer. */
export function readSmtpError(error: unknown): MailNotSent {
	if (error instanceof MailNotSent) return error;
	const code = textOf(error, 'responseCode') || textOf(error, 'code') || 'unknown';
	if (NO_SUCH_ADDRESS.test(textOf(error, 'response'))) return new MailNotSent('address', code);
	return new MailNotSent(ONE_MAIL.test(textOf(error, 'command')) ? 'message' : 'server', code);
}

function textOf(error: unknown, name: string): string {
	return error instanceof Error ? String(Reflect.get(error, name) ?? '') : '';
}
