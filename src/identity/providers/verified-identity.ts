import { canonicalEmail } from '../contract/email-address.ts';
import type { LoginType } from '../contract/profile.ts';
import { isNameOfOtherSystem, longestName } from '../contract/profile-rules.ts';

/** A person whose identity a provider has verified. Issuer and subject identify them, even when the email address changes (F02). */
export type VerifiedIdentity = {
	readonly type: Exclude<LoginType, 'Password'>;
	readonly issuer: string;
	readonly subject: string;
	/** The name of the provider that readers see. */
	readonly provider: string;
	readonly email: ProviderEmail | undefined;
	readonly firstName: string | undefined;
	readonly lastName: string | undefined;
	/** The token that must be revoked at the provider when the login is removed. */
	readonly revocable?: RevocableToken | undefined;
};

/** A token of a reader, and the id of the provider that gave it. */
export type RevocableToken = { readonly provider: string; readonly token: string };

/** An email address that a provider gave. */
export type ProviderEmail = {
	readonly typed: string;
	readonly canonical: string;
	/** The provider verified it, and we trust the provider for its domain: as good as a link in an email of ours (F03). */
	readonly isProven: boolean;
};

/** The claims of a provider about an email address. `domains` are those for which we trust it; `*` means all. */
export type EmailClaim = {
	readonly email?: string | undefined;
	readonly isVerified: boolean;
	readonly domains: readonly string[];
};

/** Converts the claims about an email address; undefined when it is missing or invalid. */
export function readEmailClaim({ email = '', isVerified, domains }: EmailClaim): ProviderEmail | undefined {
	const canonical = canonicalEmail(email);
	if (canonical === undefined) return undefined;
	const domain = canonical.slice(canonical.lastIndexOf('@') + 1);
	return { typed: email.trim(), canonical, isProven: isVerified && (domains.includes('*') || domains.includes(domain)) };
}

/** A name that fits a profile; undefined for another one, which the reader can enter later. */
export function readNameClaim(text: string | undefined): string | undefined {
	const name = text?.trim().normalize('NFC') ?? '';
	return name.length <= longestName && isNameOfOtherSystem(name) ? name : undefined;
}
