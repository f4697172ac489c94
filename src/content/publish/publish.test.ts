import { describe, expect, it } from 'vitest';
import { createContent, migrations } from '#content';
import { countReads, publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { byForm } from '../../../tests/support/form.ts';
import { tablesOf } from '../store/tables.ts';
import type { SenderReference } from './publisher.ts';

const content = testContent();
const sender: SenderReference = { brand: 'tn', sender: 'test' };
const operator: SenderReference = { ...sender, may: 'operator' };
const at = (path: string) => ({ website: 'tn', website_url: path });
const revision = (id: string, more = {}) => ({ revision: { revision_id: id, branch: 'default', published: true, ...more } });
const put = (document: object, from: SenderReference = operator) => content().put(from, JSON.stringify(document));
const found = async (path: string) => (await content().queries('tn').at(path)).kind;
const headline = async (path: string) => {
	const read = await content().queries('tn').at(path);
	return read.kind === 'story' ? read.story.headline : read.kind;
};

describe('revisions', () => {
	it('C02 a revision that is sent twice changes nothing, and neither does an older one', async () => {
		const second = { ...story('A', at('/a/')), ...revision('2'), headlines: { basic: 'Segunda' } };
		expect(await put(second)).toMatchObject({ kind: 'stored' });
		expect(await put(second)).toMatchObject({ kind: 'ignored', reason: 'IGNORED_SAME' });
		expect(await put({ ...story('A', at('/a/')), ...revision('1') })).toMatchObject({ kind: 'ignored', reason: 'IGNORED_OLDER' });
		expect(await headline('/a/')).toBe('Segunda');
	});

	it('C02 a revision id with two contents is refused', async () => {
		await publish(content(), [section('/deportes')]);
		expect(await put({ ...story('A'), ...revision('R1') }, sender)).toMatchObject({ kind: 'stored' });
		const other = { ...story('A'), ...revision('R1'), headlines: { basic: 'Otra' } };
		const problem = { path: '$.revision.revision_id', message: 'R1 was sent before with other content' };
		expect(await put(other, sender)).toEqual({ kind: 'refused', code: 'REVISION_CONFLICT', problems: [problem] });
		expect(await put(other, operator), 'an operator overrides').toMatchObject({ kind: 'stored' });
	});

	it('C02 an older revision that was ignored does not let another older one in', async () => {
		const third = { ...story('A', at('/a/')), ...revision('3'), headlines: { basic: 'Tercera' } };
		await put(third);
		await put({ ...third, ...revision('1') });
		expect(await put({ ...third, ...revision('2') })).toMatchObject({ reason: 'IGNORED_OLDER' });
	});

	it('C02 a story that was unpublished comes back when it is sent again without a revision, and not with the same one', async () => {
		const twice = async (id: string, document: object) => {
			await put(document);
			await content().unpublish(sender, { type: 'story', id });
			return put(document);
		};
		expect(await twice('A', { ...story('A', at('/a/')), ...revision('1') })).toMatchObject({ reason: 'IGNORED_SAME' });
		expect(await found('/a/')).toBe('gone');
		expect(await twice('B', story('B', at('/b/')))).toMatchObject({ kind: 'stored' });
		expect(await found('/b/')).toBe('story');
		expect(await put(story('B', at('/b/')))).toMatchObject({ reason: 'IGNORED_SAME' });
	});

	it('C02 an older revision that comes after the story was unpublished does not bring it back', async () => {
		await put({ ...story('A', at('/a/')), ...revision('5') });
		await content().unpublish(sender, { type: 'story', id: 'A' });
		expect(await put({ ...story('A', at('/a/')), ...revision('4') })).toMatchObject({ reason: 'IGNORED_OLDER' });
		expect(await found('/a/')).toBe('gone');
		await put({ ...story('A', at('/a/')), ...revision('6') });
		expect(await found('/a/')).toBe('story');
	});

	it('an edited file without revisions replaces the former one', async () => {
		await put({ ...story('A', at('/a/')), headlines: { basic: 'Uno' } });
		await put({ ...story('A', at('/a/')), headlines: { basic: 'Dos' } });
		expect(await headline('/a/')).toBe('Dos');
	});
});

describe('addresses', () => {
	it('C05 a former address redirects to the current one, without chains and loops', async () => {
		for (const [path, id] of [
			['/a/', '1'],
			['/b/', '2'],
			['/c/', '3'],
			['/a/', '4'],
		] as const)
			await put({ ...story('A', at(path)), ...revision(id) });
		expect(await content().queries('tn').at('/b/')).toEqual({ kind: 'redirect', to: '/a/', permanent: true });
		expect(await content().queries('tn').at('/c/')).toEqual({ kind: 'redirect', to: '/a/', permanent: true });
		expect(await found('/a/')).toBe('story');
	});

	it('C05 an address belongs to one story of a brand; on another brand it is free', async () => {
		await put(story('A', at('/a/')));
		expect(await put(story('B', at('/a/')))).toMatchObject({ kind: 'refused', code: 'PATH_TAKEN' });
		const elsewhere = story('B', { website: 'ciudad', website_url: '/a/' });
		expect(await content().put({ ...operator, brand: 'ciudad' }, JSON.stringify(elsewhere))).toMatchObject({ kind: 'stored' });
		expect(await found('/a/')).toBe('story');
	});

	it.each(['/ingresar/', '/api/x/', '/perfil/x/', '/buscar/x/', '/', '/deportes/', '/ultimas-noticias/', '/.well-known/x/'])(
		'C05 a story may not have the reserved address %s',
		async (path) => {
			await publish(content(), [section('/deportes')]);
			expect(await put(story('A', at(path)))).toMatchObject({ kind: 'refused', code: 'RESERVED_PATH' });
		},
	);

	it.each([
		'//evil.test/x',
		'https://evil',
		'/../x',
		'/a//b',
		'no-slash',
		`/${'x'.repeat(3000)}`,
		'/a?b',
		'/a%2fb/',
		'/a\\b/',
		'/%e0%a4%a/',
	])('C05 the address %s is refused', async (path) => {
		expect(await put(story('A', at(path)))).toMatchObject({ kind: 'refused' });
	});

	it('C05 every spelling of an address with accents leads to the story', async () => {
		await put(story('A', at('/información/ñandú')));
		expect(await found('/informaci%C3%B3n/%C3%B1and%C3%BA/')).toBe('story');
		expect(await found('/información/ñandú/')).toBe('story');
	});

	it('a story without an address gets one from its section, day and headline, and keeps it when the headline changes', async () => {
		await put(story('A', { headlines: { basic: 'Ganó el local' } }));
		expect(await found('/deportes/2026/11/20/gano-el-local/')).toBe('story');
		await put(story('A', { headlines: { basic: 'Perdió el local' } }));
		expect(await headline('/deportes/2026/11/20/gano-el-local/')).toBe('Perdió el local');
	});

	it('a story without an address keeps its first one when it comes back with another headline', async () => {
		await put(story('A', { headlines: { basic: 'Ganó el local' } }));
		await content().unpublish(sender, { type: 'story', id: 'A' });
		await put(story('A', { headlines: { basic: 'Perdió el local' } }));
		expect(await headline('/deportes/2026/11/20/gano-el-local/')).toBe('Perdió el local');
	});

	it("a generated address has the newsroom's day, and the last of the story's sections where none is the primary one", async () => {
		const [futbol, tenis] = ['futbol', 'tenis'].map((name) => ({ _id: `/deportes/${name}`, type: 'section', version: '0.10.12', name }));
		const headlines = { basic: 'Gol' };
		await put(story('A', { headlines, display_date: '2026-11-20T02:59:00Z' }));
		expect(await found('/deportes/2026/11/19/gol/')).toBe('story');
		await put(story('B', { headlines, taxonomy: { sections: [futbol, tenis] } }));
		expect(await found('/deportes/tenis/2026/11/20/gol/')).toBe('story');
		await put(story('C', { headlines, taxonomy: {} }));
		expect(await found('/2026/11/20/gol/')).toBe('story');
	});

	it('two stories with the same headline on two brands have the same address, and an id with odd letters makes a plain one', async () => {
		const gol = (id: string) => story(id, { headlines: { basic: 'Gol' } });
		await publish(content(), [gol('A')], 'ciudad');
		await publish(content(), [gol('B'), gol('Nota Ñ/2')]);
		expect((await content().queries('ciudad').at('/deportes/2026/11/20/gol/')).kind).toBe('story');
		expect([await found('/deportes/2026/11/20/gol/'), await found('/deportes/2026/11/20/gol-nota-2/')]).toEqual(['story', 'story']);
	});

	it('a generated address has the primary section, and is not the one of a redirect', async () => {
		const [campo, tenis] = ['campo', 'tenis'].map((name) => ({ _id: `/${name}`, type: 'section', version: '0.10.12', name }));
		await put({ _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/campo/2026/11/20/gol/', redirect_url: '/s/' });
		await put(story('A', { headlines: { basic: 'Gol' }, taxonomy: { primary_section: campo, sections: [campo, tenis] } }));
		expect(await found('/campo/2026/11/20/gol-a/')).toBe('story');
	});

	it('a headline that makes a reserved address gets the id of its story', async () => {
		await put(story('A', { slug: 'x', taxonomy: { primary_section: { _id: '/perfil', type: 'section', version: '0.10.12', name: 'P' } } }));
		expect(await found('/perfil/2026/11/20/x-a/')).toBe('story');
	});

	it('C05 the address of a section is reserved on its brand, while the section is there', async () => {
		await publish(content(), [section('/campeones')]);
		const refused = {
			kind: 'refused',
			code: 'RESERVED_PATH',
			problems: [{ path: '$.website_url', message: '/campeones/ belongs to the site itself' }],
		};
		expect(await put(story('A', at('/campeones/')))).toEqual(refused);
		const redirect = { _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/campeones/', redirect_url: '/s/' };
		expect(await put(redirect)).toMatchObject({ kind: 'refused', code: 'RESERVED_PATH' });
		const elsewhere = story('A', { website: 'ciudad', website_url: '/campeones/' });
		expect(await content().put({ ...operator, brand: 'ciudad' }, JSON.stringify(elsewhere))).toMatchObject({ kind: 'stored' });
		await content().remove(sender, { type: 'section', id: '/campeones' });
		expect(await put(story('B', at('/campeones/')))).toMatchObject({ kind: 'stored' });
	});

	it('C05 the refusal names the address as it was sent, up to 200 characters', async () => {
		const refused = (path: string) => ({
			code: 'INVALID_URL',
			problems: [{ path: '$.website_url', message: `${JSON.stringify(path)} is not a path on the brand's site` }],
		});
		expect(await put(story('A', at('/a//b')))).toMatchObject(refused('/a//b'));
		expect(await put(story('A', at(`/${'x'.repeat(3000)}`)))).toMatchObject(refused(`/${'x'.repeat(199)}`));
	});

	it('two stories of one day with the same headline get two addresses', async () => {
		await publish(content(), [story('A1', { headlines: { basic: 'Gol' } }), story('A2', { headlines: { basic: 'Gol' } })]);
		expect(await found('/deportes/2026/11/20/gol/')).toBe('story');
		expect(await found('/deportes/2026/11/20/gol-a2/')).toBe('story');
	});

	it('C05 a redirect document redirects, and a loop is refused', async () => {
		const redirect = (id: string, from: string, to: string) => ({
			_id: id,
			type: 'redirect',
			version: '0.10.12',
			canonical_url: from,
			redirect_url: to,
		});
		await put(redirect('R1', '/viejo/', '/nuevo/'));
		expect(await content().queries('tn').at('/viejo/')).toMatchObject({ kind: 'redirect', to: '/nuevo/' });
		expect(await put(redirect('R2', '/nuevo/', '/viejo/'))).toMatchObject({ kind: 'refused', code: 'REDIRECT_LOOP' });
		expect(await put(redirect('R3', '/uno/', '/uno/'))).toMatchObject({ kind: 'refused', code: 'REDIRECT_LOOP' });
		expect(await put(redirect('R4', '/uno/', 'javascript:alert(1)'))).toMatchObject({ kind: 'refused' });
	});

	it('C05 a chain has at most ten redirects', { tags: 'slow' }, async () => {
		const redirect = (from: number, to: number) => ({
			_id: `R${from}`,
			type: 'redirect',
			version: '0.10.12',
			canonical_url: `/paso-${from}/`,
			redirect_url: `/paso-${to}/`,
		});
		for (let step = 10; step >= 1; step -= 1) expect(await put(redirect(step, step + 1)), `${step}`).toMatchObject({ kind: 'stored' });
		expect(await put(redirect(0, 1))).toMatchObject({ kind: 'refused', code: 'REDIRECT_LOOP' });
		expect(await found('/paso-0/')).toBe('none');
	});
});

describe('visibility', () => {
	const surfaces = async () => {
		await countReads(content, ['A']);
		const contentQueries = content().queries('tn');
		const [page, cards, listed, searched, read] = await Promise.all([
			contentQueries.at('/a/'),
			contentQueries.cards(['A']),
			contentQueries.list({ all: ['all'], size: 10 }),
			contentQueries.search({ terms: 'ornitorrinco', page: 1, size: 10 }),
			contentQueries.mostRead(5, 'day'),
		]);
		return [
			page.kind === 'story',
			cards.length > 0,
			listed.length > 0,
			searched.total > 0 || 'correctedTerms' in searched,
			read.length > 0,
		];
	};
	const nowhere = [false, false, false, false, false];
	const everywhere = [true, true, true, true, true];
	const hidden = story('A', { ...at('/a/'), headlines: { basic: 'El ornitorrinco' } });

	it.each([
		['a draft', { revision: { revision_id: '1', branch: 'default', published: false } }],
		['a draft by its additional properties', { additional_properties: { is_published: false } }],
		['a story under an embargo without end', { content_restrictions: { embargo: { active: true } } }],
		[
			'a story that expired',
			{
				publishing: {
					scheduled_operations: { unpublish_edition: [{ operation: 'unpublish_edition', operation_date: '2026-11-20T14:00:00Z' }] },
				},
			},
		],
		['a story with a future display date', { display_date: '2026-11-21T00:00:00Z' }],
	])('C08 %s is visible nowhere', async (_what, more) => {
		expect(await put({ ...hidden, ...more })).toMatchObject({ kind: 'stored' });
		expect(await surfaces()).toEqual(nowhere);
	});

	it('C08 a story is visible everywhere when its embargo ends and nowhere when it expires', async () => {
		await put({
			...hidden,
			content_restrictions: { embargo: { active: true, end_time: '2026-11-20T16:00:00Z' } },
			publishing: {
				scheduled_operations: { unpublish_edition: [{ operation: 'unpublish_edition', operation_date: '2026-11-20T18:00:00Z' }] },
			},
		});
		expect(await surfaces()).toEqual(nowhere);
		content.clock.now = new Date('2026-11-20T16:00:00Z');
		expect(await surfaces()).toEqual(everywhere);
		content.clock.now = new Date('2026-11-20T18:00:00Z');
		expect(await surfaces()).toEqual(nowhere);
		expect(await found('/a/')).toBe('gone');
	});

	it('a search finds all words of an open story, and of a closed one those that anybody may read', async () => {
		const paragraphs = ['Empieza el ornitorrinco.', 'Sigue el rinoceronte.'].map((text) => ({ type: 'text', content: text }));
		await put(story('A', { ...at('/a/'), content_elements: paragraphs }));
		await put(story('B', { ...at('/b/'), content_elements: paragraphs, content_restrictions: { content_code: 'registro' } }));
		const total = async (terms: string) => (await content().queries('tn').search({ terms, page: 1, size: 10 })).total;
		expect([await total('ornitorrinco'), await total('rinoceronte')]).toEqual([2, 1]);
	});

	it('C08 a misspelt search does not reveal the words of a story that is not visible', async () => {
		await put({ ...hidden, display_date: '2026-11-21T00:00:00Z' });
		expect(await content().queries('tn').search({ terms: 'ornitorinco', page: 1, size: 10 })).not.toHaveProperty('correctedTerms');
	});

	it('a draft of a published story does not change the published one', async () => {
		await put({ ...hidden, ...revision('1') });
		await put({ ...hidden, ...revision('2', { published: false }), headlines: { basic: 'Borrador' } });
		expect(await headline('/a/')).toBe('El ornitorrinco');
	});

	it('a document that was unpublished before, or is a draft alone, is removed with its texts', async () => {
		const texts = () => tablesOf(content.database()).selectFrom('content.revision').select('id').where('shelf', '=', 'work').execute();
		await put(hidden);
		await content().unpublish(sender, { type: 'story', id: 'A' });
		expect((await texts()).length).toBe(1);
		expect(await content().remove(sender, { type: 'story', id: 'A' })).toEqual({ kind: 'withdrawn' });
		expect(await put({ ...story('B', at('/b/')), ...revision('1', { published: false }) })).toMatchObject({ kind: 'stored', draft: true });
		expect(await content().remove(sender, { type: 'story', id: 'B' })).toEqual({ kind: 'withdrawn' });
		expect(await texts()).toEqual([]);
		const documents = await tablesOf(content.database())
			.selectFrom('content.document')
			.select('state')
			.where('shelf', '=', 'work')
			.execute();
		expect(documents).toEqual([{ state: 'gone' }, { state: 'gone' }]);
		for (const [type, id] of [
			['story', 'A'],
			['story', 'B'],
			['hologram', 'A'],
		] as const)
			expect(await content().remove(sender, { type, id })).toEqual({ kind: 'unknown' });
	});

	it('an unpublished story is gone, and its key is purged as gone', async () => {
		await put(hidden);
		const gone: string[] = [];
		const stop = content().onPurge((purge) => void gone.push(...purge.gone));
		expect(await content().unpublish(sender, { type: 'story', id: 'A' })).toEqual({ kind: 'withdrawn' });
		stop();
		expect(gone).toEqual(['story/A']);
		expect(await surfaces()).toEqual(nowhere);
		expect(await content().remove(sender, { type: 'story', id: 'nobody' })).toEqual({ kind: 'unknown' });
	});
});

describe('senders', () => {
	it('a story may name another brand only when its sender may publish there', async () => {
		await publish(content(), [section('/deportes')]);
		const shared = story('A', { websites: { tn: { website_url: '/a/' }, ciudad: { website_url: '/b/' } } });
		expect(await put(shared, sender)).toMatchObject({
			kind: 'refused',
			code: 'OTHER_BRAND',
			problems: [{ path: '$.websites.ciudad', message: 'test may not publish on ciudad' }],
		});
		expect(await put(shared)).toMatchObject({ kind: 'stored' });
		expect((await content().queries('ciudad').at('/b/')).kind).toBe('story');
		await content().remove(sender, { type: 'story', id: 'A' });
		expect((await content().queries('ciudad').at('/b/')).kind).toBe('gone');
	});

	it('a story leaves a brand that it no longer names, and its lists when its section changes', async () => {
		const on = (...brands: string[]) => ({ websites: Object.fromEntries(brands.map((brand) => [brand, { website_url: '/a/' }])) });
		const listed = async (brand: 'tn' | 'ciudad', path: string) =>
			(
				await content()
					.queries(brand)
					.list({ all: [`section:${path}`], size: 5 })
			).length;
		await put(story('A', on('tn', 'ciudad')));
		expect([await listed('tn', '/deportes'), await listed('ciudad', '/deportes')]).toEqual([1, 1]);
		const purged: string[] = [];
		const stop = content().onPurge(({ keys, gone }) => void purged.push(...keys, ...gone.map((key) => `gone ${key}`)));
		await put(
			story('A', { ...on('tn'), taxonomy: { primary_section: { _id: '/campo', type: 'section', version: '0.10.12', name: 'Campo' } } }),
		);
		stop();
		expect([await listed('tn', '/deportes'), await listed('tn', '/campo'), await listed('ciudad', '/deportes')]).toEqual([0, 1, 0]);
		expect((await content().queries('ciudad').at('/a/')).kind).toBe('gone');
		const keys = [
			'tn/section:/deportes',
			'tn/section:/campo',
			'tn/path:/a/',
			'ciudad/section:/deportes',
			'ciudad/path:/a/',
			'gone story/A',
		];
		expect(purged).toEqual(expect.arrayContaining(keys));
	});

	it("a brand's own story takes precedence over one of the same id that another brand shares with it", async () => {
		const own = story('A', { website: 'ciudad', website_url: '/propia/', headlines: { basic: 'Propia' } });
		const both = { websites: { tn: { website_url: '/a/' }, ciudad: { website_url: '/b/' } } };
		await put(story('A', at('/a/')));
		await content().put({ ...operator, brand: 'ciudad' }, JSON.stringify(own));
		await put(story('A', both));
		expect((await content().queries('ciudad').at('/propia/')).kind).toBe('story');
		expect((await content().queries('ciudad').at('/b/')).kind).toBe('none');
		expect(await found('/a/')).toBe('story');
	});

	it('a sender may place stories on the brands that it was given, and not override', async () => {
		await publish(content(), [section('/deportes')]);
		await publish(content(), [section('/deportes')], 'ciudad');
		const shared = story('A', { websites: { tn: { website_url: '/a/' }, ciudad: { website_url: '/b/' } } });
		expect(await put(shared, { ...sender, may: ['eltrece'] })).toMatchObject({ code: 'OTHER_BRAND' });
		expect(await put(shared, { ...sender, may: ['ciudad'] })).toMatchObject({ kind: 'stored' });
	});

	it('a document that is sent as another one is refused', async () => {
		const as = (type: string, id: string) => content().put(operator, JSON.stringify(story('A', at('/a/'))), { type, id });
		const problem = (path: string, message: string) => ({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path, message }] });
		expect(await as('video', 'A')).toEqual(problem('$.type', 'is story and was sent as video'));
		expect(await as('story', 'B')).toEqual(problem('$._id', 'is A and was sent as B'));
		expect(await as('story', 'A')).toEqual({
			kind: 'stored',
			path: '/a/',
			id: 'A',
			type: 'story',
			draft: false,
			warnings: [],
			repairs: [],
		});
	});

	it('an unknown section is refused, and an operator creates it', async () => {
		expect(await put(story('A'), sender)).toMatchObject({
			kind: 'refused',
			code: 'UNKNOWN_SECTION',
			problems: [{ path: '$.taxonomy', message: 'there is no section /deportes' }],
		});
		expect(await put(story('A'))).toMatchObject({ kind: 'stored' });
		expect(await content().queries('tn').section('/deportes')).toMatchObject({ name: 'Deportes' });
	});

	it('the sections that an operator creates have the names of the story, or of their paths, and are below one another', async () => {
		await put(
			story('A', { taxonomy: { primary_section: { _id: '/gran-campo/vinos', type: 'section', version: '0.10.12', name: 'Vinos 🍷' } } }),
		);
		const rows = await tablesOf(content.database())
			.selectFrom('content.revision')
			.select(['id', 'body'])
			.where('shelf', '=', 'section')
			.execute();
		expect(rows.map(({ body }) => JSON.parse(body)).toSorted((one, other) => one._id.length - other._id.length)).toEqual([
			{ _id: '/gran-campo', type: 'section', name: 'Gran campo', parent: { default: '/' } },
			{ _id: '/gran-campo/vinos', type: 'section', name: 'Vinos 🍷', parent: { default: '/gran-campo' } },
		]);
	});

	it('a section that would be below itself is refused', async () => {
		await publish(content(), [section('/a', { parent: { primary: '/b' } })]);
		expect(await put(section('/b', { parent: { primary: '/a' } }))).toMatchObject({
			kind: 'refused',
			code: 'SECTION_CYCLE',
			problems: [{ path: '$.parent.primary', message: '/b would be below itself' }],
		});
	});

	it('a section that moves below one of its own is refused, and may move elsewhere', async () => {
		await publish(content(), [section('/a'), section('/b', { parent: { primary: '/a' } }), section('/c', { parent: { primary: '/b' } })]);
		expect(await put(section('/a', { parent: { primary: '/c' } }))).toMatchObject({ code: 'SECTION_CYCLE' });
		expect(await put(section('/c', { parent: { primary: '/a' } }))).toMatchObject({ kind: 'stored' });
	});

	it('a section without a name is refused', async () => {
		expect(await put({ _id: '/a', type: 'section', display_name: 'A', url: '/a' })).toMatchObject({
			kind: 'refused',
			code: 'INVALID_DOCUMENT',
			problems: [{ path: '$.name', message: 'is missing' }],
		});
	});

	it('a fault is no refusal', async () => {
		const { clock, ...options } = content.options();
		let read = clock;
		const broken = createContent({ ...options, clock: () => read() });
		read = () => {
			throw new Error('the clock stands');
		};
		await expect(broken.put(operator, JSON.stringify(story('A')))).rejects.toThrow('the clock stands');
	});

	it('C01 a refusal says where and why, and an accepted document is stored byte for byte', async () => {
		expect(await put({ ...story('A'), content_elements: [{ type: 'text', content: 5 }] })).toMatchObject({
			code: 'INVALID_DOCUMENT',
			problems: [{ path: '$.content_elements[0].content', message: 'must be string; it is 5' }],
		});
		expect(await content().put(operator, '{"a":')).toMatchObject({ code: 'INVALID_JSON' });
		const text = `\uFEFF ${JSON.stringify(story('B'), null, '\t')}\n`;
		expect(await content().put(operator, text)).toMatchObject({ kind: 'stored' });
		const { rows } = await content
			.database()
			.sql.withTables<{ 'content.revision': { id: string; body: string } }>()
			.selectFrom('content.revision')
			.select('body')
			.where('id', '=', 'B')
			.execute()
			.then((stored) => ({ rows: stored }));
		expect(rows).toEqual([{ body: text }]);
	});
});

describeOnPostgres('concurrent publications', (database) => {
	const raced = testContent(database(migrations));

	const stories = byForm(25, 125);

	it(`C02 ${stories * 4} revisions of ${stories} stories, sent by four workers at once and in any order, end in the newest of each`, {
		tags: 'slow',
	}, async () => {
		const lanes = [0, 1, 2, 3];
		const send = (id: string, number: number) =>
			publish(raced(), [{ ...story(id, at(`/${id}/${number}/`)), ...revision(String(number)), headlines: { basic: `Versión ${number}` } }]);
		for (let index = 0; index < stories; index += 1) {
			// The newest revision of each story comes from another worker than that of the former story.
			await Promise.all(lanes.map((lane) => send(`S${index}`, ((lane + index) % 4) + 1)));
		}
		const { cards, total } = await raced()
			.queries('tn')
			.listing({ all: ['section:/deportes'], size: 200 });
		expect(total).toBe(stories);
		expect(cards.filter(({ id, headline, href }) => headline !== 'Versión 4' || href !== `/${id}/4/`)).toEqual([]);
	});

	it("a brand's own story takes precedence over the shared one of the same id that is sent at the same moment", async () => {
		const shared = (id: string, words: string) =>
			story(id, {
				headlines: { basic: words },
				websites: { tn: { website_url: `/${id}/` }, ciudad: { website_url: `/compartida/${id}/` } },
			});
		const own = (id: string) => story(id, { website: 'ciudad', website_url: `/propia/${id}/`, headlines: { basic: 'Propia' } });
		for (let index = 0; index < byForm(10, 50); index += 1) {
			const id = `R${index}`;
			await publish(raced(), [shared(id, 'Compartida')]);
			await Promise.all([publish(raced(), [shared(id, 'Cambiada')]), publish(raced(), [own(id)], 'ciudad')]);
			const read = await raced().queries('ciudad').at(`/propia/${id}/`);
			expect(read, id).toMatchObject({ kind: 'story', story: { headline: 'Propia' } });
		}
	});
});
