import { createHash } from 'node:crypto';
import type { OutboundHttp } from '#platform/outbound-http';

/** Whether a password is in a list of breached passwords. Throws when the list does not answer in time. */
export type IsBreached = (password: string) => Promise<boolean>;

const limits = { timeLimitMs: 1_000, maxBytes: 500_000 };
/** Hexadecimal digits of the SHA-1 that are sent. Hundreds of passwords share them, so the list learns none of them (k-anonymity). */
const prefixLength = 5;

/** Asks a list with the range API of Have I Been Pwned. The prefix of the hash is appended to `address`. */
export function breachList(address: URL, outboundHttp: Pick<OutboundHttp, 'only'>): IsBreached {
	const fetch = outboundHttp.only(new Set([address.host]), limits);
	return async (password) => {
		const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
		const answer = await fetch(new URL(digest.slice(0, prefixLength), address), { headers: { 'add-padding': 'true' } });
		if (!answer.ok) throw new Error(`the list of breached passwords at ${address.host} answered with status ${answer.status}`);
		return isListed(await answer.text(), digest.slice(prefixLength));
	};
}

/** Lines are `SUFFIX:COUNT`. Lines that only pad the answer have the count 0. */
function isListed(lines: string, suffix: string): boolean {
	return lines.split(/\r?\n/).some((line) => line.startsWith(`${suffix}:`) && Number(line.slice(suffix.length + 1)) > 0);
}
