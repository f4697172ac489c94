import { createHash } from 'node:crypto';
import type { OutboundHttp } from '#platform/outbound-http';

/** Whether a password was found in breaches of other sites. Throws when the list does not answer in time. */
export type IsBreached = (password: string) => Promise<boolean>;

const limits = { timeLimitMs: 1_000, maxBytes: 500_000 };
/** Hexadecimal digits of the SHA-1 that are told: hundreds of passwords share them, so the list learns of none (k-anonymity). */
const told = 5;

/** A list with the range API of Have I Been Pwned; the address is what the digits are added to. */
export function breachList(address: URL, outboundHttp: Pick<OutboundHttp, 'only'>): IsBreached {
	const fetch = outboundHttp.only(new Set([address.host]), limits);
	return async (password) => {
		const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
		const answer = await fetch(new URL(digest.slice(0, told), address), { headers: { 'add-padding': 'true' } });
		if (!answer.ok) throw new Error(`the list of breached passwords answers ${answer.status}`);
		return isListed(await answer.text(), digest.slice(told));
	};
}

/** Lines are `SUFFIX:COUNT`; those that only pad the answer have a count of 0. */
function isListed(lines: string, suffix: string): boolean {
	return lines.split(/\r?\n/).some((line) => line.startsWith(`${suffix}:`) && Number(line.slice(suffix.length + 1)) > 0);
}
