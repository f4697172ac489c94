// Schemas of bodies and answers that several calls use.
import * as v from 'valibot';
import { keptLists, keptTitleLength } from './kept-lists.ts';
import { text } from './text.ts';

/** The token of a captcha, where the form has one (RULE-18). */
const recaptchaToken = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10_000))));
const credential = v.pipe(v.string(), v.maxLength(5_000));
const userName = text(1_000);
const email = userName;

/** The SDK puts a nonce into the path without encoding it (contract 1.1). */
export const nonceInPath = v.object({ nonce: v.pipe(v.string(), v.maxLength(200)) });

/** Body of `POST auth/login`: a password (API-07), or the token that a provider gave the browser (API-08). */
export const signIn = v.variant('grantType', [
	v.object({
		grantType: v.literal('password'),
		userName,
		credentials: credential,
		rememberMe: v.optional(v.nullable(v.boolean())),
		recaptchaToken,
	}),
	v.object({ grantType: v.picklist(['google', 'facebook', 'apple']), userName: v.optional(v.string()), credentials: credential }),
]);
type SignIn = v.InferOutput<typeof signIn>;
/** A sign-in with a password. */
export type PasswordSignIn = Extract<SignIn, { grantType: 'password' }>;
/**
 * A sign-in with the token of a provider; for Apple it is the return code: the one-time code with which the browser finishes the sign-in.
 */
export type ProviderSignIn = Exclude<SignIn, PasswordSignIn>;

/** `POST auth/token`. */
export const refresh = v.object({ grantType: v.literal('refresh-token'), token: v.pipe(v.string(), v.maxLength(4_000)) });

/** The answer to a sign-in or a refresh, which browsers store as the session (ENT-01). Both tokens are JWTs; `expiresIn` is in seconds. */
export const tokenResponse = v.object({
	uuid: v.string(),
	accessToken: v.string(),
	refreshToken: v.string(),
	expiresIn: v.optional(v.number()),
	impersonator: v.optional(v.string()),
	existingSocialLogin: v.optional(v.boolean()),
});
export type TokenResponse = v.InferOutput<typeof tokenResponse>;

/** The slug of a newsletter. */
const newsletterId = v.pipe(v.string(), v.maxLength(60));
/** What a reader asks for at once; the links of emails would be too long with more. */
export const newsletterIds = v.pipe(v.array(newsletterId), v.maxLength(20));
/** Newsletters that a reader chooses or ends; a brand has fewer. */
export const chosenNewsletterIds = v.pipe(v.array(newsletterId), v.maxLength(200));
/** A newsletter, with its title for readers. */
export const newsletterName = v.object({ id: v.string(), title: v.string() });
/** The token in the link of an email that unsubscribes, or that withdraws an application. */
export const linkToken = v.pipe(v.string(), v.maxLength(4_000));
/** The newsletters that an unsubscribe link ends, whether the address still gets any of them, and which others of the brand it gets. */
export const subscriptionsOfLink = v.object({
	newsletters: v.array(newsletterName),
	areActive: v.boolean(),
	others: v.array(newsletterName),
});

/** An open call, with its title for readers. */
export const openCallName = v.object({ slug: v.string(), title: v.string() });
/** What the link that withdraws an application is about, and whether something of it is kept. */
export const applicationOfLink = v.object({ openCall: openCallName, isKept: v.boolean() });

/** A list of what a reader keeps. */
export const keptList = v.picklist(keptLists);
const keptKey = v.pipe(text(512), v.minLength(1));
/** When something was kept or removed, in ms since 1970. A future time counts as now. */
const keptAt = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
/** A path on the site of the brand; two slashes would lead to another one. */
const pathOnSite = v.pipe(text(1_000), v.regex(/^\/(?![/\\])[^\s\\]*$/));
/** What a reader keeps; see `KeptEntry`. */
export const keptEntry = v.object({
	list: keptList,
	key: keptKey,
	path: pathOnSite,
	title: v.pipe(text(keptTitleLength), v.minLength(1)),
	at: keptAt,
});
/** An entry to remove from a list; `at` is when the reader removed it. */
export const removedEntry = v.object({ list: keptList, key: keptKey, at: keptAt });

