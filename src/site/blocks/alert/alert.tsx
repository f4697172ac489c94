import siren from 'lucide-static/icons/siren.svg?raw';
import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './alert.module.css';

/** The collection in which the newsroom puts urgent stories. */
const alias = 'alert-bar';

/** The bar of urgent news under the header: the first story of the collection, or nothing when it is empty. */
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
