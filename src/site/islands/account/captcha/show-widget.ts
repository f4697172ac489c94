import * as v from 'valibot';
import { type Client, LocalError } from '#identity-client';

/** A third party's captcha in the page. */
export type CaptchaWidget = {
	/** The token of a solved captcha; undefined until it is solved. */
	answer(): string | undefined;
	/** Shows a new captcha, because a token is valid once. */
	reset(): void;
};

export type WidgetPlace = {
	readonly element: HTMLElement;
	readonly provider: 'recaptcha' | 'turnstile';
	/** Address of its script. */
	readonly script: string;
	readonly siteKey: string;
	/** The form's name, which the third party returns when the token is verified (B04). */
	readonly action: string;
};

/** Globals of the scripts. */
const names = { recaptcha: 'grecaptcha', turnstile: 'turnstile' } as const;
const library = v.object({ render: v.function(), getResponse: v.function(), reset: v.function() });
/** reCAPTCHA's script loads another one, and calls back when that is loaded. */
const waiting = v.object({ ready: v.function() });

/** Shows the captcha of a third party, and loads its script first (LOC-03). Both providers have the same three functions. */
export async function showWidget(client: Client, { element, provider, script, siteKey, action }: WidgetPlace): Promise<CaptchaWidget> {
	const { render, getResponse, reset } = await loadLibrary(client, provider, script);
	element.replaceChildren();
	const options = provider === 'turnstile' ? { action, language: 'es', size: 'flexible' } : {};
	const widget: unknown = render(element, { sitekey: siteKey, ...options });
	return {
		answer: () => String(getResponse(widget) ?? '') || undefined,
		reset: () => void reset(widget),
	};
}

async function loadLibrary({ browser }: Client, provider: WidgetPlace['provider'], script: string) {
	const name = names[provider];
	if (!v.is(library, browser.library(name))) await browser.load(`${script}?render=explicit&hl=es-419`);
	const early = browser.library(name);
	if (provider === 'recaptcha' && v.is(waiting, early)) await new Promise((ready) => early.ready(ready));
	const loaded = browser.library(name);
	if (!v.is(library, loaded)) throw new LocalError(`${name} is not loaded`);
	return loaded;
}
