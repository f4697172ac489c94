import { describe, expect, it } from 'vitest';
import { type Brand, brandList } from '#brands';
import { userProfile } from '../../src/site/blocks/user-profile/user-profile.tsx';
import { emptyContent } from '../../src/site/render/empty-content.ts';
import { renderPage } from '../../src/site/render/render-page.ts';
import { sampleReader } from '../../src/site/samples/sample-profile.ts';
import { accountOf } from '../../src/site/samples/sample-subjects.ts';
import { publish, section, story, testContent } from '../support/content.ts';
import { english, readableTexts } from '../support/readable-texts.ts';
import { accountPaths } from '../support/site/account-paths.ts';
import { shownBlock } from '../support/site/shown-block.ts';
import { testOrigins } from '../support/test-origins.ts';

const content = testContent();
const assets = { build: 'test', boot: '', bootHash: '', folder: '' };

/** The only word of the content. */
const word = 'Zz';
const primary_section = { _id: '/zz', type: 'section', version: '0.10.12', name: word };
const wordyStory = (website: string, name: string, more = {}) =>
	story(`${website}-${name}`, {
		website,
		website_url: `/zz/${name}/`,
		headlines: { basic: word },
		content_elements: [word, word].map((text) => ({ type: 'text', content: text })),
		taxonomy: { primary_section, tags: [{ slug: 'zz', text: word }] },
		credits: { by: [{ type: 'author', version: '0.10.12', name: word, slug: 'zz' }] },
		...more,
	});
const documentsOf = (website: string) => [
	section('/zz', { name: word, parent: { default: '/', primary: '/', hamburger: '/', footermenu1: '/' } }),
	{ _id: 'zz', type: 'author', version: '0.10.12', name: word, slug: 'zz' },
	wordyStory(website, 'nota'),
	wordyStory(website, 'cerrada', { content_restrictions: { content_code: 'registro' } }),
	...['video', 'live', 'longform', 'newsletter'].map((subtype) => wordyStory(website, subtype, { subtype })),
];

const stories = ['nota', 'cerrada', 'video', 'live', 'longform', 'newsletter'].map((name) => `/zz/${name}/`);
const lists = [
	'/',
	'/zz/',
	'/tags/',
	'/tags/zz/',
	'/autor/',
	'/autor/zz/',
	'/videos/',
	'/videos/uno-tras-otro/',
	'/podcasts/',
	'/lo-ultimo/',
	'/programas/',
];
const searches = ['/buscar/', '/buscar/zz/', '/buscar/zzzz/'];
const others = [
	'/para-vos/',
	'/guardadas/',
	'/historial/',
	'/mapa-del-sitio/',
	'/envivo/',
	'/clima/',
	'/elecciones-2023/',
	'/estadisticas/',
	'/no-hay/',
];
const paths = [...stories, ...lists, ...searches, ...others, ...accountPaths];

/** Pages have dates too. */
const weekdays = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** A copy of a value whose texts are marked. */
function marked<Value>(value: Value): Value;
function marked(value: unknown): unknown {
	if (typeof value === 'string') return `‹${value}›`;
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(marked);
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
}

/** The words in a page that are neither marked texts, nor in these texts and dates. */
function* unmarkedWords(html: string, known: readonly string[]): Generator<string> {
	for (const text of readableTexts(html)) {
		const unmarked = known
			.reduce((left, one) => left.replaceAll(one, ' '), withoutMarked(text))
			.replace(/ de (?:octubre|noviembre)\b(?: de )?/g, ' ');
		for (const [found] of unmarked.matchAll(/\p{L}{2,}/gu)) yield found;
	}
}

/** Markup with the characters that pages write as numeric references, such as the marks. */
const withoutReferences = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** A text without what is marked in it, which may hold other marked texts. */
function withoutMarked(text: string): string {
	const left = text.replace(/‹[^‹›]*›/g, ' ');
	return left === text ? text : withoutMarked(left);
}

describe.each(brandList)('the words on the pages of $id', (brand) => {
	const { texts, description, contentGroups, marquees } = brand;
	const own: Brand = { ...brand, texts: marked(texts) };
	const claim = description.split(/[.:]/)[0] ?? '';
	const named = [...stringsIn({ description, claim, contentGroups }), ...brandList.map(({ name }) => name), ...weekdays, 'a las'];

	it('SITE-02 are texts of the brand and nothing else, on every kind of page', async () => {
		// Markup is cached by the origins; other tests cached it with texts that are not marked.
		const origins = { ...testOrigins };
		await publish(content(), documentsOf(brand.id), brand.id);
		const contentQueries = content().queries(brand.id);
		const found: string[] = [];
		for (const path of paths) {
			const address = { brand: own, path, output: 'html', page: 1 } as const;
			const rendered = await renderPage(
				{ brand: own, address, contentQueries, cardPath: () => '', drawPng: async () => new Uint8Array(), now: content.clock.now, origins },
				assets,
			);
			const body = withoutReferences(rendered.body.toString());
			expect(body, path).toMatch(/^<!doctype html><html lang="es.*‹/s);
			found.push(...[...unmarkedWords(body, [...named, word])].map((left) => `${path} ${left}`));
		}
		expect(found).toEqual([]);
	});

	it('SITE-02 are texts of the brand in the profile of a reader too', async () => {
		const subject = await accountOf({ reader: sampleReader })(emptyContent);
		const html = await shownBlock(userProfile, own, { ...(subject && { subject }) });
		expect([...unmarkedWords(html, [...named, ...stringsIn(sampleReader)])]).toEqual([]);
	});

	it('SITE-02 are in Spanish', () => {
		const values = [...stringsIn({ texts, description, contentGroups, marquees })];
		expect(values.length).toBeGreaterThan(200);
		expect(values.flatMap((text) => [...text.matchAll(english)].map(([found]) => `${found} in ${text}`))).toEqual([]);
	});
});

/** The texts in a value, without the names of what is filled in. */
function* stringsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value.replace(/\{\w+\}/g, '');
	else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) yield* stringsIn(member);
}
