// Who wrote, without their email addresses.
import { slugOf } from '../../ans/text/clean-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { WxrAuthor } from './read-site.ts';

/** Some sign in with their email address, and some never chose another name. */
const beforeAt = (text: string): string => text.split('@')[0] ?? '';

export const authorSlug = (login: string): string => slugOf(beforeAt(login));

export const byline = ({ login, name }: Pick<WxrAuthor, 'login' | 'name'>): string =>
	plainText(/\S@\S/.test(name) ? beforeAt(name) : name) || authorSlug(login);

/** The last part of the address that WordPress gave to the page of an author. */
export const formerAuthorSlug = (login: string): string =>
	login
		.toLowerCase()
		.replaceAll('.', '-')
		.replace(/[^a-z0-9 _-]/g, '')
		.trim()
		.replace(/[\s-]+/g, '-');
