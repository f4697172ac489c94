import type { StoryGroup } from '../../block.ts';
import { PlainCard } from './plain-card.tsx';
import styles from './plain-groups.module.css';
import type { PicturePlace, PlainPage } from './plain-page.ts';

type PlainGroupsProps = {
	readonly groups: readonly StoryGroup[];
	readonly page: PlainPage;
	/** The first story is the page's main one. */
	readonly leads?: boolean;
	readonly dated?: boolean;
};

/** Lists of stories, each under its title. */
export function PlainGroups({ groups, page, leads = false, dated = false }: PlainGroupsProps) {
	return groups.map(({ title, href, cards }, at) => (
		<section key={at} className={styles.group}>
			{title && <h2 className={styles.title}>{href === undefined ? title : <a href={page.hrefOf(href)}>{title}</a>}</h2>}
			{cards.map((card, place) => (
				<PlainCard key={card.id} card={card} picture={placeOf(place, leads && at === 0)} dated={dated} level={title ? 3 : 2} page={page} />
			))}
		</section>
	));
}

/** The first story of a group has a picture: a large one if it is the page's main story. */
function placeOf(place: number, leads: boolean): PicturePlace | undefined {
	if (place > 0) return undefined;
	return leads ? 'card' : 'thumb';
}
