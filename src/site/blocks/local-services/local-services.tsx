import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './local-services.module.css';
import { type ServiceIcon, serviceIcons } from './service-icons.ts';
import { ServiceTile } from './service-tile.tsx';

const service = v.object({
	/** Tag whose newest story the tile shows. */
	tag: v.string(),
	icon: v.custom<ServiceIcon>((name) => typeof name === 'string' && Object.hasOwn(serviceIcons, name)),
});

/** Stories that no tile shows: live coverage and newsletters are not about one service. */
const excluded = ['kind:live', 'kind:newsletter'];

type Tile = { readonly card: Card; readonly icon: ServiceIcon };

/** Services such as water and transport: one tile for each, with the newest story of its tag. */
export const localServices = defineBlock({
	fields: v.object({ section: v.string(), services: v.pipe(v.array(service), v.minLength(1), v.maxLength(6)) }),
	load: async ({ section, services: items }, { context: { contentQueries } }): Promise<readonly Tile[] | undefined> => {
		const lists = await Promise.all(
			items.map(({ tag }) => contentQueries.list({ all: [`section:${section}`, `tag:${tag}`], none: excluded, size: items.length })),
		);
		const tiles = tilesOf(items.map(({ icon }, index) => ({ icon, cards: lists[index] ?? [] })));
		return tiles.length === 0 ? undefined : tiles;
	},
	view: ({ data, context: { brand } }) => (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box without focus cannot be moved by keys
		<section className={styles.window} tabIndex={0} aria-label={brand.texts.services}>
			<ul className={styles.tiles}>
				{data.map(({ card: { id, href, kicker, shortHeadline, headline }, icon }) => (
					<ServiceTile
						key={id}
						href={href}
						icon={<Icon svg={serviceIcons[icon]} size={26} />}
						name={kicker}
						news={shortHeadline ?? headline}
					/>
				))}
			</ul>
		</section>
	),
});

// A story about two services appears once, in the tile of the first.
function tilesOf(lists: readonly { icon: ServiceIcon; cards: readonly Card[] }[]): readonly Tile[] {
	const used = new Set<string>();
	return lists.flatMap(({ icon, cards }) => {
		const card = cards.find(({ id }) => !used.has(id));
		if (card === undefined) return [];
		used.add(card.id);
		return { card, icon };
	});
}
