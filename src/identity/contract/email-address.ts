// How email addresses are checked, and the canonical form in which they are stored and looked up.
import * as v from 'valibot';

/** Longest address, and longest part before the at sign, in octets (RFC 5321, 4.5.3.1). */
const maxLength = 254;
const maxLocalLength = 64;
/** Longest input, in UTF-16 units. Domains get longer in punycode. */
const maxTypedLength = 320;

/** A dot-atom of RFC 5322, as in the `email` input of HTML. ASCII only, so no character looks like another. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Characters of a domain; everything that separates the parts of a URL is excluded. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Two labels or more, the last one not a number. This excludes `localhost` and IP addresses. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * The canonical form of an email address, in which it is stored, looked up and counted: lower case, with the domain in punycode (A14). Undefined for
 * addresses that no email can reach, and for invisible, fullwidth and quoted characters. Ignores spaces around the address.
 */
export function canonicalEmail(text: string): string | undefined {
	if (text.length > maxTypedLength) return undefined;
	const typed = text.replace(/^ +| +$/g, '');
	const at = typed.lastIndexOf('@');
	const local = typed.slice(0, Math.max(at, 0));
	const domain = canonicalDomain(typed.slice(at + 1));
	if (domain === undefined || local.length > maxLocalLength || !localPart.test(local)) return undefined;
	const canonical = `${local.toLowerCase()}@${domain}`;
	return canonical.length > maxLength ? undefined : canonical;
}

/** Converts a domain with the URL parser (UTS #46), which browsers and the service share. Refuses characters that it would fold. */
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

/** A required form field for an email (RULE-01, RULE-11). Its output is the trimmed input. */
export const emailField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('required'),
	v.check((text) => canonicalEmail(text) !== undefined, 'email-invalid'),
);
