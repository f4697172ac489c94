import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumFlags } from '../../../tools/chromium-flags.ts';
import { chromiumPath } from '../../../tools/debian-programs.ts';

/** A browser that can be killed, as by a power failure. When it is opened again, it still has what it had stored. */
export type KillableBrowser = {
	open(): Promise<BrowserContext>;
	/** Ends all of its processes with SIGKILL. */
	kill(): Promise<void>;
	/** Kills it and removes what it stored. */
	remove(): Promise<void>;
};

export async function killableBrowser(): Promise<KillableBrowser> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-browser-'));
	let kill = async (): Promise<void> => {};
	return {
		open: async () => {
			const started = await start(folder);
			kill = started.kill;
			return started.context;
		},
		kill: () => kill(),
		remove: async () => {
			await kill();
			await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
		},
	};
}

async function start(folder: string): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
	const flags = [...chromiumFlags, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
	// The browser gets a process group of its own, so that its renderers die with it.
	const child = spawn(chromiumPath() ?? 'chromium', flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
	const ended = once(child, 'exit');
	const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
	const [context] = browser.contexts();
	if (!context) throw new Error('the browser has no context');
	return {
		context,
		kill: async () => {
			if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
			await ended;
		},
	};
}

/** The address of its DevTools protocol, which the browser prints. */
async function addressIn(stream: NodeJS.ReadableStream): Promise<string> {
	let text = '';
	for await (const chunk of stream) {
		text += String(chunk);
		const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
		if (address !== undefined) return address;
	}
	throw new Error(`the browser did not start:\n${text}`);
}
