import { expect, it } from 'vitest';
import { isKnownVersion, repairAuthor, repairImage, repairSection, repairVersion } from './repair-parts.ts';

const section = { type: 'section', version: '0.10.12', name: 'Deportes' };

it('the key of the site service and an empty description are removed', () => {
	expect(
		repairSection({ ...section, _website_section_id: 'tn./deportes', description: null }, { key: 'sections', version: '0.10.9' }),
	).toEqual(section);
	expect(repairSection({ ...section, description: 'Todo' }, { key: 'sections', version: '0.10.9' })).toEqual({
		...section,
		description: 'Todo',
	});
});

it('an object without a type at the position of a section becomes a section', () => {
	expect(repairSection({ name: 'Deportes' }, { key: 'website_section', version: '0.10.9' })).toEqual(section);
});

it('a reference to a section stays a reference', () => {
	const reference = { type: 'reference', referent: { id: '/deportes' } };
	expect(repairSection(reference, { key: 'sections', version: '0.10.9' })).toBe(reference);
});

const byline = { key: 'by', version: '0.10.9' };

it('a biography in `description` moves to `bio`', () => {
	expect(repairAuthor({ type: 'author', name: 'Ana', description: 'Cronista' }, byline)).toEqual({
		type: 'author',
		name: 'Ana',
		bio: 'Cronista',
	});
	expect(repairAuthor({ type: 'author', name: 'Ana', bio: 'Editora', description: 'Cronista' }, byline)).toMatchObject({ bio: 'Editora' });
});

it('links of both spellings become one list', () => {
	const links = {
		social_links: [{ site: 'x', url: 'https://x.com/a' }],
		socialLinks: [{ site: 'fb', url: 'https://fb.test/a', extra: 1 }, {}],
	};
	expect(repairAuthor({ type: 'author', ...links }, byline)).toEqual({
		type: 'author',
		social_links: [
			{ site: 'x', url: 'https://x.com/a' },
			{ site: 'fb', url: 'https://fb.test/a' },
		],
	});
});

it('a portrait without a type becomes an image', () => {
	expect(repairAuthor({ type: 'author', image: { url: '/a.jpg' } }, byline)).toMatchObject({
		image: { type: 'image', version: '0.10.12', url: '/a.jpg' },
	});
});

it('other objects are not changed', () => {
	const image = { type: 'image', description: 'x' };
	expect(repairAuthor(image, byline)).toBe(image);
});

it('keys that ingestion adds to images are removed', () => {
	const image = { type: 'image', url: '/a.jpg' };
	expect(repairImage({ ...image, creditIPTC: 'x', country_name: 'y' }, { key: '', version: undefined })).toEqual(image);
	expect(repairImage({ type: 'image', foo: 1 }, { key: '', version: undefined })).toEqual({ type: 'image', foo: 1 });
});

it('versions from 0.5.0 to 0.10.12 are known', () => {
	expect(['0.5.0', '0.5.8', '0.9.1', '0.10.0', '0.10.12'].every(isKnownVersion)).toBe(true);
	expect(['0.4.9', '0.10.13', '0.11.0', '1.0', '', 5, undefined].some(isKnownVersion)).toBe(false);
});

it('a part without a version gets one; a document must have its own', () => {
	expect(repairVersion({ type: 'image' }, { key: 'basic', version: '0.8.0' })).toEqual({ type: 'image', version: '0.10.12' });
	expect(repairVersion({ type: 'image' }, { key: '', version: undefined })).toEqual({ type: 'image' });
	expect(repairVersion({ type: 'text' }, { key: 'content_elements', version: '0.8.0' })).toEqual({ type: 'text' });
});
