import type { Browser } from '../browser.ts';
import type { TextStore } from './text-store.ts';

/** Longest value of a cookie, in characters (LIM-04). */
const maxLength = 4_000;
/** When lasting cookies expire (LIM-03). */
const expiry = 'Tue, 19 Jan 2038 03:14:07 GMT';

/**
 * Cookies of a domain in the format of the SDK (contract 3.3): the text as JSON, percent-encoded. With `lasts` they outlive the browser's
 * session. A text over `maxLength` is kept in memory as long as the page is open.
 */
export function cookieStore({ cookies, warn }: Browser, domain: string, lasts: boolean): TextStore {
	const memory = new Map<string, string>();
	const nameOf = (key: string) => encodeURIComponent(lasts ? key : `${key}.session`);
	const write = (key: string, value: string, age: string) => {
		cookies.cookie = `${nameOf(key)}=${value}; ${age}domain=${domain}; path=/`;
	};
	return {
		get: (key) => memory.get(key) ?? decoded(valueIn(cookies.cookie, nameOf(key))),
		set: (key, text) => {
			const value = encodeURIComponent(JSON.stringify(text));
			if (value.length > maxLength) {
				warn(`${key} is too long for a cookie: ${value.length} characters`);
				memory.set(key, text);
			} else {
				memory.delete(key);
				write(key, value, lasts ? `expires=${expiry}; ` : '');
			}
		},
		remove: (key) => {
			memory.delete(key);
			write(key, '', 'Max-Age=0; ');
		},
	};
}

function valueIn(cookies: string, name: string): string | undefined {
	const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
	return pair?.slice(name.length + 1);
}

function decoded(value: string | undefined): string | null {
	try {
		const text: unknown = JSON.parse(decodeURIComponent(value ?? ''));
		return typeof text === 'string' ? text : null;
	} catch {
		return null;
	}
}
