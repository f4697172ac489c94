import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../tools/chromium-flags.ts';

/** Opens the system's browser; names below `.localhost` are this machine. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...chromiumFlags, ...flags] });
}

/** A flag for tests in which images do not matter: they cost more than everything else on a page. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** Errors of a page, by kind. */
export type Complaints = { readonly console: string[]; readonly foreign: string[]; readonly failed: string[] };

/** Listens to a page: console errors, requests to other hosts, answers of 400 and over. */
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
