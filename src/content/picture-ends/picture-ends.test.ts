import { beforeEach, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnBoth, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { migrations } from '../content.ts';
import { Publisher } from '../publish/publisher.ts';
import { Purges } from '../purge/purges.ts';
import { tablesOf } from '../store/tables.ts';
import { EndingPictures } from './ending-pictures.ts';
import { withoutPicture } from './without-picture.ts';

const picture = 'A'.repeat(26);
const image = (id: string) => ({ type: 'image', _id: id, url: `https://tn.test/resizer/v2/${id}.jpg`, width: 1600, height: 900 });

function ends(database: TestDatabase) {
	const content = testContent(database);
	/** The rounds of a process in which the publications of some brands fail. */
	const process = (failing: ReadonlySet<string> = new Set(), aheadMs = 0) => {
		const { clock, log, brands } = content.options();
		const tables = tablesOf(database());
		class Failing extends Publisher {
			override together: Publisher['together'] = (from, run) =>
				failing.has(from.brand) ? Promise.reject(new Error('refused')) : super.together(from, run);
		}
		const pictures = new EndingPictures({
			publisher: new Failing({ tables, clock, brands, purges: new Purges(database(), log), writers: 1 }),
			tables,
			log,
		});
		return () => pictures.run(new Date(clock().getTime() + aheadMs));
	};
	const round = () => process()();
	const later = (ms: number) => {
		content.clock.now = new Date(content.clock.now.getTime() + ms);
	};
	const seen = async (brand: 'tn' | 'ciudad') => {
		const read = await content().queries(brand).at('/deportes/a/');
		const story = read.kind === 'story' ? read.story : expect.fail(read.kind);
		return [story.lead?.kind === 'picture' ? story.lead.picture.id : undefined, story.body.filter(({ kind }) => kind === 'picture').length];
	};

	beforeEach(async () => {
		for (const brand of ['tn', 'ciudad'] as const) {
			await publish(content(), [section('/deportes')], brand);
			const elements = [{ type: 'text', content: 'x' }, image(picture), image('B'.repeat(26))];
			const work = story('A', {
				website: brand,
				website_url: '/deportes/a/',
				content_elements: elements,
				promo_items: { basic: image(picture) },
			});
			await publish(content(), [work], brand);
		}
	});

	it('a picture leaves the works of every brand when its rights end, and the next one leads', async () => {
		await content().setPictureEnd(picture, new Date(content.clock.now.getTime() + 60_000));
		expect((await content().usesOfPicture(picture)).map(({ brand, path }) => [brand, path]).toSorted()).toEqual([
			['ciudad', '/deportes/a/'],
			['tn', '/deportes/a/'],
		]);
		await round();
		expect(await seen('tn')).toEqual([picture, 2]);
		later(60_000);
		await Promise.all([round(), round()]);
		for (const brand of ['tn', 'ciudad'] as const) {
			expect(await seen(brand), brand).toEqual(['B'.repeat(26), 1]);
			expect((await content().revisions(brand, 'A', 0)).revisions.map(({ sender }) => sender)).toEqual(['derechos vencidos', 'test']);
		}
		expect(await content().usesOfPicture(picture)).toEqual([]);
	});

	it('a work that refuses keeps no other from losing the picture, and is tried again', async () => {
		const failing = new Set(['tn']);
		// Ahead of the scheduler of the module, which refuses nothing.
		const again = process(failing, 60_000);
		await content().setPictureEnd(picture, new Date(content.clock.now.getTime() + 60_000));
		for (let time = 0; time < 3; time++) await again();
		expect([await seen('tn'), await seen('ciudad')]).toEqual([
			[picture, 2],
			['B'.repeat(26), 1],
		]);
		expect(content.log.told.filter(({ level }) => level === 'error').map(({ fields }) => fields.brand)).toEqual(['tn']);
		failing.clear();
		later(60_000);
		await again();
		expect(await seen('tn')).toEqual(['B'.repeat(26), 1]);
	});

	it('a draft that follows stays the newest text, and loses the picture too', async () => {
		const { revision: base } = (await content().workText('tn', 'A')) ?? expect.fail();
		const document = {
			...story('A', {
				website: 'tn',
				website_url: '/deportes/a/',
				headlines: { basic: 'Borrador' },
				promo_items: { basic: image(picture) },
			}),
		};
		later(1_000);
		await content().edit({ brand: 'tn', sender: 'staff Julia' }, { id: 'A', document, base, publishes: false, kept: [] });
		await content().setPictureEnd(picture, content.clock.now);
		later(1_000);
		await round();
		expect((await seen('tn'))[0]).toBe('B'.repeat(26));
		expect(await content().workText('tn', 'A')).toMatchObject({ state: 'working', text: expect.stringContaining('Borrador') });
		expect(await content().workText('tn', 'A')).toMatchObject({ text: expect.not.stringContaining(picture) });
	});
}

describeOnBoth('pictures whose rights end', migrations, ends);

it('a picture leaves galleries and variants too, and nothing else changes', () => {
	const inGallery = { type: 'gallery', content_elements: [image(picture), image('B')] };
	const document = {
		content_elements: [inGallery],
		variations: { variants: [{ content: { promo_items: { basic: image(picture) } } }] },
		slug: picture,
	};
	expect(withoutPicture(document, picture)).toEqual({
		content_elements: [{ type: 'gallery', content_elements: [image('B')] }],
		variations: { variants: [{ content: { promo_items: {} } }] },
		slug: picture,
	});
});
