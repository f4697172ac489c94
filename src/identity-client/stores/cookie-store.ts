import type { Browser } from '../browser.ts';
import type { TextStore } from './text-store.ts';

/** Characters of a cookie's value at most (LIM-04). */
const longest = 4_000;
/** When cookies that last end (LIM-03). */
const end = 'Tue, 19 Jan 2038 03:14:07 GMT';

/** Cookies as the SDK writes them (contract 3.3): JSON twice, once around the text. Those of a session end with the browser. */
export function cookieStore({ cookies, warn }: Browser, domain: string, lasts: boolean): TextStore {
	const memory = new Map<string, string>();
	const nameOf = (key: string) => encodeURIComponent(lasts ? key : `${key}.session`);
	const write = (key: string, value: string, age: string) => {
		cookies.cookie = `${nameOf(key)}=${value}; ${age}domain=${domain}; path=/`;
	};
	return {
		get: (key) => memory.get(key) ?? unwrapped(valueIn(cookies.cookie, nameOf(key))),
		set: (key, text) => {
			const value = encodeURIComponent(JSON.stringify(text));
			if (value.length > longest) {
				warn(`${key} is not kept in a cookie: ${value.length} characters are more than ${longest}`);
				memory.set(key, text);
			} else {
				memory.delete(key);
				write(key, value, lasts ? `expires=${end}; ` : '');
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

function unwrapped(value: string | undefined): string | null {
	try {
		const text: unknown = JSON.parse(decodeURIComponent(value ?? ''));
		return typeof text === 'string' ? text : null;
	} catch {
		return null;
	}
}
