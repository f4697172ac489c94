import { expect, it } from 'vitest';
import { repairAuthor } from './author.ts';

const place = { key: 'by', version: '0.10.9' };

it('a biography in `description` moves to `bio`', () => {
	expect(repairAuthor({ type: 'author', name: 'Ana', description: 'Cronista' }, place)).toEqual({
		type: 'author',
		name: 'Ana',
		bio: 'Cronista',
	});
	expect(repairAuthor({ type: 'author', name: 'Ana', bio: 'Editora', description: 'Cronista' }, place)).toMatchObject({ bio: 'Editora' });
});

it('links of both spellings become one list', () => {
	const links = {
		social_links: [{ site: 'x', url: 'https://x.com/a' }],
		socialLinks: [{ site: 'fb', url: 'https://fb.test/a', extra: 1 }, {}],
	};
	expect(repairAuthor({ type: 'author', ...links }, place)).toEqual({
		type: 'author',
		social_links: [
			{ site: 'x', url: 'https://x.com/a' },
			{ site: 'fb', url: 'https://fb.test/a' },
		],
	});
});

it('a portrait without a type becomes an image', () => {
	expect(repairAuthor({ type: 'author', image: { url: '/a.jpg' } }, place)).toMatchObject({
		image: { type: 'image', version: '0.10.12', url: '/a.jpg' },
	});
});

it('other objects are not changed', () => {
	const image = { type: 'image', description: 'x' };
	expect(repairAuthor(image, place)).toBe(image);
});
