import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Sdk } from './load-sdk.ts';

declare global {
	interface Window {
		/** Left there by the script of the package. */
		readonly Identity: Sdk;
		/** What the page was told with messages and events since it was loaded, the oldest first. */
		readonly heard: unknown[];
	}
}

/** A page that every brand has and that loads nothing, so that it is the SDK alone that asks. */
export const sdkPath = '/docs/';

// As a site has it that knows no bundler, and what such a site adds to it.
const script = `${readFileSync(createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity/lib-umd/sdk-identity.min.js'), 'utf8')}
heard = [];
addEventListener('message', ({ data }) => heard.push(data));
addEventListener('ArcSDK.logout', ({ type }) => heard.push(type));
Identity.options({ apiOrigin: location.origin });`;

/** A browser that knows nothing yet, with the SDK in every page; it calls the service of the page's own site. */
export async function browserWithSdk(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ bypassCSP: true });
	await context.addInitScript({ content: script });
	return context;
}

/** How a provider sends a reader back. */
export type ProvidersReturn = { readonly method: 'get' | 'post'; readonly to: string; readonly fields: Readonly<Record<string, string>> };

/** Lets a browser meet a provider: its page sends the reader back with what `answer` makes of the address that she came by. */
export async function withProviderPages(
	browser: BrowserContext,
	origin: string,
	answer: (address: string) => ProvidersReturn,
): Promise<void> {
	await browser.route(
		(url) => url.origin === origin,
		(route) => {
			const { method, to, fields } = answer(route.request().url());
			const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value='${value}'>`);
			const form = `<form method="${method}" action="${to}">${inputs.join('')}<button>Seguir</button></form>`;
			return route.fulfill({ body: `<!doctype html><title>Proveedor</title>${form}`, contentType: 'text/html' });
		},
	);
}

/** Presses the one button of the provider's page, and waits for the page that she comes back to; gives what that was told. */
export async function goOnAtProvider(page: Page): Promise<URLSearchParams> {
	await page.getByRole('button', { name: 'Seguir' }).click();
	await page.waitForURL(({ pathname }) => pathname === sdkPath);
	return new URL(page.url()).searchParams;
}
