import { expect } from 'vitest';
import type { Browser, Page } from './browser.ts';
import type { Sdk } from './load-sdk.ts';

/** The SDK of a page, with its calls recorded; see `watchSdk`. */
export type WatchedSdk = {
	readonly Identity: Sdk;
	/** Expects that a method sends these requests and no others, such as `GET v1/gdpr/{id}`. Returns the result of the method. */
	sends<Given>(ask: () => Given | Promise<Given>, ...calls: readonly string[]): Promise<Given>;
};

/** Names of all methods of the SDK in the package. */
export function methodsOf(Identity: Sdk): string[] {
	return Object.keys(Identity).filter((name) => typeof Reflect.get(Identity, name) === 'function');
}

/** Records in `called` which methods of a page's SDK are called. */
export function watchSdk(browser: Browser, page: Page, called: Set<string>): WatchedSdk {
	const Identity = new Proxy(page.Identity, {
		get: (sdk, name) => {
			const member: unknown = Reflect.get(sdk, name);
			if (typeof member !== 'function') return member;
			return (...given: readonly unknown[]) => {
				called.add(String(name));
				return Reflect.apply(member, sdk, given);
			};
		},
	});
	return {
		Identity,
		sends: async (ask, ...calls) => {
			browser.sent.length = 0;
			const given = await ask();
			const asked = browser.sent.map(({ method, path }) => `${method} ${templateOf(path)}`);
			expect(asked, String(ask)).toEqual(calls);
			return given;
		},
	};
}

function templateOf(path: string): string {
	const { pathname } = new URL(path, 'http://any');
	return pathname
		.replace('/identity/public/', '')
		.replace(/[\w-]+\.[\w-]+\.[\w-]+/, '{token}')
		.replace(/[\w-]{43}/, '{nonce}')
		.replace(/(?<=\/)\d+$/, '{id}');
}
