// The types of every captcha, whichever provider makes it.
import type { Clock } from '../clock.ts';
import type { CaptchaSettings } from '../config/captcha-settings.ts';
import type { Keys } from '../crypto.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { OutboundHttp } from '../outbound-http.ts';
import type { Challenge, Rounds } from './proof-of-work.ts';

/** The form, page and client for which a token must have been made. */
export type TokenPurpose = {
	/** The form, such as `signIn`; the services call it `action`. */
	readonly form: string;
	/** Host of the page with the form. */
	readonly hostname: string;
	readonly ip?: string | undefined;
};

/** The data with which a form shows the captcha. */
export type CaptchaDisplay = {
	readonly provider: CaptchaSettings['provider'];
	/** Empty for ALTCHA. */
	readonly siteKey: string;
	/** Address of the script that browsers need; empty for ALTCHA. */
	readonly script: string;
};

/** A captcha: what forms show, and what verifies its tokens. */
export type Captcha = {
	/** Changes to `altcha` while the service is down, if the settings say so. */
	readonly widget: CaptchaDisplay;
	/** Whether the token is valid: made for this form and page, a few minutes old at most, and used for the first time. Never throws. */
	verify(token: string, purpose: TokenPurpose): Promise<boolean>;
	/** A challenge for ALTCHA's widget, valid for ten minutes. Its solution, as base64 of JSON, is the token. */
	challenge(): Promise<Challenge>;
};

/** The dependencies of every captcha. */
export type CaptchaDeps = {
	/** Signs challenges; the same in all processes. */
	readonly key: Keys;
	/** Remembers used solutions. */
	readonly limits: Limits;
	readonly outboundHttp: OutboundHttp;
	readonly clock: Clock;
	readonly log: Log;
	/** The work of a challenge of ours; by default it takes a laptop 0.2 s to 1 s. */
	readonly rounds?: Rounds;
};