/** A request for an email, by the address. */
export const emailRequest = v.object({ email, recaptchaToken });
/** `PUT password`. */
export const passwordChange = v.object({ oldPassword: credential, newPassword: credential });
/** `POST password/reset`: a request for an email, by user name. */
export const resetRequest = v.object({ userName, recaptchaToken });
/** `PUT password/reset/:nonce`. */
export const newPassword = v.object({ newPassword: credential });
/** User name and password of a sign-up. */
export const newAccount = v.object({ userName, credentials: credential, grantType: v.optional(v.literal('password')) });

/** Answers without content, in the two forms of the contract. */
export const success = v.object({ success: v.literal(true) });
export const valid = v.object({ valid: v.literal(true) });

/** A challenge for the ALTCHA widget (altcha.org); `expiresAt` is in seconds since 1970. */
export const captchaChallenge = v.object({
	parameters: v.object({
		algorithm: v.string(),
		nonce: v.string(),
		salt: v.string(),
		cost: v.number(),
		keyLength: v.number(),
		keyPrefix: v.string(),
		keySignature: v.string(),
		expiresAt: v.number(),
	}),
	signature: v.string(),
});

/** The settings that browsers need (ENT-13 to ENT-15, contract 4.1). */
export const config = v.object({
	signinRecaptcha: v.boolean(),
	signupRecaptcha: v.boolean(),
	magicLinkRecaptcha: v.boolean(),
	resetPasswordRecaptcha: v.boolean(),
	captchaProvider: v.picklist(['altcha', 'recaptcha', 'turnstile']),
	recaptchaSiteKey: v.string(),
	/** URL of the captcha's script; empty for our own captcha. */
	captchaScript: v.string(),
	googleClientId: v.string(),
	/** URL of the script of Google's button. */
	googleScript: v.string(),
	facebookAppId: v.string(),
	/** URL of Facebook's script, in the language of the browser. */
	facebookScript: v.string(),
	disqus: v.object({ enabled: v.boolean(), publicKey: v.string() }),
	teamId: v.nullable(v.string()),
	keyId: v.nullable(v.string()),
	urlToReceiveAuthToken: v.nullable(v.string()),
	oidcClients: v.array(v.object({ clientId: v.string(), protocol: v.string() })),
	orgTenants: v.array(v.object({ name: v.string(), orgHeader: v.string(), siteHeader: v.string(), domain: v.string() })),
	pwMinLength: v.number(),
	pwMaxLength: v.number(),
	pwSpecialCharacters: v.number(),
	pwUppercase: v.number(),
	pwLowercase: v.number(),
	pwPwNumbers: v.number(),
	pwNumbers: v.number(),
});
export type IdentityConfig = v.InferOutput<typeof config>;

/** An open session in the reader's list (T12). Times in ms. */
export const sessionOfReader = v.object({
	id: v.string(),
	device: v.string(),
	network: v.nullable(v.string()),
	signedInOn: v.number(),
	seenOn: v.number(),
	current: v.boolean(),
});

/** A report, a copy of the reader's data that can be downloaded (ENT-16). Times in ms. */
export const reportInList = v.object({ id: v.number(), ready: v.boolean(), requestDate: v.number(), availableUntil: v.number() });
/** A report: `data` is the reader's data, JSON as text (API-32). */
export const report = v.object({
	asOfDate: v.string(),
	data: v.string(),
	displayName: v.nullable(v.string()),
	email: v.nullable(v.string()),
	firstName: v.nullable(v.string()),
	lastName: v.nullable(v.string()),
	secondLastName: v.nullable(v.string()),
});
