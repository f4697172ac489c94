import { isObject } from './type-in.ts';

type Json = { readonly [key: string]: unknown };

/** What a document is called: its title, name or headline, or the address of a redirect. */
export function titleIn({ title, name, headlines, canonical_url: path }: Json): string | undefined {
	const headline = isObject(headlines) ? headlines.basic : undefined;
	return [title, name, headline, path].filter((one) => typeof one === 'string').find((one) => one.trim() !== '');
}
