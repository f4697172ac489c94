import { canonicalEmail } from '../contract/email.ts';
import type { LoginType } from '../contract/profile.ts';
import { isName } from '../contract/profile-rules.ts';

/** Somebody of whom a provider says who she is. She is known by issuer and subject, whatever her e-mail becomes (F02). */
export type VerifiedIdentity = {
	readonly type: Exclude<LoginType, 'Password'>;
	readonly issuer: string;
	readonly subject: string;
	/** Name of the provider, for readers. */
	readonly provider: string;
	readonly email: ProviderEmail | undefined;
	readonly firstName: string | undefined;
	readonly lastName: string | undefined;
	/** What the provider wants back when the reader leaves. */
	readonly revocable?: RevocableToken | undefined;
};

/** A token of a reader, and the id of the provider that gave it. */
export type RevocableToken = { readonly provider: string; readonly token: string };

export type ProviderEmail = {
	readonly typed: string;
	readonly canonical: string;
	/** Verified by a provider that we believe for its domain: as good as a link in a letter of ours (F03). */
	readonly isProven: boolean;
};

/** What a provider says of an e-mail; `domains` are those for which it is believed, `*` for all. */
export type EmailClaim = {
	readonly email?: string | undefined;
	readonly isVerified: boolean;
	readonly domains: readonly string[];
};

/** An e-mail that no mail could reach is as good as none. */
export function readEmailClaim({ email = '', isVerified, domains }: EmailClaim): ProviderEmail | undefined {
	const canonical = canonicalEmail(email);
	if (canonical === undefined) return undefined;
	const domain = canonical.slice(canonical.lastIndexOf('@') + 1);
	return { typed: email.trim(), canonical, isProven: isVerified && (domains.includes('*') || domains.includes(domain)) };
}

/** A name as our own forms take it; another one is left out, and the reader may write it herself. */
export function readNameClaim(text: string | undefined): string | undefined {
	const name = text?.trim().normalize('NFC') ?? '';
	return name.length <= 100 && isName(name) ? name : undefined;
}
