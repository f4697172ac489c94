import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { mailAddress } from './mail-address.ts';
import { MailNotSent } from './mail-not-sent.ts';
import type { Mail } from './mailer.ts';

/**
 * Converts an email to nodemailer's form. The recipient is passed as an object, never as a text that could be parsed as a list
 * (CVE-2023-7028). Throws `MailNotSent` for an address that is not plain (R06).
 */
export function nodemailerMessage({ id, from, to, subject, text, html, unsubscribeUrl }: Mail): SendMailOptions {
	for (const address of [to, from.address]) if (!v.is(mailAddress, address)) throw new MailNotSent('address', 'EADDRESS');
	return {
		from,
		to: { name: '', address: to },
		subject,
		text,
		html,
		// Each attempt sends the same id, so that mail programs show an email that was sent twice only once.
		messageId: `<${id}@${from.address.split('@')[1]}>`,
		// Prevents automatic replies such as absence notices (RFC 3834, 5).
		headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** Lets mail programs offer a button that ends a subscription with one request (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
