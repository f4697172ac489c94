import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../tools/chromium-flags.ts';
import { chromiumPath } from '../../../tools/debian-programs.ts';

/** Opens the browser that CHROMIUM names, or that of the system. Names below `.localhost` are this machine. Throws when there is none. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
	// No spare process for the next page: starting it costs a tenth of what a page costs.
	const args = [...chromiumFlags, '--renderer-process-limit=1', ...flags];
	const executablePath = chromiumPath();
	if (executablePath === undefined) throw new Error('There is no Chromium; type: sudo apt-get install --yes chromium-headless-shell');
	return chromium.launch({ executablePath, args });
}

/** Flags of a browser that loads no pictures, for tests where they don't matter: they cost more than the rest of a page. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** What a page did that it should not do: console errors, requests to other hosts, and responses with a status of 400 or more. */
export type Complaints = { readonly console: string[]; readonly foreign: string[]; readonly failed: string[] };

/** Lists the complaints of a page from now on. */
export function listenTo(page: Page): Complaints {
	const complaints: Complaints = { console: [], foreign: [], failed: [] };
	page.on('console', (message) => message.type() === 'error' && complaints.console.push(message.text()));
	page.on('pageerror', (error) => complaints.console.push(error.message));
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url());
		if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) complaints.foreign.push(request.url());
	});
	page.on('response', (response) => response.status() >= 400 && complaints.failed.push(`${response.status()} ${response.url()}`));
	return complaints;
}
