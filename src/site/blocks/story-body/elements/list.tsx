import type { List } from '#content/contract';
import { Html } from '../../../ui/html.tsx';
import styles from './list.module.css';

/** An ordered or unordered list; its items may be lists. */
export function ListElement({ list: { ordered, items } }: { list: List }) {
	const Tag = ordered ? 'ol' : 'ul';
	return (
		<Tag className={ordered ? styles.ordered : styles.plain}>
			{items.map((item, index) =>
				typeof item === 'string' ? (
					<Html key={index} as="li" html={item} />
				) : (
					<li key={index} className={styles.nested}>
						<ListElement list={item} />
					</li>
				),
			)}
		</Tag>
	);
}
