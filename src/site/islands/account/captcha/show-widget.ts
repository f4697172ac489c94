import * as v from 'valibot';
import { type Client, LocalError } from '#identity-client';

/** A service's captcha in the page. */
export type CaptchaWidget = {
	/** What the reader's passing it gave; undefined until she did. */
	answer(): string | undefined;
	/** Asks once more: an answer is good once. */
	reset(): void;
};

export type WidgetPlace = {
	readonly element: HTMLElement;
	readonly provider: 'recaptcha' | 'turnstile';
	/** Address of its script. */
	readonly script: string;
	readonly siteKey: string;
	/** The form, by the name that the service gives back (B04). */
	readonly action: string;
};

/** Names that the scripts leave in the page. */
const names = { recaptcha: 'grecaptcha', turnstile: 'turnstile' } as const;
const library = v.object({ render: v.function(), getResponse: v.function(), reset: v.function() });
/** reCAPTCHA's script brings another one, and tells when that is there. */
const waiting = v.object({ ready: v.function() });

/** Shows the captcha of a service; its script comes with the first one (LOC-03). Both services have the same three functions. */
export async function showWidget(client: Client, { element, provider, script, siteKey, action }: WidgetPlace): Promise<CaptchaWidget> {
	const { render, getResponse, reset } = await loadLibrary(client, provider, script);
	element.replaceChildren();
	const look = provider === 'turnstile' ? { action, language: 'es', size: 'flexible' } : {};
	const widget: unknown = render(element, { sitekey: siteKey, ...look });
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
