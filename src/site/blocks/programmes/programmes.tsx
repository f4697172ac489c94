// The programmes of a channel: the sections below `/programas` that have no subsections.
import * as v from 'valibot';
import type { Card, Section } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './programmes.module.css';

/** A programme and the stories among which its picture is chosen. */
type Programme = { readonly section: Section; readonly cards: readonly Card[] };

/** With more programmes than this, pictures are upright. */
const mostWide = 3;

/** Newest stories of a programme among which its picture is chosen. */
const searchedStories = 8;

/**
 * The programmes with name and picture. The picture is that of the oldest of the newest stories, so that none appears twice: the page shows the
 * newest themselves.
 */
export const programmes = defineBlock({
	fields: v.object({
		section: v.optional(v.string(), '/programas'),
		count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 12),
	}),
	load: async ({ section, count }, { context: { contentQueries } }): Promise<readonly Programme[] | undefined> => {
		const all = await contentQueries.sections();
		const shows = all.filter(({ id, children }) => id.startsWith(`${section}/`) && children.length === 0).slice(0, count);
		if (shows.length === 0) return undefined;
		return Promise.all(
			shows.map(async (show) => ({
				section: show,
				cards: await contentQueries.list({ all: [`section:${show.id}`], size: searchedStories }),
			})),
		);
	},
	choose: (shows, _, shown) =>
		shows.map(({ section, cards }) => ({
			section,
			cards: [cards.findLast(({ href }) => !shown.has(href)) ?? cards[0]].flatMap((card) => card ?? []),
		})),
	view: ({ data, fields: { section }, context: { brand } }) => (
		<section className={styles.programmes}>
			<Heading title={brand.texts.programmes} brand={brand} href={`${section}/`} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box without focus cannot be moved by keys */}
			<section className={styles.window} tabIndex={0} aria-label={brand.texts.programmes}>
				<ul className={`${styles.row} ${data.length > mostWide ? '' : styles.wide}`}>
					{data.map(({ section: { id, name, description }, cards: [card] }) => (
						<li key={id} className={styles.show}>
							<div className={styles.poster}>
								{card?.picture && <Picture picture={card.picture} ratio="4:3" slot={data.length > mostWide ? 'quarter' : 'half'} />}
							</div>
							<h3 className={styles.name}>
								<a className={styles.link} href={`${id}/`}>
									{name}
								</a>
							</h3>
							{description && <p className={styles.text}>{description}</p>}
						</li>
					))}
				</ul>
			</section>
		</section>
	),
});
