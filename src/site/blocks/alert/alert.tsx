import siren from 'lucide-static/icons/siren.svg?raw';
import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './alert.module.css';

/** The collection that the newsroom fills when something cannot wait. */
const alias = 'alert-bar';

/** The urgent bar under the header; without an urgent story there is none. */
export const alert = defineBlock({
	fields: v.object({}),
	load: async (_, { context }) => (await context.contentQueries.collection(alias))?.cards[0],
	view: ({ data: { href, headline, shortHeadline }, context: { brand } }) => (
		<aside className={styles.alert} aria-label={brand.texts.urgentBar}>
			<a className={styles.link} href={href}>
				<span className={styles.label}>
					<Icon svg={siren} size={18} />
					{brand.texts.urgentBar}
				</span>
				<span className={styles.words}>{shortHeadline ?? headline}</span>
			</a>
		</aside>
	),
});
