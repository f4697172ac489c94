import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { section, story } from '../support/content.ts';
import { eventually } from '../support/eventually.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { rowBrands } from '../support/row-brands.ts';
import { senderTo } from '../support/sender.ts';

const appUrls = (kind: string) => brandList.map(({ id }) => `${id}=https://${kind}.example/${id}`).join(',');

let program: Program;
beforeAll(async () => {
	program = await startProgram({
		environment: { DEMO_CONTENT: 'off', ANDROID_APP_URLS: appUrls('play'), IOS_APP_URLS: appUrls('apps') },
	});
});
afterAll(async () => {
	await program?.stop();
});

type FrameParts = Readonly<Record<string, unknown>>;

/** Publishes stories of a brand by the staff, each newer than the one before, in the section that its path begins with. */
async function publish(brand: BrandId, stories: readonly (readonly [path: string, parts?: FrameParts])[]): Promise<void> {
	const sections = new Set(stories.flatMap(([path]) => ancestry(sectionOf(path))));
	const documents = stories.map(([path, parts = {}], minute) =>
		story(`${brand}-${minute}`, {
			website: brand,
			canonical_website: brand,
			website_url: path,
			headlines: { basic: `Nota ${minute}` },
			display_date: `2026-11-01T12:${String(minute).padStart(2, '0')}:00Z`,
			source: { source_type: 'staff' },
			taxonomy: { primary_section: primary(sectionOf(path)) },
			...parts,
		}),
	);
	await senderTo(program, brand).putAll([...[...sections].map((id) => section(id)), ...documents]);
}

const primary = (_id: string) => ({ _id, type: 'section', version: '0.10.12', name: _id.slice(1) });

/** A section and those above it, the highest first. */
const ancestry = (id: string) =>
	id
		.split('/')
		.slice(1)
		.map((_, depth, names) => `/${names.slice(0, depth + 1).join('/')}`);

const sectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2));

async function latestNews(brand: BrandId): Promise<readonly string[]> {
	const { body } = await program.get(brand, '/terminos-y-condiciones/');
	const footer = body.slice(body.lastIndexOf('<footer'));
	return [...footer.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
}

const shown = ['/deportes/a/', '/politica/b/', '/salud/c/', '/deportes/d/'];

describe('the latest news of the footer', () => {
	it('FTR-09 FTR-10 FTR-11 of tn leave out agencies, cars, style, programmes, videos, galleries, the subtype video and horoscopes', async () => {
		await publish('tn', [
			...shown.map((path) => [path] as const),
			['/agencias/x/'],
			['/autos/x/'],
			['/estilo/x/'],
			['/programas/x/'],
			['/videos/x/'],
			['/galerias/x/'],
			['/deportes/x/', { subtype: 'video' }],
			['/salud/x/', { taxonomy: { primary_section: primary('/salud'), tags: [{ slug: 'horoscopo', text: 'Horóscopo' }] } }],
		]);
		await eventually(
			() => latestNews('tn'),
			(paths) => paths.length === 4,
			3_000,
		);
		expect(await latestNews('tn')).toEqual(shown.toReversed());
	});

	it('FTR-12 of eldoce leave out sponsored stories, the agenda of dances and videos', async () => {
		await publish('eldoce', [
			...shown.map((path) => [path] as const),
			['/patrocinado/x/'],
			['/cuarteteando/agenda/x/'],
			['/videos/x/'],
			['/deportes/x/', { subtype: 'video' }],
		]);
		await eventually(
			() => latestNews('eldoce'),
			(paths) => paths.length === 4,
			3_000,
		);
		expect(await latestNews('eldoce')).toEqual(shown.toReversed());
	});

	it('FTR-09 FTR-12 of eltrece and ciudad leave nothing out', async () => {
		for (const brand of ['eltrece', 'ciudad'] as const) {
			await publish(brand, [['/agencias/x/'], ['/autos/x/'], ['/patrocinado/x/'], ['/programas/x/']]);
			await eventually(
				() => latestNews(brand),
				(paths) => paths.length === 4,
				3_000,
			);
		}
	});
});

describe('the apps in the header', () => {
	it('HDR-21 HDR-22 are those that the environment names, on tn and eltrece alone', async () => {
		const linked = rowBrands.map(async ({ id }) => {
			const { body } = await program.get(id, '/buscar/');
			return [id, ['play', 'apps'].map((kind) => body.includes(`href="https://${kind}.example/${id}"`))];
		});
		const [shown, hidden] = [
			[true, true],
			[false, false],
		];
		expect(Object.fromEntries(await Promise.all(linked))).toEqual({ tn: shown, eltrece: shown, ciudad: hidden, eldoce: hidden });
	});
});
