// Schemas of the variables that hold sign-in settings as JSON.
import * as v from 'valibot';
import { Secret } from '../secret.ts';
import { byBrand, secret, text } from './values.ts';

const secretText = v.pipe(
	text,
	v.transform((value) => new Secret(value)),
);

/** An address that browsers are sent to: https, or this machine. */
const address = v.pipe(v.string(), v.check(isSafeAddress));
const issuer = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/));

/** An id that appears in paths of ours. */
const id = v.pipe(v.string(), v.regex(/^[\w.~:@-]{1,200}$/));

/** The key that signs our client secret for Apple; `privateKey` is the PEM text of the file from Apple. */
const appleKey = {
	clientId: id,
	teamId: text,
	keyId: text,
	privateKey: v.pipe(
		v.string(),
		v.startsWith('-----BEGIN PRIVATE KEY-----'),
		v.transform((pem) => new Secret(pem)),
	),
};

/** Sign in with Apple; `receiveUrl` is the page that receives the authorization code, `/ingresar/` by default. */
const appleSettings = v.strictObject({ ...appleKey, receiveUrl: v.optional(address) });
export type AppleSettings = v.InferOutput<typeof appleSettings>;

/** An OpenID Connect provider; `returnUrl` is the page that receives code and state, `/ingresar/` by default. */
const oidcSettings = v.variant('protocol', [
	v.strictObject({
		protocol: v.literal('Default'),
		issuer,
		/** The name that readers see; the host of the issuer by default. */
		name: v.optional(text),
		clientId: id,
		clientSecret: v.optional(secretText),
		returnUrl: v.optional(address),
		/** Domains whose addresses count as verified if the provider says so; `*` means all. */
		emailDomains: v.optional(v.array(v.pipe(text, v.toLowerCase())), []),
	}),
	v.strictObject({ protocol: v.literal('Apple'), ...appleKey, returnUrl: v.optional(address) }),
]);
export type OidcSettings = v.InferOutput<typeof oidcSettings>;

/** A site or app whose readers sign in here. Without a secret it is a public client (RFC 6749, 2.1). */
const clientSettings = v.strictObject({
	clientId: id,
	name: text,
	secret: v.optional(secret),
	redirectUris: v.pipe(v.array(v.pipe(v.string(), v.check(isRedirectUri))), v.minLength(1)),
});
export type ClientSettings = v.InferOutput<typeof clientSettings>;

export const appleByBrand = byBrand(appleSettings);
export const oidcByBrand = byBrand(v.array(oidcSettings));
export const clientsByBrand = byBrand(v.array(clientSettings));

function isSafeAddress(value: string): boolean {
	const url = URL.parse(value);
	const isHere = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
	return url !== null && url.hash === '' && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere));
}

/** Apps may use schemes of their own (RFC 8252, 7.1). */
function isRedirectUri(value: string): boolean {
	return isSafeAddress(value) || /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\/[^\s#]*$/i.test(value);
}
