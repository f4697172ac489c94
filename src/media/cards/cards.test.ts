import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { quarters } from '../fixtures/pictures.ts';
import { refusalOf, sharedMedia, testMedia } from '../fixtures/test-media.ts';

const headline = 'La plaza reabrió después de dos años de obras y vecinos';

const sizeOf = async (response: Response) => {
	const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
	return { status: response.status, width, height, format };
};
const card = { status: 200, width: 1200, height: 630, format: 'jpeg' };

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a share card', () => {
	const shared = sharedMedia();

	it.each(brandList.map(({ id }) => id))(
		'is a JPEG of 1200 × 630 on %s, with a picture and without one',
		{ tags: 'slow' },
		async (brand) => {
			const { media, get } = shared();
			const { id } = await media.put(await quarters({ width: 300, height: 500 }).jpeg().toBuffer());
			const plain = await get(media.cardPath(brand, { kicker: 'Ciudad', headline }));
			const pictured = await get(media.cardPath(brand, { headline, picture: { id, focal: { x: 10, y: 490 } } }));
			expect([await sizeOf(plain), await sizeOf(pictured)]).toEqual([card, card]);
		},
	);

	it.each([
		['signs of HTML and quotes', '</script><b>"Hola" & \'chau\''],
		['emoji alone', '🔥🎬👨‍👩‍👧'],
		['nothing', ''],
		['letters of other alphabets', 'Đoković, Łukasz, Київ, 東京, مرحبا'],
		['three hundred characters', 'palabra '.repeat(38)],
		['one word of three hundred characters', 'á'.repeat(300)],
		['half a pair of surrogates, and controls', 'uno\ud83d dos\u0000\u202e tres'],
	])('is drawn of a headline with %s', async (_what, text) => {
		const { media, get } = shared();
		expect(await sizeOf(await get(media.cardPath('tn', { kicker: text, headline: text })))).toEqual(card);
	});

	it('shows its headline: another one gives another picture, and signs that no letter stands for change nothing', {
		tags: 'slow',
	}, async () => {
		const { media, get } = shared();
		const drawn = async (text: string) => bytesOf(await get(media.cardPath('eldoce', { headline: text })));
		const first = await drawn('Llueve en Córdoba');
		expect(first.equals(await drawn('Llueve en Cosquín'))).toBe(false);
		expect(first.equals(await drawn('Llueve en Córdoba 🌧️'))).toBe(true);
	});

	it('is drawn once, however many ask, and kept on disk for the next start', { tags: 'slow' }, async () => {
		const { media, get, made, files } = await testMedia();
		const path = media.cardPath('ciudad', { headline });
		await Promise.all([get(path), get(path), get(path)]);
		expect(made()).toBe(1);
		await expect.poll(async () => (await files()).filter((name) => name.includes('renditions'))).toHaveLength(1);
	});

	it('is not sent again to somebody who has it', async () => {
		const { media, get } = shared();
		const path = media.cardPath('tn', { headline });
		const etag = (await get(path)).headers.get('etag') ?? '';
		expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
	});

	it('is drawn without its picture when that was deleted', async () => {
		const { media, get } = shared();
		expect(await sizeOf(await get(media.cardPath('tn', { headline, picture: { id: 'A'.repeat(26) } })))).toEqual(card);
	});

	it('I01 is refused when anything of its address was changed: its text, its brand or its signature', async () => {
		const { media, get, made } = shared();
		const path = media.cardPath('tn', { headline });
		const other = media.cardPath('tn', { headline: 'Otra cosa' });
		const mixed = `${path.split('&')[0]}&${other.split('&')[1]}`;
		const changed = [
			mixed,
			path.replace('/tn.jpg', '/ciudad.jpg'),
			path.replace('/tn.jpg', '/__proto__.jpg'),
			path.slice(0, -1),
			path.split('&')[0],
		];
		for (const address of changed) expect(await refusalOf(await get(address ?? ''))).toEqual([403, 'IMAGE_NOT_SIGNED']);
		expect(made()).toBe(0);
	});

	it('I03 does not make an SVG acceptable as a picture', async () => {
		const { media, get } = shared();
		await get(media.cardPath('tn', { headline: 'Primero una tarjeta' }));
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
		await expect(media.put(svg)).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE_TYPE' });
	});
});
