import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Sdk } from './load-sdk.ts';

declare global {
	interface Window {
		/** Set by the script of the package. */
		readonly Identity: Sdk;
		/** Messages and events that the page received since it was loaded, the oldest first. */
		readonly heard: unknown[];
	}
}

/** A page of every brand that loads nothing else, so that all requests come from the SDK. */
export const sdkPath = '/docs/';

// The SDK on a site without a bundler, and what such a site adds.
const script = `${readFileSync(createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity/lib-umd/sdk-identity.min.js'), 'utf8')}
heard = [];
addEventListener('message', ({ data }) => heard.push(data));
addEventListener('ArcSDK.logout', ({ type }) => heard.push(type));
Identity.options({ apiOrigin: location.origin });`;

/** A new browser context with the SDK in every page. The SDK calls the service on the origin of the page. */
export async function browserWithSdk(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ bypassCSP: true });
	await context.addInitScript({ content: script });
	return context;
}

/** How a provider sends a reader back. */
export type ProvidersReturn = { readonly method: 'get' | 'post'; readonly to: string; readonly fields: Readonly<Record<string, string>> };

/** Serves a provider's page to a browser. It sends the reader back with what `answer` returns for the address of the request. */
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

/** Clicks the button of the provider's page and waits for the page after the redirect. Returns the messages of that page. */
export async function goOnAtProvider(page: Page): Promise<URLSearchParams> {
	await page.getByRole('button', { name: 'Seguir' }).click();
	await page.waitForURL(({ pathname }) => pathname === sdkPath);
	return new URL(page.url()).searchParams;
}
