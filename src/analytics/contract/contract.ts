// The events that pages send and the collector counts (ANA).
import * as v from 'valibot';

/** Path of the collector: `POST` of one event as JSON. */
export const collectorPath = '/_site/events';

/** Path of the picture at the end of a story that counts its reads: `GET` with the story's `id`. */
export const readsPath = '/_site/reads';

const linkPlace = v.picklist(['header', 'menu', 'footer']);
/** Parts of a page whose links are tracked (ANA-01). */
export type LinkPlace = v.InferOutput<typeof linkPlace>;

const loginMethod = v.picklist(['password', 'google', 'facebook', 'apple', 'oidc', 'other']);
const loginError = v.picklist([
	'Authentication failed',
	'Captcha token invalid',
	'Email Address is not verified',
	'Account is disabled',
	'Too many attempts',
	'other',
]);

const vital = ['lcp', 'inp', 'cls'] as const;
const rating = ['good', 'needs-improvement', 'poor'] as const;
/** A Core Web Vital with its rating, such as `lcp good`, by the limits of web.dev/articles/vitals. */
const ratedVital = v.picklist(vital.flatMap((name) => rating.map((word) => `${name} ${word}` as const)));

/**
 * Every event with its fields. Pages push events to `dataLayer`, and the collector counts them. A field is a word of a short list, never
 * what readers typed or where they were, so it cannot hold personal data (P06).
 */
export const measuredEvent = v.variant('event', [
	v.strictObject({ event: v.literal('link-click'), place: linkPlace }),
	v.strictObject({ event: v.literal('search-click') }),
	v.strictObject({ event: v.literal('form_interaction'), form_name: v.picklist(['registrarme']) }),
	v.strictObject({ event: v.literal('authentication'), method: loginMethod }),
	v.strictObject({ event: v.literal('logout') }),
	v.strictObject({ event: v.literal('user-error'), message: loginError }),
	v.strictObject({ event: v.literal('page-speed'), vital: ratedVital }),
]);
export type MeasuredEvent = v.InferOutput<typeof measuredEvent>;

/** How a reader signed in (ANA-04), from the grant type of the sign-in; `other` for unknown ones. */
export const loginMethodOf = (grant: string) => v.parse(v.fallback(loginMethod, 'other'), grant.toLowerCase());

/** Why a sign-in failed (ANA-06): the message of the identity service, or `other`. */
export const loginErrorOf = (message: unknown) => v.parse(v.fallback(loginError, 'other'), message);

/** Page views that were measured, and those of them that were good. */
export type VitalCount = { readonly good: number; readonly total: number };

/**
 * How fast pages were for readers: page views whose main part showed within 2.5 s (LCP), that answered within 200 ms (INP), and whose parts
 * stayed where they were (CLS at most 0.1).
 */
export type PageSpeed = { readonly shows: VitalCount; readonly answers: VitalCount; readonly stays: VitalCount };

/** The share, from 0 to 1, of the minutes since `since` in which the program served; four weeks at most. */
export type Uptime = { readonly since: Date; readonly share: number };

/** The public figures of a site; `uptime` is undefined in its first minute. */
export type SiteFigures = { readonly speed: PageSpeed; readonly uptime: Uptime | undefined };
