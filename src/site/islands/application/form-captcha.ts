import { type Client, readConfig } from '#identity-client';
import { type CaptchaWidget, showWidget } from '../account/captcha/show-widget.ts';
import { solveAltcha } from '../account/captcha/solve-altcha.ts';

/** The captcha of an open call's form, where the service asks for one: our own proof of work, or a third party's. */
export class FormCaptcha {
	readonly #client: Client;
	readonly #place: HTMLElement;
	#widget: CaptchaWidget | undefined;

	constructor(client: Client, place: HTMLElement) {
		this.#client = client;
		this.#place = place;
	}

	/** Shows the box of a captcha service, if the form needs one. `isAnew` after a refusal: the service may ask for a captcha only since then. */
	async show(isAnew = false): Promise<void> {
		const config = await readConfig(this.#client, isAnew).catch(() => undefined);
		if (!config?.magicLinkRecaptcha || config.captchaProvider === 'altcha') return;
		if (this.#widget) return this.#widget.reset();
		const { captchaProvider: provider, captchaScript: script, recaptchaSiteKey: siteKey } = config;
		this.#widget = await showWidget(this.#client, { element: this.#place, provider, script, siteKey, action: 'oneTimeLink' });
	}

	/** The token to send with the form; undefined where it needs none. */
	async token(): Promise<string | undefined> {
		const config = await readConfig(this.#client);
		if (!config.magicLinkRecaptcha) return undefined;
		return config.captchaProvider === 'altcha' ? solveAltcha(this.#client) : this.#widget?.answer();
	}
}
