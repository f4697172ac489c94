// The events that pages send and the collector counts (ANA).
import * as v from 'valibot';

/** Path of the collector: `POST` of one event as JSON. */
export const collectorPath = '/_site/events';

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
]);
export type MeasuredEvent = v.InferOutput<typeof measuredEvent>;

/** How a reader signed in (ANA-04), from the grant type of the sign-in; `other` for unknown ones. */
export const loginMethodOf = (grant: string) => v.parse(v.fallback(loginMethod, 'other'), grant.toLowerCase());

/** Why a sign-in failed (ANA-06): the message of the identity service, or `other`. */
export const loginErrorOf = (message: unknown) => v.parse(v.fallback(loginError, 'other'), message);
