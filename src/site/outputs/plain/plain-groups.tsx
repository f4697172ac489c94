// The lists of stories of an AMP or lite page, each under its title.
import type { StoryGroup } from '../../block.ts';
import { PlainCard } from './plain-card.tsx';
import styles from './plain-groups.module.css';
import type { PicturePlace, PlainPage } from './plain-page.ts';

/** How many lists of a page have a picture; more would be over the budget of a lite cover. */
const picturedLists = 12;

type PlainGroupsProps = {
	readonly groups: readonly StoryGroup[];
	readonly page: PlainPage;
	/** The first story is the page's main one. */
	readonly leads?: boolean;
	readonly dated?: boolean;
};

export function PlainGroups({ groups, page, leads = false, dated = false }: PlainGroupsProps) {
	return groups.map(({ title, href, cards }, at) => (
		<section key={at} className={styles.group}>
			{title && <h2 className={styles.title}>{href === undefined ? title : <a href={page.hrefOf(href)}>{title}</a>}</h2>}
			{cards.map((card, place) => (
				<PlainCard
					key={card.id}
					card={card}
					picture={place === 0 ? placeOf(at, leads) : undefined}
					dated={dated}
					level={title ? 3 : 2}
					page={page}
				/>
			))}
		</section>
	));
}

/** The first story of a list has a picture, in the first lists of a page: a large one if it is the page's main story. */
function placeOf(list: number, leads: boolean): PicturePlace | undefined {
	if (list >= picturedLists) return undefined;
	return leads && list === 0 ? 'card' : 'thumb';
}
