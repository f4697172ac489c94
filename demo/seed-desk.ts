import type { BrandId } from '#brands';
import type { Content } from '#content';

type DeskContent = Pick<Content, 'queries' | 'edit' | 'plan' | 'unpublish' | 'spike'>;

/** A story that readers do not see, and its state. */
type DeskStory = {
	readonly slug: string;
	readonly headline: string;
	readonly words: string;
	readonly became: 'draft' | 'planned' | 'withdrawn' | 'spiked';
};

const stories: readonly DeskStory[] = [
	{
		slug: 'ferias-de-barrio',
		headline: 'Las ferias de barrio suman puestos y horarios',
		words: 'Falta confirmar cuántos puestos abren el sábado.',
		became: 'draft',
	},
	{
		slug: 'eclipse-parcial',
		headline: 'Un eclipse parcial se va a ver al amanecer',
		words: 'Sale a su hora, sin que nadie esté mirando.',
		became: 'planned',
	},
	{
		slug: 'corte-de-calles',
		headline: 'Los cortes de calles de este fin de semana',
		words: 'Se retiró cuando los cortes terminaron.',
		became: 'withdrawn',
	},
	{ slug: 'prueba-de-formato', headline: 'Prueba de formato', words: 'Nadie la necesita más.', became: 'spiked' },
];

const dayMs = 86_400_000;

/** Puts stories in every state on the desk of a brand, so that each list shows what it is for. A second run changes nothing. */
export async function seedDesk(content: DeskContent, brand: BrandId, now: Date): Promise<void> {
	const [section] = await content.queries(brand).sections();
	if (!section) return;
	const primary_section = { _id: section.id, type: 'section', version: '0.10.12', name: section.name, path: section.id };
	for (const story of stories) {
		const id = `DEMO-DESK-${brand}-${story.slug}`.toUpperCase();
		const document = {
			_id: id,
			type: 'story',
			version: '0.10.12',
			language: 'es-AR',
			canonical_website: brand,
			slug: story.slug,
			headlines: { basic: story.headline },
			content_elements: [{ type: 'text', content: story.words }],
			taxonomy: { primary_section, sections: [primary_section] },
		};
		await seedStory(content, { brand, id, document, now, became: story.became });
	}
}

type Seeded = Pick<DeskStory, 'became'> & {
	readonly brand: BrandId;
	readonly id: string;
	readonly document: Readonly<Record<string, unknown>>;
	readonly now: Date;
};

async function seedStory(content: DeskContent, { brand, id, document, now, became }: Seeded): Promise<void> {
	const from = { brand, sender: 'staff Demo' };
	const edit = { id, document, base: undefined, publishes: became === 'withdrawn', kept: [] };
	const dueAt = new Date(now.getTime() + 2 * dayMs);
	const { kind } = became === 'planned' ? await content.plan(from, { action: 'publish', dueAt, edit }) : await content.edit(from, edit);
	if (kind !== 'stored') return;
	if (became === 'withdrawn') await content.unpublish(from, { type: 'story', id });
	if (became === 'spiked') await content.spike(from, id);
}
