import * as v from 'valibot';

/** Octets of an address, and of the part before the at sign (RFC 5321 4.5.3.1). */
const longest = 254;
const longestLocal = 64;
/** Characters that are looked at; names of domains get longer when they are written in ASCII. */
const longestTyped = 320;

/** A dot-atom of RFC 5322, as in the `email` input of HTML: ASCII alone, so no letter looks like another. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** What a URL would read as something else than a name is no part of one. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Two labels or more, the last one no number: neither `localhost` nor an IP address. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * The one form in which an e-mail is kept, looked up, counted and written to: lower case, its domain in punycode (A14). Undefined is
 * no address that mail could reach, or one with invisible, fullwidth or quoted characters. Spaces around it do not count.
 */
export function canonicalEmail(text: string): string | undefined {
	if (text.length > longestTyped) return undefined;
	const typed = text.replace(/^ +| +$/g, '');
	const at = typed.lastIndexOf('@');
	const local = typed.slice(0, Math.max(at, 0));
	const domain = canonicalDomain(typed.slice(at + 1));
	if (domain === undefined || local.length > longestLocal || !localPart.test(local)) return undefined;
	const canonical = `${local.toLowerCase()}@${domain}`;
	return canonical.length > longest ? undefined : canonical;
}

/** Browsers and the service have the same table of names, that of URLs (UTS #46). What they would fold away is refused here. */
function canonicalDomain(typed: string): string | undefined {
	if (!typedDomain.test(typed) || typed.normalize('NFKC') !== typed.normalize('NFC')) return undefined;
	const name = hostname(typed);
	return name !== undefined && domainName.test(name) ? name : undefined;
}

function hostname(typed: string): string | undefined {
	try {
		return new URL(`http://${typed}`).hostname;
	} catch {
		return undefined;
	}
}

/** A field for an e-mail, which is required (RULE-01, RULE-11). It gives what was typed. */
export const emailField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('required'),
	v.check((text) => canonicalEmail(text) !== undefined, 'email-invalid'),
);
